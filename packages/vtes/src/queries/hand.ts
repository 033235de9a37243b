// V-4.6 … V-4.8: how many cards a hand has.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';

const HAND_SIZE = 7;

export function handSizeOf({ board }: Vt, seat: Seat): number {
  let size = HAND_SIZE - board.methuselahs[seat]!.unreplaced.length;
  for (const card of board.cards) {
    if (card.controller !== seat || card.contested || card.region === 'uncontrolled') continue;
    for (const { what, amount } of cardNamed(card.name).does?.constant ?? [])
      if (what === 'hand-size') size += amount;
  }
  return size;
}
