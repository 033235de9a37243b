// A deck that is being built: plain data, and what is told of it.

import {
  type Card,
  type CryptCard,
  type Deck,
  type Discipline,
  DISCIPLINES,
  type Levels,
  type LibraryCard,
  readDeckList,
  writeDeckList,
} from '@nocturne/vtes';
import { cardCalled, levelsOf } from './cards.ts';
import type { SavedDeck } from './saved.ts';

export type Pile = Card['kind'];

export interface Draft {
  readonly deck: Deck;
  readonly name: string;
  readonly notes: string;
}

export const EMPTY: Draft = { deck: { crypt: {}, library: {} }, name: '', notes: '' };

/** More than anybody needs, and as many as the server takes. */
const MOST_COPIES = 99;

export const copiesOf = (deck: Deck, { kind, name }: Card): number => deck[kind][name] ?? 0;

export function withCopies(deck: Deck, { kind, name }: Card, count: number): Deck {
  const { [name]: _before, ...others } = deck[kind];
  const copies = Math.min(Math.max(count, 0), MOST_COPIES);
  return { ...deck, [kind]: copies === 0 ? others : { ...deck[kind], [name]: copies } };
}

export const sizeOf = (deck: Deck, pile: Pile): number =>
  Object.values(deck[pile]).reduce((sum, count) => sum + count, 0);

export const isEmpty = (deck: Deck): boolean => sizeOf(deck, 'crypt') + sizeOf(deck, 'library') === 0;

/** A list that `readDraft` reads, and every server. */
export const writeDraft = ({ deck, name, notes }: Draft): string =>
  writeDeckList(deck, 'text', { name, description: notes });

/** The name is kept beside the list, too: a list of no cards may be read as anything. */
export function readDraft({ name, list }: Pick<SavedDeck, 'name' | 'list'>): Draft {
  const { deck, description = '' } = readDeckList(list);
  return { deck, name, notes: description };
}

interface Copies<Kind extends Card> {
  readonly card: Kind;
  readonly count: number;
}

const listed = <Kind extends Card>(deck: Deck, pile: Kind['kind']): Copies<Kind>[] =>
  Object.entries(deck[pile]).flatMap(([name, count]) => {
    const card = cardCalled(name);
    return card?.kind === pile ? [{ card: card as Kind, count }] : [];
  });

export const vampiresIn = (deck: Deck): Copies<CryptCard>[] =>
  listed<CryptCard>(deck, 'crypt').toSorted(
    (a, b) => b.card.capacity - a.card.capacity || (a.card.name < b.card.name ? -1 : 1),
  );
export const libraryIn = (deck: Deck): Copies<LibraryCard>[] =>
  listed<LibraryCard>(deck, 'library').toSorted((a, b) => (a.card.name < b.card.name ? -1 : 1));

/** How many vampires there are of each capacity, without gaps. */
export function capacityCurve(deck: Deck): { readonly capacity: number; readonly count: number }[] {
  const vampires = vampiresIn(deck);
  const [first = 0, last = 0] = [vampires.at(-1)?.card.capacity, vampires[0]?.card.capacity];
  return Array.from({ length: vampires.length === 0 ? 0 : last - first + 1 }, (_, i) => ({
    capacity: first + i,
    count: vampires
      .filter(({ card }) => card.capacity === first + i)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

export interface Coverage {
  readonly discipline: Discipline;
  /** Library cards that are played with it. */
  readonly cards: number;
  /** Vampires of the crypt that have it. */
  readonly vampires: number;
}

const countOf = (copies: readonly Copies<Card>[], discipline: Discipline): number =>
  copies.reduce((sum, { card, count }) => sum + (levelsOf(card)[discipline] === undefined ? 0 : count), 0);

/** Which Disciplines the library asks for, the most wanted first. */
export function coverageOf(deck: Deck): Coverage[] {
  const [crypt, library] = [vampiresIn(deck), libraryIn(deck)];
  return DISCIPLINES.map((discipline) => ({
    discipline,
    cards: countOf(library, discipline),
    vampires: countOf(crypt, discipline),
  }))
    .filter(({ cards }) => cards > 0)
    .toSorted((a, b) => b.cards - a.cards);
}

const knows = (vampire: CryptCard, needed: Levels = {}): boolean =>
  Object.entries(needed).every(
    ([discipline, level]) => (vampire.disciplines[discipline as Discipline] ?? 0) >= level,
  );

/** Whether the vampires of a deck have the clan and the Disciplines that a library card asks for. */
export function isPlayable(card: LibraryCard, vampires: readonly CryptCard[]): boolean {
  const { requires, modes } = card;
  const able = vampires.filter(
    ({ clan, sect, capacity }) =>
      (requires?.clan ?? clan) === clan &&
      (requires?.sect ?? sect) === sect &&
      capacity >= (requires?.capacity ?? 0),
  );
  return modes.some(({ disciplines, or }) => {
    const asks = disciplines !== undefined || requires?.clan !== undefined || requires?.sect !== undefined;
    if (!asks) return true;
    return able.some((one) => knows(one, disciplines) || (or !== undefined && knows(one, or)));
  });
}
