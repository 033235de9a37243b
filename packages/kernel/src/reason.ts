// Never a bare no: whatever is refused is refused with a key of the message files and its arguments.

import type { GameTypes, Seat } from './types.ts';

/** The kernel's own reasons, with the arguments of their texts. */
export interface KernelReasons {
  over: object;
  stale: { serial: number; now: number };
  'not-asked': { seat: Seat; waiting: readonly Seat[] };
  'unknown-move': { move: string; nearest: readonly string[] };
  'unknown-call': { call: string; nearest: readonly string[] };
  'not-an-option': object;
  'wrong-number': { min: number; max: number };
  'out-of-range': { min: number; max: number };
  'not-an-order': { count: number };
  'bad-seats': { problem: string };
  'record-line': { line: number };
  'record-seal': object;
  'record-game': { game: string };
  'record-version': { version: number };
  'record-commitment': { commitment: string };
  'record-move': { number: number; move: string; because: string };
  'record-state': object;
}

type ReasonMap<M> = { [K in keyof M & string]: { readonly why: K } & Readonly<M[K]> }[keyof M & string];
export type KernelReason = ReasonMap<KernelReasons>;
export type Reason<T extends GameTypes> = ReasonMap<T['Reasons']>;
export type AnyReason<T extends GameTypes> = KernelReason | Reason<T>;

export const kernelReasons = [
  'over',
  'stale',
  'not-asked',
  'unknown-move',
  'unknown-call',
  'not-an-option',
  'wrong-number',
  'out-of-range',
  'not-an-order',
  'bad-seats',
  'record-line',
  'record-seal',
  'record-game',
  'record-version',
  'record-commitment',
  'record-move',
  'record-state',
] as const satisfies readonly (keyof KernelReasons)[];
