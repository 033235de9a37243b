// Chapter 4: playing a card from hand, using one in play, and what they do.

import { ask, become, call, done, emit, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import { discard, enter, leaveHand } from '../arrivals.ts';
import { cardAt, findCard, type Vt } from '../board.ts';
import {
  burn,
  burnCounters,
  change,
  changePool,
  lock,
  putInAsh,
  removeFromGame,
  setCounters,
  spendTransfers,
} from '../changes.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Effect, Mode } from '../cards/printed.ts';
import { contestCard, gainTitle } from '../contests.ts';
import { applyEffect } from '../effects/index.ts';
import { playedSince, playKey } from '../plays.ts';
import { anyAnswer } from '../queries/as-played.ts';
import { costOf, mayReduce, reduceBy } from '../queries/price.ts';
import { isStrikeMode } from '../queries/combat.ts';
import type { Id, Performing, Permanent, PlayOption, Price, UseOption, Vtes } from '../types.ts';
import { noteInReferendum } from '../referendums/state.ts';
import { abilityKey, abilityOf, nameKey, poolCost, useKey } from '../uses.ts';
import { burnSpent } from './action-effects.ts';
import { recordPlay, tellCombat } from './combat-state.ts';
import { spendDiscardAction, spendOnEvent } from './discard-actions.ts';
import { rewardTrifle, spendMasterAction } from './master-actions.ts';
import { replaceCard } from './replacing.ts';
import { tellAction } from './tell.ts';
import { sequence } from './window.ts';

const modeOf = ({ name, mode }: PlayOption): Mode => libraryCard(name).modes[mode]!;

/** Cards whose effect waits for an action to succeed are set aside (V-4.2). */
const waits = (play: PlayOption): boolean => modeOf(play).action !== undefined;

/** A strike is made when strikes are resolved: its card waits for that (V-4.2). */
const isStrike = (play: PlayOption): boolean => isStrikeMode(modeOf(play));

/** What is to be paid; of an action, when it succeeds (V-4.16, V-8.28). */
function priceOf(state: Vt, { seat, play }: Frame<Vtes, 'play'>): Price {
  if (waits(play)) return state.board.action!.cost;
  const on = play.minion === 0 ? play.card : 0;
  const { blood, pool } = costOf(state, libraryCard(play.name), modeOf(play), seat, on);
  return { blood: blood + (play.x ?? 0), pool };
}

/** V-4.16: the cost of anything but an action is paid when it is played. */
function pay(state: Vt, { seat, play }: Frame<Vtes, 'play'>, { blood, pool }: Price): void {
  if (waits(play)) {
    state.board.action!.cost = { blood, pool };
    return;
  }
  const minion = findCard(state.board, play.minion);
  if (minion !== undefined) burnCounters(state, minion, blood, 'cost');
  changePool(state, seat, -pool, 'cost');
}

/** V-3.34 … V-3.36: without effect; an action card leads to no action. */
function fizzle(state: Vt, { seat, play }: Frame<Vtes, 'play'>): void {
  putInAsh(state, seat, play.name);
  if (!waits(play)) return;
  const action = state.board.action!;
  action.card!.gone = true;
  action.state = 'over';
}

const isMaster = (play: PlayOption): boolean => modeOf(play).type === 'master';
const isTrifle = ({ name }: PlayOption): boolean => libraryCard(name).traits?.includes('trifle') === true;

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

/** V-16.11: the vampire gets the title that the card will stand for. */
function claimTitle(state: Vt, name: string, on: Id): void {
  const { title } = libraryCard(name).does ?? {};
  if (title !== undefined) gainTitle(state, cardAt(state.board, on), title);
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
  const region = mode.put === 'table' ? 'table' : 'attached';
  claimTitle(state, play.name, on);
  const card = enter(state, play.name, seat, region, on, play.mode, play.choice);
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
    if (isMaster(card)) spendMasterAction(state, seat);
    if (modeOf(card).type === 'event') spendOnEvent(state, name);
    note(state, card);
    if (state.board.action !== null) tellAction(state);
    return go('asPlayed');
  },
  // V-4.3: only wakes and cancelling effects
  asPlayed(state) {
    if (!anyAnswer(state)) return go('price');
    const during = state.board.action?.state ?? '';
    return call(
      { proc: 'window', step: 'offer', moment: 'as-played', order: sequence(state), at: 0, during },
      'price',
    );
  },
  // V-3.35, V-3.36; V-4.17: asked if anything makes it cheaper
  price(state, frame) {
    const { seat, play: card, cancelled } = frame;
    if (cancelled === 'unpaid' || (cancelled !== undefined && waits(card))) return go('replace');
    if (cancelled === undefined && isMaster(card) && isTrifle(card)) rewardTrifle(state, seat);
    const cost = priceOf(state, frame);
    if (cancelled === undefined && mayReduce(state, seat, cost))
      return ask('reduce', seat, 'reduced', { name: card.name, cost });
    pay(state, frame, cost);
    return go('replace');
  },
  reduced(state, frame, { chosen, about: { cost } }) {
    pay(state, frame, chosen.do === 'pay' ? cost : reduceBy(state, cost, chosen));
    return go('replace');
  },
  // V-4.4, V-4.8
  replace(state, frame) {
    const { seat, play: card, cancelled } = frame;
    const until = modeOf(card).replace ?? 'now';
    const methuselah = state.board.methuselahs[seat]!;
    if (until === 'now' || (until === 'gone' && cancelled !== undefined)) replaceCard(state, seat);
    else if (until !== 'gone') methuselah.unreplaced = [...methuselah.unreplaced, until];
    if (cancelled === undefined) return waits(card) ? done() : go('effects');
    fizzle(state, frame);
    return become({ proc: 'hand', step: 'adjust', seat });
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
    if (card.minion !== 0) burnSpent(state, card.minion);
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
  if (cost.discardAction) spendDiscardAction(state);
  if (!(eitherOr && payer !== undefined)) changePool(state, seat, -poolCost(state, card, cost), 'cost');
  if (cost.blood !== undefined && payer !== undefined) burnCounters(state, payer, cost.blood, 'cost');
  if (cost.discard !== undefined) discard(state, seat, hand!);
  if (cost.lock && cardNamed(card.name).does?.countsLocks) setCounters(state, card, card.counters + 1);
  if (cost.burn) burn(state, card);
  if (cost.remove) removeFromGame(state, card);
}

/** What can be used once in a round of combat, in a polling step, or in a turn. */
function noteUse(state: Vt, card: Permanent, index: number): void {
  const key = abilityKey(card, index);
  const { once } = abilityOf(card, index);
  if (once === 'turn') change(state, card, { done: [...card.done, key] });
  if (once === 'polling') noteInReferendum(state, card.id);
  if (once !== 'round' || state.board.combat === null) return;
  state.board.combat.used.push(key);
  tellCombat(state);
}

export const use: Procedure<Vtes, 'use'> = {
  announce(state, { seat, use: option }) {
    const { board } = state;
    const card = cardAt(board, option.use);
    const { do: _do, use: source, ability, minion, ...target } = option;
    emit(state, 'used', { seat, card: source, ability, minion, target });
    board.used.push(useKey(card));
    if (abilityOf(card, option.ability).most !== undefined) board.used.push(nameKey(card));
    if (board.action !== null) {
      board.action.played.push(abilityKey(card, ability));
      tellAction(state);
    }
    noteUse(state, card, ability);
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
