// Chapters 6, 7, 13 and 14: the phases in which a Methuselah does what they like, one thing after another.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import {
  cardAt,
  changePool,
  discard as discardCard,
  drawCard,
  drawCrypt,
  failWithdrawal,
  isMinion,
  setCounters,
  tellEntered,
  type Vt,
} from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard, contestTitle } from '../contests.ts';
import { beingReplaced, handSizeOf } from '../queries/hand.ts';
import { transfersOf } from '../queries/transfers.ts';
import type { InfluenceOption, Permanent, Vtes } from '../types.ts';
import { hasUse, isAction } from '../uses.ts';
import { replaceCard, spendTransfers } from './play.ts';
import { replaceWaiting } from './unlock.ts';

/** What is left of the master and discard phase actions. */
function tellLeft(state: Vt): void {
  const { masterActions, discardActions } = state.board;
  emit(state, 'actions', { master: masterActions, discard: discardActions });
}

export const master: Procedure<Vtes, 'master'> = {
  // V-6.1
  begin(state) {
    state.board.masterActions = 1;
    state.board.trifled = false;
    tellLeft(state);
    return go('offer');
  },
  // V-6.2, V-6.3. Who has cards is asked, so that nobody learns whether a master is among them.
  offer(state) {
    const { board } = state;
    const { hand } = board.methuselahs[board.whose]!;
    const asked = (board.masterActions > 0 && hand.length > 0) || hasUse(state, board.whose, 'master');
    return asked ? ask('master', board.whose, 'chosen') : done();
  },
  // V-6.4, V-6.6, V-6.7
  chosen(state, _frame, { seat, chosen }) {
    const { board } = state;
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    board.masterActions -= 1;
    if (libraryCard(chosen.name).traits?.includes('trifle') && !board.trifled) {
      board.trifled = true;
      board.masterActions += 1;
    }
    tellLeft(state);
    return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
  },
};

/** V-7.1, V-7.2. */
export const minion: Procedure<Vtes, 'minion'> = {
  offer(state) {
    const { board } = state;
    const anyone = board.cards.some(
      (card) => card.controller === board.whose && isMinion(card) && !card.contested && !card.locked,
    );
    return anyone || hasUse(state, board.whose, 'minion') ? ask('act', board.whose, 'chosen') : done();
  },
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use' && !isAction(state, chosen))
      return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    return call({ proc: 'action', step: 'announce', opening: chosen, seat }, 'offer');
  },
};

/** V-13.8, V-13.9: face up and unlocked; blood above the capacity goes to the bank. */
function bring(state: Vt, id: number): void {
  const card = cardAt(state.board, id);
  const { counters } = card;
  card.region = 'ready';
  tellEntered(state, card);
  setCounters(state, card, counters);
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
      changePool(state, seat, -1);
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

export const discard: Procedure<Vtes, 'discard'> = {
  // V-14.1; V-4.8: delayed replacements come now
  begin(state) {
    const { board } = state;
    board.discardActions = 1;
    replaceWaiting(state, 'discard');
    tellLeft(state);
    return call({ proc: 'hand', step: 'adjust', seat: board.whose }, 'offer');
  },
  offer(state) {
    const { board } = state;
    const { hand: held } = board.methuselahs[board.whose]!;
    const asked = (board.discardActions > 0 && held.length > 0) || hasUse(state, board.whose, 'discard');
    return asked ? ask('discard', board.whose, 'chosen') : done();
  },
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    state.board.discardActions -= 1;
    tellLeft(state);
    discardCard(state, seat, chosen.name);
    replaceCard(state, seat);
    return call({ proc: 'hand', step: 'adjust', seat }, 'offer');
  },
};

/** V-4.7: draws up, or discards down, to the hand size. */
export const hand: Procedure<Vtes, 'hand'> = {
  adjust(state, { seat }) {
    const wanted = handSizeOf(state, seat) - beingReplaced(state, seat);
    const held = state.board.methuselahs[seat]!.hand;
    while (held.length < wanted && drawCard(state, seat));
    return held.length > wanted ? ask('hand', seat, 'discarded', { count: held.length - wanted }) : done();
  },
  discarded(state, _frame, { seat, chosen }) {
    for (const { name } of chosen) discardCard(state, seat, name);
    return done();
  },
};
