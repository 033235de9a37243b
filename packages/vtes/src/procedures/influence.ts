// Chapter 13: the influence phase.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import { drawCrypt, tellEntered } from '../arrivals.ts';
import { cardAt, isMinion, type Vt } from '../board.ts';
import { changePool, failWithdrawal, setCounters, spendTransfers } from '../changes.ts';
import { identityOf } from '../identity.ts';
import { hasTrait } from '../queries/kinds.ts';
import { isOfClan } from '../queries/titles.ts';
import { transfersOf } from '../queries/transfers.ts';
import type { InfluenceOption, Permanent, Vtes } from '../types.ts';
import { enteringPlay } from './entering.ts';
import { merge } from './merging.ts';

const SCARCE = 3;

/** V-17.19: pool for each other vampire of the clan. */
function payForScarce(state: Vt, seat: Seat, card: Permanent): void {
  if (card.clan === null || !hasTrait(card, 'scarce')) return;
  const kin = state.board.cards.filter(
    (other) =>
      other.id !== card.id &&
      other.controller === seat &&
      isMinion(other) &&
      !other.contested &&
      isOfClan(other, card.clan!),
  );
  changePool(state, seat, -SCARCE * kin.length);
}

/** V-13.8, V-13.9: face up and unlocked; blood above the capacity goes to the bank. */
function bring(state: Vt, seat: Seat, id: number): void {
  const card = cardAt(state.board, id);
  const { counters } = card;
  card.region = 'ready';
  // cards on it are in play again
  Object.assign(card, identityOf(state.board, card));
  tellEntered(state, card);
  setCounters(state, card, counters, 'moved');
  payForScarce(state, seat, card);
}

/** V-13.3, V-13.4: one thing, so one event. */
function transfer(state: Vt, seat: Seat, card: Permanent, amount: number): void {
  const methuselah = state.board.methuselahs[seat]!;
  if (amount > 0) failWithdrawal(state, seat);
  methuselah.pool -= amount;
  card.counters += amount;
  const { pool } = methuselah;
  emit(state, 'transferred', { seat, card: card.id, amount, pool, counters: card.counters });
}

type Spending = Exclude<InfluenceOption, { do: 'end' | 'use' | 'bring' }>;

function influenceBy(state: Vt, seat: Seat, option: Spending): void {
  const { board } = state;
  switch (option.do) {
    case 'transfer':
      spendTransfers(state, option.amount);
      return transfer(state, seat, cardAt(board, option.card), option.amount);
    case 'take-back':
      spendTransfers(state, 2 * option.amount);
      return transfer(state, seat, cardAt(board, option.card), -option.amount);
    case 'draw-crypt':
      spendTransfers(state, 4);
      changePool(state, seat, -1, 'cost');
      drawCrypt(state, seat);
      return;
    case 'merge':
      spendTransfers(state, 4);
      changePool(state, seat, -1, 'cost');
      merge(state, seat, cardAt(board, option.card));
      return;
  }
}

export const influence: Procedure<Vtes, 'influence'> = {
  // V-13.1, V-13.2, V-13.10
  begin(state) {
    const { board } = state;
    board.transfers = transfersOf(state, board.whose);
    board.methuselahs[board.whose]!.influenced += 1;
    emit(state, 'transfers', { left: board.transfers });
    return go('offer');
  },
  // Asked even if nothing can be done: no turn goes by without a word of its Methuselah
  offer: (state) => ask('influence', state.board.whose, 'chosen'),
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    if (chosen.do === 'bring') {
      bring(state, seat, chosen.card);
      return call(enteringPlay(seat, chosen.card), 'offer');
    }
    influenceBy(state, seat, chosen);
    return go('offer');
  },
};
