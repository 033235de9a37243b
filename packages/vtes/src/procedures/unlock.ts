// Chapter 5: the unlock phase; contests (V-3.24 … V-3.28, V-16.12 … V-16.15); withdrawal (V-15.9 … V-15.11).

import { ask, call, done, go, type Procedure, unwind } from '@nocturne/kernel';
import { burn, burnCounters, cardAt, changePool, setWithdrawing, unlock, type Vt } from '../board.ts';
import { contested, loseTitle, settleContests } from '../contests.ts';
import type { Vtes } from '../types.ts';
import { whyNotWithdraw } from '../queries/withdrawal.ts';
import { addPoints, leave } from './oust.ts';

/** V-5.6, V-5.7, V-15.9: what is still to be done or decided. */
function anythingLeft(state: Vt): boolean {
  const { board } = state;
  const edge = board.edge === board.whose && !board.used.includes('edge');
  return edge || contested(board, board.whose).length > 0 || whyNotWithdraw(state, board.whose) === undefined;
}

export const unlockPhase: Procedure<Vtes, 'unlock'> = {
  // V-15.11: the predator gets nothing
  withdrawal(state) {
    const { whose, methuselahs } = state.board;
    if (!methuselahs[whose]!.withdrawing) return go('unlock');
    addPoints(state, whose, 1);
    leave(state, whose, 'withdrawn');
    return unwind('turn', 'end');
  },
  // V-5.3; V-4.8: replacements that waited for this phase
  unlock(state) {
    const { board } = state;
    const methuselah = board.methuselahs[board.whose]!;
    for (const card of board.cards) {
      if (card.controller === board.whose && card.region !== 'uncontrolled') unlock(state, card);
    }
    methuselah.unreplaced = methuselah.unreplaced.filter((phase) => phase !== 'unlock');
    return call({ proc: 'hand', step: 'adjust', seat: board.whose }, 'contests');
  },
  // V-3.28, V-16.15
  contests(state) {
    settleContests(state);
    return go('effects');
  },
  // V-5.4, V-5.5
  effects: (state) => (anythingLeft(state) ? ask('unlock', state.board.whose, 'chosen') : done()),
  chosen(state, _frame, { seat, chosen }) {
    const { board } = state;
    switch (chosen.do) {
      case 'end':
        return done();
      case 'edge':
        board.used.push('edge');
        changePool(state, seat, 1);
        return go('effects');
      case 'pay':
        board.used.push(`contest ${chosen.card}`);
        changePool(state, seat, -1);
        return go('effects');
      case 'yield':
        burn(state, cardAt(board, chosen.card));
        return go('effects');
      case 'pay-title':
        board.used.push(`title ${chosen.card}`);
        burnCounters(state, cardAt(board, chosen.card), 1);
        return go('effects');
      case 'yield-title':
        loseTitle(state, cardAt(board, chosen.card));
        return go('effects');
      case 'withdraw':
        setWithdrawing(state, seat, true);
        return go('effects');
    }
  },
};
