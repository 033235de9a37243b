// A table as those who load a server see it: one decision at a time, and how long it takes until all seats know.

/** A decision: how long the message is that makes it, and what each seat is told of it; nothing, if it is a secret. */
export interface Sample {
  readonly mover: number;
  readonly said: number;
  readonly told: readonly (string | null)[];
}

export interface Table {
  /** Makes a decision, if somebody is asked and none is under way. */
  readonly decide: () => boolean;
  readonly over: () => boolean;
}

/** Called when a decision is through: acknowledged, and known to all seats. */
export type Settled = (table: Table, milliseconds: number, sample: () => Sample) => void;

/** The tables at one server. */
export interface Hall {
  readonly tables: Table[];
  settled: Settled;
}

export const now = (): number => performance.now();
