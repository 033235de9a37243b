// How the action under way stands, computed from what lies open: for whoever draws or tells a table.

import { findCard, type Vt } from '../board.ts';
import type { Table } from '../types.ts';
import { bleedOf, interceptOf, stealthOf } from './action.ts';

export interface Standing {
  stealth: number;
  /** Of the blocking minion; null while nobody attempts to block. */
  intercept: number | null;
  /** Null if the action is no bleed. */
  bleed: number | null;
}

/** Everything these numbers depend on is public (V-2.9), so a table is as good as a board. */
export function standingOf(table: Table): Standing | null {
  const state = { board: table } as unknown as Vt;
  const { action } = table;
  if (action === null || findCard(state.board, action.minion) === undefined) return null;
  const blocker = findCard(state.board, action.blocker);
  return {
    stealth: stealthOf(state),
    intercept: blocker === undefined ? null : interceptOf(state, blocker),
    bleed: action.kind === 'bleed' ? bleedOf(state) : null,
  };
}
