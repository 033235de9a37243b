// The games that can be played here. Nothing else in the server knows one of them.

import { type Bot, heuristicNosferatu, heuristicVtes, randomBot } from '@nocturne/bots';
import type { Game, GameTypes, Seat, State } from '@nocturne/kernel';
import { type Nosferatu, nosferatu } from '@nocturne/nosferatu';
import type { GivenDeck } from '@nocturne/protocol';
import { cardStandings, READY_MADE, type Vtes, vtes } from '@nocturne/vtes';
import { type ReadDeck, readVtesDeck } from './vtes-decks.ts';

export type Strength = 'random' | 'heuristic';

export interface ServerGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<Strength, Bot<T>>>;
  readonly usualSeats: number;
  /** Decks by name, for chairs that chose none; empty in games without decks. */
  readonly decks: readonly string[];
  /** How a game is played on time: what is agreed before, and what is called when the time is over. */
  readonly timed: { readonly options: Readonly<Record<string, unknown>>; readonly call: string } | null;
  /** How the cards of a seat stand, as far as it may know. */
  readonly standings?: (state: State<T>, seat: Seat) => unknown;
  /** A deck as somebody gave it, judged by the options of the table. */
  readonly readDeck?: (given: GivenDeck, options: Readonly<Record<string, unknown>>) => ReadDeck;
}

const vtesEntry: ServerGame<Vtes> = {
  game: vtes,
  bots: { random: randomBot<Vtes>(), heuristic: heuristicVtes },
  usualSeats: 5,
  decks: Object.keys(READY_MADE),
  timed: { options: { timeLimit: true }, call: 'time' },
  standings: cardStandings,
  readDeck: readVtesDeck,
};
const nosferatuEntry: ServerGame<Nosferatu> = {
  game: nosferatu,
  bots: { random: randomBot<Nosferatu>(), heuristic: heuristicNosferatu },
  usualSeats: 6,
  decks: [],
  timed: null,
};

/** A game of any types, to be used where its types do not matter. */
export type AnyGame = <Result>(use: <T extends GameTypes>(entry: ServerGame<T>) => Result) => Result;

const GAMES: Readonly<Record<string, AnyGame>> = {
  vtes: (use) => use(vtesEntry),
  nosferatu: (use) => use(nosferatuEntry),
};

export const gameNames = (): string[] => Object.keys(GAMES);
export const findGame = (name: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
