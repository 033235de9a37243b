// A scenario under way, and what its lines may ask of it.

import {
  type AnyReason,
  type Choice,
  type GameTypes,
  kernelReasons,
  notations,
  openFor,
  type RecordedMove,
  type Seat,
  type State,
} from '@nocturne/kernel';
import type { Facts, Known, ScenarioGame } from './adapter.ts';
import { type Path, ScenarioError } from './document.ts';
import { list, oneOf, show } from './read.ts';
import { NOBODY, SPECTATOR } from './words.ts';

export interface Run<T extends GameTypes> {
  adapter: ScenarioGame<T>;
  state: State<T>;
  /** The last move or call, and the state it was made in. */
  last: { before: State<T>; move: RecordedMove } | null;
  /** Makes an answer. */
  answered(seat: Seat, choice: Choice): void;
  /** Makes a call. */
  called(word: string): void;
  /** Counts what was checked. */
  checked(count: number): void;
}

export const why = <T extends GameTypes>(reason: AnyReason<T>): string => (reason as { why: string }).why;

/** The reason that a scenario expects, if it names one. */
export function expectedReason<T extends GameTypes>(
  adapter: ScenarioGame<T>,
  value: unknown,
  path: Path,
): string | undefined {
  const known: readonly string[] = [...adapter.reasons, ...kernelReasons];
  return value === undefined ? undefined : oneOf(value, known, path);
}

export function seatNamed<T extends GameTypes>({ state }: Run<T>, name: string, path: Path): Seat {
  return state.seats.indexOf(oneOf(name, state.seats, path));
}

/** A seat, or `null` for the spectator. */
export function viewerNamed<T extends GameTypes>({ state }: Run<T>, name: string, path: Path): Seat | null {
  const seat = state.seats.indexOf(oneOf(name, [...state.seats, SPECTATOR], path));
  return seat < 0 ? null : seat;
}

/** A value that names a seat, several or none: who is not at the table could never be right. */
export function checkSeatNames<T extends GameTypes>({ state }: Run<T>, value: unknown, path: Path): void {
  if (value === null) return;
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) oneOf(one, state.seats, [...path, i]);
  } else oneOf(value, [...state.seats, NOBODY], path);
}

/** Facts under one roof: those of a seat under its name. */
export function named<T extends GameTypes>({ state }: Run<T>, { table, seats }: Known): Facts {
  return { ...Object.fromEntries(state.seats.map((name, seat) => [name, seats[seat]!])), ...table };
}

export function offers<T extends GameTypes>({ adapter, state }: Run<T>, seat: Seat): string[] {
  const decision = openFor(state, seat);
  return decision === undefined ? [] : notations(adapter.game, state, decision);
}

export function whoDecides<T extends GameTypes>({ state }: Run<T>): string {
  if (state.result !== null) return `the game is over: ${show(state.result)}`;
  return list(state.open.map(({ seat, name }) => `${state.seats[seat]} (${name})`));
}

/** A line that could not fail shows nothing. */
export function mustCheck(count: number, path: Path): number {
  if (count === 0) throw new ScenarioError(path, 'nothing is checked here');
  return count;
}
