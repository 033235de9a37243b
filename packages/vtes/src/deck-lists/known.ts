// The cards that deck lists can name: all whose facts are there, playable or not, in every language.

import { allCards } from '../cards/book.ts';
import crypt from '../cards/crypt.json' with { type: 'json' };
import type { Levels, LibraryType, Title } from '../cards/facts.ts';
import library from '../cards/library.json' with { type: 'json' };
import names from '../cards/names.json' with { type: 'json' };
import { type KnownLibraryCard, type KnownVampire, makeCatalogue } from './catalogue.ts';

const playable = new Map(Array.from(allCards(), (card) => [card.name, card]));

const vampires = crypt.map(({ id, name, clan, group, capacity, disciplines, ...rest }): KnownVampire => ({
  pile: 'crypt',
  id,
  name,
  playable: playable.has(name),
  clan,
  group: group as KnownVampire['group'],
  capacity,
  disciplines: disciplines as Levels,
  ...('title' in rest ? { title: rest.title as Title } : {}),
}));

const others = library.map(({ id, name, types }): KnownLibraryCard => {
  const card = playable.get(name);
  return {
    pile: 'library',
    id,
    name,
    playable: card !== undefined,
    types: types as LibraryType[],
    trifle: card?.kind === 'library' && card.traits?.includes('trifle') === true,
  };
});

export const KNOWN = makeCatalogue([...vampires, ...others], names);

export function knownVampire(name: string): KnownVampire {
  const card = KNOWN.byName.get(name);
  if (card?.pile !== 'crypt') throw new Error(`there is no crypt card “${name}”`);
  return card;
}

export function knownLibraryCard(name: string): KnownLibraryCard {
  const card = KNOWN.byName.get(name);
  if (card?.pile !== 'library') throw new Error(`there is no library card “${name}”`);
  return card;
}
