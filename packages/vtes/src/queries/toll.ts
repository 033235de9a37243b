// What a toll can be paid with (V-19.76).

import type { Seat } from '@nocturne/kernel';
import { isMinion, isVampire, type Vt } from '../board.ts';
import type { Id } from '../types.ts';

/** Pool (0), and own vampires with blood. */
export const payers = ({ board }: Vt, seat: Seat): Id[] => [
  ...(board.methuselahs[seat]!.pool > 0 ? [0] : []),
  ...board.cards
    .filter(
      (card) =>
        card.controller === seat && isMinion(card) && isVampire(card) && !card.contested && card.counters > 0,
    )
    .map(({ id }) => id),
];
