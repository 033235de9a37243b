// What blood, a press or prevention comes to in a fight of one's own.

import type { Open, OptionOf } from '@nocturne/kernel';
import type { Gain } from '../hints/index.ts';
import type { Vtes } from '../types.ts';
import { type Asked, ownerOf } from './reach.ts';

/** No blood at all, or blood for a vampire that has all that it can hold. */
export function isNothing({ table }: Asked, { good, amount, card: id }: Gain): boolean {
  if (good !== 'blood' || amount < 0) return false;
  if (amount === 0) return true;
  const card = table.cards.find((one) => one.id === id);
  return card !== undefined && card.sect !== null && card.counters >= card.capacity;
}

/** A press that the minion which fights pays for with its last life leads to no other round. */
export function pressMatters({ table, own }: Asked, option: OptionOf<Vtes, 'press'>): boolean {
  const fighter = table.combat?.sides.find(({ seat }) => seat === own.seat)?.minion;
  const card = table.cards.find(({ id }) => id === fighter);
  return option.do !== 'press' || option.card !== fighter || (card?.counters ?? 0) > 1;
}

/** Prevention that costs nothing, for an own minion, if nothing else is offered: nobody keeps it for what may not come. */
export function preventFreely(
  { table, own }: Asked,
  { options, about }: Open<Vtes, 'prevent'>,
): number | undefined {
  const free = options.findIndex((option) => option.do === 'prevent');
  const others = options.filter((option, place) => place !== free && option.do !== 'pass');
  return free >= 0 && others.length === 0 && ownerOf(table, about.victim) === own.seat ? free : undefined;
}
