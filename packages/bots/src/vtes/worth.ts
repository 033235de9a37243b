// What things are worth to a bot, in pool: its own pool, that of others, blood, minions.

import type { Seat } from '@nocturne/kernel';
import { cardNamed, cardsUpon, type PublicCard } from '@nocturne/vtes';
import { expectedLoss } from './memory.ts';
import { capacityOf, isHungry, isTwoLeft, isVampire, prowess, type Seen } from './seen.ts';

/** A victory point and the pool that comes with it; the end of the game for oneself. */
export const OUST = 25;
const OUSTED = 100;

/** How much of the predator's strength is likely to come through. */
const LIKELY = 0.7;
/** A modifier of a bleed, now and then. */
const MODIFIER = 0.6;

/** The pool that the predator's next turn is likely to cost. */
export function threat(seen: Seen): number {
  const { known, ready, predator, memory, seat } = seen;
  if (known.threat !== undefined) return known.threat;
  let bleed = 0;
  if (predator !== seat)
    for (const minion of ready[predator]!)
      if (!isHungry(minion)) bleed += prowess(seen, minion).bleed + MODIFIER;
  known.threat = (LIKELY * bleed + expectedLoss(memory)) / 2;
  return known.threat;
}

/** Pool is dear when the next turns could take it all, and matters little when there is plenty. */
const PLENTY = 25;
function ownPool(seen: Seen, pool: number): number {
  if (pool <= 0) return -OUSTED;
  const fear = 2.5 + threat(seen);
  return 0.3 * pool - 0.6 * PLENTY * Math.exp(-pool / PLENTY) - 3 * fear * Math.exp(-pool / fear);
}

/** The less the prey has, the more each pool counts. */
const preyPool = (pool: number): number => (pool <= 0 ? -OUST : pool - 6 * Math.exp(-pool / 6));

/** How one likes another Methuselah to do well: by how much of it one's own interest grows. */
export function liking(seen: Seen, seat: Seat): number {
  if (seat === seen.seat) return 1;
  if (seat === seen.prey) return isTwoLeft(seen) ? -1 : -0.6;
  return seat === seen.predator ? -0.45 : -0.02;
}

/** Of those who are neither prey nor predator: if they fall, somebody else is the stronger for it. */
const OTHERS_FALL = -6;
const OTHERS_POOL = 0.05;
const PREDATOR_POOL = -0.3;
const PREDATOR_FALLS = -1;

/** A game that drags on is decided by those who dare. */
const PATIENCE = 40;
export const eagerness = ({ table }: Seen): number => 1 + Math.max(0, table.turn - PATIENCE) / 80;

/** A victory point for leaving, which the first counter lost or the first combat forfeits (V-15.10): if others do not see to that. */
const WITHDRAWAL = 15;
export const withdrawalWorth = (seen: Seen): number =>
  seen.table.methuselahs[seen.seat]!.withdrawing ? WITHDRAWAL * Math.exp(-2 * threat(seen)) : 0;

/** What a change of somebody's pool is worth. */
export function poolWorth(seen: Seen, seat: Seat, by: number): number {
  const { pool, out } = seen.table.methuselahs[seat]!;
  if (out || by === 0) return 0;
  if (seat === seen.seat)
    return ownPool(seen, pool + by) - ownPool(seen, pool) - (by < 0 ? withdrawalWorth(seen) : 0);
  if (seat === seen.prey) return 1.1 * eagerness(seen) * (preyPool(pool) - preyPool(pool + by));
  const falls = pool + by <= 0;
  if (seat === seen.predator) return PREDATOR_POOL * by + (falls ? PREDATOR_FALLS : 0);
  return OTHERS_POOL * by + (falls ? OTHERS_FALL : 0);
}

/** What a minion is worth to its controller while it is ready. */
export function minionWorth(seen: Seen, minion: PublicCard): number {
  const { bleed, votes, intercept } = prowess(seen, minion);
  const cards = cardsUpon(seen.table, minion.id).filter(({ controller }) => controller === minion.controller);
  const own = isVampire(minion) ? 1 + 0.6 * capacityOf(minion) : 1.5;
  return own + bleed - 1 + 0.7 * votes + 0.8 * intercept + 0.3 * cards.length;
}

/** In torpor a vampire is worth so much less. */
const TORPOR = 0.65;
export const torporLoss = (seen: Seen, vampire: PublicCard): number => TORPOR * minionWorth(seen, vampire);

/** What the next blood is worth to a vampire that has so much. */
const BLOOD = [1.4, 1, 0.8, 0.65];
const MORE_BLOOD = 0.5;
const bloodAt = (counters: number): number => BLOOD[counters] ?? MORE_BLOOD;

function between(low: number, high: number): number {
  let worth = 0;
  for (let counters = low; counters < high; counters++) worth += bloodAt(counters);
  return worth;
}

/** Blood for somebody who is being influenced saves that much pool, as far as it is needed. */
const SAVED = 0.85;

function uncontrolledWorth(seen: Seen, card: PublicCard, by: number): number {
  const name = seen.own.uncontrolled[String(card.id)];
  if (name === undefined) return SAVED * by;
  const printed = cardNamed(name);
  const missing = printed.kind === 'crypt' ? Math.max(0, printed.capacity - card.counters) : 0;
  const close = card.counters > 0 || missing <= 4 ? 0.15 : 0;
  return Math.min(missing, by) * (SAVED + close);
}

/** What a change of a card's blood or life is worth to its controller. */
function bloodOf(seen: Seen, card: PublicCard, by: number): number {
  if (card.region === 'uncontrolled') return uncontrolledWorth(seen, card, by);
  const { counters } = card;
  const most = isVampire(card) ? capacityOf(card) : Infinity;
  const after = Math.max(0, Math.min(counters + by, most));
  if (after >= counters) return between(counters, after);
  const forfeited = card.controller === seen.seat ? withdrawalWorth(seen) : 0;
  return -between(after, counters) - forfeited;
}

export const bloodWorth = (seen: Seen, card: PublicCard, by: number): number =>
  liking(seen, card.controller) * bloodOf(seen, card, by);

/** What damage does to a minion, as its controller feels it (V-11.4, V-11.5, V-11.15); a guess may lie between. */
export function harm(seen: Seen, minion: PublicCard, damage: number, aggravated = false): number {
  const least = Math.max(0, Math.floor(damage));
  const certain = wound(seen, minion, least, aggravated);
  if (damage <= least) return certain;
  return certain + (damage - least) * (wound(seen, minion, least + 1, aggravated) - certain);
}

function wound(seen: Seen, minion: PublicCard, damage: number, aggravated: boolean): number {
  if (damage === 0) return 0;
  const { counters } = minion;
  if (!isVampire(minion)) return damage >= counters ? minionWorth(seen, minion) : 0.8 * damage;
  const lost = between(Math.max(0, counters - damage), counters);
  return damage > counters || aggravated ? lost + torporLoss(seen, minion) : lost;
}
