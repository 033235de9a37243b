// An operation: when it is legal, what it aims at, and what it does.

import type { Reason, Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Effect } from '../cards/printed.ts';
import type { Permanent, Targeted, Vtes } from '../types.ts';

/** Who plays it, with which minion, aimed at what. */
export interface Played {
  by: Seat;
  /** Absent for cards that a Methuselah plays. */
  minion: Permanent | undefined;
  target: Targeted;
}

export type Why = Reason<Vtes> | undefined;

export interface Operation<E extends Effect> {
  /** The reason against playing it now, whatever it would be aimed at. */
  whyNot(state: Vt, effect: E, played: Played): Why;
  /** What it may be aimed at; an operation without aim leaves this out. */
  targets?(state: Vt, effect: E, played: Played): Targeted[];
  apply(state: Vt, effect: E, played: Played): void;
}
export type OperationOf<Op extends Effect['op']> = Operation<Extract<Effect, { op: Op }>>;
