// Operations on a chosen card.

import { cardAt, lock, setCounters } from '../board.ts';
import type { OperationOf } from './operation.ts';

export const lockTarget: OperationOf<'lock-target'> = {
  whyNot: () => undefined,
  apply: (state, _effect, { target }) => lock(state, cardAt(state.board, target.card!)),
};

/** V-3.4: from the bank. */
export const addBlood: OperationOf<'add-blood'> = {
  whyNot: () => undefined,
  apply(state, { amount }, { target }) {
    const card = cardAt(state.board, target.card!);
    setCounters(state, card, card.counters + amount);
  },
};
