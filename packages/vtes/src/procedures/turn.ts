// Chapter 5: turns and their five phases.

import { call, done, emit, go, type Procedure } from '@nocturne/kernel';
import { change, enterPhase, preyOf, type Vt } from '../board.ts';
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

export const turn: Procedure<Vtes, 'turn'> = {
  unlock(state) {
    enterPhase(state, 'unlock');
    return call({ proc: 'unlock', step: 'withdrawal' }, 'master');
  },
  master(state) {
    enterPhase(state, 'master');
    return call({ proc: 'master', step: 'begin' }, 'minion');
  },
  minion(state) {
    enterPhase(state, 'minion');
    return call({ proc: 'minion', step: 'offer' }, 'influence');
  },
  influence(state) {
    enterPhase(state, 'influence');
    return call({ proc: 'influence', step: 'begin' }, 'discard');
  },
  discard(state) {
    enterPhase(state, 'discard');
    return call({ proc: 'discard', step: 'begin' }, 'end');
  },
  end: () => done(),
};
