// Votes: what a referendum is worth to whom, and how it would come out.

import type { Seat } from '@nocturne/kernel';
import type { Gain } from '@nocturne/vtes';
import { prowess, type Seen, sum, waysOf } from './seen.ts';

/** Votes of a Methuselah's ready minions, as far as they lie open. */
function votesOf(seen: Seen, seat: Seat): number {
  let votes = seen.table.edge === seat ? 1 : 0;
  for (const minion of seen.ready[seat]!) votes += prowess(seen, minion).votes;
  return votes;
}

/** Votes that the hand could add. */
function votesInHand(seen: Seen): number {
  let most = 0;
  for (const minion of seen.ready[seen.seat]!)
    for (const { gains } of waysOf(seen, minion)) most = Math.max(most, sum(gains, 'votes'));
  return most;
}

/** Who loses by it opposes it, who gains supports it; those whom it does not touch do not care. */
export function chanceToPass(seen: Seen, gains: readonly Gain[]): number {
  let margin = votesOf(seen, seen.seat) + 1 + votesInHand(seen);
  for (const [seat, { out }] of seen.table.methuselahs.entries()) {
    if (out || seat === seen.seat) continue;
    const change = sum(
      gains.filter((gain) => gain.seat === seat),
      'pool',
    );
    margin += Math.sign(change) * votesOf(seen, seat);
  }
  return Math.min(0.95, Math.max(0.05, 0.5 + 0.15 * margin));
}

/** Whether everyone else together could have a diablerist burned. */
export function bloodHuntPasses(seen: Seen): boolean {
  let others = 0;
  for (const [seat, { out }] of seen.table.methuselahs.entries())
    if (!out && seat !== seen.seat) others += votesOf(seen, seat);
  return others > votesOf(seen, seen.seat);
}
