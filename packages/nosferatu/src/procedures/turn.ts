// A turn is one pass of the four phases; the game is turns until a team has won (N-2.4).

import { call, emit, go, type Procedure } from '@nocturne/kernel';
import { enterPhase, type Nos } from '../board.ts';
import type { Nosferatu } from '../types.ts';

function beginTurn(state: Nos): void {
  const { board } = state;
  board.turn += 1;
  board.given = [];
  board.announced = null;
  board.emptied = false;
  if (state.options.discard_memory !== 'full_log') board.shown = [];
  emit(state, 'turn', { turn: board.turn });
}

export const turn: Procedure<Nosferatu, 'turn'> = {
  round(state) {
    beginTurn(state);
    enterPhase(state, 'round');
    return call({ proc: 'round', step: 'draw', seat: state.board.stake }, 'effects');
  },
  effects(state) {
    enterPhase(state, 'effects');
    return call({ proc: 'effects', step: 'announce' }, 'stake');
  },
  stake(state) {
    enterPhase(state, 'stake');
    return call({ proc: 'stake', step: 'decide' }, 'end');
  },
  end(state) {
    enterPhase(state, 'end');
    return call({ proc: 'end', step: 'clock' }, 'next');
  },
  // N-7.7
  next: () => go('round'),
};
