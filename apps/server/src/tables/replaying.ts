// A game that is over, step by step: made from its moves, as a spectator saw it, as a seat did, or with all open.

import {
  type Event,
  eventFor,
  type Game,
  type GameTypes,
  type Seat,
  type SeatEvent,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import { findGame } from '../games.ts';
import { type Played, positionsOf } from './positions.ts';

/** Whose eyes: a spectator's, a seat's, or everybody's together. */
export type Eyes = null | Seat | 'all';

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

/** Everybody's eyes see what anybody's see, and who that was. */
function seen<T extends GameTypes>(event: Event<T>, eyes: Eyes): SeatEvent<T> & { to?: readonly Seat[] } {
  if (eyes !== 'all') return eventFor(event, eyes);
  const { to } = event;
  return to === undefined ? eventFor(event, null) : { ...eventFor(event, to[0] ?? null), to };
}

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

function replaying<T extends GameTypes>(game: Game<T>, played: Played): Replaying {
  const { moves } = played;
  const { after, goOn } = positionsOf(game, played);
  return {
    async page(eyes, from, most) {
      const at = Math.min(from, moves.length);
      const state = await after(at);
      const begins = {
        at,
        view: lookAt(game, state, eyes),
        events: state.events.map((event) => seen(event, eyes)),
        waiting: waiting(game, state),
      };
      const steps: ReplayStep[] = [];
      const to = Math.min(at + most, moves.length);
      await goOn(state, to, () => steps.push(stepOf(game, state, moves[state.at - 1]!, eyes)));
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
