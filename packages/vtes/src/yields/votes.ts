// What the votes that are left to a Methuselah could bring about.

import type { OptionOf } from '@nocturne/kernel';
import type { Gain } from '../hints/index.ts';
import { marginOf } from '../queries/tally.ts';
import type { Vtes } from '../types.ts';
import type { Referendum, Side } from '../types-referendum.ts';
import { type Asked, gainsFor } from './reach.ts';

type PollOption = OptionOf<Vtes, 'poll'>;

/** Where those go who would turn the result. */
const turning = (referendum: Referendum): Side => (marginOf(referendum) > 0 ? 'against' : 'for');

/** Votes for this side that an effect brings, or takes from the other. */
function weightOfGain({ blocs }: Referendum, side: Side, { good, amount, card }: Gain): number {
  if (good === 'votes' || (good === 'opposition' && side === 'against')) return amount;
  const silenced = good === 'silence' ? blocs.find((bloc) => bloc.card === card) : undefined;
  return silenced === undefined || silenced.side === side ? 0 : silenced.votes;
}

function weightOf(asked: Asked, side: Side, option: PollOption): number {
  switch (option.do) {
    case 'pass':
      return 0;
    case 'vote':
      return option.side === side ? option.votes : 0;
    case 'edge':
    case 'discard':
    case 'vote-card':
      return option.side === side ? 1 : 0;
    case 'play':
    case 'use':
      return gainsFor(asked, option).reduce(
        (sum, gain) => sum + weightOfGain(asked.table.referendum!, side, gain),
        0,
      );
  }
}

/** What tells sources of votes apart; of political cards one is discarded (V-9.10). */
const sourceOf = (option: PollOption): string =>
  option.do === 'discard'
    ? 'discard'
    : JSON.stringify(
        ['do', 'minion', 'name', 'use'].map((key) => (option as { [key: string]: unknown })[key]),
      );

/** All votes that are left to somebody to turn the result, each source once, and each card of the hand. */
export function weight(asked: Asked, options: readonly PollOption[]): number {
  const side = turning(asked.table.referendum!);
  const cards = [...asked.own.hand];
  const counted = new Set<string>();
  let sum = 0;
  const weighed = options.map((option) => ({ option, votes: weightOf(asked, side, option) }));
  for (const { option, votes } of weighed.toSorted((a, b) => b.votes - a.votes)) {
    if (counted.has(sourceOf(option))) continue;
    if (option.do === 'play') {
      const at = cards.indexOf(option.name);
      if (at < 0) continue;
      cards.splice(at, 1);
    }
    counted.add(sourceOf(option));
    sum += votes;
  }
  return sum;
}

/** Whether so many votes would turn the result as it stands. */
export function wouldTurn(referendum: Referendum, votes: number): boolean {
  const margin = marginOf(referendum);
  return votes >= (margin > 0 ? margin : 1 - margin);
}
