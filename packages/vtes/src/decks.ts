// Chapter 1: what a legal deck is.

import { cardNamed, isCard } from './cards/book.ts';
import { type Format, FORMATS } from './decks/formats.ts';
import readyMade from './decks/ready-made.json' with { type: 'json' };
import type { Deck } from './types.ts';

export { type Format, type FormatName, FORMATS } from './decks/formats.ts';

/** V-1.8: the five decks that come with the game, by the names of their clans. */
export const READY_MADE: Readonly<Record<string, Deck>> = readyMade;

/** V-1.2, V-1.3. */
export const DECK_SIZES = { crypt: { least: 12 }, library: { least: 60, most: 90 } } as const;

export type DeckProblem =
  | { why: 'crypt-size'; size: number }
  | { why: 'library-size'; size: number }
  | { why: 'groups'; groups: string }
  | { why: 'unknown-card'; name: string }
  | { why: 'wrong-pile'; name: string }
  | { why: 'bad-count'; name: string }
  | { why: 'banned'; name: string }
  | { why: 'not-in-format'; name: string };

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
    if (!isCard(name)) return [{ why: 'unknown-card', name }];
    const card = cardNamed(name);
    if (card.kind !== kind) return [{ why: 'wrong-pile', name }];
    return Number.isInteger(count) && count > 0 ? [] : [{ why: 'bad-count', name }];
  });
}

/** What the format does not allow. */
function formatProblems({ crypt, library }: Deck, { decks, banned }: Format): DeckProblem[] {
  const allowed =
    decks === undefined
      ? undefined
      : new Set(
          decks.flatMap((name) => Object.keys({ ...READY_MADE[name]?.crypt, ...READY_MADE[name]?.library })),
        );
  return Object.keys({ ...crypt, ...library }).flatMap((name): DeckProblem[] => {
    if (!isCard(name)) return [];
    if (banned.includes(name)) return [{ why: 'banned', name }];
    return allowed === undefined || allowed.has(name) ? [] : [{ why: 'not-in-format', name }];
  });
}

/** Everything that is wrong with a deck (V-1.2 … V-1.6). Any number of copies is fine (V-1.4). */
export function deckProblems(deck: Deck, format: Format = FORMATS.standard): DeckProblem[] {
  const { crypt, library } = deck;
  const problems = [
    ...pileProblems(crypt, 'crypt'),
    ...pileProblems(library, 'library'),
    ...formatProblems(deck, format),
  ];
  const [cryptSize, librarySize] = [total(crypt), total(library)];
  if (cryptSize < DECK_SIZES.crypt.least) problems.push({ why: 'crypt-size', size: cryptSize });
  const { least, most } = DECK_SIZES.library;
  if (librarySize < least || librarySize > most) problems.push({ why: 'library-size', size: librarySize });
  const groups = badGroups(crypt);
  if (groups !== undefined) problems.push({ why: 'groups', groups });
  return problems;
}

/** The cards of a pile, one by one, in an order that does not depend on how the list was written. */
export const cardsOfPile = (pile: Readonly<Record<string, number>>): string[] =>
  Object.entries(pile)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, count]) => Array.from({ length: count }, () => name));
