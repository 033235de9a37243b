// Chapter 14: the discard phase.

import { ask, call, done, type Procedure } from '@nocturne/kernel';
import { discard as discardCard } from '../board.ts';
import type { Vtes } from '../types.ts';
import { hasUse } from '../uses.ts';
import { replaceCard } from './play.ts';
import { tellLeft } from './tell.ts';
import { replaceWaiting } from './unlock.ts';

export const discard: Procedure<Vtes, 'discard'> = {
  // V-14.1; V-4.8: delayed replacements come now
  begin(state) {
    const { board } = state;
    board.discardActions = 1;
    replaceWaiting(state, 'discard');
    tellLeft(state);
    return call({ proc: 'hand', step: 'adjust', seat: board.whose }, 'offer');
  },
  offer(state) {
    const { board } = state;
    const { hand: held } = board.methuselahs[board.whose]!;
    const asked = (board.discardActions > 0 && held.length > 0) || hasUse(state, board.whose, 'discard');
    return asked ? ask('discard', board.whose, 'chosen') : done();
  },
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    state.board.discardActions -= 1;
    tellLeft(state);
    discardCard(state, seat, chosen.name);
    replaceCard(state, seat);
    return call({ proc: 'hand', step: 'adjust', seat }, 'offer');
  },
};
