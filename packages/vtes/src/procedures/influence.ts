// Chapter 13: the influence phase.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import {
  cardAt,
  changePool,
  drawCrypt,
  failWithdrawal,
  setCounters,
  spendTransfers,
  tellEntered,
  type Vt,
} from '../board.ts';
import { contestCard, contestTitle } from '../contests.ts';
import { transfersOf } from '../queries/transfers.ts';
import type { InfluenceOption, Permanent, Vtes } from '../types.ts';

/** V-13.8, V-13.9: face up and unlocked; blood above the capacity goes to the bank. */
function bring(state: Vt, id: number): void {
  const card = cardAt(state.board, id);
  const { counters } = card;
  card.region = 'ready';
  tellEntered(state, card);
  setCounters(state, card, counters, 'moved');
  contestCard(state, card);
  contestTitle(state, card);
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

function influenceBy(state: Vt, seat: Seat, option: Exclude<InfluenceOption, { do: 'end' | 'use' }>): void {
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
    case 'bring':
      bring(state, option.card);
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
    influenceBy(state, seat, chosen);
    return go('offer');
  },
};
