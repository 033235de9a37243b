// The own action under way: stealth to get through, more bleed once nobody can block, and what follows.

import type { Gain } from '@nocturne/vtes';
import { duel } from './duel.ts';
import { cardAt, isVampire, type Seen, sum } from './seen.ts';
import { stealthInHand } from './success.ts';
import { priceOf, type UnderWay } from './under-way.ts';
import { netValue } from './value.ts';
import { guardWorth } from './guard.ts';
import { harm, poolWorth } from './worth.ts';

const NEVER = -50;
/** More stealth than is needed is wasted. */
const WASTE = 0.1;
const EXTRA = 0.05;
/** A bleed later on is worth less than one now. */
const LATER = 0.6;

/** What is lost if the attempt under way succeeds. */
function blockLoss(seen: Seen, { stake, action, acting }: UnderWay): number {
  const blocker = cardAt(seen, action.blocker);
  return stake - (blocker === undefined ? 0 : duel(seen, acting, blocker));
}

/** Stealth, only if it gets through, alone or with more of the hand. */
function stealthMerit(seen: Seen, now: UnderWay, gains: readonly Gain[]): number {
  const { standing, acting, action } = now;
  const stealth = sum(gains, 'stealth');
  const missing = (standing.intercept ?? -1) - standing.stealth + 1;
  if (action.state !== 'B' || missing <= 0) return NEVER;
  const enough = stealth >= missing;
  if (!enough && stealthInHand(seen, acting) < missing) return NEVER;
  const extras = sum(gains, 'hindrance') + sum(gains, 'safety') + 0.5 * sum(gains, 'bleed');
  const certain = enough ? 0.8 : 0.4;
  return certain * blockLoss(seen, now) + EXTRA * extras - WASTE * Math.max(0, stealth - missing);
}

/** More bleed, once blocks are declined, and only as far as it is wanted. */
function bleedMerit(seen: Seen, { action, standing }: UnderWay, gains: readonly Gain[]): number {
  if (action.state !== 'C' || standing.bleed === null || action.spied) return NEVER;
  const target = action.aim.seats[0]!;
  const after = standing.bleed + sum(gains, 'bleed');
  return poolWorth(seen, target, -after) - poolWorth(seen, target, -standing.bleed);
}

/** Vampires cannot block: for an attempt that would succeed, at the price of the damage. */
function unblockableMerit(seen: Seen, now: UnderWay, gains: readonly Gain[]): number {
  const { action, standing, acting } = now;
  const blocker = cardAt(seen, action.blocker);
  const needed = action.state === 'B' && blocker !== undefined && isVampire(blocker);
  if (!needed || (standing.intercept ?? -1) < standing.stealth) return NEVER;
  return blockLoss(seen, now) - harm(seen, acting, sum(gains, 'damage'), true);
}

/** The bleed burns nothing now, and a later one more. */
function spyingMerit(seen: Seen, { stake, standing }: UnderWay): number {
  return LATER * -poolWorth(seen, seen.prey, 2) - stake - (standing.bleed ?? 0) * 0.1;
}

/** A blocked action is given up, without a combat. */
function endMerit(seen: Seen, { acting, action }: UnderWay): number {
  const blocker = cardAt(seen, action.blocker);
  return 1 + guardWorth(seen) / 2 - (blocker === undefined ? 0 : duel(seen, acting, blocker));
}

/** A card or ability that its player uses during the own action. */
export function meritOfActing(seen: Seen, now: UnderWay, gains: readonly Gain[]): number {
  const price = priceOf(seen, gains);
  const has = (good: Gain['good']): boolean => gains.some((gain) => gain.good === good);
  if (has('unblockable')) return unblockableMerit(seen, now, gains) - price;
  if (has('spying')) return spyingMerit(seen, now) - price;
  if (has('end')) return endMerit(seen, now) - price;
  if (has('stealth'))
    return now.action.state === 'announced' ? 0.2 * now.stake - 0.1 : stealthMerit(seen, now, gains) - price;
  if (has('bleed')) return bleedMerit(seen, now, gains) - price;
  return netValue(seen, gains) - 0.2;
}
