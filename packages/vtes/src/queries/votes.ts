// Who has how many votes in the referendum under way, and how it stands; computed, except what was gained or cast.

import type { Seat } from '@nocturne/kernel';
import { findCard, isVampire, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import type { ActionMode, Title } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import { proposalVotes } from '../referendums/index.ts';
import type { Id, Permanent } from '../types.ts';
import type { Bloc, Referendum, Side } from '../types-referendum.ts';
import { bonus } from './action.ts';
import { titleOf, votesOfTitle } from './titles.ts';

/** V-4.34: political cards are for vampires. */
export const whyNotPolitical = (minion: Permanent, { kind }: ActionMode): Why =>
  kind === 'political' && !isVampire(minion) ? { why: 'needs-vampire' } : undefined;

/** V-9.9: a minion's bloc, once it has gained or cast votes. */
export const blocOf = ({ blocs }: Referendum, minion: Id): Bloc | undefined =>
  blocs.find(({ source, card }) => source === 'minion' && card === minion);

/** V-9.10: the vote that political cards have given this Methuselah. */
export const cardBlocOf = ({ blocs }: Referendum, by: Seat): Bloc | undefined =>
  blocs.find(({ source, seat }) => source === 'card' && seat === by);

/** V-9.11, V-9.12, V-9.16: all that this minion could cast on each side. */
export function votesOf(state: Vt, minion: Permanent): Readonly<Record<Side, number>> {
  const referendum = state.board.referendum!;
  const title = titleOf(minion);
  const { gained = 0, opposed = 0 } = blocOf(referendum, minion.id) ?? {};
  const own = (title === null ? 0 : votesOfTitle(title)) + proposalVotes(referendum, minion);
  const votes = own + bonus(state, minion, 'votes') + gained;
  return { for: votes, against: votes + opposed };
}

/** V-17.4: what a vampire with this title can cast in the sub-referendum of the prisci. */
export const ballotsOf = (title: Title | null): number => (title?.rank === 'priscus' ? 1 : 0);

/** What the caller's text makes vampires burn to vote against. */
export function costToOppose({ board }: Vt): number {
  const { bloodHunt, minion } = board.referendum!;
  const caller = bloodHunt ? undefined : findCard(board, minion);
  return caller === undefined ? 0 : (cardNamed(caller.name).does?.called?.toOppose ?? 0);
}

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
