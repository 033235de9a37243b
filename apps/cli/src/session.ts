// A game in progress between a person and bots: its state, its record, and what the person was told.

import { type Bot, deliver, nextMove, seatBots, type Seating } from '@nocturne/bots';
import {
  type AnyReason,
  append,
  eventFor,
  type GameRecord,
  type GameTypes,
  type Move,
  newRecord,
  play,
  replay,
  sealed,
  type Seat,
  seeded,
  start,
  type State,
  type View,
  view,
} from '@nocturne/kernel';
import type { CliGame } from './cli-game.ts';
import type { SealedRecord } from './records.ts';
import type { Told } from './log.ts';

/** Who sits where: the person, and a bot in every other chair. */
export interface Chairs {
  readonly person: Seat;
  /** The bots' name in the registry. */
  readonly bots: string;
}

export interface Session<T extends GameTypes> extends Chairs {
  readonly entry: CliGame<T>;
  readonly state: State<T>;
  readonly seating: Seating<T>;
  record: GameRecord;
  /** What the person was told of the set-up and of each move. */
  readonly told: Told<T>[];
  /** What the person sees. */
  seen: View<T>;
}

/** What a session begins with. */
export interface SessionPlan extends Chairs {
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
}

function tellPerson<T extends GameTypes>(session: Session<T>): Told<T> {
  const { entry, state, person, seen: before } = session;
  const events = state.events.map((event) => eventFor(event, person));
  const told: Told<T> = { before, events, isSetup: session.told.length === 0 };
  session.told.push(told);
  session.seen = view(entry.game, state, person);
  return told;
}

/** The session of a game that was just set up. */
function sitDown<T extends GameTypes>(
  entry: CliGame<T>,
  state: State<T>,
  record: GameRecord,
  { person, bots }: Chairs,
): Session<T> {
  const chairs = state.seats.map((_, seat): Bot<T> | null => (seat === person ? null : entry.bots[bots]!));
  const seating = seatBots(entry.game, state, chairs, seeded(`${record.seed} bots`));
  const seen = view(entry.game, state, person);
  const session: Session<T> = { entry, state, seating, person, bots, record, told: [], seen };
  tellPerson(session);
  return session;
}

export function newSession<T extends GameTypes>(
  entry: CliGame<T>,
  plan: SessionPlan,
): { session: Session<T> } | { problems: readonly AnyReason<T>[] } {
  const started = start(entry.game, plan);
  if ('problems' in started) return started;
  const { state } = started;
  return { session: sitDown(entry, state, newRecord(entry.game, state, plan.seed), plan) };
}

/** Makes a move, the person's or a bot's; what the person is told of it. */
export function makeMove<T extends GameTypes>(
  session: Session<T>,
  move: Move,
): { told: Told<T> } | { reason: AnyReason<T> } {
  const { entry, state, seating } = session;
  const played = play(entry.game, state, move);
  if ('reason' in played) return played;
  session.record = append(session.record, played.recorded);
  deliver(seating, state);
  return { told: tellPerson(session) };
}

/** Lets the next bot move. */
export function moveBot<T extends GameTypes>(session: Session<T>): Told<T> {
  const move = nextMove(session.seating, session.state);
  if (move === undefined) throw new Error('no bot is asked');
  const made = makeMove(session, move);
  if ('reason' in made) throw new Error(`a bot made a move that is not legal: ${made.reason.why}`);
  return made.told;
}

export const recordOf = <T extends GameTypes>({ record, state }: Session<T>): SealedRecord =>
  sealed(record, state);

/** Takes up a game where its record ends; the record was verified. */
export function resumeSession<T extends GameTypes>(
  entry: CliGame<T>,
  record: GameRecord,
  chairs: Chairs,
): Session<T> {
  let session = undefined as Session<T> | undefined;
  replay(entry.game, record, {
    each(state) {
      if (session === undefined) {
        session = sitDown(entry, state, record, chairs);
      } else {
        deliver(session.seating, state);
        tellPerson(session);
      }
    },
  });
  if (session?.state.at !== record.moves.length) throw new Error('the record was not verified');
  return session;
}
