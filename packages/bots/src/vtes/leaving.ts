// Leaving the game by the rules, when there is nothing more to be gained in it (V-15.9 … V-15.11).

import type { Seen } from './seen.ts';
import { threat } from './worth.ts';

/** A table at which nobody's pool has come to a new low for so many rounds stands still. */
const ROUNDS = 6;

const isOutOfCards = ({ table, seat }: Seen): boolean => table.methuselahs[seat]!.library === 0;

/** Without new cards, it will go on like this. */
const standsStill = (seen: Seen): boolean => isOutOfCards(seen) && seen.memory.still >= ROUNDS;

/** Who is out of cards and cannot hope to oust anybody soon leaves with a victory point. */
export function wantsOut(seen: Seen): boolean {
  if (!isOutOfCards(seen)) return false;
  const minions = seen.ready[seen.seat]!.length;
  const preyPool = seen.table.methuselahs[seen.prey]!.pool;
  const hopeless = minions === 0 || preyPool > 4 + 2 * minions || seen.pool <= 2 * threat(seen);
  return hopeless || standsStill(seen);
}

/** The usual size of a hand. */
const HAND = 7;

/** V-15.9: the hand must have an empty place when the turn begins. */
export const needsEmptyPlace = (seen: Seen): boolean =>
  wantsOut(seen) &&
  !seen.table.methuselahs[seen.seat]!.withdrawing &&
  (seen.own.hand.length >= HAND || standsStill(seen));

/** A prey that nobody can oust may go: the next one may be weaker, and the last of all has a victory point (V-15.6). */
export const letsGo = (seen: Seen): boolean =>
  standsStill(seen) && seen.table.methuselahs[seen.prey]!.withdrawing;
