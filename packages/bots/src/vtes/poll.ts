// Referendums: terms and votes by interest.

import type { OptionOf } from '@nocturne/kernel';
import { gainsOfPlay, gainsOfTerms, gainsOfUse, marginOf, type Table, type Vtes } from '@nocturne/vtes';
import { keepWorth } from './keep.ts';
import { cardAt, type Seen, sum } from './seen.ts';
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

/** What it is worth that it passes. */
function interest(seen: Seen, { bloodHunt, minion, card, terms }: Referendum): number {
  if (card !== null && !bloodHunt) return netValue(seen, gainsOfTerms(seen.table, card, terms));
  const hunted = cardAt(seen, minion);
  return hunted === undefined ? 0 : -liking(seen, hunted.controller) * minionWorth(seen, hunted);
}

/** By how many votes it goes against this interest now; 0 is a tie, which fails (V-9.7). */
function behind(referendum: Referendum, stake: number): number {
  const margin = marginOf(referendum);
  return stake > 0 ? 1 - margin : margin;
}

/** Votes that cost something are for when they are needed. */
function spent(referendum: Referendum, stake: number, price: number): number {
  const needed = behind(referendum, stake) > 0;
  return needed ? 0.5 * Math.abs(stake) - price : NEVER;
}

/** Cards that gain or cancel votes. */
function playing(
  seen: Seen,
  referendum: Referendum,
  stake: number,
  option: PollOption & { do: 'play' },
): number {
  const gains = gainsOfPlay(seen.table, seen.seat, option);
  const price =
    0.2 -
    valueOf(
      seen,
      gains.filter(({ good }) => good === 'blood' || good === 'pool'),
    );
  const side: Side = stake > 0 ? 'for' : 'against';
  const silenced = gains.find(({ good }) => good === 'silence');
  if (silenced !== undefined) {
    const bloc = referendum.blocs.find(({ card }) => card === silenced.card);
    const opposes = bloc !== undefined && bloc.side !== side && bloc.side !== 'abstains';
    return opposes ? spent(referendum, stake, price - 0.1 * bloc.votes) : NEVER;
  }
  const minion = gains.find(({ good }) => good === 'votes' || good === 'opposition');
  const bloc = referendum.blocs.find(({ source, card }) => source === 'minion' && card === minion?.card);
  // votes join what the vampire has cast, so it must stand on the right side
  const wrong = bloc !== undefined && bloc.side !== null && bloc.side !== side;
  const votes = sum(gains, 'votes') + (side === 'against' ? sum(gains, 'opposition') : 0);
  return wrong || votes <= 0 ? NEVER : spent(referendum, stake, price - 0.05 * votes);
}

/** Cards in play that give votes, locked or paid for with a card of the hand; others are worth what they bring. */
function using(
  seen: Seen,
  referendum: Referendum,
  stake: number,
  option: PollOption & { do: 'use' },
): number {
  const gains = gainsOfUse(seen.table, seen.seat, option);
  if (sum(gains, 'votes') <= 0) return valueOf(seen, gains);
  const side: Side = stake > 0 ? 'for' : 'against';
  const wrong = option.side !== undefined && option.side !== side;
  if (wrong || Math.abs(stake) < INDIFFERENT) return NEVER;
  return spent(referendum, stake, option.hand === undefined ? 0.1 : keepWorth(seen, option.hand));
}

/** Votes of vampires are free; everything else is spent when it is needed. */
function saying(seen: Seen, referendum: Referendum, stake: number, option: PollOption): number {
  switch (option.do) {
    case 'pass':
      return 0;
    case 'vote':
    case 'vote-card':
      return FREE;
    case 'edge':
      return spent(referendum, stake, EDGE);
    case 'discard':
      return spent(referendum, stake, keepWorth(seen, option.name));
    case 'play':
      return playing(seen, referendum, stake, option);
    case 'use':
      return using(seen, referendum, stake, option);
  }
}

/** The merit of each option; what is at stake is worked out once. */
export function meritsOfPoll(seen: Seen): (option: PollOption) => number {
  const referendum = seen.table.referendum!;
  const stake = interest(seen, referendum);
  const side: Side = stake > 0 ? 'for' : 'against';
  return (option) => {
    if (option.do === 'use' || option.do === 'pass') return saying(seen, referendum, stake, option);
    const wrong = 'side' in option && option.side !== side;
    return wrong || Math.abs(stake) < INDIFFERENT ? NEVER : saying(seen, referendum, stake, option);
  };
}
