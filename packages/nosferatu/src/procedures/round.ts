// Chapter 4, phase 1: the round of cards.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import { discardFaceUp, nextActive, type Nos } from '../board.ts';
import type { Kind } from '../cards.ts';
import type { Nosferatu } from '../types.ts';

/** N-4.2b: face up, for everyone to see. */
function discard(state: Nos, seat: Seat, card: Kind): void {
  const { board, options } = state;
  board.reserves[seat]![card] -= 1;
  discardFaceUp(board, card);
  if (options.discard_memory !== 'top_only') board.shown.push({ turn: board.turn, seat, card });
  emit(state, 'discarded', { seat, card });
}

/** N-4.2c, N-4.7: face down; Renfield looks at it. */
function give(state: Nos, seat: Seat, card: Kind): void {
  const { board, options } = state;
  board.reserves[seat]![card] -= 1;
  board.given.push({ seat, card });
  board.actionDeck[card] += 1;
  emit(state, 'gave', { seat }, { card }, options.renfield_sees_giver ? [seat, board.renfield] : [seat]);
}

export const round: Procedure<Nosferatu, 'round'> = {
  // N-4.2a
  draw: (_state, frame) => call({ proc: 'draw', step: 'take', seat: frame.seat, left: 2 }, 'play'),
  // D3a, D3b
  play: (_state, frame) => ask('play', frame.seat, 'played'),
  played(state, _frame, { seat, chosen }) {
    discard(state, seat, chosen.discard);
    give(state, seat, chosen.give);
    return go('clock');
  },
  // N-4.2d, N-4.4, N-4.5, N-4.6
  clock(state, frame) {
    const { board, options } = state;
    if (frame.seat !== board.stake || options.holder_turns_clock) {
      const card = board.clock.pop()!;
      board.turned.push({ seat: frame.seat, card });
      emit(state, 'clock', { seat: frame.seat, card });
      if (card === 'dawn') return done();
    }
    const next = nextActive(state, frame.seat);
    if (next === board.stake) return done();
    frame.seat = next;
    return go('draw');
  },
};
