// Which cards to part with, of the own hand and of another's.

import type { OptionOf } from '@nocturne/kernel';
import { gainsOfPlay, gainsOfUse, type Vtes } from '@nocturne/vtes';
import { ranked } from './choose.ts';
import { keepWorth } from './keep.ts';
import { needsEmptyPlace } from './leaving.ts';
import type { Seen } from './seen.ts';
import { usingWorth } from './using.ts';
import { netValue } from './value.ts';
import { eagerness } from './worth.ts';

/** A new card is worth so much: what is worth less goes. */
const NEW_CARD = 0.7;

/** An empty place in the hand is the way out of the game. */
const WAY_OUT = 2;

function newCard(seen: Seen): number {
  if (seen.table.methuselahs[seen.seat]!.library > 0) return NEW_CARD * Math.min(2, eagerness(seen));
  return needsEmptyPlace(seen) ? WAY_OUT : 0;
}

export function meritOfDiscard(seen: Seen, option: OptionOf<Vtes, 'discard'>): number {
  switch (option.do) {
    case 'end':
      return 0;
    case 'discard':
      return newCard(seen) - keepWorth(seen, option.name);
    case 'play':
      return netValue(seen, gainsOfPlay(seen.table, seen.seat, option)) + newCard(seen) / 2;
    case 'use':
      return usingWorth(seen, option, gainsOfUse(seen.table, seen.seat, option));
  }
}

/** The worst cards go. */
export const discardDown = (
  seen: Seen,
  options: readonly OptionOf<Vtes, 'hand'>[],
  count: number,
): number[] => ranked(options, ({ name }) => -keepWorth(seen, name)).slice(0, count);
