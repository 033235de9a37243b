// Chapter 7, phase 4: the end of the turn.

import { ask, become, done, emit, go, type Procedure, shuffle } from '@nocturne/kernel';
import { turnDarkness } from '../board.ts';
import { emptyTally, KINDS, size } from '../cards.ts';
import { whyNotReveal } from '../reasons.ts';
import type { Nosferatu } from '../types.ts';
import { turnUp } from './reveal.ts';

export const endOfTurn: Procedure<Nosferatu, 'end'> = {
  // N-7.1
  clock(state) {
    const { board } = state;
    for (const { card } of board.turned) board.clock.push(card);
    board.turned = [];
    shuffle(state.random, board.clock);
    emit(state, 'clockShuffled', {});
    return go('sweep');
  },
  // N-7.2: face down, under the pile
  sweep(state) {
    const { board } = state;
    const count = size(board.actionDeck);
    for (const kind of KINDS) board.discard[kind] += board.actionDeck[kind];
    board.actionDeck = emptyTally();
    if (count > 0) emit(state, 'swept', { count });
    return go('darkness');
  },
  // N-7.3, N-8.5
  darkness(state) {
    const { board, options } = state;
    if (!board.emptied || options.darkness_check === 'immediate') return done();
    return become({ proc: 'darkness', step: 'look' });
  },
};

/** What an emptied Library means (N-7.3, A-16). */
export const darkness: Procedure<Nosferatu, 'darkness'> = {
  look(state) {
    const { board, seats } = state;
    if (board.darkness === 'lord') {
      turnDarkness(state, 'thirst');
      return done();
    }
    const someone = seats.some((_, seat) => seat !== board.stake && whyNotReveal(state, seat) === undefined);
    return someone ? ask('thirst', board.stake, 'revealed') : done();
  },
  // N-7.4: D11
  revealed(state, _frame, { chosen }) {
    turnUp(state, chosen.seat, 'thirst');
    return done();
  },
};
