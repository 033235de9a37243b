// Choices that some cards ask for when they take effect.

import { ask, become, done, emit, go, type Procedure, type Seat, shuffle } from '@nocturne/kernel';
import {
  burnCounters,
  cardAt,
  cardsOf,
  changePool,
  discard,
  drawCrypt,
  enter,
  findCard,
  removeFromGame,
  type Vt,
} from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard } from '../contests.ts';
import { payers } from '../queries/toll.ts';
import type { Id, Vtes } from '../types.ts';

/** V-19.76: in any mix. Who cannot pay it all pays what there is. */
export const toll: Procedure<Vtes, 'toll'> = {
  due(state, { card, left }) {
    const { whose } = state.board;
    const able = left === 0 ? [] : payers(state, whose);
    if (able.length === 0) return done();
    if (able.length > 1) return ask('toll', whose, 'paid', { card, left });
    payToll(state, whose, able[0]!, left);
    return done();
  },
  paid(state, frame, { seat, chosen: { minion, amount } }) {
    payToll(state, seat, minion, amount);
    frame.left -= amount;
    return go('due');
  },
};

function payToll(state: Vt, seat: Seat, minion: Id, amount: number): void {
  if (minion === 0) changePool(state, seat, -amount, 'cost');
  else burnCounters(state, cardAt(state.board, minion), amount, 'cost');
}

/** V-3.33, V-19.56, V-19.57: the library is shuffled in every case. */
export const search: Procedure<Vtes, 'search'> = {
  look(state, { seat, minion }) {
    const bearer = findCard(state.board, minion);
    return bearer === undefined ? done() : ask('search', seat, 'found', { minion });
  },
  found(state, { seat, minion }, { chosen }) {
    const methuselah = state.board.methuselahs[seat]!;
    const name = chosen.do === 'find' ? chosen.name : null;
    const found = name === null ? -1 : methuselah.library.indexOf(name);
    const rest = methuselah.library.filter((_, at) => at !== found);
    methuselah.library = shuffle(state.random, rest);
    emit(state, 'searched', { seat, found: name });
    if (name === null) return done();
    const { blood = 0, pool = 0 } = libraryCard(name).cost ?? {};
    burnCounters(state, cardAt(state.board, minion), Number(blood), 'cost');
    changePool(state, seat, -pool, 'cost');
    contestCard(state, enter(state, name, seat, 'attached', minion));
    return done();
  },
};

/** A hand is looked at, and a card of it discarded. */
export const strip: Procedure<Vtes, 'strip'> = {
  look(state, { seat, victim }) {
    const hand = [...state.board.methuselahs[victim]!.hand];
    emit(state, 'looked', { seat, victim }, { hand }, [seat]);
    return hand.length === 0 ? done() : ask('strip', seat, 'chosen', { victim });
  },
  chosen(state, { victim }, { chosen }) {
    discard(state, victim, chosen.name);
    return become({ proc: 'hand', step: 'adjust', seat: victim });
  },
};

/** A crypt card is drawn, and one of the uncontrolled region removed from the game. */
export const removeCrypt: Procedure<Vtes, 'remove-crypt'> = {
  look(state, { seat }) {
    drawCrypt(state, seat);
    const cards = cardsOf(state.board, seat, 'uncontrolled');
    return cards.length === 0 ? done() : ask('remove-crypt', seat, 'chosen');
  },
  chosen(state, { seat }, { chosen: { card } }) {
    const removed = cardAt(state.board, card);
    emit(state, 'removed', { seat, card, name: removed.name });
    removeFromGame(state, removed);
    return done();
  },
};
