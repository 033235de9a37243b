// V-13.1, V-13.2: how many transfers an influence phase has.

import type { Seat } from '@nocturne/kernel';
import { isActive, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';

const TRANSFERS = 4;

export function transfersOf({ board }: Vt, seat: Seat): number {
  const { influenced } = board.methuselahs[seat]!;
  const { order, first } = board;
  const place = (order.indexOf(seat) - order.indexOf(first) + order.length) % order.length;
  let transfers = influenced === 0 ? Math.min(place + 1, TRANSFERS) : TRANSFERS;
  for (const card of board.cards) {
    if (card.controller !== seat || !isActive(board, card)) continue;
    for (const { what, amount } of cardNamed(card.name).does?.constant ?? [])
      if (what === 'transfers') transfers += amount;
  }
  return transfers;
}
