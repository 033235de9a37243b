// Chapter 8: drawing, one card at a time, and the Library that is never empty.

import { call, done, emit, go, type Procedure, type Seat, shuffle } from '@nocturne/kernel';
import type { Nos } from '../board.ts';
import { cardsOf, emptyTally } from '../cards.ts';
import type { Nosferatu } from '../types.ts';

export function drawCard(state: Nos, seat: Seat): void {
  const card = state.board.library.pop()!;
  state.board.reserves[seat]![card] += 1;
  emit(state, 'drew', { seat }, { card }, [seat]);
}

export const draw: Procedure<Nosferatu, 'draw'> = {
  // N-8.1, N-8.2
  take(state, frame) {
    const { library } = state.board;
    while (frame.left > 0 && library.length > 0) {
      drawCard(state, frame.seat);
      frame.left -= 1;
      if (library.length === 0) return go('reshuffle');
    }
    return done();
  },
  // N-8.1, N-8.3: the discard pile, and nothing else
  reshuffle(state) {
    const { board } = state;
    board.library = shuffle(state.random, cardsOf(board.discard));
    board.discard = emptyTally();
    board.top = null;
    board.emptied = true;
    emit(state, 'reshuffled', {});
    return state.options.darkness_check === 'immediate'
      ? call({ proc: 'darkness', step: 'look' }, 'take')
      : go('take');
  },
};
