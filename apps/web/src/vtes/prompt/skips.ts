// What a player does not want to be asked for a while. It ends by itself.

import type { Choice, Open } from '@nocturne/kernel';
import type { Table, Vtes } from '@nocturne/vtes';
import { passOf } from './draft.ts';
import type { AnyOption, Seen } from './facts.ts';

export const SKIPS = ['action', 'turn', 'hunts'] as const;
export type Skip = (typeof SKIPS)[number];

/** Questions in which nothing need be said. */
const WINDOWS: readonly string[] = ['impulse', 'poll', 'maneuver', 'press', 'prevent', 'entering'];

/** Done to this Methuselah, or to a card of theirs. */
function isAimedAt({ action, cards }: Table, seat: number): boolean {
  if (action === null) return false;
  const { aim } = action;
  return (
    aim.seats.includes(seat) || cards.some(({ id, controller }) => id === aim.card && controller === seat)
  );
}

function covers({ table, own }: Seen, skip: Skip): boolean {
  const { action } = table;
  switch (skip) {
    case 'action':
      return action !== null;
    case 'turn':
      return !isAimedAt(table, own!.seat);
    case 'hunts':
      return action?.kind === 'hunt' && action.by !== own!.seat && table.combat === null;
  }
}

/** The answer for a player who does not want to be asked this. */
export function skipFor(view: Seen, question: Open<Vtes>, skips: ReadonlySet<Skip>): Choice | undefined {
  if (view.own === null || !WINDOWS.includes(question.name) || question.kind !== 'one') return undefined;
  if (![...skips].some((skip) => covers(view, skip))) return undefined;
  return passOf({ question, options: question.options as readonly AnyOption[] }) ?? undefined;
}

/** Names the action under way. */
export const actionKey = ({ table: { turn, action } }: Seen): string =>
  action === null ? '' : `${turn} ${action.minion} ${action.same}`;

/** What was chosen, and during which action. */
export interface Chosen {
  readonly skips: ReadonlySet<Skip>;
  readonly action: string;
}

/** Those that go on: an action is over, or the own turn begins. */
export function goingOn({ skips, action }: Chosen, view: Seen): ReadonlySet<Skip> {
  const { table, own } = view;
  const ended: readonly Skip[] = [
    ...(table.action === null || actionKey(view) !== action ? (['action'] as const) : []),
    ...(table.whose === own?.seat ? (['turn'] as const) : []),
  ];
  return ended.some((skip) => skips.has(skip))
    ? new Set([...skips].filter((skip) => !ended.includes(skip)))
    : skips;
}

/** What may be skipped now. */
export function offeredSkips({ table, own }: Seen, question: Open<Vtes> | null): ReadonlySet<Skip> {
  if (own === null || table.over !== null) return new Set();
  if (question !== null && !WINDOWS.includes(question.name)) return new Set();
  const others = table.whose !== own.seat;
  return new Set<Skip>([
    ...(table.action === null ? [] : ['action' as const]),
    ...(others ? (['turn', 'hunts'] as const) : []),
  ]);
}
