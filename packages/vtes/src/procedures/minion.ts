// Chapter 7: the minion phase, one action after another.

import { ask, call, done, type Procedure } from '@nocturne/kernel';
import { isMinion } from '../board.ts';
import type { Vtes } from '../types.ts';
import { hasUse, isAction } from '../uses.ts';

/** V-7.1, V-7.2. */
export const minion: Procedure<Vtes, 'minion'> = {
  offer(state) {
    const { board } = state;
    const anyone = board.cards.some(
      (card) => card.controller === board.whose && isMinion(card) && !card.contested && !card.locked,
    );
    return anyone || hasUse(state, board.whose, 'minion') ? ask('act', board.whose, 'chosen') : done();
  },
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use' && !isAction(state, chosen))
      return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    return call({ proc: 'action', step: 'announce', opening: chosen, seat }, 'offer');
  },
};
