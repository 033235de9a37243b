// The cards of a deck, in the order of lists.

import type { Deck } from '../types.ts';
import type { KnownCard, KnownLibraryCard, KnownVampire } from './catalogue.ts';
import { knownLibraryCard, knownVampire } from './known.ts';
import { nameKey } from './names.ts';

export interface Listed<Card extends KnownCard> {
  readonly card: Card;
  readonly count: number;
}

/** The library cards of a type. */
export interface Section {
  /** `action modifier/combat` is a type of its own. */
  readonly type: string;
  readonly listed: readonly Listed<KnownLibraryCard>[];
}

export interface DeckContents {
  /** The biggest first. */
  readonly crypt: readonly Listed<KnownVampire>[];
  /** In the order of tournament reports. */
  readonly library: readonly Section[];
}

const byName = (a: Listed<KnownCard>, b: Listed<KnownCard>): number => {
  const [first, second] = [nameKey(a.card.name), nameKey(b.card.name)];
  return first === second ? 0 : first < second ? -1 : 1;
};

export const vampiresOf = ({ crypt }: Deck): Listed<KnownVampire>[] =>
  Object.entries(crypt)
    .map(([name, count]) => ({ card: knownVampire(name), count }))
    .toSorted(byName);

export const libraryOf = ({ library }: Deck): Listed<KnownLibraryCard>[] =>
  Object.entries(library)
    .map(([name, count]) => ({ card: knownLibraryCard(name), count }))
    .toSorted(byName);

/** As lists write them: `DOM aus`, the superior ones in capitals and first. */
export function disciplinesOf({ disciplines }: KnownVampire): string {
  const names = Object.entries(disciplines).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const superior = names.filter(([, level]) => level === 2).map(([name]) => name.toUpperCase());
  const basic = names.filter(([, level]) => level === 1).map(([name]) => name);
  return [...superior, ...basic].join(' ');
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

const typeOf = ({ types }: KnownLibraryCard): string => types.join('/');

const byOrder = (a: string, b: string): number => {
  const [first, second] = [a, b].map((type) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length));
  return first! - second! || (a < b ? -1 : 1);
};

/** The cards of a deck of known cards. */
export function deckContents(deck: Deck): DeckContents {
  const listed = libraryOf(deck);
  const types = [...new Set(listed.map(({ card }) => typeOf(card)))].toSorted(byOrder);
  return {
    crypt: vampiresOf(deck).toSorted((a, b) => b.card.capacity - a.card.capacity),
    library: types.map((type) => ({ type, listed: listed.filter(({ card }) => typeOf(card) === type) })),
  };
}
