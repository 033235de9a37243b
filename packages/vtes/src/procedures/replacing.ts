// V-4.4, V-4.8: cards that left a hand are replaced.

import type { Seat } from '@nocturne/kernel';
import { discard, drawCard } from '../arrivals.ts';
import { type Vt } from '../board.ts';
import { setCounters } from '../changes.ts';
import { handSizeOf, insteadOfReplacing } from '../queries/hand.ts';
import { burnOptionKey } from '../queries/once.ts';

/** V-4.4: a replacement is drawn, or whatever takes its place. */
export function replaceCard(state: Vt, seat: Seat): void {
  const instead = insteadOfReplacing(state, seat);
  if (instead !== undefined) setCounters(state, instead, instead.counters - 1);
  else if (state.board.methuselahs[seat]!.hand.length < handSizeOf(state, seat)) drawCard(state, seat);
}

/** V-4.8: cards whose replacement waited for this phase of an own turn. */
export function replaceWaiting(state: Vt, phase: 'unlock' | 'discard'): void {
  const { whose, methuselahs } = state.board;
  const methuselah = methuselahs[whose]!;
  const due = methuselah.unreplaced.filter((until) => until === phase).length;
  methuselah.unreplaced = methuselah.unreplaced.filter((until) => until !== phase);
  for (let i = 0; i < due; i++) replaceCard(state, whose);
}

/** V-5.8. */
export function dispense(state: Vt, seat: Seat, name: string): void {
  state.board.used.push(burnOptionKey(seat));
  discard(state, seat, name);
  replaceCard(state, seat);
}
