// What an option is about.

import type { Seat } from '@nocturne/kernel';
import type { Candidate } from '../candidates.ts';
import type { Combat } from '../types-combat.ts';
import type { Id } from '../types.ts';

/** A card of the hand, by name; or a card on the table, by its number. */
export type Subject = string | Id;

/** Of a strike with nothing, and of maneuvers, presses and prevention gained before: the minion that fights. */
const BARE: readonly string[] = ['hand-strike', 'maneuver', 'press', 'prevent'];

/**
 * The card that is played, used or, for a political card, discarded for its vote; the minion that acts, blocks or
 * votes; or the card that is struck with, locked, paid for and so on.
 */
export function subjectOf(
  { board }: { readonly board: { readonly combat: Combat | null } },
  seat: Seat,
  option: Candidate,
): Subject | undefined {
  const { do: verb, name, use, minion, card } = option;
  if (verb === 'play' || (verb === 'discard' && option.side !== undefined)) return name;
  if (verb === 'use') return use;
  const id = minion ?? card ?? 0;
  if (id !== 0) return id;
  return BARE.includes(verb) ? board.combat?.sides.find((one) => one.seat === seat)?.minion : undefined;
}
