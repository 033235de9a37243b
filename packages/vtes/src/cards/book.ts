// All cards that can be played. Facts are data; what a card does is its definition. A card without one is absent.

import crypt from './crypt.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import { DEFINITIONS, VAMPIRES } from './definitions.ts';
import type { Card, CryptCard, Levels, LibraryCard, LibraryType, Title } from './printed.ts';

const cards = new Map<string, Card>();

for (const { id, name, clan, group, capacity, disciplines, ...rest } of crypt) {
  const vampire: CryptCard = {
    kind: 'crypt',
    id,
    name,
    clan,
    group,
    capacity,
    disciplines: disciplines as Levels,
    sect: 'camarilla',
    ...('title' in rest ? { title: rest.title as Title } : {}),
    ...(VAMPIRES[name] === undefined ? {} : { does: VAMPIRES[name] }),
  };
  cards.set(name, vampire);
}

for (const { id, name, types, ...rest } of library) {
  const definition = DEFINITIONS[name];
  if (definition === undefined) continue;
  const clan = 'clan' in rest ? rest.clan : undefined;
  const card: LibraryCard = {
    kind: 'library',
    id,
    name,
    types: types as LibraryType[],
    ...(clan === undefined ? {} : { requires: { clan } }),
    ...('cost' in rest ? { cost: rest.cost as NonNullable<LibraryCard['cost']> } : {}),
    ...definition,
  };
  cards.set(name, card);
}

export const cardNamed = (name: string): Card => {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`there is no card “${name}”`);
  return card;
};

export const isCard = (name: string): boolean => cards.has(name);
export const allCards = (): IterableIterator<Card> => cards.values();

export function cryptCard(name: string): CryptCard {
  const card = cardNamed(name);
  if (card.kind !== 'crypt') throw new Error(`${name} is no crypt card`);
  return card;
}

export function libraryCard(name: string): LibraryCard {
  const card = cardNamed(name);
  if (card.kind !== 'library') throw new Error(`${name} is no library card`);
  return card;
}
