// What is asked, what was chosen of it, and what comes of every press.

import type { Open } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../net/store.ts';
import { settings } from '../../settings/settings.ts';
import { AFTER_ARMING, AFTER_ASKING } from '../../table/arming.ts';
import { NO_PICKS, narrow, picksOf, pick, type Picks } from '../../table/narrowing.ts';
import { press, pressFact } from '../../table/pressing.ts';
import { toggled } from '../../table/several.ts';
import type { LiveTable, TableState } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';
import type { Deciding } from './deciding.ts';
import { type Asked, askedWith, type Draft, endOf, freshDraft, passOf } from './draft.ts';
import { type Seen, thingOf } from './facts.ts';
import { keyedOf, placeOfThing } from './lights.ts';
import { offeredSkips } from './skips.ts';
import { useAnswering } from './use-answering.ts';

export interface DecidingHere extends Deciding {
  readonly pressThing: (thing: Thing) => void;
}

/** The question as the game knows it. */
const openOf = ({ question, seat }: TableState): Open<Vtes> | null =>
  question === null || seat === null ? null : ({ ...question, seat } as unknown as Open<Vtes>);

/** Whether one press is enough: that is how this reader likes it, and nothing was taken for granted. */
const isPlain = ({ narrowing }: Asked, picks: Picks): boolean =>
  settings.get().clicks === 'one' &&
  narrow(narrowing, picks).steps.every(({ facet, values }) => facet === 'subject' || values.length === 1);

const places = ({ question }: Asked): number =>
  question.kind === 'some' ? question.max : question.kind === 'order' ? question.options.length : 0;

export function useDecidingAt(table: LiveTable): DecidingHere {
  const state = useStore(table.state);
  useStore(settings);
  const view = state.view as unknown as Seen;
  const question = openOf(state);
  const answering = useAnswering(table, view, question);
  const [kept, setKept] = useState<Draft | null>(null);
  const askedAt = useRef(0);
  const serial = question?.serial;
  useEffect(() => {
    askedAt.current = performance.now();
  }, [serial]);
  const open = question === null || answering.quiet !== null ? null : question;
  const draft = open === null ? null : kept?.serial === open.serial ? kept : freshDraft(open);
  const asked = open === null || draft === null ? null : askedWith(view, open, draft);

  const change = (next: Partial<Draft>): void => {
    if (asked !== null) setKept({ ...asked.draft, ending: false, ...next, armedAt: performance.now() });
  };
  /** Whoever presses at once has not read what is asked. */
  const isRead = (): boolean => performance.now() - askedAt.current >= AFTER_ASKING;
  const isArmed = (): boolean => performance.now() - (asked?.draft.armedAt ?? 0) >= AFTER_ARMING;
  const act = (): void => {
    if (asked === null || asked.choice === null) return;
    if (isArmed() && isRead()) answering.send(asked.choice);
  };
  const follow = (next: Picks | 'do' | undefined): void => {
    if (next === 'do') return act();
    if (asked === null || next === undefined) return;
    const { option } = narrow(asked.narrowing, next);
    if (option !== null && isPlain(asked, next) && isRead()) answering.send(option);
    else change({ picks: next, shares: [] });
  };
  const toggle = (place: number): void => {
    if (asked !== null) change({ several: toggled(asked.draft.several, place, places(asked)) });
  };
  const answerAt = (place: number | null): void => {
    if (place !== null && isRead()) answering.send(place);
  };
  return {
    asked,
    quiet: answering.quiet,
    refused: answering.refused,
    keyed: asked === null ? [] : keyedOf(view, asked),
    pickFact(facet, value) {
      if (asked !== null) change({ picks: pick(asked.narrowing, asked.draft.picks, facet, value) });
    },
    pressFact(facet, value) {
      if (asked !== null) follow(pressFact(asked.narrowing, asked.draft.picks, facet, value));
    },
    pressOption(place) {
      if (asked === null) return;
      follow(asked.choice === place ? 'do' : picksOf(asked.narrowing, place));
    },
    pressThing(thing) {
      if (asked === null) return;
      if (asked.question.kind === 'one')
        return follow(press(asked.narrowing, asked.draft.picks, thingOf, thing));
      const place = placeOfThing(asked, thing);
      if (place !== undefined) toggle(place);
    },
    toggle,
    setAmount: (amount) => change({ amount }),
    setShares: (shares) => change({ shares }),
    putBack: () => change({ picks: NO_PICKS, several: [], shares: [] }),
    act,
    pass: () => answerAt(asked === null ? null : passOf(asked)),
    end() {
      if (asked === null || endOf(asked) === null) return;
      if (!asked.draft.ending) change({ ending: true });
      else if (isArmed()) answerAt(endOf(asked));
    },
    ending: asked?.draft.ending ?? false,
    skips: answering.skips,
    maySkip: offeredSkips(view),
    skip: answering.skip,
  };
}
