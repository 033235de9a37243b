// The board: finding things on it.

import type { Seat, State } from '@nocturne/kernel';
import { opensHand } from './cards/by-name.ts';
import { thoseWhere } from './in-play.ts';
import type { Board, Id, Permanent, Region, Vtes } from './types.ts';

export type Vt = State<Vtes>;
export const NOBODY: Seat = -1;

export const NOTHING: Id = 0;

export function findCard(board: Board, id: Id): Permanent | undefined {
  for (const card of board.cards) if (card.id === id) return card;
  return undefined;
}

export function cardAt(board: Board, id: Id): Permanent {
  const card = findCard(board, id);
  if (card === undefined) throw new Error(`no card ${id} is in play`);
  return card;
}

/** Only vampires have a sect. */
export const isVampire = ({ sect }: Permanent): boolean => sect !== null;

export const isMinion = (card: Permanent): boolean => card.region === 'ready' || card.region === 'torpor';

export const isReady = (card: Permanent): boolean => card.region === 'ready' && !card.contested;

export const inTorpor = (card: Permanent): boolean => card.region === 'torpor' && !card.contested;

/** V-3.25: neither contested, nor on a card that is; in play. */
export function isActive(board: Board, card: Permanent): boolean {
  if (card.contested || card.region === 'uncontrolled') return false;
  return card.on === NOTHING || isActive(board, cardAt(board, card.on));
}

export const cardsOn = (board: Board, id: Id): Permanent[] => board.cards.filter((card) => card.on === id);

export const cardsOf = (board: Board, seat: Seat, region: Region): Permanent[] =>
  board.cards.filter((card) => card.controller === seat && card.region === region && !card.contested);

/** V-2.3: the next Methuselah who is still in the game, clockwise or the other way. */
function neighbour({ methuselahs, order }: Board, seat: Seat, way: 1 | -1): Seat {
  const { length } = order;
  let at = order.indexOf(seat);
  for (let step = 1; step < length; step++) {
    at = (at + way + length) % length;
    if (!methuselahs[order[at]!]!.out) return order[at]!;
  }
  return seat;
}

export const preyOf = (board: Board, seat: Seat): Seat => neighbour(board, seat, 1);

export const predatorOf = (board: Board, seat: Seat): Seat => neighbour(board, seat, -1);

/** Everyone still in the game, clockwise from a seat. */
export function clockwise({ methuselahs, order }: Board, from: Seat): Seat[] {
  const at = order.indexOf(from);
  const seats: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(at + step) % order.length]!;
    if (!methuselahs[seat]!.out) seats.push(seat);
  }
  return seats;
}

/** Whether everyone sees this hand: some card opens that of its controller's prey. */
export const isOpen = (board: Board, seat: Seat): boolean =>
  opening(board).some((card) => isActive(board, card) && preyOf(board, card.controller) === seat);

const opening = thoseWhere(opensHand);
