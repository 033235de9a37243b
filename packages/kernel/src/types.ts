// What a game tells the kernel about itself, as types. A game is data (`State`) moved by procedures,
// asked through decisions, seen through views. Everything in a State is plain JSON.

import type { Random } from './random.ts';

/** A seat is its index in the seating order, which is clockwise. */
export type Seat = number;

/** The shapes of decisions. `about` is what the decision concerns, if its name alone does not say it. */
export interface One<Option, About = undefined> {
  kind: 'one';
  option: Option;
  about: About;
}
export interface Some<Option, About = undefined> {
  kind: 'some';
  option: Option;
  about: About;
}
export interface Order<Option, About = undefined> {
  kind: 'order';
  option: Option;
  about: About;
}
export interface Amount<About = undefined> {
  kind: 'amount';
  option: number;
  about: About;
}
export type DecisionShape =
  One<unknown, unknown> | Some<unknown, unknown> | Order<unknown, unknown> | Amount<unknown>;

/** An event that everyone sees whole. */
export interface Public<Data = object> {
  data: Data;
  secret: undefined;
}
/** An event of which everyone sees `data`, and the seats it is addressed to see `secret` as well. */
export interface Secret<Data, Hidden> {
  data: Data;
  secret: Hidden;
}

/** A procedure's steps: `auto` steps run by themselves, others take the answer to the decision they name. */
export interface FrameShape {
  steps: Record<string, string>;
  data: object;
}

/** The bundle of types that makes a game. */
export interface GameTypes {
  Board: object;
  Options: object;
  Frames: Record<string, FrameShape>;
  Decisions: Record<string, DecisionShape>;
  Events: Record<string, Public | Secret<object, object>>;
  /** Why something is not legal: the key of its text, and the arguments of that text. */
  Reasons: Record<string, object>;
  /** What everyone sees, spectators included. */
  Table: object;
  /** What one seat sees beyond that. */
  Own: object;
  Result: object;
}

export type ProcName<T extends GameTypes> = keyof T['Frames'] & string;
export type StepName<T extends GameTypes, P extends ProcName<T>> = keyof T['Frames'][P]['steps'] & string;
export type DecisionName<T extends GameTypes> = keyof T['Decisions'] & string;
export type EventName<T extends GameTypes> = keyof T['Events'] & string;

/** A procedure in progress: which one, at which step, with which ids and counters. */
export type Frame<T extends GameTypes, P extends ProcName<T>> = {
  proc: P;
  step: StepName<T, P>;
} & T['Frames'][P]['data'];
export type AnyFrame<T extends GameTypes> = { [P in ProcName<T>]: Frame<T, P> }[ProcName<T>];

export type OptionOf<T extends GameTypes, N extends DecisionName<T>> = T['Decisions'][N]['option'];
export type AboutOf<T extends GameTypes, N extends DecisionName<T>> = T['Decisions'][N]['about'];

interface OpenHead<N, About> {
  name: N;
  seat: Seat;
  /** The how-manieth question this is to its seat. An answer may name it, so that a late one is not taken for another. */
  serial: number;
  about: About;
}
/** A question that waits for a seat's answer. Never changed once open, so copies share it. */
export type OpenOf<N, D extends DecisionShape> = D['kind'] extends 'amount'
  ? Readonly<OpenHead<N, D['about']> & { kind: 'amount'; min: number; max: number }>
  : D['kind'] extends 'some'
    ? Readonly<
        OpenHead<N, D['about']> & { kind: 'some'; options: readonly D['option'][]; min: number; max: number }
      >
    : Readonly<OpenHead<N, D['about']> & { kind: 'one' | 'order'; options: readonly D['option'][] }>;
export type Open<T extends GameTypes, N extends DecisionName<T> = DecisionName<T>> = {
  [K in N]: OpenOf<K, T['Decisions'][K]>;
}[N];

/** What was chosen: an option, several, an order of them, or a number. */
export type Chosen<D extends DecisionShape> = D['kind'] extends 'some' | 'order'
  ? readonly D['option'][]
  : D['option'];
export type Answer<T extends GameTypes, N extends DecisionName<T>> = {
  [K in N]: { decision: K; seat: Seat; chosen: Chosen<T['Decisions'][K]>; about: AboutOf<T, K> };
}[N];

/** A choice as an index (one), indexes (some, order) or a number (amount). */
export type Choice = number | readonly number[];

export type Event<T extends GameTypes, N extends EventName<T> = EventName<T>> = {
  [K in N]: {
    readonly type: K;
    readonly data: T['Events'][K]['data'];
    readonly secret?: T['Events'][K]['secret'];
    readonly to?: readonly Seat[];
  };
}[N];
/** An event as one seat receives it: the secret is there only for those it is addressed to. */
export type SeatEvent<T extends GameTypes, N extends EventName<T> = EventName<T>> = {
  [K in N]: {
    readonly type: K;
    readonly data: T['Events'][K]['data'];
    readonly secret?: T['Events'][K]['secret'];
  };
}[N];

export interface State<T extends GameTypes> {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<T['Options']>;
  board: T['Board'];
  stack: AnyFrame<T>[];
  open: readonly Open<T>[];
  /** Questions put to each seat so far. What is known to others of it is nothing: each seat counts its own. */
  asked: number[];
  random: Random;
  /** Number of answers given and calls made so far: the position in the record. */
  at: number;
  /** What the last answer or call (or the set-up) brought about. Replaced, never appended to, by the next one. */
  events: Event<T>[];
  result: T['Result'] | null;
}

export interface View<T extends GameTypes> {
  readonly table: T['Table'];
  readonly own: T['Own'] | null;
}
