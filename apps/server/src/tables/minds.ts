// What bots have in mind, at the seats that they play or have played. At any other seat nobody keeps anything in mind: when
// a bot sits down there, it is told the game from its beginning.

import {
  type Event,
  eventFor,
  type GameTypes,
  type Random,
  type RecordedMove,
  repeat,
  type Seat,
  seeded,
  type Setup,
  start,
  type State,
  view,
} from '@nocturne/kernel';
import type { ServerGame, Strength } from '../games.ts';

/** Plain data. */
export interface Mind {
  readonly seat: Seat;
  readonly strength: Strength;
  memory: unknown;
  random: Random;
}

/** A game, from its beginning to now, and those who have it in mind. */
interface Followed<T extends GameTypes> {
  readonly table: string;
  readonly entry: ServerGame<T>;
  readonly setup: Setup;
  readonly moves: readonly { readonly recorded: RecordedMove }[];
  readonly state: State<T>;
  readonly minds: Mind[];
}

function tell<T extends GameTypes>({ bots }: ServerGame<T>, mind: Mind, events: readonly Event<T>[]): void {
  for (const event of events)
    mind.memory = bots[mind.strength].notice(mind.memory, eventFor(event, mind.seat));
}

/** Those who have something in mind notice what the last move brought about. */
export function tellMinds<T extends GameTypes>({ entry, state, minds }: Followed<T>): void {
  for (const mind of minds) tell(entry, mind, state.events);
}

function newMind<T extends GameTypes>(followed: Followed<T>, seat: Seat, strength: Strength): Mind {
  const { table, entry, setup, moves } = followed;
  const { game, bots } = entry;
  const begun = start(game, setup);
  if ('problems' in begun) throw new Error(`${table} cannot be set up again`);
  const { state } = begun;
  const bot = bots[strength];
  const random = seeded(`${setup.seed} ${bot.name} ${seat}`);
  const mind: Mind = { seat, strength, memory: bot.begin(view(game, state, seat), seat), random };
  tell(entry, mind, state.events);
  for (const { recorded } of moves) {
    repeat(game, state, recorded);
    tell(entry, mind, state.events);
  }
  return mind;
}

/** What a bot of this strength has in mind at a seat. */
export function mindAt<T extends GameTypes>(game: Followed<T>, seat: Seat, strength: Strength): Mind {
  const { minds } = game;
  const known = minds.find((mind) => mind.seat === seat && mind.strength === strength);
  if (known !== undefined) return known;
  const mind = newMind(game, seat, strength);
  minds.push(mind);
  return mind;
}
