// Chapters 6, 7, 13 and 14: the phases in which a Methuselah does what they like, one thing after another.

import { ask, become, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import {
  cardAt,
  cardsOf,
  changePool,
  discard as discardCard,
  drawCard,
  drawCrypt,
  setCounters,
  type Vt,
} from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard, contestTitle } from '../contests.ts';
import { canPlayMaster } from '../masters.ts';
import { handSizeOf } from '../queries/hand.ts';
import { transfersOf } from '../queries/transfers.ts';
import type { InfluenceOption, Vtes } from '../types.ts';

export const master: Procedure<Vtes, 'master'> = {
  // V-6.1
  begin(state) {
    state.board.masterActions = 1;
    state.board.trifled = false;
    return go('offer');
  },
  // V-6.2, V-6.3
  offer: (state) =>
    canPlayMaster(state, state.board.whose) ? ask('master', state.board.whose, 'chosen') : done(),
  // V-6.4, V-6.6, V-6.7
  chosen(state, _frame, { seat, chosen }) {
    const { board } = state;
    if (chosen.do === 'end') return done();
    board.masterActions -= 1;
    if (libraryCard(chosen.name).traits?.includes('trifle') && !board.trifled) {
      board.trifled = true;
      board.masterActions += 1;
    }
    return call({ proc: 'play', step: 'announce', seat, play: chosen, next: 0 }, 'offer');
  },
};

/** V-7.1, V-7.2. */
export const minion: Procedure<Vtes, 'minion'> = {
  offer(state) {
    const { board } = state;
    const anyone = [...cardsOf(board, board.whose, 'ready'), ...cardsOf(board, board.whose, 'torpor')].some(
      (card) => !card.locked,
    );
    return anyone ? ask('act', board.whose, 'chosen') : done();
  },
  chosen(_state, _frame, { seat, chosen }) {
    return chosen.do === 'end'
      ? done()
      : call({ proc: 'action', step: 'announce', opening: chosen, seat }, 'offer');
  },
};

function spend(state: Vt, transfers: number): void {
  state.board.transfers -= transfers;
  emit(state, 'transfers', { left: state.board.transfers });
}

/** V-13.8, V-13.9: face up and unlocked; blood above the capacity goes to the bank. */
function bring(state: Vt, id: number): void {
  const card = cardAt(state.board, id);
  const { counters } = card;
  card.region = 'ready';
  emit(state, 'entered', { card: { ...card, done: [] } });
  setCounters(state, card, counters);
  contestCard(state, card);
  contestTitle(state, card);
}

function influenceBy(state: Vt, seat: Seat, option: Exclude<InfluenceOption, { do: 'end' }>): void {
  const { board } = state;
  switch (option.do) {
    case 'transfer': {
      const card = cardAt(board, option.card);
      spend(state, option.amount);
      changePool(state, seat, -option.amount);
      setCounters(state, card, card.counters + option.amount);
      return;
    }
    case 'take-back': {
      const card = cardAt(board, option.card);
      spend(state, 2 * option.amount);
      setCounters(state, card, card.counters - option.amount);
      changePool(state, seat, option.amount);
      return;
    }
    case 'draw-crypt':
      spend(state, 4);
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
  offer: (state) => ask('influence', state.board.whose, 'chosen'),
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    influenceBy(state, seat, chosen);
    return go('offer');
  },
};

export const discard: Procedure<Vtes, 'discard'> = {
  // V-14.1; V-4.8: delayed replacements come now
  begin(state) {
    const { board } = state;
    board.discardActions = 1;
    const methuselah = board.methuselahs[board.whose]!;
    methuselah.unreplaced = methuselah.unreplaced.filter((phase) => phase !== 'discard');
    return call({ proc: 'hand', step: 'adjust', seat: board.whose }, 'offer');
  },
  offer: (state) =>
    state.board.methuselahs[state.board.whose]!.hand.length > 0
      ? ask('discard', state.board.whose, 'chosen')
      : done(),
  chosen(state, _frame, { seat, chosen }) {
    if (chosen.do === 'end') return done();
    state.board.discardActions -= 1;
    discardCard(state, seat, chosen.name);
    return become({ proc: 'hand', step: 'adjust', seat });
  },
};

/** V-4.7: draws up, or discards down, to the hand size. */
export const hand: Procedure<Vtes, 'hand'> = {
  adjust(state, { seat }) {
    const wanted = handSizeOf(state, seat);
    const held = state.board.methuselahs[seat]!.hand;
    while (held.length < wanted && drawCard(state, seat));
    return held.length > wanted ? ask('hand', seat, 'discarded', { count: held.length - wanted }) : done();
  },
  discarded(state, _frame, { seat, chosen }) {
    for (const { name } of chosen) discardCard(state, seat, name);
    return done();
  },
};
