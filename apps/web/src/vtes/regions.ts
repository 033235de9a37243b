// What lies before a Methuselah, region by region.

import type { Seat } from '@nocturne/kernel';
import type { PublicCard, Table } from '@nocturne/vtes';

export interface Laid {
  /** With what is on it. */
  readonly card: PublicCard;
  readonly on: readonly PublicCard[];
}

export interface Regions {
  readonly ready: readonly Laid[];
  readonly torpor: readonly Laid[];
  readonly uncontrolled: readonly Laid[];
  readonly table: readonly Laid[];
}

/** All that is on a card, and on what is on it. */
export function cardsOn(cards: readonly PublicCard[], id: number): PublicCard[] {
  return cards.filter(({ on }) => on === id).flatMap((card) => [card, ...cardsOn(cards, card.id)]);
}

export function regionsOf({ cards }: Pick<Table, 'cards'>, seat: Seat): Regions {
  const lie = (region: PublicCard['region']): Laid[] =>
    cards
      .filter((card) => card.controller === seat && card.region === region)
      .map((card) => ({ card, on: cardsOn(cards, card.id) }));
  return {
    ready: lie('ready'),
    torpor: lie('torpor'),
    uncontrolled: lie('uncontrolled'),
    table: lie('table'),
  };
}

/** The clan that most minions of a Methuselah are of: what lies open tells it. */
export function clanOf({ ready, torpor }: Regions): string | null {
  const counts = new Map<string, number>();
  for (const { card } of [...ready, ...torpor])
    if (card.clan !== null) counts.set(card.clan, (counts.get(card.clan) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
