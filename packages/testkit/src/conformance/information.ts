// Secrets leave by one door. What a seat cannot know is exchanged; nothing it receives may change by one byte.

import {
  eventFor,
  type Game,
  type GameTypes,
  openFor,
  type Random,
  read,
  repeat,
  type Seat,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import type { Exchange, Made } from './subject.ts';

const seatsOf = <T extends GameTypes>(state: State<T>): (Seat | null)[] => [
  null,
  ...state.seats.map((_, seat) => seat),
];

/** Everything a seat receives at this moment, in the very bytes and order it would be sent. */
function received<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat | null): string {
  const decision = seat === null ? undefined : openFor(state, seat);
  return JSON.stringify([view(game, state, seat), waiting(game, state), decision ?? null]);
}

/** Why moves are refused may not tell anything either. */
function refusals<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  moves: readonly string[],
): string {
  return JSON.stringify(moves.map((move) => read(game, state, seat, move)));
}

/** Where two texts part. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 60)}… became …${other.slice(from, at + 60)}…`;
}

export interface Leaks {
  problems: string[];
  /** How many exchanges were made: a check that exchanged nothing has shown nothing. */
  exchanged: number;
}

/** Leaks at a decision: by views, options, their order, who is asked, and reasons for the moves given. */
export function leaksNow<T extends GameTypes>(
  game: Game<T>,
  exchange: Exchange<T>,
  state: State<T>,
  random: Random,
  probes: readonly string[],
): Leaks {
  const problems: string[] = [];
  let exchanged = 0;
  for (const seat of seatsOf(state)) {
    const twin = exchange(state, seat, random);
    if (twin === undefined) continue;
    exchanged += 1;
    const whose = seat === null ? 'a spectator' : state.seats[seat]!;
    const [mine, theirs] = [received(game, state, seat), received(game, twin.state, seat)];
    if (mine !== theirs) problems.push(`${whose} can tell hidden facts apart: ${difference(mine, theirs)}`);
    if (seat === null) continue;
    const [why, whyTwin] = [refusals(game, state, seat, probes), refusals(game, twin.state, seat, probes)];
    if (why !== whyTwin) problems.push(`${whose} learns from a refusal: ${difference(why, whyTwin)}`);
  }
  return { problems, exchanged };
}

/** Leaks in a move: by the events of it and by what follows. */
export function leaksInMove<T extends GameTypes>(
  game: Game<T>,
  exchange: Exchange<T>,
  before: State<T>,
  made: Made<T>,
  random: Random,
): Leaks {
  const problems: string[] = [];
  let exchanged = 0;
  for (const seat of seatsOf(before)) {
    const twin = exchange(before, seat, random, made);
    if (twin === undefined || !repeat(game, twin.state, { seat: made.seat, move: twin.move }).ok) continue;
    exchanged += 1;
    const told = (state: State<T>): string =>
      JSON.stringify(state.events.map((event) => eventFor(event, seat)));
    const mine = told(made.after) + received(game, made.after, seat);
    const theirs = told(twin.state) + received(game, twin.state, seat);
    const whose = seat === null ? 'a spectator' : before.seats[seat]!;
    if (mine !== theirs) {
      const moves = made.move === twin.move ? made.move : `${made.move} / ${twin.move}`;
      problems.push(`${whose} learns from the move “${moves}”: ${difference(mine, theirs)}`);
    }
  }
  return { problems, exchanged };
}
