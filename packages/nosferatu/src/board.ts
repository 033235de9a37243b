// The board: setting it up, copying it, and the questions every procedure asks of it.

import { emit, type Random, type Seat, shuffle, type State } from '@nocturne/kernel';
import {
  cardsOf,
  type Character,
  type ClockCard,
  copyTally,
  emptyTally,
  type Kind,
  type Tally,
} from './cards.ts';
import { bitesToWin, type Options } from './options.ts';
import type { Board, Darkness, Nosferatu, Phase } from './types.ts';

export type Nos = State<Nosferatu>;
export const NOBODY: Seat = -1;

/** N-3.3, N-3.4, N-3.6, N-3.8: the table before anybody has a character. */
export function newBoard(seats: number, options: Options, random: Random): Board {
  const { night, bite, rumour, component } = options.counts;
  const clock: ClockCard[] = ['dawn'];
  const faceUp: boolean[] = [];
  const reserves: Tally[] = [];
  const bites: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    clock.push('night');
    faceUp.push(false);
    reserves.push(emptyTally());
    bites.push(0);
  }
  return {
    turn: 0,
    phase: 'setup',
    renfield: NOBODY,
    vampire: NOBODY,
    faceUp,
    reserves,
    bites,
    bitesPlaced: 0,
    stake: NOBODY,
    library: shuffle(random, cardsOf({ bite, night: night - seats, rumour, component })),
    discard: emptyTally(),
    top: null,
    shown: [],
    clock: shuffle(random, clock),
    turned: [],
    given: [],
    actionDeck: emptyTally(),
    announced: null,
    rituals: { mirror: true, distortion: true, transfusion: true },
    darkness: 'thirst',
    emptied: false,
    removed: 0,
  };
}

/** Entries of `shown`, `turned` and `given` never change, so copies share them. */
export const copyBoard = (board: Board): Board => ({
  turn: board.turn,
  phase: board.phase,
  renfield: board.renfield,
  vampire: board.vampire,
  faceUp: board.faceUp.slice(),
  reserves: board.reserves.map(copyTally),
  bites: board.bites.slice(),
  bitesPlaced: board.bitesPlaced,
  stake: board.stake,
  library: board.library.slice(),
  discard: copyTally(board.discard),
  top: board.top,
  shown: board.shown.slice(),
  clock: board.clock.slice(),
  turned: board.turned.slice(),
  given: board.given.slice(),
  actionDeck: copyTally(board.actionDeck),
  announced: board.announced,
  rituals: {
    mirror: board.rituals.mirror,
    distortion: board.rituals.distortion,
    transfusion: board.rituals.transfusion,
  },
  darkness: board.darkness,
  emptied: board.emptied,
  removed: board.removed,
});

export const isActive = (state: Nos, seat: Seat): boolean => seat !== state.board.renfield;

/** Clockwise from the first seat, without Renfield. */
export const activeSeats = (state: Nos): Seat[] =>
  state.seats.map((_, seat) => seat).filter((seat) => isActive(state, seat));

/** N-4.1: the next active seat clockwise. */
export function nextActive(state: Nos, seat: Seat): Seat {
  const next = (seat + 1) % state.seats.length;
  return isActive(state, next) ? next : (next + 1) % state.seats.length;
}

export function characterOf(state: Nos, seat: Seat): Character {
  if (seat === state.board.renfield) return 'renfield';
  return seat === state.board.vampire ? 'vampire' : 'hunter';
}

/** Nights in the Clock, turned up or not. */
export function nightsInClock({ clock, turned }: Pick<Board, 'clock' | 'turned'>): number {
  let nights = 0;
  for (const card of clock) if (card === 'night') nights += 1;
  for (const { card } of turned) if (card === 'night') nights += 1;
  return nights;
}

export function bitesOnTable(board: Pick<Board, 'bites'>): number {
  let bites = 0;
  for (const count of board.bites) bites += count;
  return bites;
}

/** The Bites that count towards the end of the game. */
const bitesCounted = ({ board, options }: Nos): number =>
  options.bite_count === 'cumulative' ? board.bitesPlaced : bitesOnTable(board);

export const enoughBites = (state: Nos): boolean =>
  bitesCounted(state) >= bitesToWin(state.options, state.seats.length);

export const dawned = (board: Board): boolean => board.turned.some(({ card }) => card === 'dawn');

export function enterPhase(state: Nos, phase: Phase): void {
  state.board.phase = phase;
  emit(state, 'phase', { phase });
}

export function turnDarkness(state: Nos, side: Darkness): void {
  if (state.board.darkness === side) return;
  state.board.darkness = side;
  emit(state, 'darkness', { side });
}

/** Puts a card face up on the discard pile. */
export function discardFaceUp(board: Board, card: Kind): void {
  board.discard[card] += 1;
  board.top = card;
}
