// Keeping minions back: what an unlocked minion is worth until the next own turn.

import { isHungry, prowess, type Seen } from './seen.ts';
import { poolWorth } from './worth.ts';

/** How often a block succeeds. */
const BLOCKS = 0.45;
/** An unlocked minion more than the predator's minions still deters somebody. */
const DETERS = 0.1;

const ableToBlock = (seen: Seen): number =>
  seen.ready[seen.seat]!.filter((minion) => !minion.locked && prowess(seen, minion).canBlock).length;

/** What the least needed of the own unlocked minions prevents, on average. */
export function guardWorth(seen: Seen): number {
  const { known, ready, predator, seat } = seen;
  if (known.guard !== undefined) return known.guard;
  const bleeding = predator === seat ? [] : ready[predator]!.filter((minion) => !isHungry(minion));
  const bleeds = bleeding.map((minion) => prowess(seen, minion).bleed + 0.5);
  const guards = Math.max(1, ableToBlock(seen));
  const next = bleeds.toSorted((a, b) => b - a)[guards - 1];
  known.guard = next === undefined ? DETERS : DETERS - BLOCKS * poolWorth(seen, seat, -next);
  return known.guard;
}
