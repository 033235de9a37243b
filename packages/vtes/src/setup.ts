// Chapter 2: set-up.

import { below, type Random, type Seat, shuffle } from '@nocturne/kernel';
import { newPermanent } from './arrivals.ts';
import { NOBODY } from './board.ts';
import { cardsOfPile } from './decks.ts';
import type { Combat, Combatant } from './types-combat.ts';
import type { Referendum } from './types-referendum.ts';
import type { Action, Board, Deck, Methuselah, Options } from './types.ts';

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
    removed: [],
    points: 0,
    out: false,
    unreplaced: [],
    handBonus: 0,
    ahead: 0,
    outOfTurn: false,
    trifled: false,
    influenced: 0,
    exhausted: false,
    withdrawing: false,
  };
}

/** A board on which nothing has happened yet. */
export const emptyBoard = (order: Seat[], first: Seat): Board => ({
  turn: 0,
  whose: first,
  phase: 'unlock',
  order,
  first,
  edge: NOBODY,
  methuselahs: [],
  cards: [],
  nextId: 1,
  masterActions: 0,
  trifled: false,
  discardActions: 0,
  transfers: 0,
  events: [],
  used: [],
  resized: [],
  stirred: false,
  awards: [],
  action: null,
  combat: null,
  referendum: null,
});

export function newBoard(seats: number, options: Options, random: Random): Board {
  // V-2.2
  const given = Array.from({ length: seats }, (_, seat) => seat);
  const order = options.seating === 'random' ? shuffle(random, given) : given;
  const board = emptyBoard(order, order[options.first === 'random' ? below(random, seats) : 0]!);
  board.methuselahs = options.decks.map((deck) => newMethuselah(deck, random));
  // V-2.8
  for (const [seat, methuselah] of board.methuselahs.entries()) {
    const drawn = methuselah.crypt.slice(-UNCONTROLLED);
    methuselah.crypt = methuselah.crypt.slice(0, -UNCONTROLLED);
    for (const name of drawn) newPermanent(board, name, seat, 'uncontrolled');
  }
  return board;
}

/** What changes is copied; what is only ever replaced (piles, `done`, `chosen`, a title …) is shared. */
export const copyBoard = (board: Board): Board => ({
  ...board,
  methuselahs: board.methuselahs.map((one) => ({ ...one })),
  cards: board.cards.map((card) => ({ ...card })),
  used: board.used.slice(),
  resized: board.resized.slice(),
  awards: board.awards.slice(),
  action: board.action === null ? null : copyAction(board.action),
  combat: board.combat === null ? null : copyCombat(board.combat),
  referendum: board.referendum === null ? null : copyReferendum(board.referendum),
});

export const copyAction = (action: Action): Action => ({
  ...action,
  aim: { seats: action.aim.seats.slice(), card: action.aim.card },
  card: action.card && { ...action.card },
  keys: action.keys.slice(),
  changes: action.changes.slice(),
  declined: action.declined.slice(),
  awake: action.awake.slice(),
  played: action.played.slice(),
  equipment: action.equipment.slice(),
  failed: action.failed.slice(),
  excluded: action.excluded.slice(),
  delayed: action.delayed.slice(),
});

const copyCombatant = (one: Combatant): Combatant => ({
  ...one,
  strike: one.strike && { ...one.strike },
  played: one.played.slice(),
  used: one.used.slice(),
  stolen: one.stolen.slice(),
});

export const copyCombat = (combat: Combat): Combat => ({
  ...combat,
  sides: [copyCombatant(combat.sides[0]), copyCombatant(combat.sides[1])],
  used: combat.used.slice(),
});

export const copyReferendum = (referendum: Referendum): Referendum => ({
  ...referendum,
  blocs: referendum.blocs.map((bloc) => ({ ...bloc })),
  used: referendum.used.slice(),
});
