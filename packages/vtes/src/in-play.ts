// What follows from which cards lie there, whatever their condition. The list of cards is replaced whenever one comes or
// goes, so each list is looked through once.

import type { Board, Permanent } from './types.ts';

export function lookedUp<Found extends object>(
  find: (cards: readonly Permanent[]) => Found,
): (board: Board) => Found {
  const known = new WeakMap<readonly Permanent[], Found>();
  return ({ cards }) => {
    const before = known.get(cards);
    if (before !== undefined) return before;
    const found = find(cards);
    known.set(cards, found);
    return found;
  };
}

/** The cards there whose name says something. */
export const thoseWhere = (says: (name: string) => boolean): ((board: Board) => readonly Permanent[]) =>
  lookedUp((cards) => cards.filter(({ name }) => says(name)));
