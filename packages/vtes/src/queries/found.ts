// Equipment that comes into play without an equip action (V-7.24).

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { LibraryCard } from '../cards/printed.ts';
import type { Price } from '../types.ts';
import { costOf } from './price.ts';

/** The first of its ways, which is the basic level; −1 for what is no equipment. */
export const basicEquipment = ({ modes }: LibraryCard): number =>
  modes.findIndex(({ type }) => type === 'equipment');

/** What is paid for it: if it is given, half of its cost, rounded down. */
export function priceFound(state: Vt, seat: Seat, card: LibraryCard, given: boolean): Price {
  const { blood, pool } = costOf(state, card, card.modes[basicEquipment(card)]!, seat);
  return given ? { blood: Math.floor(blood / 2), pool: Math.floor(pool / 2) } : { blood, pool };
}
