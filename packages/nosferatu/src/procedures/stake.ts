// Chapter 6, phase 3: the Ancestral Stake kills or moves on.

import { ask, done, emit, end, type Procedure, type Seat } from '@nocturne/kernel';
import { characterOf, dawned, type Nos } from '../board.ts';
import type { Nosferatu } from '../types.ts';
import { finish } from './finish.ts';

function moveStake(state: Nos, seat: Seat, by: Seat): void {
  state.board.stake = seat;
  emit(state, 'stake', { seat, by });
}

export const stake: Procedure<Nosferatu, 'stake'> = {
  // N-6.2: D9; N-6.5: D10
  decide(state) {
    const { board } = state;
    return dawned(board) ? ask('dawn', board.stake, 'dawned') : ask('pass-stake', board.renfield, 'passed');
  },
  dawned(state, _frame, { seat: by, chosen }) {
    if (chosen.do === 'stake') {
      moveStake(state, chosen.seat, by);
      return done();
    }
    // N-6.4
    const character = characterOf(state, chosen.seat);
    state.board.faceUp[chosen.seat] = true;
    emit(state, 'killed', { by, seat: chosen.seat, character });
    return end(
      character === 'vampire'
        ? finish(state, { winner: 'hunters', cause: 'vampire-killed' })
        : finish(state, { winner: 'evil', cause: 'hunter-killed' }),
    );
  },
  passed(state, _frame, { seat: by, chosen }) {
    moveStake(state, chosen.seat, by);
    return done();
  },
};
