// All cards, and the words that they are found by.

import {
  allCards,
  type Card,
  cardName,
  cardTextLines,
  type CryptCard,
  type Levels,
  type LibraryCard,
} from '@nocturne/vtes';
import type { WebReader } from '../text/reader.tsx';

const CARDS: readonly Card[] = [...allCards()];
export const CRYPT: readonly CryptCard[] = CARDS.filter((card) => card.kind === 'crypt');
export const LIBRARY: readonly LibraryCard[] = CARDS.filter((card) => card.kind === 'library');

const byName = new Map(CARDS.map((card) => [card.name, card]));
export const cardCalled = (name: string): Card | undefined => byName.get(name);

/** Without capitals and accents. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const found = new Map<string, string>();

/** Its names, here and in English. */
export const namesOf = ({ name }: Card, { language }: Pick<WebReader, 'language'>): string =>
  folded(`${cardName(name, language)}\n${name}`);

/** Its names and its text. Made when somebody looks for something, once for each language. */
export function wordsOf(card: Card, reader: Pick<WebReader, 'language' | 'format'>): string {
  const key = `${reader.language} ${card.name}`;
  let words = found.get(key);
  if (words === undefined) {
    words = [namesOf(card, reader), ...cardTextLines(card, reader).map(folded)].join('\n');
    found.set(key, words);
  }
  return words;
}

/** The Disciplines that a card can be played with, each at the highest level it knows. */
export function levelsOf(card: Card): Levels {
  if (card.kind === 'crypt') return card.disciplines;
  const levels: Record<string, number> = {};
  for (const { disciplines, or } of card.modes)
    for (const [discipline, level] of [...Object.entries(disciplines ?? {}), ...Object.entries(or ?? {})])
      levels[discipline] = Math.max(levels[discipline] ?? 0, level);
  return levels;
}

export const clanOf = (card: Card): string | undefined =>
  card.kind === 'crypt' ? card.clan : card.requires?.clan;
