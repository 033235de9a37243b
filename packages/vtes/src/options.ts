// Table options: decks, and who begins.

import type { Reason } from '@nocturne/kernel';
import { deckProblems } from './decks.ts';
import type { Deck, Options, Vtes } from './types.ts';

type Problem = Reason<Vtes>;

const isPile = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDeck(raw: unknown): Deck | undefined {
  if (!isPile(raw)) return undefined;
  const { crypt, library } = raw as { crypt?: unknown; library?: unknown };
  return isPile(crypt) && isPile(library) ? { crypt, library } : undefined;
}

export function readOptions(
  raw: unknown,
  seats: number,
): { options: Options } | { problems: readonly Problem[] } {
  const given = (isPile(raw) ? raw : {}) as { decks?: unknown; first?: unknown };
  const decks = Array.isArray(given.decks) ? given.decks.map(readDeck) : [];
  const problems: Problem[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const deck = decks[seat];
    if (deck === undefined) problems.push({ why: 'decks', seat, problem: 'missing' });
    else
      for (const wrong of deckProblems(deck))
        problems.push({ why: 'decks', seat, problem: JSON.stringify(wrong) });
  }
  if (problems.length > 0) return { problems };
  return { options: { decks: decks as Deck[], first: given.first === 'given' ? 'given' : 'random' } };
}
