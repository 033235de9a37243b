// How the referendum under way stands for somebody who has a say in it.

import { marginOf } from '../queries/tally.ts';
import type { Table } from '../types.ts';

/** A referendum, and whether it would pass as it stands. */
export interface Accepted {
  readonly turn: number;
  readonly minion: number;
  readonly card: string | null;
  readonly passes: boolean;
}

export function standsAt({ turn, referendum }: Table): Accepted | undefined {
  if (referendum === null) return undefined;
  const { minion, card } = referendum;
  return { turn, minion, card, passes: marginOf(referendum) > 0 };
}

/** Who let a result pass is asked again when it has turned. After each vote the question comes again (V-9.6). */
export function hasAccepted(table: Table, accepted: Accepted | undefined): boolean {
  const now = standsAt(table);
  if (now === undefined || accepted === undefined) return false;
  const { turn, minion, card, passes } = accepted;
  return turn === now.turn && minion === now.minion && card === now.card && passes === now.passes;
}

/** Whether so many votes would turn the result as it stands. */
export function wouldTurn({ referendum }: Table, votes: number): boolean {
  const margin = referendum === null ? 0 : marginOf(referendum);
  return votes >= (margin > 0 ? margin : 1 - margin);
}
