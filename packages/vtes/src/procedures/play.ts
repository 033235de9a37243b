// Chapter 4: playing a card from hand, using one in play, and what they do.

import { become, call, done, emit, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import {
  burn,
  burnCounters,
  cardAt,
  change,
  changePool,
  discard,
  drawCard,
  enter,
  findCard,
  leaveHand,
  lock,
  putInAsh,
  setCounters,
  spendTransfers,
  type Vt,
} from '../board.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Effect, Mode } from '../cards/printed.ts';
import { contestCard } from '../contests.ts';
import { applyEffect } from '../effects/index.ts';
import { poolCost } from '../masters.ts';
import { costOf, playedSince, playKey } from '../plays.ts';
import { handSizeOf, insteadOfReplacing } from '../queries/hand.ts';
import type { Performing, PlayOption, UseOption, Vtes } from '../types.ts';
import { abilityOf, useKey } from '../uses.ts';
import { recordPlay } from './combat-state.ts';
import { tellAction } from './tell.ts';
import { sequence } from './window.ts';

const modeOf = ({ name, mode }: PlayOption): Mode => libraryCard(name).modes[mode]!;

/** Cards whose effect waits for an action to succeed are set aside (V-4.2). */
const waits = (play: PlayOption): boolean => modeOf(play).action !== undefined;

/** A strike is made when strikes are resolved: its card waits for that (V-4.2). */
const isStrike = (play: PlayOption): boolean => modeOf(play).effects.some(({ op }) => op === 'strike');

/** V-4.16, V-8.28: the cost of anything but an action is paid when it is played. */
function pay(state: Vt, { seat, play }: Frame<Vtes, 'play'>): void {
  if (waits(play)) return;
  const card = libraryCard(play.name);
  const minion = findCard(state.board, play.minion);
  if (minion === undefined) {
    changePool(state, seat, -poolCost(state, card, play.card ?? 0), 'cost');
    return;
  }
  const { blood, pool } = costOf(state, card, modeOf(play), seat);
  burnCounters(state, minion, blood + (play.x ?? 0), 'cost');
  changePool(state, seat, -pool, 'cost');
}

/** What limits further plays (V-4.26). */
function note(state: Vt, play: PlayOption): void {
  const { action, combat } = state.board;
  const minion = findCard(state.board, play.minion);
  if (minion === undefined || waits(play)) return;
  if (combat !== null) recordPlay(state, play.minion, play.name);
  else if (action !== null) action.played.push(playKey(minion, play.name));
  if (modeOf(play).once === 'unlock')
    change(state, minion, { since: [...minion.since, playedSince(play.name)] });
}

/** V-4.4: a replacement is drawn, or whatever takes its place. */
export function replaceCard(state: Vt, seat: Seat): void {
  const instead = insteadOfReplacing(state, seat);
  if (instead !== undefined) setCounters(state, instead, instead.counters - 1);
  else if (state.board.methuselahs[seat]!.hand.length < handSizeOf(state, seat)) drawCard(state, seat);
}

/** Where a card goes that was played and has done its work (V-4.1). */
function put(state: Vt, seat: Seat, play: PlayOption): void {
  const mode = modeOf(play);
  if (isStrike(play)) return;
  if (mode.put === undefined) {
    putInAsh(state, seat, play.name);
    return;
  }
  const on = mode.put === 'table' ? 0 : mode.put === 'minion' ? play.minion : play.card!;
  const card = enter(state, play.name, seat, mode.put === 'table' ? 'table' : 'attached', on, play.mode);
  const { action } = state.board;
  if (mode.put === 'table' && play.cards !== undefined) change(state, card, { chosen: play.cards });
  if (action !== null) change(state, card, { against: action.aim.seats[0] ?? -1 });
  contestCard(state, card);
}

export const play: Procedure<Vtes, 'play'> = {
  // V-4.1
  announce(state, frame) {
    const { seat, play: card } = frame;
    leaveHand(state, seat, card.name);
    const { do: _do, name, mode, minion, ...target } = card;
    emit(state, 'played', { seat, name, mode, minion, target });
    pay(state, frame);
    note(state, card);
    if (state.board.action !== null) tellAction(state);
    return go('asPlayed');
  },
  // V-4.3: only wakes and cancelling effects
  asPlayed(state) {
    const { action, combat } = state.board;
    if (action === null || combat !== null) return go('replace');
    const { state: during } = action;
    return call(
      { proc: 'window', step: 'offer', moment: 'as-played', order: sequence(state), at: 0, during },
      'replace',
    );
  },
  // V-4.4, V-4.8
  replace(state, { seat, play: card }) {
    const until = modeOf(card).replace ?? 'now';
    const methuselah = state.board.methuselahs[seat]!;
    if (until === 'now') replaceCard(state, seat);
    else methuselah.unreplaced = [...methuselah.unreplaced, until];
    return waits(card) ? done() : go('effects');
  },
  effects(_state, { seat, play: { name, mode, minion, ...target } }) {
    return call(
      {
        proc: 'effects',
        step: 'next',
        by: seat,
        name,
        index: mode,
        ability: false,
        source: 0,
        minion,
        target,
        next: 0,
      },
      'put',
    );
  },
  // V-4.7
  put(state, { seat, play: card }) {
    put(state, seat, card);
    if (state.board.action !== null) tellAction(state);
    return become({ proc: 'hand', step: 'adjust', seat });
  },
};

/** V-4.15, V-4.16. */
function payFor(state: Vt, seat: Seat, { use: id, ability, minion, hand }: UseOption): void {
  const card = cardAt(state.board, id);
  const { cost = {}, minion: takesPart } = abilityOf(card, ability);
  const payer = findCard(state.board, minion);
  const eitherOr = takesPart?.payer === 'or-pool';
  if (cost.lock) lock(state, card);
  if (cost.transfers !== undefined) spendTransfers(state, cost.transfers);
  if (cost.pool !== undefined && !(eitherOr && payer !== undefined))
    changePool(state, seat, -cost.pool, 'cost');
  if (cost.blood !== undefined && payer !== undefined) burnCounters(state, payer, cost.blood, 'cost');
  if (cost.discard !== undefined) discard(state, seat, hand!);
  if (cost.lock && cardNamed(card.name).does?.countsLocks) setCounters(state, card, card.counters + 1);
  if (cost.burn) burn(state, card);
}

export const use: Procedure<Vtes, 'use'> = {
  announce(state, { seat, use: option }) {
    const { board } = state;
    const card = cardAt(board, option.use);
    const { do: _do, use: source, ability, minion, ...target } = option;
    emit(state, 'used', { seat, card: source, ability, minion, target });
    board.used.push(useKey(card));
    if (board.action !== null) board.action.played.push(useKey(card));
    const { name } = card;
    const served = abilityOf(card, ability).target?.oncePerTurn;
    const chosen = served === undefined ? undefined : findCard(board, target.card ?? 0);
    if (chosen !== undefined) change(state, chosen, { done: [...chosen.done, served!] });
    payFor(state, seat, option);
    return become({
      proc: 'effects',
      step: 'next',
      by: seat,
      name,
      index: ability,
      ability: true,
      source,
      minion,
      target,
      next: 0,
    });
  },
};

const effectOf = ({ name, index, ability, next }: Performing): Effect | undefined => {
  const card = cardNamed(name);
  if (ability) return card.does!.abilities![index]!.effects[next];
  return card.kind === 'library' ? card.modes[index]!.effects[next] : undefined;
};

export const effects: Procedure<Vtes, 'effects'> = {
  next(state, frame) {
    const { board } = state;
    const effect = effectOf(frame);
    if (effect === undefined) {
      if (board.action !== null) tellAction(state);
      return become({ proc: 'hand', step: 'adjust', seat: frame.by });
    }
    frame.next += 1;
    const { by, target, minion, source } = frame;
    const played = { by, minion: findCard(board, minion), source: findCard(board, source), target };
    const nested = applyEffect(state, effect, played);
    return nested === undefined ? go('next') : call(nested, 'next');
  },
};
