// Operations of the influence and the discard phase, and of minions that enter play.

import { below } from '@nocturne/kernel';
import { drawCrypt } from '../arrivals.ts';
import { type Vt } from '../board.ts';
import { burn, change } from '../changes.ts';
import { CIRCLES } from '../cards/book.ts';
import type { LibraryType } from '../cards/printed.ts';
import { giveDiscardActions } from '../procedures/discard-actions.ts';
import { isOfType } from '../queries/kinds.ts';
import type { Permanent } from '../types.ts';
import type { OperationOf, Played } from './operation.ts';

/** V-1.1. */
export const drawCryptCard: OperationOf<'draw-crypt'> = {
  whyNot: ({ board }, { needed }, { by }) =>
    needed && board.methuselahs[by]!.crypt.length === 0 ? { why: 'crypt-empty' } : undefined,
  apply(state, _effect, { by }) {
    if (state.board.methuselahs[by]!.crypt.length > 0) drawCrypt(state, by);
  },
};

/** V-17.11. */
export const chooseCircle: OperationOf<'choose-circle'> = {
  complete: () => CIRCLES.map((choice) => ({ choice })),
  apply(state, _effect, { source, target: { choice = '' } }) {
    if (source !== undefined) change(state, source, { choice });
  },
};

/** V-14.4. */
export const discardActions: OperationOf<'discard-actions'> = {
  apply: (state, { amount }) => giveDiscardActions(state, amount),
};

const others = ({ board }: Vt, type: LibraryType, { source }: Played): Permanent[] =>
  board.cards.filter((card) => card.id !== source?.id && isOfType(board, card, type));

export const burnRandom: OperationOf<'burn-random'> = {
  whyNot: (state, { type }, played) =>
    others(state, type, played).length === 0 ? { why: 'no-target' } : undefined,
  apply(state, { type }, played) {
    const among = others(state, type, played);
    if (among.length > 0) burn(state, among[below(state.random, among.length)]!);
  },
};
