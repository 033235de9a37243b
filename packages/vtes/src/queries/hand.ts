// V-4.6 … V-4.8: how many cards a hand has.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import type { Permanent } from '../types.ts';

const HAND_SIZE = 7;

export function handSizeOf({ board }: Vt, seat: Seat): number {
  const { unreplaced, handBonus } = board.methuselahs[seat]!;
  let size = HAND_SIZE - unreplaced.length + handBonus;
  for (const card of board.cards) {
    if (card.controller !== seat || card.region !== 'table' || card.contested) continue;
    for (const { what, amount, perCounter } of cardNamed(card.name).does?.constant ?? [])
      if (what === 'hand-size') size += perCounter ? amount * card.counters : amount;
  }
  return Math.max(0, size);
}

/** Cards of theirs that are being played and will be replaced when the as-played window closes (V-4.3, V-4.4). */
export function beingReplaced({ stack }: Vt, seat: Seat): number {
  let count = 0;
  for (const frame of stack)
    if (frame.proc === 'play' && frame.seat === seat && frame.step === 'replace') count += 1;
  return count;
}

/** The card, if any, that spends a counter instead of a replacement. */
export const insteadOfReplacing = ({ board }: Vt, seat: Seat): Permanent | undefined =>
  board.cards.find(
    (card) =>
      card.controller === seat &&
      card.region === 'table' &&
      !card.contested &&
      cardNamed(card.name).does?.insteadOfReplacing === true,
  );
