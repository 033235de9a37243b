// How cards in play are called in the notation: by name; if several share it, by name and number.

import { cardAt, type Vt } from './board.ts';
import type { Id } from './types.ts';

export function nameOf({ board }: Vt, id: Id): string {
  const { name } = cardAt(board, id);
  const alike = board.cards.filter((card) => card.name === name && card.region !== 'uncontrolled');
  if (alike.length < 2) return name;
  return `${name} #${alike.findIndex((card) => card.id === id) + 1}`;
}

/** A card of the own uncontrolled region: several copies have numbers too. */
export function uncontrolledName({ board }: Vt, id: Id): string {
  const { name, controller } = cardAt(board, id);
  const alike = board.cards.filter(
    (card) => card.name === name && card.region === 'uncontrolled' && card.controller === controller,
  );
  return alike.length < 2 ? name : `${name} #${alike.findIndex((card) => card.id === id) + 1}`;
}
