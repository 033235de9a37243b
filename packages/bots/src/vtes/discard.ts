// Which cards to part with, of the own hand and of another's.

import type { OptionOf } from '@nocturne/kernel';
import { gainsOfUse, type Vtes } from '@nocturne/vtes';
import { ranked } from './choose.ts';
import { keepWorth } from './keep.ts';
import type { Seen } from './seen.ts';
import { usingWorth } from './using.ts';
import { eagerness } from './worth.ts';

/** A new card is worth so much: what is worth less goes. */
const NEW_CARD = 0.5;

export function meritOfDiscard(seen: Seen, option: OptionOf<Vtes, 'discard'>): number {
  switch (option.do) {
    case 'end':
      return 0;
    case 'discard':
      return (
        (seen.table.methuselahs[seen.seat]!.library > 0 ? NEW_CARD * Math.min(2, eagerness(seen)) : 0) -
        keepWorth(seen, option.name)
      );
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
