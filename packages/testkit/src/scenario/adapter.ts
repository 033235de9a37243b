// What a game must say about itself so that scenarios can be written for it.

import type { AnyFrame, Choice, EventName, Game, GameTypes, Open, Seat, State } from '@nocturne/kernel';
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
export interface AnyOrder {
  readonly anyOrder: readonly string[];
}
export const anyOrder = (items: readonly string[]): AnyOrder => ({ anyOrder: items });
export type Fact = string | number | boolean | null | AnyOrder | readonly Fact[] | Facts;
export interface Facts {
  readonly [key: string]: Fact;
}
/** Facts of the table, and of each seat in their order. */
export interface Known {
  table: Facts;
  seats: readonly Facts[];
}

type KeyOf<Data> = Data extends object ? keyof Data & string : never;
/** The fields of every event, secret ones included. An event that is forgotten does not compile. */
export type EventFields<T extends GameTypes> = {
  readonly [N in EventName<T>]: readonly (KeyOf<T['Events'][N]['data']> | KeyOf<T['Events'][N]['secret']>)[];
};

/** How cards are called that events know by a number. */
export interface CardNames<T extends GameTypes> {
  /** Fields of events that hold such numbers. */
  fields: readonly string[];
  nameOf(state: State<T>, id: number): string | undefined;
  knows(name: string): boolean;
}

export interface ScenarioGame<T extends GameTypes> {
  game: Game<T>;
  /** The fewest seats of a table; names are found for those that are not listed. */
  leastSeats: number;
  /** Keys of the table and of a seat, besides those every game has. */
  tableKeys: readonly string[];
  seatKeys: readonly string[];
  events: EventFields<T>;
  /** The game's reasons; those of the kernel are known. */
  reasons: readonly (keyof T['Reasons'] & string)[];
  /** The numbered rules with their titles. */
  rules: Readonly<Record<string, string>>;
  /** Facts of the table and fields of events that name a seat, so that a misspelt name is found. */
  seatNames: readonly string[];
  cardNames?: CardNames<T>;
  /** The state at the first decision. Throws a ScenarioError for what cannot be. */
  build(position: Position): State<T>;
  /** Everything that can be expected of a state. */
  facts(state: State<T>): Known;
  /** The same, as far as this seat may see it; hidden facts are not there. Made from the seat's view alone. */
  seen(state: State<T>, seat: Seat | null): Known;
  /** The answer of a seat that lets things pass, if this decision has one. */
  pass(decision: Open<T>): Choice | undefined;
  /** Whether this is the notation of such an answer; without this, no move is. */
  isPass?(move: string): boolean;
  /** Whether this step asks those seats only that have something to do, so that it may be skipped; else none is. */
  isWindow?(frame: AnyFrame<T>): boolean;
  /** Whether this is the notation of an option of some decision at this table, whether it is offered now or not. */
  knowsMove(state: State<T>, move: string): boolean;
  /** Another state that this seat cannot tell from this one (`exchange` of the conformance suite). */
  exchange: Exchange<T>;
}
