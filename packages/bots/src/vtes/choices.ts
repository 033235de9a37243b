// The smaller choices: tolls, searches, spoils and the like.

import type { OptionOf } from '@nocturne/kernel';
import { cardNamed, type Vtes } from '@nocturne/vtes';
import { bloodHuntPasses } from './ballot.ts';
import { capacityOf, cardAt, type Seen } from './seen.ts';
import { bloodWorth, liking, minionWorth, poolWorth } from './worth.ts';

/** Pool or blood, whichever hurts less; as much of it at once as there is of that. */
export function meritOfToll(seen: Seen, { minion, amount }: OptionOf<Vtes, 'toll'>): number {
  const card = minion === 0 ? undefined : cardAt(seen, minion);
  const loss = card === undefined ? poolWorth(seen, seen.seat, -amount) : bloodWorth(seen, card, -amount);
  return loss / amount;
}

/** What is found is the better the more it costs. */
export function meritOfSearch(seen: Seen, option: OptionOf<Vtes, 'search'>): number {
  if (option.do === 'nothing') return 0;
  const card = cardNamed(option.name);
  const { pool = 0 } = (card.kind === 'library' ? card.cost : undefined) ?? {};
  return 2 + poolWorth(seen, seen.seat, -pool);
}

/** The rarest and dearest of another hand; of many copies one is missed less. */
export function meritOfStrip(_seen: Seen, { name }: OptionOf<Vtes, 'strip'>): number {
  const card = cardNamed(name);
  if (card.kind !== 'library') return 0;
  return card.types.includes('reaction') ? 2 : card.types.includes('action modifier') ? 1.5 : 1;
}

/** The ally that lives longest and hits hardest. */
export function meritOfRaising(_seen: Seen, { name }: OptionOf<Vtes, 'raise'>): number {
  const card = cardNamed(name);
  return card.kind === 'library' ? (card.counters ?? 0) + (card.strength ?? 0) + (card.bleed ?? 0) : 0;
}

/** A card that moves stays with friends. */
export function meritOfHeir(seen: Seen, { card }: OptionOf<Vtes, 'heir'>): number {
  const vampire = cardAt(seen, card);
  return vampire === undefined ? 0 : liking(seen, vampire.controller);
}

/** The one that costs most and has least. */
export function meritOfRemoval(seen: Seen, { card: id }: OptionOf<Vtes, 'remove-crypt'>): number {
  const card = cardAt(seen, id);
  const name = seen.own.uncontrolled[String(id)];
  if (card === undefined || name === undefined) return 0;
  const inPlay = seen.table.cards.some((one) => one.name === name && one.region !== 'uncontrolled');
  return (inPlay ? 20 : 0) - 3 * card.counters - capacityOf({ ...card, name });
}

/** Diablerie is for those whom nobody can hunt, or for a victim that is worth it. */
export function meritOfDiablerie(seen: Seen, option: OptionOf<Vtes, 'diablerize'>, victim: number): number {
  if (option.do === 'spare') return 0;
  const prey = cardAt(seen, victim);
  const own = cardAt(seen, seen.table.action?.blocker ?? 0);
  if (prey === undefined || own === undefined) return -1;
  const gain =
    -liking(seen, prey.controller) * minionWorth(seen, prey) + bloodWorth(seen, own, prey.counters);
  return bloodHuntPasses(seen) ? gain - minionWorth(seen, own) : gain;
}

/** Who has more blood pays. */
export function shareOfRescue(
  seen: Seen,
  { rescuer, rescued, cost }: { rescuer: number; rescued: number; cost: number },
  min: number,
  max: number,
): number {
  const loss = (share: number): number => {
    const [own, other] = [cardAt(seen, rescuer)!, cardAt(seen, rescued)!];
    return bloodWorth(seen, own, -share) + bloodWorth(seen, other, share - cost);
  };
  let best = min;
  for (let share = min + 1; share <= max; share++) if (loss(share) > loss(best)) best = share;
  return best;
}
