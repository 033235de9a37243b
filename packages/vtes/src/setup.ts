// Chapter 2: set-up.

import { below, type Random, type Seat, shuffle } from '@nocturne/kernel';
import { newPermanent, NOBODY } from './board.ts';
import { cardsOfPile } from './decks.ts';
import type { Board, Deck, Methuselah, Options } from './types.ts';

const POOL = 30;
const HAND = 7;
const UNCONTROLLED = 4;

function newMethuselah(deck: Deck, random: Random): Methuselah {
  // V-2.6
  const library = shuffle(random, cardsOfPile(deck.library));
  const crypt = shuffle(random, cardsOfPile(deck.crypt));
  return {
    pool: POOL,
    // V-2.7
    hand: library.splice(-HAND),
    library,
    crypt,
    ash: [],
    points: 0,
    out: false,
    unreplaced: [],
    influenced: 0,
    withdrawing: false,
  };
}

/** A board on which nothing has happened yet. */
export const emptyBoard = (first: Seat): Board => ({
  turn: 0,
  whose: first,
  phase: 'unlock',
  first,
  edge: NOBODY,
  methuselahs: [],
  cards: [],
  nextId: 1,
  masterActions: 0,
  trifled: false,
  discardActions: 0,
  transfers: 0,
  used: [],
  action: null,
  combat: null,
  referendum: null,
});

export function newBoard(seats: number, options: Options, random: Random): Board {
  const board = emptyBoard(options.first === 'random' ? below(random, seats) : 0);
  board.methuselahs = options.decks.map((deck) => newMethuselah(deck, random));
  // V-2.8
  for (const [seat, { crypt }] of board.methuselahs.entries()) {
    for (const name of crypt.splice(-UNCONTROLLED)) newPermanent(board, name, seat, 'uncontrolled');
  }
  return board;
}

/** What changes is copied; names, titles and past changes are shared. */
export const copyBoard = (board: Board): Board => ({
  ...board,
  methuselahs: board.methuselahs.map((one) => ({
    ...one,
    hand: one.hand.slice(),
    library: one.library.slice(),
    crypt: one.crypt.slice(),
    ash: one.ash.slice(),
    unreplaced: one.unreplaced.slice(),
  })),
  cards: board.cards.map((card) => ({ ...card })),
  used: board.used.slice(),
  action: board.action === null ? null : copyAction(board.action),
  combat: board.combat === null ? null : (JSON.parse(JSON.stringify(board.combat)) as Board['combat']),
  referendum:
    board.referendum === null ? null : (JSON.parse(JSON.stringify(board.referendum)) as Board['referendum']),
});

export const copyAction = (action: NonNullable<Board['action']>): NonNullable<Board['action']> => ({
  ...action,
  aim: { seats: action.aim.seats.slice(), card: action.aim.card },
  card: action.card && { ...action.card },
  keys: action.keys.slice(),
  changes: action.changes.slice(),
  declined: action.declined.slice(),
  awake: action.awake.slice(),
  played: action.played.slice(),
  equipment: action.equipment.slice(),
});
