// What a game must say about itself so that scenarios can be written for it.

import type { Choice, Game, GameTypes, Open, Seat, State } from '@nocturne/kernel';
import type { Exchange } from '../conformance/subject.ts';
import type { Fields } from './read.ts';

/** A position as it is given in a scenario, its common keys already read. */
export interface Position {
  seats: readonly string[];
  /** What is said of each seat; empty for seats that were added to fill the table. */
  bySeat: readonly Fields[];
  /** The keys that are this game's own. */
  table: Fields;
  options: unknown;
  seed: string;
}

/** Facts are compared with what is expected: plain values, lists in their order, or in any order. */
export class AnyOrder {
  readonly items: readonly string[];
  constructor(items: readonly string[]) {
    this.items = items;
  }
}
export type Fact = string | number | boolean | null | AnyOrder | readonly Fact[] | Facts;
export interface Facts {
  readonly [key: string]: Fact;
}

export interface ScenarioGame<T extends GameTypes> {
  game: Game<T>;
  /** The fewest seats of a table; names are found for those that are not listed. */
  leastSeats: number;
  /** Keys of the table and of a seat, besides those every game has. */
  tableKeys: readonly string[];
  seatKeys: readonly string[];
  /** The names of the game's events. */
  events: readonly string[];
  /** The state at the first decision. Throws a ScenarioError for what cannot be. */
  build(position: Position): State<T>;
  /** Everything that can be expected of a state. */
  facts(state: State<T>): Facts;
  /** The same, as far as this seat may see it. Made from the seat's view alone. */
  seen(state: State<T>, seat: Seat | null): Facts;
  /** The answer of a seat that lets things pass, if this decision has one. */
  pass(decision: Open<T>): Choice | undefined;
  /** Another state that this seat cannot tell from this one (`exchange` of the conformance suite). */
  exchange: Exchange<T>;
}
