// V-4.6 … V-4.8: how many cards a hand has.

import type { Seat } from '@nocturne/kernel';
import { isActive, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { changesHandSize, waitsForReplacement } from '../cards/by-name.ts';
import { thoseWhere } from '../in-play.ts';
import type { Permanent } from '../types.ts';
import { fitsTable } from './table.ts';

const HAND_SIZE = 7;
const sizing = thoseWhere(changesHandSize);

export function handSizeOf({ board }: Vt, seat: Seat): number {
  const { unreplaced, handBonus } = board.methuselahs[seat]!;
  let size = HAND_SIZE - unreplaced.length + handBonus;
  for (const card of sizing(board)) {
    if (card.owner === seat && waitsForReplacement(card.name)) size -= 1;
    if (card.controller !== seat) continue;
    if (card.region === 'torpor' || !isActive(board, card)) continue;
    for (const { what, amount, perCounter, while: holds } of cardNamed(card.name).does?.constant ?? [])
      if (what === 'hand-size' && (holds === undefined || fitsTable(board, holds, seat)))
        size += perCounter ? amount * card.counters : amount;
  }
  return Math.max(0, size);
}

const BEFORE_REPLACING: ReadonlySet<string> = new Set(['price', 'reduced', 'replace']);

/**
 * Cards of theirs that are being played and will be replaced when the as-played window closes (V-4.3, V-4.4), or later:
 * not before they are in play (V-4.8).
 */
export function beingReplaced({ stack }: Vt, seat: Seat): number {
  let count = 0;
  for (const frame of stack) {
    if (frame.proc !== 'play' || frame.seat !== seat) continue;
    const waits = frame.step === 'put' && waitsForReplacement(frame.play.name);
    if (waits || BEFORE_REPLACING.has(frame.step)) count += 1;
  }
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
