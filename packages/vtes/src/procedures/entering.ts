// A minion enters play: what it does as it does so, then the contests that it leads to.

import { ask, call, done, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import { cardsOn, findCard } from '../board.ts';
import { contestCard, contestTitle } from '../contests.ts';
import { offerEntering } from '../queries/entering.ts';
import { legal } from '../queries/legal.ts';
import type { EnteringOption, Id, Vtes } from '../types.ts';

/** To be called for whatever brings a minion into play. */
export const enteringPlay = (seat: Seat, card: Id): Frame<Vtes, 'entering'> => ({
  proc: 'entering',
  step: 'offer',
  seat,
  card,
});

export const entering: Procedure<Vtes, 'entering'> = {
  // What leaves no choice is done
  offer(state, { seat, card }) {
    if (findCard(state.board, card) === undefined) return done();
    const options = legal<EnteringOption>((offer) => offerEntering(state, seat, card, offer));
    if (options.length > 1) return ask('entering', seat, 'chosen', { card });
    const [only] = options;
    return only?.do === 'use'
      ? call({ proc: 'use', step: 'announce', seat, use: only }, 'settle')
      : go('settle');
  },
  chosen(_state, _frame, { seat, chosen }) {
    return chosen.do === 'use'
      ? call({ proc: 'use', step: 'announce', seat, use: chosen }, 'settle')
      : go('settle');
  },
  // V-3.24, V-16.12: if it is still there
  settle(state, { card }) {
    const entered = findCard(state.board, card);
    if (entered === undefined) return done();
    contestCard(state, entered);
    if (findCard(state.board, card) === undefined) return done();
    contestTitle(state, entered);
    // cards that were out of play with it
    for (const one of cardsOn(state.board, card)) contestCard(state, one);
    return done();
  },
};
