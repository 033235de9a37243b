// Who has how many votes in the referendum under way; computed, except what was gained or cast.

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
