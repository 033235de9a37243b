// What the server tells of a shared game before its first step.

import type { ReasonMessage } from '@nocturne/protocol';
import type { About } from '../net/about.ts';

export interface ReplayInfo {
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: boolean }[];
  readonly began: number | null;
  readonly ended: number | null;
  readonly result: unknown;
  readonly commitment: string;
  /** How many there are; null if they cannot be shown. */
  readonly steps: number | null;
  readonly stuck?: ReasonMessage;
}

/** Whose eyes: a spectator's, a seat's, or everybody's together. */
export type Eyes = null | number | 'all';

/** As a table tells of itself: one at which nobody sits any more. */
export const aboutOf = (
  { game, seats, began, ended, result, commitment }: ReplayInfo,
  eyes: Eyes,
): About => ({
  status: 'over',
  game,
  chairs: seats.map(({ name, bot }, seat) => ({
    name,
    account: false,
    taken: true,
    bot: bot ? 'heuristic' : null,
    you: seat === eyes,
    kept: false,
    nonce: null,
    deck: null,
  })),
  host: null,
  options: {},
  clock: { kind: 'none' },
  atZero: 'default',
  pace: 0,
  time: null,
  endsAt: null,
  commitment,
  began,
  ended,
  result,
  before: null,
  next: null,
  mutes: [],
  replacing: null,
});
