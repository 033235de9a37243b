// Chapter 1: what a legal deck is.

import { cardNamed, isCard } from './cards/book.ts';
import type { Deck } from './types.ts';

const CRYPT_LEAST = 12;
const LIBRARY_LEAST = 60;
const LIBRARY_MOST = 90;

export type DeckProblem =
  | { problem: 'crypt-size'; size: number }
  | { problem: 'library-size'; size: number }
  | { problem: 'groups'; groups: string }
  | { problem: 'unknown-card'; name: string }
  | { problem: 'wrong-pile'; name: string }
  | { problem: 'not-playable-yet'; name: string }
  | { problem: 'bad-count'; name: string };

const total = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((sum, count) => sum + count, 0);

/** V-1.5: one group, or two that follow each other; V-1.6: "any" does not count. */
function badGroups(crypt: Readonly<Record<string, number>>): string | undefined {
  const groups = new Set<number>();
  for (const name of Object.keys(crypt)) {
    const card = isCard(name) ? cardNamed(name) : undefined;
    if (card?.kind === 'crypt' && card.group !== 'any') groups.add(card.group);
  }
  const sorted = [...groups].toSorted((a, b) => a - b);
  const [first = 0, second = first] = sorted;
  const fits = sorted.length <= 2 && second - first <= 1;
  return fits ? undefined : sorted.join(', ');
}

function pileProblems(pile: Readonly<Record<string, number>>, kind: 'crypt' | 'library'): DeckProblem[] {
  return Object.entries(pile).flatMap(([name, count]): DeckProblem[] => {
    if (!isCard(name)) return [{ problem: 'unknown-card', name }];
    const card = cardNamed(name);
    if (card.kind !== kind) return [{ problem: 'wrong-pile', name }];
    if (card.kind === 'library' && card.partial) return [{ problem: 'not-playable-yet', name }];
    return Number.isInteger(count) && count > 0 ? [] : [{ problem: 'bad-count', name }];
  });
}

/** Everything that is wrong with a deck (V-1.2 … V-1.5). Any number of copies is fine (V-1.4). */
export function deckProblems({ crypt, library }: Deck): DeckProblem[] {
  const problems = [...pileProblems(crypt, 'crypt'), ...pileProblems(library, 'library')];
  const [cryptSize, librarySize] = [total(crypt), total(library)];
  if (cryptSize < CRYPT_LEAST) problems.push({ problem: 'crypt-size', size: cryptSize });
  if (librarySize < LIBRARY_LEAST || librarySize > LIBRARY_MOST)
    problems.push({ problem: 'library-size', size: librarySize });
  const groups = badGroups(crypt);
  if (groups !== undefined) problems.push({ problem: 'groups', groups });
  return problems;
}

/** The cards of a pile, one by one, in an order that does not depend on how the list was written. */
export const cardsOfPile = (pile: Readonly<Record<string, number>>): string[] =>
  Object.entries(pile)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, count]) => Array.from({ length: count }, () => name));
