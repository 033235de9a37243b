// Chapter 4: playing a card from hand.

import { become, call, done, emit, go, type Procedure } from '@nocturne/kernel';
import {
  burnCounters,
  changePool,
  drawCard,
  enter,
  findCard,
  leaveHand,
  putInAsh,
  type Vt,
} from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard } from '../contests.ts';
import { applyEffect } from '../effects/index.ts';
import { playKey } from '../plays.ts';
import { handSizeOf } from '../queries/hand.ts';
import type { Frame } from '@nocturne/kernel';
import type { PlayOption, Vtes } from '../types.ts';
import { recordPlay } from './combat-state.ts';
import { tellAction } from './tell.ts';
import { sequence } from './window.ts';

const modeOf = ({ name, mode }: PlayOption): ReturnType<typeof libraryCard>['modes'][number] =>
  libraryCard(name).modes[mode]!;

/** Cards whose effect waits for an action to succeed are set aside (V-4.2). */
const waits = (play: PlayOption): boolean => modeOf(play).action !== undefined;

/** V-4.16: the cost of anything but an action is paid when it is played. */
function pay(state: Vt, { seat, play }: Frame<Vtes, 'play'>): void {
  const { blood = 0, pool = 0 } = libraryCard(play.name).cost ?? {};
  if (waits(play)) return;
  const minion = findCard(state.board, play.minion);
  if (minion !== undefined) burnCounters(state, minion, blood + (play.x ?? 0));
  changePool(state, seat, -pool);
}

export const play: Procedure<Vtes, 'play'> = {
  // V-4.1
  announce(state, frame) {
    const { seat, play: card } = frame;
    leaveHand(state, seat, card.name);
    emit(state, 'played', { seat, name: card.name, mode: card.mode, minion: card.minion });
    pay(state, frame);
    const { action } = state.board;
    const minion = findCard(state.board, card.minion);
    if (state.board.combat !== null) recordPlay(state, card.minion, card.name);
    else if (action !== null && minion !== undefined && !waits(card))
      action.played.push(playKey(minion, card.name));
    if (action !== null) tellAction(state);
    return go('asPlayed');
  },
  // V-4.3: only wakes and cancelling effects
  asPlayed(state) {
    const { action } = state.board;
    if (action === null) return go('replace');
    const { state: during } = action;
    return call(
      { proc: 'window', step: 'offer', moment: 'as-played', order: sequence(state), at: 0, during },
      'replace',
    );
  },
  // V-4.4, V-4.8
  replace(state, { seat, play: card }) {
    const until = modeOf(card).replace ?? 'now';
    if (until === 'now') {
      if (state.board.methuselahs[seat]!.hand.length < handSizeOf(state, seat)) drawCard(state, seat);
    } else {
      state.board.methuselahs[seat]!.unreplaced.push(until);
    }
    return waits(card) ? done() : go('effects');
  },
  effects(state, frame) {
    const { seat, play: card } = frame;
    const played = { by: seat, minion: findCard(state.board, card.minion), target: card };
    const effect = modeOf(card).effects[frame.next];
    if (effect === undefined) return go('put');
    frame.next += 1;
    applyEffect(state, effect, played);
    return go('effects');
  },
  // V-4.1, V-4.7
  put(state, { seat, play: card }) {
    const { put } = modeOf(card);
    if (put === undefined) putInAsh(state, seat, card.name);
    else
      contestCard(
        state,
        enter(state, card.name, seat, put === 'table' ? 'table' : 'attached', card.card ?? 0),
      );
    if (state.board.action !== null) tellAction(state);
    return become({ proc: 'hand', step: 'adjust', seat });
  },
};
