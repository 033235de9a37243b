// A game in progress between a person and bots: its state, its record, and what the person was told.

import { type Bot, deliver, nextMove, seatBots, type Seating } from '@nocturne/bots';
import {
  type AnyReason,
  eventFor,
  type GameRecord,
  type GameTypes,
  hash,
  type Move,
  newRecord,
  play,
  read,
  type RecordedMove,
  type Seat,
  type SeatEvent,
  seeded,
  start,
  type State,
} from '@nocturne/kernel';
import type { CliGame } from './cli-game.ts';

export interface Session<T extends GameTypes> {
  readonly entry: CliGame<T>;
  readonly state: State<T>;
  readonly seating: Seating<T>;
  readonly person: Seat;
  readonly seed: string;
  readonly moves: RecordedMove[];
  /** What the person was told of the set-up and of each move. */
  readonly told: SeatEvent<T>[][];
}

export interface Table {
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly person: Seat;
  /** The bots' name in the registry. */
  readonly bots: string;
}

const tellPerson = <T extends GameTypes>(session: Session<T>): SeatEvent<T>[] => {
  const events = session.state.events.map((event) => eventFor(event, session.person));
  session.told.push(events);
  return events;
};

export function newSession<T extends GameTypes>(
  entry: CliGame<T>,
  table: Table,
): { session: Session<T> } | { problems: readonly AnyReason<T>[] } {
  const started = start(entry.game, table);
  if ('problems' in started) return started;
  const { state } = started;
  const { person, seed } = table;
  const bots = table.seats.map((_, seat): Bot<T> | null =>
    seat === person ? null : entry.bots[table.bots]!,
  );
  const seating = seatBots(entry.game, state, bots, seeded(`${seed} bots`));
  const session: Session<T> = { entry, state, seating, person, seed, moves: [], told: [] };
  tellPerson(session);
  return { session };
}

/** Makes a move, the person's or a bot's; what the person is told of it. */
export function makeMove<T extends GameTypes>(
  session: Session<T>,
  move: Move,
): { events: SeatEvent<T>[] } | { reason: AnyReason<T> } {
  const { entry, state, seating, moves } = session;
  const played = play(entry.game, state, move);
  if ('reason' in played) return played;
  moves.push(played.recorded);
  deliver(seating, state);
  return { events: tellPerson(session) };
}

/** Lets the next bot move. */
export function moveBot<T extends GameTypes>(session: Session<T>): SeatEvent<T>[] {
  const move = nextMove(session.seating, session.state);
  if (move === undefined) throw new Error('no bot is asked');
  const made = makeMove(session, move);
  if ('reason' in made) throw new Error(`a bot made a move that is not legal: ${made.reason.why}`);
  return made.events;
}

export const recordOf = <T extends GameTypes>({ entry, state, seed, moves }: Session<T>): GameRecord => ({
  ...newRecord(entry.game, state, seed),
  moves,
  hash: hash(state),
});

/** Takes up a game where its record ends; the record was verified. */
export function resumeSession<T extends GameTypes>(
  entry: CliGame<T>,
  record: GameRecord,
  person: Seat,
  bots: string,
): Session<T> {
  const begun = newSession(entry, { ...record, person, bots });
  if ('problems' in begun) throw new Error(begun.problems.map(({ why }) => why).join(', '));
  for (const { seat, move } of record.moves) {
    const found = read(entry.game, begun.session.state, seat, move);
    const made = 'choice' in found ? makeMove(begun.session, { seat, choice: found.choice }) : found;
    if ('reason' in made) throw new Error(`${move}: ${made.reason.why}`);
  }
  return begun.session;
}
