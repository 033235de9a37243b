// Chapter 14: the discard phase.

import { ask, call, done, type Procedure } from '@nocturne/kernel';
import { discard as discardCard } from '../arrivals.ts';
import { legal } from '../queries/legal.ts';
import type { UseOption, Vtes } from '../types.ts';
import { isMandatory, offerUses } from '../uses.ts';
import { spendDiscardAction } from './discard-actions.ts';
import { replaceCard, replaceWaiting } from './replacing.ts';
import { tellLeft } from './tell.ts';

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
    const uses = legal<UseOption>((take) => offerUses(state, board.whose, 'discard', take));
    const [only, ...others] = uses;
    if ((board.discardActions > 0 && held.length > 0) || others.length > 0)
      return ask('discard', board.whose, 'chosen');
    if (only === undefined) return done();
    // what leaves no choice is done
    return isMandatory(state, only)
      ? call({ proc: 'use', step: 'announce', seat: board.whose, use: only }, 'offer')
      : ask('discard', board.whose, 'chosen');
  },
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    // V-14.2
    if (chosen.do === 'play') return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
    spendDiscardAction(state);
    discardCard(state, seat, chosen.name);
    replaceCard(state, seat);
    return call({ proc: 'hand', step: 'adjust', seat }, 'offer');
  },
};
