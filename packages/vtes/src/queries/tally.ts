// How a referendum stands: what was cast, counted from what lies open.

import type { Referendum, Side } from '../types-referendum.ts';

const PRISCI = 3;

const cast = ({ blocs }: Referendum, on: Side, what: 'votes' | 'ballots'): number =>
  blocs.reduce((sum, bloc) => (bloc.side === on ? sum + bloc[what] : sum), 0);

export const ballotsCast = (referendum: Referendum, on: Side): number => cast(referendum, on, 'ballots');

/** V-17.4, V-17.5: the side that is ahead in ballots as they stand; on a tie the prisci abstain. */
export function sideOfPrisci(referendum: Referendum): Side | null {
  const ahead = ballotsCast(referendum, 'for') - ballotsCast(referendum, 'against');
  return ahead === 0 ? null : ahead > 0 ? 'for' : 'against';
}

/** What counts on a side now, the block of the prisci with it. */
export const votesCast = (referendum: Referendum, on: Side): number =>
  cast(referendum, on, 'votes') + (sideOfPrisci(referendum) === on ? PRISCI : 0);

/** By how many votes it passes: not at all if 0 or less (V-9.7). */
export const marginOf = (referendum: Referendum): number =>
  votesCast(referendum, 'for') - votesCast(referendum, 'against');
