// A scenario under way, and what its lines may ask of it.

import {
  type AnyReason,
  type Choice,
  type GameTypes,
  notations,
  openFor,
  type Seat,
  type State,
} from '@nocturne/kernel';
import type { ScenarioGame } from './adapter.ts';
import type { Path } from './document.ts';
import { list, oneOf, show } from './read.ts';

export interface Run<T extends GameTypes> {
  adapter: ScenarioGame<T>;
  state: State<T>;
  /** Called before and after each answer, with the move that is made. */
  answered(seat: Seat, choice: Choice): void;
}

export const SPECTATOR = 'spectator';
export const why = <T extends GameTypes>(reason: AnyReason<T>): string => (reason as { why: string }).why;

export function seatNamed<T extends GameTypes>({ state }: Run<T>, name: string, path: Path): Seat {
  return state.seats.indexOf(oneOf(name, state.seats, path));
}

export function offers<T extends GameTypes>({ adapter, state }: Run<T>, seat: Seat): string[] {
  const decision = openFor(state, seat);
  return decision === undefined ? [] : notations(adapter.game, state, decision);
}

export function whoDecides<T extends GameTypes>({ state }: Run<T>): string {
  if (state.result !== null) return `the game is over: ${show(state.result)}`;
  return list(state.open.map(({ seat, name }) => `${state.seats[seat]} (${name})`));
}
