// Bots at a table: each is told what its seat is told, and asked what its seat is asked.

import {
  answer,
  type Event,
  eventFor,
  type Game,
  type GameTypes,
  type Move,
  type Open,
  type Random,
  type Seat,
  split,
  type State,
  view,
} from '@nocturne/kernel';
import type { Bot } from './bot.ts';

/** A bot in its chair: what it remembers and its luck, both plain data. */
export interface Seated<T extends GameTypes> {
  readonly bot: Bot<T>;
  readonly seat: Seat;
  memory: unknown;
  readonly random: Random;
}

export interface Seating<T extends GameTypes> {
  readonly game: Game<T>;
  /** One for each seat; null is a person. */
  readonly chairs: readonly (Seated<T> | null)[];
}

function tell<T extends GameTypes>(seated: Seated<T>, events: readonly Event<T>[]): void {
  for (const event of events) seated.memory = seated.bot.notice(seated.memory, eventFor(event, seated.seat));
}

/** Tells every bot what the last answer brought about: once after each answer that `playNext` did not give. */
export function deliver<T extends GameTypes>({ chairs }: Seating<T>, state: State<T>): void {
  for (const seated of chairs) if (seated !== null) tell(seated, state.events);
}

/**
 * Seats the bots. At the start of a game they are told of the set-up; later they know what they find.
 * The same game, bots and luck always play the same.
 */
export function seatBots<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  bots: readonly (Bot<T> | null)[],
  random: Random,
): Seating<T> {
  const chairs = state.seats.map((_, seat): Seated<T> | null => {
    const own = split(random);
    const bot = bots[seat] ?? null;
    if (bot === null) return null;
    return { bot, seat, memory: bot.begin(view(game, state, seat), seat), random: own };
  });
  const seating = { game, chairs };
  if (state.at === 0) deliver(seating, state);
  return seating;
}

/** The open decision of the lowest seat that a bot holds. */
function nextAsked<T extends GameTypes>(
  { chairs }: Seating<T>,
  state: State<T>,
): { seated: Seated<T>; decision: Open<T> } | undefined {
  let found: { seated: Seated<T>; decision: Open<T> } | undefined;
  for (const decision of state.open) {
    const seated = chairs[decision.seat];
    if (seated && (found === undefined || seated.seat < found.seated.seat)) found = { seated, decision };
  }
  return found;
}

/** What the next bot answers, without answering: make the move, then `deliver`. Nothing if a person must move. */
export function nextMove<T extends GameTypes>(seating: Seating<T>, state: State<T>): Move | undefined {
  const asked = nextAsked(seating, state);
  if (asked === undefined) return undefined;
  const { seated, decision } = asked;
  const seen = view(seating.game, state, seated.seat);
  const choice = seated.bot.choose(seated.memory, seen, decision, seated.random);
  return { seat: seated.seat, choice, serial: decision.serial };
}

/** Far more moves than any game of bots takes: whoever plays on may wait for ever. */
export const ENDLESS = 50_000;

/** Lets the next bot answer and tells all bots of it. Nothing if a person must move or the game is over. */
export function playNext<T extends GameTypes>(seating: Seating<T>, state: State<T>): Move | undefined {
  const move = nextMove(seating, state);
  if (move === undefined) return undefined;
  if (state.at >= ENDLESS) throw new Error(`the game has not ended after ${ENDLESS} moves`);
  const outcome = answer(seating.game, state, move);
  if (!outcome.ok) {
    const { name } = seating.chairs[move.seat]!.bot;
    throw new Error(`${name} answered ${JSON.stringify(move)}: ${outcome.reason.why}`);
  }
  deliver(seating, state);
  return move;
}
