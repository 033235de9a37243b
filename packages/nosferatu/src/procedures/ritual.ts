// Chapter 5b: a Ritual, earned by Components alone.

import { ask, call, done, emit, go, type Procedure } from '@nocturne/kernel';
import { bitesOnTable, discardFaceUp, type Nos } from '../board.ts';
import { RITUALS } from '../cards.ts';
import { whyNotRitual } from '../reasons.ts';
import type { Nosferatu } from '../types.ts';
import { turnUp } from './reveal.ts';

const anyUsable = (state: Nos): boolean =>
  RITUALS.some((ritual) => whyNotRitual(state, ritual) === undefined);

function refresh(state: Nos): void {
  for (const ritual of RITUALS) state.board.rituals[ritual] = true;
  emit(state, 'refreshed', {});
}

/** N-5.12: one Night leaves the Clock. All are alike; one that lies face up is taken first. */
function removeNight({ board, options }: Nos): void {
  const faceUp = board.turned.findIndex(({ card }) => card === 'night');
  if (faceUp >= 0) board.turned.splice(faceUp, 1);
  else board.clock.splice(board.clock.indexOf('night'), 1);
  if (options.distorted_night === 'out_of_game') board.removed += 1;
  else discardFaceUp(board, 'night');
}

export const ritual: Procedure<Nosferatu, 'ritual'> = {
  // N-5.9, N-5.10: D6
  choose(state) {
    if (!anyUsable(state)) {
      refresh(state);
      if (state.options.stuck_transfusion === 'refresh_only' || !anyUsable(state)) return done();
    }
    return ask('ritual', state.board.stake, 'chosen');
  },
  chosen(state, frame, { seat, chosen }) {
    frame.ritual = chosen.do === 'ritual' ? chosen.ritual : null;
    emit(state, 'ritual', { seat, ritual: frame.ritual });
    return frame.ritual === null ? done() : go(frame.ritual);
  },
  // N-5.11: D7
  mirror(state) {
    const { renfield, stake } = state.board;
    return ask('mirror', state.options.mirror_chooser === 'renfield' ? renfield : stake, 'shown');
  },
  shown(state, _frame, { chosen }) {
    turnUp(state, chosen.seat, 'mirror');
    return go('turnDown');
  },
  // N-5.12
  distortion(state) {
    removeNight(state);
    emit(state, 'distorted', {});
    return go('turnDown');
  },
  // N-5.13: D8
  transfusion: (state) =>
    bitesOnTable(state.board) > 0 ? ask('transfuse', state.board.stake, 'transfused') : go('turnDown'),
  // N-8.4: the Bite lies in the discard pile before the card is drawn
  transfused(state, _frame, { chosen: { seat } }) {
    const { board } = state;
    board.bites[seat]! -= 1;
    discardFaceUp(board, 'bite');
    emit(state, 'transfused', { seat });
    return call({ proc: 'draw', step: 'take', seat, left: 1 }, 'turnDown');
  },
  // N-5.14, N-5.15
  turnDown(state, frame) {
    const used = frame.ritual!;
    state.board.rituals[used] = false;
    emit(state, 'usedUp', { ritual: used });
    if (RITUALS.every((one) => !state.board.rituals[one])) refresh(state);
    return done();
  },
};
