// Any window: the acting Methuselah has the first word, and again after each play; it closes when all pass in
// succession (V-4.18 … V-4.20). Who has nothing to play is not asked.

import { ask, call, done, type Frame, go, type Offer, type Procedure, type Seat } from '@nocturne/kernel';
import { clockwise, predatorOf, preyOf, type Vt } from '../board.ts';
import type { Moment } from '../cards/printed.ts';
import { offerOutOfTurn } from '../masters.ts';
import { offerPlays } from '../plays.ts';
import { isDirected } from '../queries/kinds.ts';
import { anyLegal } from '../queries/legal.ts';
import { combatSequence } from '../queries/combat.ts';
import type { ImpulseOption, Vtes } from '../types.ts';
import { offerUses } from '../uses.ts';
import { offerBurnOptions } from '../queries/burn-option.ts';
import { offerCombatPlays } from './combat-options.ts';
import { dispense } from './replacing.ts';

/** V-4.19: the acting Methuselah, then the defenders or prey and predator, then the others clockwise. */
export function sequence(state: Vt): Seat[] {
  const { board } = state;
  if (board.combat !== null) return combatSequence(state);
  const { action } = board;
  if (action === null) return clockwise(board, board.whose);
  const all = clockwise(board, action.by);
  const next = isDirected(action)
    ? all.filter((seat) => action.aim.seats.includes(seat))
    : [preyOf(board, action.by), predatorOf(board, action.by)];
  const order = [action.by];
  for (const seat of next) if (!order.includes(seat)) order.push(seat);
  for (const seat of all) if (!order.includes(seat)) order.push(seat);
  return order;
}

function offerCardsOfHand(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, ImpulseOption>): void {
  if (state.board.combat === null) offerPlays(state, seat, moment, offer);
  else offerCombatPlays(state, seat, moment, offer);
}

/** What a seat could play; the window's `pass` is added when there is something to pass up. */
export function offerImpulse(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, ImpulseOption>): void {
  if (moment === 'free') {
    if (state.board.phase === 'unlock') offerBurnOptions(state, seat, offer);
    // whose turn it is has had the whole phase for the rest
    if (seat === state.board.whose) return;
  }
  offerCardsOfHand(state, seat, moment, offer);
  offerOutOfTurn(state, seat, moment, offer);
  offerUses(state, seat, moment, offer);
}

/** Looked through for every window and seat, so one thing after the other. */
export const hasPlay = (state: Vt, seat: Seat, moment: Moment): boolean =>
  moment === 'free'
    ? anyLegal((offer) => offerImpulse(state, seat, moment, offer))
    : anyLegal((offer) => offerCardsOfHand(state, seat, moment, offer)) ||
      anyLegal((offer) => offerOutOfTurn(state, seat, moment, offer)) ||
      anyLegal((offer) => offerUses(state, seat, moment, offer));

/** A play may end what the window was about: a redirected bleed goes back to state A (V-8.20), an action ends (V-8.27). */
const isPast = ({ board }: Vt, { during, moment }: Frame<Vtes, 'window'>): boolean =>
  board.action !== null &&
  (board.action.state !== during || (moment !== 'as-played' && board.action.outcome === 'ended'));

export const window: Procedure<Vtes, 'window'> = {
  offer(state, frame) {
    if (isPast(state, frame)) return done();
    while (frame.at < frame.order.length) {
      const seat = frame.order[frame.at]!;
      if (!state.board.methuselahs[seat]!.out && hasPlay(state, seat, frame.moment)) {
        return ask('impulse', seat, 'chosen', { moment: frame.moment, blocking: false });
      }
      frame.at += 1;
    }
    return done();
  },
  chosen(state, frame, { seat, chosen }) {
    if (chosen.do === 'play') return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'again');
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'again');
    if (chosen.do === 'discard') {
      dispense(state, seat, chosen.name);
      return call({ proc: 'hand', step: 'adjust', seat }, 'again');
    }
    frame.at += 1;
    return go('offer');
  },
  again(_state, frame) {
    frame.at = 0;
    return go('offer');
  },
};
