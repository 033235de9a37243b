// Referendums: terms and votes by interest.

import type { OptionOf } from '@nocturne/kernel';
import {
  type Gain,
  gainsOfPlay,
  gainsOfTerms,
  gainsOfUse,
  marginOf,
  type Table,
  type Vtes,
} from '@nocturne/vtes';
import { expectedMargin } from './ballot.ts';
import { keepWorth } from './keep.ts';
import { cardAt, type Seen, sum } from './seen.ts';
import { usingWorth } from './using.ts';
import { netValue, valueOf } from './value.ts';
import { liking, minionWorth } from './worth.ts';

type PollOption = OptionOf<Vtes, 'poll'>;
type Terms = OptionOf<Vtes, 'terms'>;
type Referendum = NonNullable<Table['referendum']>;
type Side = 'for' | 'against';

/** So little is not worth a card. */
const INDIFFERENT = 0.15;
const NEVER = -50;
const EDGE = 0.9;
const FREE = 100;

export const meritOfTerms = (seen: Seen, option: Terms): number =>
  netValue(seen, gainsOfTerms(seen.table, seen.table.referendum!.card!, option));

/** What it brings about if it passes. */
function outcomeOf({ table }: Seen, { bloodHunt, minion, card, terms }: Referendum): Gain[] {
  if (card !== null && !bloodHunt) return gainsOfTerms(table, card, terms);
  const hunted = table.cards.find(({ id }) => id === minion);
  return hunted === undefined ? [] : [{ good: 'gone', amount: 1, seat: hunted.controller, card: minion }];
}

/** What it is worth that it passes. */
function interest(seen: Seen, { bloodHunt, minion, card }: Referendum, outcome: readonly Gain[]): number {
  if (card !== null && !bloodHunt) return netValue(seen, outcome);
  const hunted = cardAt(seen, minion);
  return hunted === undefined ? 0 : -liking(seen, hunted.controller) * minionWorth(seen, hunted);
}

/** The referendum as one Methuselah sees it. */
interface Poll {
  readonly referendum: Referendum;
  readonly stake: number;
  readonly side: Side;
  /** Whether votes that cost something could turn it now, and are likely to. */
  readonly spends: boolean;
}

/** By how many votes a margin is short of this interest; 0 is a tie, which fails (V-9.7). */
const behind = (margin: number, side: Side): number => (side === 'for' ? 1 - margin : margin);

const gainsOfSay = (seen: Seen, option: PollOption): readonly Gain[] => {
  if (option.do === 'play') return gainsOfPlay(seen.table, seen.seat, option);
  return option.do === 'use' ? gainsOfUse(seen.table, seen.seat, option) : [];
};

/** Votes that this would add to a side, or take from the other. */
function votesBy(seen: Seen, { blocs }: Referendum, side: Side, option: PollOption): number {
  if ('side' in option && option.side !== undefined && option.side !== side) return 0;
  if (option.do === 'edge' || option.do === 'discard') return 1;
  const gains = gainsOfSay(seen, option);
  const silenced = gains.find(({ good }) => good === 'silence');
  const lost = blocs.find(({ card, side: cast }) => card === silenced?.card && cast !== side)?.votes ?? 0;
  return Math.max(0, sum(gains, 'votes') + (side === 'against' ? sum(gains, 'opposition') : 0)) + lost;
}

/** All that the hand, the Edge and cards in play could add: of each card once, and of cards discarded one. */
function reach(seen: Seen, referendum: Referendum, side: Side, options: readonly PollOption[]): number {
  const most = new Map<string, number>();
  for (const option of options) {
    const key = option.do === 'play' ? option.name : option.do === 'use' ? `${option.use}` : option.do;
    most.set(key, Math.max(most.get(key) ?? 0, votesBy(seen, referendum, side, option)));
  }
  let total = 0;
  for (const votes of most.values()) total += votes;
  return total;
}

function pollOf(seen: Seen, referendum: Referendum, options: readonly PollOption[]): Poll {
  const outcome = outcomeOf(seen, referendum);
  const stake = interest(seen, referendum, outcome);
  const side: Side = stake > 0 ? 'for' : 'against';
  const spending = options.filter(({ do: word }) => word !== 'vote' && word !== 'vote-card');
  const short = behind(expectedMargin(seen, referendum, outcome), side);
  const spends =
    behind(marginOf(referendum), side) > 0 && short > 0 && short <= reach(seen, referendum, side, spending);
  return { referendum, stake, side, spends };
}

/** Votes that cost something are for when they turn it; after each vote of others there is another chance (V-9.6). */
const spent = ({ stake, spends }: Poll, price: number): number =>
  spends ? 0.5 * Math.abs(stake) - price : NEVER;

/** Cards that gain or cancel votes. */
function playing(seen: Seen, poll: Poll, option: PollOption & { do: 'play' }): number {
  const { referendum, side } = poll;
  const gains = gainsOfPlay(seen.table, seen.seat, option);
  const costs = gains.filter(({ good }) => good === 'blood' || good === 'pool');
  const price = 0.2 - valueOf(seen, costs);
  const silenced = gains.find(({ good }) => good === 'silence');
  if (silenced !== undefined) {
    const bloc = referendum.blocs.find(({ card }) => card === silenced.card);
    const opposes = bloc !== undefined && bloc.side !== side && bloc.side !== 'abstains';
    return opposes ? spent(poll, price - 0.1 * bloc.votes) : NEVER;
  }
  const minion = gains.find(({ good }) => good === 'votes' || good === 'opposition');
  const bloc = referendum.blocs.find(({ source, card }) => source === 'minion' && card === minion?.card);
  // votes join what the vampire has cast, so it must stand on the right side
  const wrong = bloc !== undefined && bloc.side !== null && bloc.side !== side;
  const votes = sum(gains, 'votes') + (side === 'against' ? sum(gains, 'opposition') : 0);
  return wrong || votes <= 0 ? NEVER : spent(poll, price - 0.05 * votes);
}

/** Cards in play that give votes, locked or paid for with a card of the hand; others are worth what they bring. */
function using(seen: Seen, poll: Poll, option: PollOption & { do: 'use' }): number {
  const gains = gainsOfUse(seen.table, seen.seat, option);
  if (sum(gains, 'votes') <= 0) return usingWorth(seen, option, gains);
  const wrong = option.side !== undefined && option.side !== poll.side;
  if (wrong || Math.abs(poll.stake) < INDIFFERENT) return NEVER;
  return spent(poll, option.hand === undefined ? 0.1 : keepWorth(seen, option.hand));
}

/** Votes of vampires are free; everything else is spent when it is needed. */
function saying(seen: Seen, poll: Poll, option: PollOption): number {
  switch (option.do) {
    case 'pass':
      return 0;
    case 'vote':
    case 'vote-card':
      return FREE;
    case 'edge':
      return spent(poll, EDGE);
    case 'discard':
      return spent(poll, keepWorth(seen, option.name));
    case 'play':
      return playing(seen, poll, option);
    case 'use':
      return using(seen, poll, option);
  }
}

/** The merit of each option; what is at stake is worked out once. */
export function meritsOfPoll(seen: Seen, options: readonly PollOption[]): (option: PollOption) => number {
  const poll = pollOf(seen, seen.table.referendum!, options);
  return (option) => {
    if (option.do === 'use' || option.do === 'pass') return saying(seen, poll, option);
    const wrong = 'side' in option && option.side !== poll.side;
    return wrong || Math.abs(poll.stake) < INDIFFERENT ? NEVER : saying(seen, poll, option);
  };
}
