// How likely an action succeeds, and who would block it.

import type { Seat } from '@nocturne/kernel';
import type { PublicCard } from '@nocturne/vtes';
import { prowess, type Seen, sum, waysOf } from './seen.ts';

/** How likely one, two, … minions that could block attempt it. */
const ATTEMPT = 0.6;
const UNDIRECTED = 0.6;
/** Intercept out of a hand, and minions that wake. */
const HIDDEN = 0.12;
const WAKES = 0.05;
/** How likely an attempt succeeds that one's own stealth covers, and one that it does not. */
const COVERED = 0.25;
const UNCOVERED = 0.95;

export interface Prospect {
  success: number;
  /** Who would most likely block. */
  blocker: PublicCard | undefined;
}

/** Stealth that the hand holds for this minion: each card once. */
export function stealthInHand(seen: Seen, minion: PublicCard): number {
  const byName = new Map<string, number>();
  for (const { name, mode, gains } of waysOf(seen, minion)) {
    const stealth = mode.type === 'action modifier' && mode.by === undefined ? sum(gains, 'stealth') : 0;
    if (stealth > 0) byName.set(name, Math.max(stealth, byName.get(name) ?? 0));
  }
  let total = 0;
  for (const stealth of byName.values()) total += stealth;
  return total;
}

/** Some pairs of minions make all but the bleeds of one of them unblockable. */
const isUnblockable = ({ table }: Seen, minion: PublicCard, bleeding: boolean): boolean =>
  !bleeding && table.cards.some(({ chosen }) => chosen[1] === minion.id);

export function prospect(
  seen: Seen,
  minion: PublicCard,
  targets: readonly Seat[],
  stealth: number,
  bleeding: boolean,
): Prospect {
  if (isUnblockable(seen, minion, bleeding)) return { success: 1, blocker: undefined };
  const seats = targets.length > 0 ? targets : [seen.prey, seen.predator];
  const watching = [...new Set(seats)].flatMap((seat) =>
    seat === seen.seat ? [] : seen.ready[seat]!.filter((one) => !one.locked && prowess(seen, one).canBlock),
  );
  const own = stealth + prowess(seen, minion).stealth;
  const able = watching.filter((one) => prowess(seen, one).intercept >= own);
  if (able.length === 0)
    return {
      success: 1 - WAKES - (watching.length > 0 ? HIDDEN * (targets.length > 0 ? 1 : UNDIRECTED) : 0),
      blocker: watching[0],
    };
  const most = able.reduce((best, one) =>
    prowess(seen, one).intercept > prowess(seen, best).intercept ? one : best,
  );
  const covered = prowess(seen, most).intercept < own + stealthInHand(seen, minion);
  const eager = (1 - (1 - ATTEMPT) ** able.length) * (targets.length > 0 ? 1 : UNDIRECTED);
  return { success: 1 - eager * (covered ? COVERED : UNCOVERED), blocker: most };
}
