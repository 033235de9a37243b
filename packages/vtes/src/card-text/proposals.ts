// What referendums are about, in words.

import type { Proposal, Title } from '../cards/printed.ts';
import { sectOfTitle } from '../queries/titles.ts';
import { clanName, orNone, pool, say, sentences, term, type Values } from './words.ts';
import type { CardReader } from './reader.ts';

type ProposalOf<Op extends Proposal['op']> = Extract<Proposal, { op: Op }>;

/** A title as it is held: of a city, or of a clan. */
export const titleText = (reader: CardReader, { rank, city, clan, votes }: Title): string =>
  term(reader, `held.${rank}`, {
    city: city ?? '',
    clan: clan === undefined ? '' : clanName(reader, clan),
    votes: votes ?? 0,
  });

/** V-16.6, V-16.10, V-17.2, V-17.8: the sect that a title belongs to. */
export function sectWord(reader: CardReader, { rank }: Title): string | undefined {
  const sect = sectOfTitle(rank);
  return sect === null ? undefined : term(reader, `term.sect.${sect}`);
}

const VALUES: {
  readonly [Op in Proposal['op']]: (proposal: ProposalOf<Op>, reader: CardReader) => Values;
} = {
  'burn-allocated': ({ points, among }) => ({ points, among }),
  'shift-pool': ({ points }) => ({ points }),
  'clan-boon': ({ amount }, reader) => ({ pool: pool(reader, amount) }),
  'burn-per-minion': ({ amount }, reader) => ({ pool: pool(reader, amount) }),
  'grant-title': ({ title, clan, votes }, reader) => ({
    title: titleText(reader, title),
    sect: orNone(sectWord(reader, title)),
    clan: clanName(reader, clan),
    votes,
  }),
  banish: () => ({}),
  commission: ({ sect }, reader) => ({ sect: term(reader, `term.sect.${sect}`) }),
};

export function describeProposal(proposal: Proposal, reader: CardReader): string[] {
  const values = VALUES[proposal.op] as (proposal: Proposal, reader: CardReader) => Values;
  return sentences(say(reader, `proposal.${proposal.op}`, values(proposal, reader)));
}
