// What a deck is made of, as the headings of lists tell it.

import type { Deck } from '../types.ts';
import type { KnownCard } from './catalogue.ts';
import { deckContents, type Listed, type Section, vampiresOf } from './contents.ts';

/** How many cards of a type there are. */
export interface TypeSummary {
  readonly type: string;
  readonly cards: number;
  readonly trifles: number;
}

export interface DeckSummary {
  readonly crypt: {
    readonly cards: number;
    /** The capacities of the four smallest and of the four biggest vampires together. */
    readonly min: number;
    readonly max: number;
    /** The average capacity, to two places. */
    readonly average: number;
    /** In order; vampires of any group have none. */
    readonly groups: readonly number[];
  };
  readonly library: {
    readonly cards: number;
    /** In the order of tournament reports. */
    readonly types: readonly TypeSummary[];
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const copies = (listed: readonly Listed<KnownCard>[]): number => sum(listed.map(({ count }) => count));

/** The hand of vampires that a game begins with. */
const OPENING = 4;

function cryptSummary(deck: Deck): DeckSummary['crypt'] {
  const vampires = vampiresOf(deck);
  const capacities = vampires
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card.capacity))
    .toSorted((a, b) => a - b);
  const groups = vampires.flatMap(({ card }) => (card.group === 'any' ? [] : [card.group]));
  const cards = capacities.length;
  return {
    cards,
    min: sum(capacities.slice(0, OPENING)),
    max: sum(capacities.slice(-OPENING)),
    average: cards === 0 ? 0 : Math.round((100 * sum(capacities)) / cards) / 100,
    groups: [...new Set(groups)].toSorted((a, b) => a - b),
  };
}

export const sectionSummary = ({ type, listed }: Section): TypeSummary => ({
  type,
  cards: copies(listed),
  trifles: copies(listed.filter(({ card }) => card.trifle)),
});

/** The numbers of a deck of known cards. */
export function deckSummary(deck: Deck): DeckSummary {
  const { library } = deckContents(deck);
  return {
    crypt: cryptSummary(deck),
    library: { cards: sum(Object.values(deck.library)), types: library.map(sectionSummary) },
  };
}
