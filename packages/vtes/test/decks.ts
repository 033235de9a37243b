// Decks for tests, from the cards that are there.

import { allCards } from '../src/cards/book.ts';
import type { Deck } from '../src/types.ts';

const LIBRARY_SIZE = 80;

/** A legal deck of a clan's vampires, three others' and every library card, as many of each as fit. */
export function deckOf(clan: string): Deck {
  const all = [...allCards()];
  const vampires = all.filter((card) => card.kind === 'crypt');
  const own = vampires.filter((card) => card.clan === clan);
  const others = vampires.filter((card) => card.clan !== clan).slice(0, 12 - Math.min(12, own.length));
  const crypt = Object.fromEntries([...own, ...others].map(({ name }) => [name, 1]));
  const playable = all.filter((card) => card.kind === 'library');
  const each = Math.floor(LIBRARY_SIZE / playable.length);
  const library = Object.fromEntries(playable.map(({ name }) => [name, Math.max(1, each)]));
  const missing = LIBRARY_SIZE - Object.values(library).reduce((sum, count) => sum + count, 0);
  library['Conditioning'] = (library['Conditioning'] ?? 0) + Math.max(0, missing);
  return { crypt, library };
}

export const CLANS = ['Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue'] as const;
