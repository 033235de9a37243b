// Nosferatu on the kernel, as the bench plays it: random legal moves, and after each the views of all seats.

import {
  answer,
  type Choice,
  copy,
  hash,
  type Move,
  newRecord,
  type Open,
  play,
  type RecordedMove,
  type Seat,
  start,
  type State,
  type View,
  view,
  waiting,
  writeRecord,
} from '@nocturne/kernel';
import { type Nosferatu, nosferatu } from '@nocturne/nosferatu';
import type { Below } from './random.ts';

export type Table = State<Nosferatu>;
export type Looked = { views: View<Nosferatu>[]; waiting: readonly { seat: Seat; name: string }[] };

const SEATS = ['Ada', 'Bram', 'Cleo', 'Dora', 'Egon', 'Fleur'];

export function newTable(seed: string): Table {
  const started = start(nosferatu, { seats: SEATS, seed });
  if ('problems' in started) throw new Error(`The table was refused: ${JSON.stringify(started.problems)}`);
  return started.state;
}

export const copyTable = (state: Table): Table => copy(nosferatu, state);

function anyOpen(state: Table, below: Below): Open<Nosferatu> {
  return state.open[below(state.open.length)]!;
}

export function randomMove(state: Table, below: Below): Move {
  const decision = anyOpen(state, below);
  return { seat: decision.seat, choice: below(decision.options.length) };
}

/** A random move that does not hurry the end: no kill, and no Bite for Renfield where there is a choice. */
export function patientMove(state: Table, below: Below): Move {
  const decision = anyOpen(state, below);
  const choices: number[] = [];
  decision.options.forEach((option, index) => {
    const hasty = option.do === 'kill' || (option.do === 'play' && option.give === 'bite');
    if (!hasty) choices.push(index);
  });
  const choice: Choice =
    choices.length > 0 ? choices[below(choices.length)]! : below(decision.options.length);
  return { seat: decision.seat, choice };
}

export function makeMove(state: Table, move: Move): void {
  const outcome = answer(nosferatu, state, move);
  if (!outcome.ok) throw new Error(`A legal move was refused: ${outcome.reason.why}`);
}

/** What all seats see: the table is made once for the six of them. */
export function look(state: Table, into: Looked): void {
  const table = nosferatu.table(state);
  into.waiting = waiting(nosferatu, state);
  for (let seat = 0; seat < SEATS.length; seat++) into.views[seat] = view(nosferatu, state, seat, table);
}

/** A random game's record as text, and how many moves it holds. */
export function randomRecord(seed: string, below: Below): { head: number; body: number; moves: number } {
  const state = newTable(seed);
  const record = newRecord(nosferatu, state, seed);
  const moves: RecordedMove[] = [];
  while (state.result === null) {
    const made = play(nosferatu, state, randomMove(state, below));
    if ('reason' in made) throw new Error(`A legal move was refused: ${made.reason.why}`);
    moves.push(made.recorded);
  }
  const bytes = (some: readonly RecordedMove[]): number =>
    Buffer.byteLength(writeRecord({ ...record, moves: some, hash: hash(state) }));
  return { head: bytes([]), body: bytes(moves) - bytes([]), moves: moves.length };
}
