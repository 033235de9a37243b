// A policy names, for the decisions that its role can meet, the option it prefers.

import type { DecisionName, OptionOf, Random, Seat } from '@nocturne/kernel';
import type { Nosferatu, Table, Tally } from '@nocturne/nosferatu';
import { best } from './chance.ts';
import type { Memory } from './memory.ts';

/** All that a role decides from. */
export interface Seen {
  readonly memory: Memory;
  readonly table: Table;
  readonly hand: Tally;
  /** The Vampire, if this seat knows. */
  readonly vampire: Seat | null;
  readonly random: Random;
}

export type Policy = {
  readonly [N in DecisionName<Nosferatu>]?: (
    seen: Seen,
    options: readonly OptionOf<Nosferatu, N>[],
  ) => OptionOf<Nosferatu, N>;
};

/** Bites missing for the end of the game. */
export const missingBites = ({ memory }: Seen): number => memory.toWin - memory.counted;

export const suspicionOf = ({ memory }: Seen, seat: Seat): number => memory.suspicion[seat]!;

const NEVER = -2;

/** For the evil side: the character that teaches least is one already known, or nobody's suspect. */
export const leastTelling = <Option extends { seat: Seat }>(seen: Seen, options: readonly Option[]): Option =>
  best(seen.random, options, ({ seat }) => {
    const betrayal = seat === seen.vampire && seen.table.seats[seat]!.character === null;
    return betrayal ? NEVER : -suspicionOf(seen, seat);
  });
