// Chapter 6: the master phase.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import { change } from '../changes.ts';
import { MARKED, offerMarks } from '../queries/hunted.ts';
import { anyLegal } from '../queries/legal.ts';
import type { Permanent, Vtes } from '../types.ts';
import { hasUse } from '../uses.ts';
import { beginMasterPhase, spendMasterAction } from './master-actions.ts';

/** V-6.16, V-17.15. */
function mark(state: Vt, seat: Seat, card: Permanent): void {
  spendMasterAction(state, seat);
  change(state, card, { done: [...card.done, MARKED] });
  emit(state, 'marked', { seat, card: card.id });
}

export const master: Procedure<Vtes, 'master'> = {
  // V-6.1
  begin(state) {
    beginMasterPhase(state, state.board.whose);
    return go('offer');
  },
  // V-6.2, V-6.3. Who has cards is asked, so that nobody learns whether a master is among them.
  offer(state) {
    const { board } = state;
    const { hand } = board.methuselahs[board.whose]!;
    const asked =
      (board.masterActions > 0 && hand.length > 0) ||
      hasUse(state, board.whose, 'master') ||
      anyLegal((offer) => offerMarks(state, board.whose, offer));
    return asked ? ask('master', board.whose, 'chosen') : done();
  },
  // V-6.4
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'mark') {
      mark(state, seat, cardAt(state.board, chosen.card));
      return go('offer');
    }
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
  },
};
