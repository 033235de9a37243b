// The contract between the kernel and a game.

import type { AnyReason, Reason } from './reason.ts';
import type { Random } from './random.ts';
import type { Interruption, Procedures } from './step.ts';
import type {
  AboutOf,
  AnyFrame,
  Choice,
  DecisionName,
  EventName,
  GameTypes,
  Open,
  OptionOf,
  Seat,
  SeatEvent,
  State,
  View,
} from './types.ts';

/** Takes a candidate; one that is not legal comes with the reason. */
export type Offer<T extends GameTypes, Option> = (option: Option, whyNot?: Reason<T>) => void;

interface DecisionHead {
  /** Whether other seats may know that this seat is being asked. */
  known: boolean;
}
interface Listed<T extends GameTypes, Option, About> extends DecisionHead {
  /** Names every candidate, legal or not, in an order that tells nothing the seat may not know. */
  candidates(state: State<T>, seat: Seat, offer: Offer<T, Option>, about: About): void;
  notation(state: State<T>, option: Option, about: About): string;
}
interface Counted<T extends GameTypes, About> extends DecisionHead {
  range(state: State<T>, seat: Seat, about: About): { min: number; max: number };
  notation(state: State<T>, amount: number, about: About): string;
}
export interface OneDefinition<T extends GameTypes, Option, About> extends Listed<T, Option, About> {
  kind: 'one';
}
export interface SomeDefinition<T extends GameTypes, Option, About> extends Listed<T, Option, About> {
  kind: 'some';
  /** How many must and may be chosen, given how many are legal. */
  range(state: State<T>, seat: Seat, legal: number, about: About): { min: number; max: number };
}
export interface OrderDefinition<T extends GameTypes, Option, About> extends Listed<T, Option, About> {
  kind: 'order';
}
export interface AmountDefinition<T extends GameTypes, About> extends Counted<T, About> {
  kind: 'amount';
}

/** The definition of a decision follows from its kind; one of another kind does not compile. */
export type DecisionDefinition<T extends GameTypes, N extends DecisionName<T>> = {
  one: OneDefinition<T, OptionOf<T, N>, AboutOf<T, N>>;
  some: SomeDefinition<T, OptionOf<T, N>, AboutOf<T, N>>;
  order: OrderDefinition<T, OptionOf<T, N>, AboutOf<T, N>>;
  amount: AmountDefinition<T, AboutOf<T, N>>;
}[T['Decisions'][N]['kind']];

export type Decisions<T extends GameTypes> = { readonly [N in DecisionName<T>]: DecisionDefinition<T, N> };

/** A call: a word from the table itself, and what it brings about. */
export interface CallDefinition<T extends GameTypes> {
  /** Why it cannot be made now. */
  whyNot(state: State<T>): Reason<T> | undefined;
  /** Heard between two moves; all questions are withdrawn. */
  heard(state: State<T>): Interruption<T>;
}
export type Calls<T extends GameTypes> = Readonly<Record<string, CallDefinition<T>>>;

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when a record of an earlier version would no longer replay. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Completes options from anywhere with the defaults; lists what is wrong with them. */
  options(raw: unknown, seats: number): { options: T['Options'] } | { problems: readonly Reason<T>[] };
  /** The board as it lies before the first step, and the first procedure. */
  setup(seats: number, options: T['Options'], random: Random): { board: T['Board']; first: AnyFrame<T> };
  readonly procedures: Procedures<T>;
  readonly decisions: Decisions<T>;
  /** What whoever runs the table may call out; the words are part of the record. */
  readonly calls?: Calls<T>;
  /** What everyone sees. */
  table(state: State<T>): T['Table'];
  /** What a seat sees beyond the table. */
  own(state: State<T>, seat: Seat): T['Own'];
  /** Brings a seat's view up to date with an event it received. Changes nothing that it was given. */
  follow(view: View<T>, event: SeatEvent<T>, seat: Seat | null): View<T>;
  /** A copy that shares nothing which ever changes. */
  copy(board: T['Board']): T['Board'];
  /** Why a move that is no candidate of the present decision cannot be made, as far as the seat may know. */
  whyNot(state: State<T>, seat: Seat, move: string): Reason<T> | undefined;
  /** What is wrong with a state between moves: nothing, unless the game has a fault. For tests and simulations. */
  faults(state: State<T>): string[];
  /** What is answered for a seat that says nothing: the answer that does nothing, where there is one. */
  passive?(decision: Open<T>): Choice | undefined;
  /** Public events that bring to light what was hidden. What is addressed to some seats alone does so anyway. */
  readonly revealing?: ReadonlySet<EventName<T>>;
  /** Who may speak to whom; `null` is the whole table. */
  mayTalk(state: State<T>, from: Seat, to: Seat | null): Reason<T> | undefined;
}

export type Outcome<T extends GameTypes> = { ok: true } | { ok: false; reason: AnyReason<T> };
