// Chapter 6: the master phase.

import { ask, call, done, go, type Procedure } from '@nocturne/kernel';
import { libraryCard } from '../cards/book.ts';
import type { Vtes } from '../types.ts';
import { hasUse } from '../uses.ts';
import { tellLeft } from './tell.ts';

export const master: Procedure<Vtes, 'master'> = {
  // V-6.1
  begin(state) {
    state.board.masterActions = 1;
    state.board.trifled = false;
    tellLeft(state);
    return go('offer');
  },
  // V-6.2, V-6.3. Who has cards is asked, so that nobody learns whether a master is among them.
  offer(state) {
    const { board } = state;
    const { hand } = board.methuselahs[board.whose]!;
    const asked = (board.masterActions > 0 && hand.length > 0) || hasUse(state, board.whose, 'master');
    return asked ? ask('master', board.whose, 'chosen') : done();
  },
  // V-6.4, V-6.6, V-6.7
  chosen(state, _frame, { seat, chosen }) {
    const { board } = state;
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    board.masterActions -= 1;
    if (libraryCard(chosen.name).traits?.includes('trifle') && !board.trifled) {
      board.trifled = true;
      board.masterActions += 1;
    }
    tellLeft(state);
    return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
  },
};
