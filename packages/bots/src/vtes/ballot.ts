// Votes: what a referendum is worth to whom, and how it would come out.

import type { Seat } from '@nocturne/kernel';
import { type Gain, type Good, marginOf, neighboursOf, type Table } from '@nocturne/vtes';
import { prowess, type Seen, sum, waysOf } from './seen.ts';

type Referendum = NonNullable<Table['referendum']>;

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

/** What others are likely to vote about, in pool. */
const STAKES: Readonly<Partial<Record<Good, number>>> = {
  pool: 1,
  blood: 0.5,
  title: 1,
  gone: -4,
  stolen: -4,
};
/** What a Methuselah's prey and predator gain is no gain of theirs. */
const OF_PREY = -0.6;
const OF_PREDATOR = -0.4;
/** So little moves nobody. */
const INDIFFERENT = 0.2;

/** On which side somebody else is likely to vote: 1 is for, −1 against, 0 neither. */
function leaning(seen: Seen, gains: readonly Gain[], seat: Seat): number {
  const { prey, predator } = neighboursOf(seen.table, seat);
  let stake = 0;
  for (const { good, amount, seat: whose } of gains) {
    const share = whose === seat ? 1 : whose === prey ? OF_PREY : whose === predator ? OF_PREDATOR : 0;
    stake += share * amount * (STAKES[good] ?? 0);
  }
  return Math.abs(stake) < INDIFFERENT ? 0 : Math.sign(stake);
}

const others = ({ table, seat }: Seen): Seat[] =>
  table.methuselahs.flatMap(({ out }, other) => (out || other === seat ? [] : [other]));

/** Who loses by it opposes it, who gains supports it; those whom it does not touch do not care. */
export function chanceToPass(seen: Seen, gains: readonly Gain[]): number {
  let margin = votesOf(seen, seen.seat) + 1 + votesInHand(seen);
  for (const seat of others(seen)) margin += leaning(seen, gains, seat) * votesOf(seen, seat);
  return Math.min(0.95, Math.max(0, 0.5 + 0.15 * margin));
}

/** By how many votes it will pass if the others cast what lies open of theirs. */
export function expectedMargin(seen: Seen, referendum: Referendum, gains: readonly Gain[]): number {
  const cast = new Set(referendum.blocs.flatMap(({ card, side }) => (side === null ? [] : [card])));
  let margin = marginOf(referendum);
  for (const seat of others(seen)) {
    const left = seen.ready[seat]!.filter(({ id }) => !cast.has(id));
    const votes = left.reduce((total, minion) => total + prowess(seen, minion).votes, 0);
    if (votes > 0) margin += leaning(seen, gains, seat) * votes;
  }
  return margin;
}

/** Whether everyone else together could have a diablerist burned. */
export function bloodHuntPasses(seen: Seen): boolean {
  let against = 0;
  for (const seat of others(seen)) against += votesOf(seen, seat);
  return against > votesOf(seen, seen.seat);
}
