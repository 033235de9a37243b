// Chapter 4: a hand and its size.

import { ask, done, type Procedure } from '@nocturne/kernel';
import { discard, drawCard } from '../arrivals.ts';
import { beingReplaced, handSizeOf } from '../queries/hand.ts';
import type { Vtes } from '../types.ts';

/** V-4.7: draws up, or discards down, to the hand size. */
export const hand: Procedure<Vtes, 'hand'> = {
  adjust(state, { seat }) {
    const wanted = handSizeOf(state, seat) - beingReplaced(state, seat);
    const methuselah = state.board.methuselahs[seat]!;
    while (methuselah.hand.length < wanted && drawCard(state, seat));
    const count = methuselah.hand.length - wanted;
    return count > 0 ? ask('hand', seat, 'discarded', { count }) : done();
  },
  discarded(state, _frame, { seat, chosen }) {
    for (const { name } of chosen) discard(state, seat, name);
    return done();
  },
};
