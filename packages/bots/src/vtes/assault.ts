// Whether all the own minions together could oust the prey in this turn: then every bleed is a part of that.

import type { PublicCard } from '@nocturne/vtes';
import { isHungry, prowess, type Seen, sum, waysOf } from './seen.ts';
import { prospect } from './success.ts';
import { OUST } from './worth.ts';

/** Cards of the hand serve one minion each. */
const SHARED = 0.5;
/** How sure one is that it comes to that. */
const HOPE = 0.6;

/** The most that one card of the hand adds to a bleed of this minion. */
export function modifierInHand(seen: Seen, minion: PublicCard): number {
  let most = 0;
  for (const { mode, gains } of waysOf(seen, minion))
    if (mode.type === 'action modifier')
      most = Math.max(most, sum(gains, 'bleed') + 0.4 * sum(gains, 'blood'));
  return most;
}

/** The most that an action card of the hand adds to it. */
const actionInHand = (seen: Seen, minion: PublicCard): number =>
  waysOf(seen, minion).reduce(
    (most, { mode }) => Math.max(most, mode.action?.kind === 'bleed' ? (mode.action.bleed ?? 0) : 0),
    0,
  );

/** Pool that the bleeds which are left in this turn are likely to burn. */
function strength(seen: Seen): number {
  let total = 0;
  for (const minion of seen.ready[seen.seat]!) {
    if (minion.locked || minion.idle || isHungry(minion) || minion.done.includes('bleed')) continue;
    const extra = modifierInHand(seen, minion) + actionInHand(seen, minion);
    const { success } = prospect(seen, minion, [seen.prey], 0, true);
    total += success * (prowess(seen, minion).bleed + SHARED * extra);
  }
  return total;
}

/** What a bleed of this amount adds to the chance of an oust. */
export function assault(seen: Seen, amount: number): number {
  const { pool } = seen.table.methuselahs[seen.prey]!;
  if (amount >= pool) return 0;
  seen.known.strength ??= strength(seen);
  return seen.known.strength >= pool ? (HOPE * OUST * amount) / pool : 0;
}
