// A game that is over, step by step: made from its moves, as a spectator saw it, as a seat did, or with all open.
// Positions on the way are kept in memory, so that one can jump; others wait no longer for it than for a few moves.

import {
  copy,
  type Event,
  eventFor,
  type Game,
  type GameTypes,
  type RecordedMove,
  repeat,
  type Seat,
  type SeatEvent,
  start,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import { findGame } from '../games.ts';
import type { LiveSetup } from './live.ts';

/** Whose eyes: a spectator's, a seat's, or everybody's together. */
export type Eyes = null | Seat | 'all';

/** A game that is over, as its log has it. */
export interface Played {
  readonly game: string;
  readonly setup: LiveSetup;
  readonly moves: readonly { readonly recorded: RecordedMove; readonly made: number }[];
}

export interface ReplayStep {
  readonly number: number;
  readonly when: number;
  /** Who did what, where these eyes may see that. */
  readonly move: { readonly seat: Seat | null; readonly text: string } | null;
  readonly events: readonly unknown[];
  readonly waiting: readonly { readonly seat: Seat; readonly name: string }[];
}

export interface ReplayPage extends Pick<ReplayStep, 'events' | 'waiting'> {
  /** The position with which it begins, after so many moves; `events` led to it. */
  readonly at: number;
  readonly view: unknown;
  readonly steps: readonly ReplayStep[];
}

export interface Replaying {
  readonly page: (eyes: Eyes, from: number, most: number) => Promise<ReplayPage>;
}

/** Moves between two positions that are kept. */
const EVERY = 50;
/** Moves that are made before others have their turn. */
const AT_ONCE = 5;

const othersFirst = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Everybody's eyes see what anybody's see. */
const seen = <T extends GameTypes>(event: Event<T>, eyes: Eyes): SeatEvent<T> =>
  eventFor(event, eyes === 'all' ? (event.to?.[0] ?? null) : eyes);

function lookAt<T extends GameTypes>(game: Game<T>, state: State<T>, eyes: Eyes): unknown {
  if (eyes !== 'all') return view(game, state, eyes);
  return { ...view(game, state, null), all: state.seats.map((_, seat) => game.own(state, seat)) };
}

function stepOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  { recorded, made }: Played['moves'][number],
  eyes: Eyes,
): ReplayStep {
  const { seat, move } = recorded;
  const isOpen = seat === null || eyes === 'all' || eyes === seat;
  return {
    number: state.at,
    when: made,
    move: isOpen ? { seat, text: move } : null,
    events: state.events.map((event) => seen(event, eyes)),
    waiting: waiting(game, state),
  };
}

function replaying<T extends GameTypes>(game: Game<T>, { setup, moves }: Played): Replaying {
  const started = start(game, setup);
  if ('problems' in started) throw new Error(`a game that was played cannot be set up: ${setup.seed}`);
  const kept = new Map<number, State<T>>([[0, started.state]]);

  function next(state: State<T>): void {
    const made = repeat(game, state, moves[state.at]!.recorded);
    if (!made.ok) throw new Error(`a move that was made cannot be repeated: ${made.reason.why}`);
    if (state.at % EVERY === 0 && !kept.has(state.at)) kept.set(state.at, copy(game, state));
  }
  /** Goes on until so many moves are made. */
  async function goOn(state: State<T>, to: number, each?: () => void): Promise<void> {
    while (state.at < Math.min(to, moves.length)) {
      if (state.at % AT_ONCE === 0) await othersFirst();
      next(state);
      each?.();
    }
  }
  return {
    async page(eyes, from, most) {
      const at = Math.min(from, moves.length);
      const nearest = Math.max(...[...kept.keys()].filter((one) => one <= at));
      const state = copy(game, kept.get(nearest)!);
      await goOn(state, at);
      const begins = {
        at,
        view: lookAt(game, state, eyes),
        events: state.events.map((event) => seen(event, eyes)),
        waiting: waiting(game, state),
      };
      const steps: ReplayStep[] = [];
      await goOn(state, at + most, () => steps.push(stepOf(game, state, moves[state.at - 1]!, eyes)));
      return { ...begins, steps };
    },
  };
}

/** The replays that somebody looked at lately. */
export function keepReplays(most: number): (table: string, played: Played) => Replaying {
  const known = new Map<string, Replaying>();
  return (table, played) => {
    const found = known.get(table) ?? findGame(played.game)!(({ game }) => replaying(game, played));
    // the latest is the last
    known.delete(table);
    known.set(table, found);
    if (known.size > most) known.delete(known.keys().next().value!);
    return found;
  };
}
