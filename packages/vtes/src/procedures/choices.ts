// Choices that some cards ask for when they take effect.

import { ask, become, done, emit, go, type Procedure, type Seat, shuffle } from '@nocturne/kernel';
import { discard, drawCrypt, enter } from '../arrivals.ts';
import { cardAt, cardsOf, findCard, type Vt } from '../board.ts';
import { burnCounters, change, changePool, removeFromGame } from '../changes.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard } from '../contests.ts';
import { raiseAlly } from '../effects/from-ash-heaps.ts';
import { basicEquipment, priceFound } from '../queries/found.ts';
import { payers } from '../queries/toll.ts';
import type { Id, Permanent, Vtes } from '../types.ts';
import { enteringPlay } from './entering.ts';

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

/** V-7.24: at its basic level; V-3.14: it belongs to the minion that gets it. */
function equipFound(state: Vt, seat: Seat, bearer: Permanent, name: string, given: boolean): void {
  const { blood, pool } = priceFound(state, seat, libraryCard(name), given);
  burnCounters(state, bearer, blood, 'cost');
  changePool(state, seat, -pool, 'cost');
  const { controller } = bearer;
  const card = enter(state, name, seat, 'attached', bearer.id, basicEquipment(libraryCard(name)));
  if (card.controller !== controller) change(state, card, { controller });
  contestCard(state, card);
}

/** V-3.33, V-19.56, V-19.57: the library is shuffled in every case. */
export const search: Procedure<Vtes, 'search'> = {
  look(state, { seat, minion, given }) {
    const bearer = findCard(state.board, minion);
    return bearer === undefined ? done() : ask('search', seat, 'found', { minion, given });
  },
  found(state, { seat, minion, given }, { chosen }) {
    const methuselah = state.board.methuselahs[seat]!;
    const name = chosen.do === 'find' ? chosen.name : null;
    const found = name === null ? -1 : methuselah.library.indexOf(name);
    const rest = methuselah.library.filter((_, at) => at !== found);
    methuselah.library = shuffle(state.random, rest);
    emit(state, 'searched', { seat, found: name });
    if (name !== null) equipFound(state, seat, cardAt(state.board, minion), name, given);
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

/** V-7.30: an ally comes from the own ash heap; where there is no choice it is not asked for. */
export const raise: Procedure<Vtes, 'raise'> = {
  look(state, { seat, names }) {
    if (names.length > 1) return ask('raise', seat, 'chosen', { names });
    return names.length === 1 ? become(enteringPlay(seat, raiseAlly(state, seat, names[0]!))) : done();
  },
  chosen(state, { seat }, { chosen: { name } }) {
    return become(enteringPlay(seat, raiseAlly(state, seat, name)));
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
