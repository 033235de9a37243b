// What the conformance suite is told about a game.

import type {
  Choice,
  Game,
  GameTypes,
  Open,
  Random,
  RecordedMove,
  Seat,
  Setup,
  State,
} from '@nocturne/kernel';

/** A move or a call (`seat` is `null`) that was made: by whom, in which words, and where it led. */
export interface Made<T extends GameTypes> extends RecordedMove {
  after: State<T>;
}

/**
 * Changes all that a seat (`null`: a spectator) cannot know, by an account of secrecy that is independent of the
 * game's views. With `made`, only what the seat cannot know after that move either, and returns the move to make
 * instead: the same in the seat's eyes. Undefined where nothing can be exchanged.
 */
export type Exchange<T extends GameTypes> = (
  state: State<T>,
  seat: Seat | null,
  random: Random,
  made?: Made<T>,
) => { state: State<T>; move: string } | undefined;

/** Makes the next move of a game, for whoever is asked. */
export type Player<T extends GameTypes> = (
  state: State<T>,
  random: Random,
) => { decision: Open<T>; choice: Choice };

export interface Subject<T extends GameTypes> {
  game: Game<T>;
  /** Tables to play: names and options. */
  tables: readonly Omit<Setup, 'seed'>[];
  /** No game may take more moves than this. */
  longest: number;
  exchange: Exchange<T>;
  /** Who plays the games; without this, chance. */
  player?: Player<T>;
}
