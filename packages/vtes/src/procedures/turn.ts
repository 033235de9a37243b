// Chapter 5: turns and their five phases.

import { call, done, emit, type Frame, go, type Procedure } from '@nocturne/kernel';
import { clockwise, preyOf, type Vt } from '../board.ts';
import { change, enterPhase } from '../changes.ts';
import { handSizeOf } from '../queries/hand.ts';
import type { Vtes } from '../types.ts';

/** Repeat limits are per turn (V-7.11). */
function forgetTurn(state: Vt): void {
  for (const card of state.board.cards) {
    if (card.done.length > 0 || card.idle) change(state, card, { done: [], idle: false });
  }
}

export const game: Procedure<Vtes, 'game'> = {
  turn(state) {
    const { board } = state;
    board.turn += 1;
    emit(state, 'turn', { turn: board.turn, seat: board.whose });
    return call({ proc: 'turn', step: 'unlock' }, 'next');
  },
  // V-5.1
  next(state) {
    forgetTurn(state);
    state.board.whose = preyOf(state.board, state.board.whose);
    return go('turn');
  },
};

/** V-4.22: before a phase ends, the others may use what names no moment. */
const freeWindow = ({ board }: Vt, from: 0 | 1 = 1): Frame<Vtes, 'window'> => ({
  proc: 'window',
  step: 'offer',
  moment: 'free',
  order: clockwise(board, board.whose).slice(from),
  at: 0,
  during: '',
});

export const turn: Procedure<Vtes, 'turn'> = {
  unlock(state) {
    enterPhase(state, 'unlock');
    return call({ proc: 'unlock', step: 'withdrawal' }, 'unlockOver');
  },
  // V-5.8: the burn option is for everyone
  unlockOver: (state) => call(freeWindow(state, 0), 'master'),
  master(state) {
    enterPhase(state, 'master');
    return call({ proc: 'master', step: 'begin' }, 'masterOver');
  },
  masterOver: (state) => call(freeWindow(state), 'minion'),
  minion(state) {
    enterPhase(state, 'minion');
    return call({ proc: 'minion', step: 'offer' }, 'minionOver');
  },
  minionOver: (state) => call(freeWindow(state), 'influence'),
  influence(state) {
    enterPhase(state, 'influence');
    return call({ proc: 'influence', step: 'begin' }, 'influenceOver');
  },
  influenceOver: (state) => call(freeWindow(state), 'discard'),
  discard(state) {
    enterPhase(state, 'discard');
    return call({ proc: 'discard', step: 'begin' }, 'discardOver');
  },
  discardOver: (state) => call(freeWindow(state), 'end'),
  // V-14.5: what lasted until the end of the turn is over; V-19.34: hands come down to their size
  end(state) {
    const { board } = state;
    for (const [seat, methuselah] of board.methuselahs.entries()) {
      if (methuselah.handBonus === 0) continue;
      methuselah.handBonus = 0;
      emit(state, 'handSize', { seat, size: handSizeOf(state, seat) });
      if (!methuselah.out) board.resized.push(seat);
    }
    return done();
  },
};
