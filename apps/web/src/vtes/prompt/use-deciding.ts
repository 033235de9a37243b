// What is asked, what was chosen of it, and what comes of every press.

import type { Open } from '@nocturne/kernel';
import { budgetOf, type Vtes } from '@nocturne/vtes';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../net/store.ts';
import { settings } from '../../settings/settings.ts';
import { AFTER_ARMING, AFTER_ASKING } from '../../table/arming.ts';
import { give } from '../../table/allocation.ts';
import { narrow, NO_PICKS, pick, type Picks, picksOf } from '../../table/narrowing.ts';
import { press, pressFact } from '../../table/pressing.ts';
import { toggled } from '../../table/several.ts';
import type { LiveTable, TableState } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';
import type { Deciding } from './deciding.ts';
import { type Asked, askedWith, type Draft, endOf, freshDraft, passOf } from './draft.ts';
import { type Seen, thingOf } from './facts.ts';
import { keyedOf, placeOfThing } from './lights.ts';
import { offeredSkips } from './skips.ts';
import { type Answering, useAnswering } from './use-answering.ts';

export interface DecidingHere extends Deciding {
  readonly pressThing: (thing: Thing) => void;
}

/** What the presses work on. */
interface Desk {
  readonly asked: Asked;
  readonly send: Answering['send'];
  /** Something else is chosen. */
  readonly change: (next: Partial<Draft>) => void;
  /** Whoever presses at once has not read what is asked. */
  readonly isRead: () => boolean;
}

/** The question as the game knows it. */
const openOf = ({ question, seat }: TableState): Open<Vtes> | null =>
  question === null || seat === null ? null : ({ ...question, seat } as unknown as Open<Vtes>);

/** Whether one press is enough: that is how this reader likes it, and nothing was taken for granted. */
const isPlain = ({ narrowing }: Asked, picks: Picks): boolean =>
  settings.get().clicks === 'one' &&
  narrow(narrowing, picks).steps.every(({ facet, values }) => facet === 'subject' || values.length === 1);

const mostOf = ({ question }: Asked): number =>
  question.kind === 'some' ? question.max : question.kind === 'order' ? question.options.length : 0;

/** A double click does nothing by itself. */
const isArmed = ({ asked }: Desk): boolean => performance.now() - asked.draft.armedAt >= AFTER_ARMING;

function act(desk: Desk): void {
  const { choice } = desk.asked;
  if (choice !== null && isArmed(desk) && desk.isRead()) desk.send(choice);
}

function follow(desk: Desk, next: Picks | 'do' | undefined): void {
  const { asked, change, send, isRead } = desk;
  if (next === 'do') return act(desk);
  if (next === undefined) return;
  const { option } = narrow(asked.narrowing, next);
  if (option !== null && isPlain(asked, next) && isRead()) send(option);
  else change({ picks: next, shares: [] });
}

const toggle = ({ asked, change }: Desk, place: number): void =>
  change({ several: toggled(asked.draft.several, place, mostOf(asked)) });

function pressThing(desk: Desk, thing: Thing): void {
  const { asked, change } = desk;
  if (asked.sharing !== null && thing.startsWith('seat '))
    return change({ shares: give(asked.sharing.options, asked.draft.shares, Number(thing.slice(5))) });
  if (asked.question.kind === 'one')
    return follow(desk, press(asked.narrowing, asked.draft.picks, thingOf, thing));
  const place = placeOfThing(asked, thing);
  if (place !== undefined) toggle(desk, place);
}

function answerAt({ send, isRead }: Desk, place: number | null): void {
  if (place !== null && isRead()) send(place);
}

function end(desk: Desk): void {
  const { asked, change } = desk;
  if (endOf(asked) === null) return;
  if (!asked.draft.ending) change({ ending: true });
  else if (isArmed(desk)) answerAt(desk, endOf(asked));
}

type Presses = Omit<DecidingHere, keyof Shown>;
type Shown = Pick<
  Deciding,
  | 'asked'
  | 'quiet'
  | 'refused'
  | 'remembered'
  | 'budget'
  | 'lift'
  | 'keyed'
  | 'ending'
  | 'skips'
  | 'maySkip'
  | 'skip'
>;

/** What can be pressed; nothing comes of it while nothing is asked. */
function pressesOf(desk: Desk | null): Presses {
  const at =
    <Arguments extends unknown[]>(deed: (there: Desk, ...given: Arguments) => void) =>
    (...given: Arguments): void => {
      if (desk !== null) deed(desk, ...given);
    };
  return {
    pickFact: at(({ asked, change }, facet: string, value: string) =>
      change({ picks: pick(asked.narrowing, asked.draft.picks, facet, value) }),
    ),
    pressFact: at((there, facet: string, value: string) =>
      follow(there, pressFact(there.asked.narrowing, there.asked.draft.picks, facet, value)),
    ),
    pressOption: at((there, place: number) =>
      follow(there, there.asked.choice === place ? 'do' : picksOf(there.asked.narrowing, place)),
    ),
    pressThing: at(pressThing),
    toggle: at(toggle),
    setAmount: at(({ change }, amount: number) => change({ amount })),
    setShares: at(({ change }, shares: readonly number[]) => change({ shares })),
    putBack: at(({ change }) => change({ picks: NO_PICKS, several: [], shares: [] })),
    act: at(act),
    pass: at((there) => answerAt(there, passOf(there.asked))),
    end: at(end),
  };
}

export function useDecidingAt(table: LiveTable): DecidingHere {
  const state = useStore(table.state);
  const view = state.view as unknown as Seen;
  const question = openOf(state);
  const { send, ...answering } = useAnswering(table, view, question);
  const [kept, setKept] = useState<Draft | null>(null);
  const askedAt = useRef(0);
  const serial = question?.serial;
  // from when it can be seen, however busy the page is afterwards
  useLayoutEffect(() => {
    askedAt.current = performance.now();
  }, [serial]);
  const open = question === null || answering.quiet !== null ? null : question;
  const asked =
    open === null ? null : askedWith(view, open, kept?.serial === open.serial ? kept : freshDraft(open));
  const desk: Desk | null = asked && {
    asked,
    send,
    change: (next) => setKept({ ...asked.draft, ending: false, ...next, armedAt: performance.now() }),
    isRead: () => performance.now() - askedAt.current >= AFTER_ASKING,
  };
  return {
    ...answering,
    ...pressesOf(desk),
    asked,
    // whoever watches, or has played to the end, is asked nothing
    budget: view.own === null || view.table.over !== null ? 'whole' : budgetOf(answering.remembered),
    keyed: asked === null ? [] : keyedOf(view, asked),
    ending: asked?.draft.ending ?? false,
    maySkip: offeredSkips(view, open),
  };
}
