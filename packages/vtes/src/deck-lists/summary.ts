// What a deck is made of, as the headings of lists tell it.

import type { Deck } from '../types.ts';
import type { KnownLibraryCard } from './catalogue.ts';
import { knownLibraryCard, knownVampire } from './known.ts';

export interface DeckSummary {
  readonly crypt: {
    readonly cards: number;
    /** The capacities of the four smallest and of the four biggest vampires together. */
    readonly min: number;
    readonly max: number;
    /** The average capacity, to two places. */
    readonly average: number;
  };
  readonly library: {
    readonly cards: number;
    /** `action modifier/combat` is a type of its own. In the order of tournament reports. */
    readonly types: readonly { readonly type: string; readonly cards: number; readonly trifles: number }[];
  };
}

/** The order of types in tournament reports; any other comes behind. */
const ORDER = [
  'master',
  'action',
  'action/reaction',
  'action/combat',
  'political action',
  'ally',
  'equipment',
  'retainer',
  'action modifier',
  'action modifier/combat',
  'action modifier/reaction',
  'reaction',
  'combat',
  'combat/reaction',
  'event',
];

export const typeOf = ({ types }: KnownLibraryCard): string => types.join('/');

const byOrder = (a: string, b: string): number => {
  const [first, second] = [a, b].map((type) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length));
  return first! - second! || (a < b ? -1 : 1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The hand of vampires that a game begins with. */
const OPENING = 4;

function cryptSummary(crypt: Deck['crypt']): DeckSummary['crypt'] {
  const capacities = Object.entries(crypt)
    .flatMap(([name, count]) => Array.from({ length: count }, () => knownVampire(name).capacity))
    .toSorted((a, b) => a - b);
  const cards = capacities.length;
  return {
    cards,
    min: sum(capacities.slice(0, OPENING)),
    max: sum(capacities.slice(-OPENING)),
    average: cards === 0 ? 0 : Math.round((100 * sum(capacities)) / cards) / 100,
  };
}

/** The numbers of a deck of known cards. */
export function deckSummary({ crypt, library }: Deck): DeckSummary {
  const listed = Object.entries(library).map(([name, count]) => ({ card: knownLibraryCard(name), count }));
  const types = [...new Set(listed.map(({ card }) => typeOf(card)))].toSorted(byOrder);
  return {
    crypt: cryptSummary(crypt),
    library: {
      cards: sum(Object.values(library)),
      types: types.map((type) => {
        const ofType = listed.filter(({ card }) => typeOf(card) === type);
        const trifles = ofType.filter(({ card }) => card.trifle);
        return {
          type,
          cards: sum(ofType.map(({ count }) => count)),
          trifles: sum(trifles.map(({ count }) => count)),
        };
      }),
    },
  };
}
