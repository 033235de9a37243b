// Operations on hands, libraries and crypts.

import { discard } from '../arrivals.ts';
import { preyOf } from '../board.ts';
import type { OperationOf } from './operation.ts';

/** V-4.7: the hand is filled up afterwards. */
export const discardTarget: OperationOf<'discard-target'> = {
  apply(state, _effect, { by, target }) {
    discard(state, by, target.hand!);
    return { proc: 'hand', step: 'adjust', seat: by };
  },
};

/** The card itself is the one that takes it. */
export const fetchDiscipline: OperationOf<'fetch-discipline'> = {
  apply: (_state, { from, orBurn = false }, { by, source }) =>
    source === undefined
      ? undefined
      : { proc: 'fetch', step: 'look', seat: by, on: source.id, what: 'discipline', from, orBurn },
};

/** V-3.33. */
export const searchEquipment: OperationOf<'search-equipment'> = {
  apply: (_state, _effect, { by, minion }) => ({
    proc: 'search',
    step: 'look',
    seat: by,
    minion: minion!.id,
    given: false,
  }),
};

export const lookAndDiscard: OperationOf<'look-and-discard'> = {
  apply: (state, _effect, { by }) => ({
    proc: 'strip',
    step: 'look',
    seat: by,
    victim: preyOf(state.board, by),
  }),
};

export const drawCryptAndRemove: OperationOf<'draw-crypt-and-remove'> = {
  whyNot: ({ board }, _effect, { by }) =>
    board.methuselahs[by]!.crypt.length === 0 ? { why: 'crypt-empty' } : undefined,
  apply: (_state, _effect, { by }) => ({ proc: 'remove-crypt', step: 'look', seat: by }),
};
