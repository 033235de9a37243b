// A table as those who load a server see it: one decision at a time, and how long it takes until all seats know.

/** Bytes of a decision: of the message that makes it, and of what each seat is told of it. 0: nothing. */
export interface Sizes {
  readonly mover: number;
  readonly said: number;
  readonly told: readonly number[];
}

export interface Table {
  /** Makes a decision, if somebody is asked and none is under way. */
  readonly decide: () => boolean;
  readonly over: () => boolean;
}

/** Called when a decision is through: acknowledged, and known to all seats. */
export type Settled = (table: Table, milliseconds: number, sizes: Sizes) => void;

/** The tables at one server. */
export interface Hall {
  readonly tables: Table[];
  settled: Settled;
}

export const now = (): number => performance.now();
