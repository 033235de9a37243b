// A game is its record: set-up, seed and moves rebuild every state. Written as text, a record carries the
// hash of its last state and a seal over every byte before it.

import { makeCall } from './call.ts';
import { hash } from './canonical.ts';
import type { Game, Outcome } from './game.ts';
import { notationOf, read } from './notation.ts';
import { keepsPromise } from './promise.ts';
import type { AnyReason } from './reason.ts';
import { answer, type Move, openFor, start, whyNotAnswer } from './run.ts';
import type { GameTypes, Seat, State } from './types.ts';

export interface RecordedMove {
  /** `null`: a call, which the table made and no seat. */
  readonly seat: Seat | null;
  readonly move: string;
}

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** What was shown of the seed before the first card, if somebody promised it. */
  readonly commitment?: string;
  readonly moves: readonly RecordedMove[];
  /** Hash of the state after the last move, if the writer knew it. */
  readonly hash?: string;
}

export type Replayed<T extends GameTypes> = { state: State<T> } | { reason: AnyReason<T> };

/** The record of a game that has no moves yet. */
export function newRecord<T extends GameTypes>(game: Game<T>, state: State<T>, seed: string): GameRecord {
  const { seats, options } = state;
  return { game: game.id, version: game.version, seats, options, seed, moves: [] };
}

/** Answers, and returns the move as the record keeps it. A refused answer changes nothing. */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  move: Move,
): { recorded: RecordedMove } | { reason: AnyReason<T> } {
  const reason = whyNotAnswer(game, state, move);
  if (reason !== undefined) return { reason };
  const recorded = {
    seat: move.seat,
    move: notationOf(game, state, openFor(state, move.seat)!, move.choice),
  };
  answer(game, state, move);
  return { recorded };
}

/** Makes a move, or a call, in the words of a record. A refused one changes nothing. */
export function repeat<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  { seat, move }: RecordedMove,
): Outcome<T> {
  if (seat === null) return makeCall(game, state, move);
  const found = read(game, state, seat, move);
  return 'reason' in found
    ? { ok: false, reason: found.reason }
    : answer(game, state, { seat, choice: found.choice });
}

/** The record with one more move. */
export function append(record: GameRecord, move: RecordedMove): GameRecord {
  const { hash: _past, ...rest } = record;
  return { ...rest, moves: [...record.moves, move] };
}

/** The record with the hash of the state that it led to. */
export function sealed<T extends GameTypes>(
  record: GameRecord,
  state: State<T>,
): GameRecord & { readonly hash: string } {
  return { ...record, hash: hash(state) };
}

export interface ReplayTo<T extends GameTypes> {
  /** How many moves to make; all, if it is left out. */
  upTo?: number;
  /** Called with the state at the beginning and after each move. */
  each?: (state: State<T>, moves: number) => void;
}

/** Makes the moves of a record. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  to: ReplayTo<T> = {},
): Replayed<T> {
  if (record.game !== game.id) return { reason: { why: 'record-game', game: record.game } };
  if (record.version !== game.version) return { reason: { why: 'record-version', version: record.version } };
  const started = start(game, record);
  if ('problems' in started) return { reason: started.problems[0]! };
  const { state } = started;
  to.each?.(state, 0);
  for (const [index, recorded] of record.moves.slice(0, to.upTo).entries()) {
    const made = repeat(game, state, recorded);
    if (!made.ok) {
      const { move } = recorded;
      return { reason: { why: 'record-move', number: index + 1, move, because: made.reason.why } };
    }
    to.each?.(state, index + 1);
  }
  return { state };
}

/** Replays a record whole and compares the last state with the hash that it carries, and the seed with its promise. */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Replayed<T> {
  const { commitment, seed } = record;
  if (commitment !== undefined && !keepsPromise(seed, commitment))
    return { reason: { why: 'record-commitment', commitment } };
  const replayed = replay(game, record);
  if ('reason' in replayed || record.hash === undefined) return replayed;
  return record.hash === hash(replayed.state) ? replayed : { reason: { why: 'record-state' } };
}
