// The positions of a game, made anew from its moves. Some are kept in memory, so that one can jump; others wait no longer
// for it than for a few moves.

import {
  copy,
  type Game,
  type GameTypes,
  type RecordedMove,
  repeat,
  start,
  type State,
} from '@nocturne/kernel';
import type { LiveSetup } from './live.ts';

/** A game as its log has it. */
export interface Played {
  readonly game: string;
  readonly setup: LiveSetup;
  readonly moves: readonly { readonly recorded: RecordedMove; readonly made: number }[];
}

export interface Positions<T extends GameTypes> {
  /** The position after so many moves, to go on from. */
  readonly after: (moves: number) => Promise<State<T>>;
  /** Goes on until so many moves are made. */
  readonly goOn: (state: State<T>, to: number, each?: () => void) => Promise<void>;
}

/** Moves between two positions that are kept. */
const EVERY = 50;
/** Moves that are made before others have their turn. */
const AT_ONCE = 5;

const othersFirst = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function positionsOf<T extends GameTypes>(game: Game<T>, { setup, moves }: Played): Positions<T> {
  const started = start(game, setup);
  if ('problems' in started) throw new Error(`a game that was played cannot be set up: ${setup.seed}`);
  const kept = new Map<number, State<T>>([[0, started.state]]);

  function next(state: State<T>): void {
    const made = repeat(game, state, moves[state.at]!.recorded);
    if (!made.ok) throw new Error(`a move that was made cannot be repeated: ${made.reason.why}`);
    if (state.at % EVERY === 0 && !kept.has(state.at)) kept.set(state.at, copy(game, state));
  }
  async function goOn(state: State<T>, to: number, each?: () => void): Promise<void> {
    while (state.at < to) {
      if (state.at % AT_ONCE === 0) await othersFirst();
      next(state);
      each?.();
    }
  }
  return {
    goOn,
    async after(at) {
      const nearest = Math.max(...[...kept.keys()].filter((one) => one <= at));
      const state = copy(game, kept.get(nearest)!);
      await goOn(state, at);
      return state;
    },
  };
}
