// Operations that answer a card as it is played (V-3.34 … V-3.37), or end what it began.

import { emit } from '@nocturne/kernel';
import { findCard, predatorOf, preyOf, type Vt } from '../board.ts';
import { burn, lock } from '../changes.ts';
import { libraryCard } from '../cards/book.ts';
import { giveMasterAction } from '../procedures/master-actions.ts';
import { beingPlayed, modeOf } from '../queries/as-played.ts';
import { opponentOf } from '../queries/combat.ts';
import { endAction } from './during-action.ts';
import type { OperationOf, Played } from './operation.ts';

type Cancel = Extract<Parameters<OperationOf<'cancel'>['apply']>[1], { op: 'cancel' }>;

function isWhose(state: Vt, by: Cancel['by'], { by: seat, minion }: Played): boolean {
  const { seat: player, play } = beingPlayed(state)!;
  switch (by) {
    case undefined:
      return true;
    case 'others':
      return player !== seat;
    case 'neighbours':
      return [preyOf(state.board, seat), predatorOf(state.board, seat)].includes(player);
    case 'opponent':
      return (
        state.board.combat !== null &&
        minion !== undefined &&
        opponentOf(state.board.combat, minion.id).minion === play.minion
      );
  }
}

export const cancel: OperationOf<'cancel'> = {
  whyNot(state, { of, trait, by }, played) {
    const playing = beingPlayed(state);
    if (playing === undefined || playing.cancelled !== undefined) return { why: 'nothing-to-cancel' };
    const { type } = modeOf(playing);
    const kind = type === 'master' || type === 'event' ? type : 'minion';
    const fits =
      (of === 'any' || of === kind) &&
      (trait === undefined || libraryCard(playing.play.name).traits?.includes(trait) === true) &&
      isWhose(state, by, played);
    return fits ? undefined : { why: 'nothing-to-cancel' };
  },
  apply(state, { free, regains }) {
    const playing = beingPlayed(state);
    if (playing === undefined) return;
    playing.cancelled = free ? 'unpaid' : 'paid';
    emit(state, 'cancelled', { seat: playing.seat, name: playing.play.name });
    if (regains) giveMasterAction(state, playing.seat);
  },
};

/** V-3.31. */
export const lockSelf: OperationOf<'lock-self'> = {
  whyNot: (_state, _effect, { minion }) => (minion!.locked ? { why: 'locked', card: minion!.id } : undefined),
  apply: (state, _effect, { minion }) => lock(state, minion!),
};

/** The action is not successful. */
export const burnActing: OperationOf<'burn-acting'> = {
  apply(state) {
    const acting = findCard(state.board, state.board.action!.minion);
    endAction(state);
    state.board.action!.state = 'over';
    if (acting !== undefined) burn(state, acting);
  },
};
