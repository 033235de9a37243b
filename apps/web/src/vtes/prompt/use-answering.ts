// Answers on their way to the server: those of the player, and those that are given by themselves.

import type { Choice, Open } from '@nocturne/kernel';
import type { ReasonMessage } from '@nocturne/protocol';
import { afterAnswer, afterLifting, afterYield, type Vtes, type Yields } from '@nocturne/vtes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../net/store.ts';
import { settings } from '../../settings/settings.ts';
import { reasonOf } from '../../table/live-table.ts';
import type { LiveTable } from '../../table/types.ts';
import type { Seen } from './facts.ts';
import { keepYields, keptYields } from './remembered.ts';
import { actionKey, type Chosen, goingOn, type Skip } from './skips.ts';
import { answerFor, pause } from './yielding.ts';

export interface Answering {
  readonly quiet: 'yielded' | 'sent' | null;
  readonly refused: ReasonMessage | null;
  readonly remembered: Yields;
  readonly lift: () => void;
  readonly send: (choice: Choice) => void;
  readonly skips: ReadonlySet<Skip>;
  readonly skip: (what: Skip) => void;
}

interface Sent {
  readonly serial: number;
  readonly how: 'yielded' | 'sent';
}

const other = (skips: ReadonlySet<Skip>, what: Skip): ReadonlySet<Skip> =>
  new Set(skips.has(what) ? [...skips].filter((one) => one !== what) : [...skips, what]);

function useSkips(view: Seen): [ReadonlySet<Skip>, (what: Skip) => void] {
  const [chosen, setChosen] = useState<Chosen>({ skips: new Set(), action: '' });
  const skips = goingOn(chosen, view);
  // what is over does not come back with the next action
  useEffect(() => {
    if (skips !== chosen.skips) setChosen({ ...chosen, skips });
  }, [skips, chosen]);
  return [skips, (what) => setChosen({ skips: other(skips, what), action: actionKey(view) })];
}

/** What the player said settles questions to come; what is answered by itself settles nothing. */
function useRemembered({ id }: LiveTable, { own }: Seen): [Yields, (next: Yields) => void] {
  const seat = own?.seat ?? null;
  const { attention } = useStore(settings);
  const [remembered, setRemembered] = useState<Yields>(() => keptYields(id, seat));
  const remember = (next: Yields): void => {
    setRemembered(next);
    keepYields(id, seat, next);
  };
  return [{ ...remembered, attention }, remember];
}

export function useAnswering(table: LiveTable, view: Seen, question: Open<Vtes> | null): Answering {
  const [sent, setSent] = useState<Sent | null>(null);
  const [refused, setRefused] = useState<ReasonMessage | null>(null);
  const [skips, skip] = useSkips(view);
  const [remembered, remember] = useRemembered(table, view);
  const serial = question?.serial;
  const send = (choice: Choice, how: Sent['how'] = 'sent'): void => {
    if (serial === undefined || sent?.serial === serial) return;
    setSent({ serial, how });
    setRefused(null);
    remember(
      how === 'sent' ? afterAnswer(remembered, view, question!, choice) : afterYield(remembered, question!),
    );
    table.answer(serial, choice).catch((error: unknown) => {
      setSent(null);
      setRefused(reasonOf(error));
    });
  };
  // the last question that was put before the player; that it was is nothing to draw
  const [put] = useState<{ serial: number | null }>({ serial: null });
  const answer =
    question === null
      ? undefined
      : answerFor(view, question, skips, put.serial === serial ? null : remembered);
  const isPut = serial !== undefined && answer === undefined;
  useEffect(() => {
    if (isPut) put.serial = serial;
  }, [put, isPut, serial]);
  const byItself = useEffectEvent(() => {
    if (answer !== undefined) send(answer, 'yielded');
  });
  const isYielded = answer !== undefined;
  useEffect(() => {
    if (!isYielded || serial === undefined) return undefined;
    const timer = setTimeout(byItself, pause());
    return () => clearTimeout(timer);
  }, [isYielded, serial]);
  const quiet = isYielded ? 'yielded' : question !== null && sent?.serial === serial ? sent!.how : null;
  const lift = (): void => remember(afterLifting(remembered));
  return { quiet, refused, remembered, lift, send: (choice) => send(choice), skips, skip };
}
