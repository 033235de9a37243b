// An operation: when it is legal, what it aims at, and what it does.

import type { AnyFrame, Reason, Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Effect } from '../cards/printed.ts';
import type { Permanent, Targeted, Vtes } from '../types.ts';

/** Who plays or uses it, with which minion, aimed at what. */
export interface Played {
  by: Seat;
  /** Absent for what a Methuselah does alone. */
  minion: Permanent | undefined;
  /** The card in play whose ability it is. */
  source?: Permanent | undefined;
  target: Targeted;
}

export type Why = Reason<Vtes> | undefined;

export interface Operation<E extends Effect> {
  /** The reason against playing it now, whatever it would be aimed at. */
  whyNot?(state: Vt, effect: E, played: Played): Why;
  /** What it may be aimed at; an operation without aim leaves this out. */
  targets?(state: Vt, effect: E, played: Played): Targeted[];
  /** Further choices once the aim is known; the ways to complete it. */
  complete?(this: void, state: Vt, effect: E, played: Played): Targeted[];
  /** Does it. A procedure that it starts is run before the next operation. */
  apply(state: Vt, effect: E, played: Played): AnyFrame<Vtes> | void;
}
export type OperationOf<Op extends Effect['op']> = Operation<Extract<Effect, { op: Op }>>;
