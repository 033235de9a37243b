// What referendums are about, in words.

import type { Language } from '@nocturne/kernel';
import type { Proposal, Title } from '../cards/printed.ts';
import { clanName, pool, say, sentences, term, type Values } from './words.ts';

type ProposalOf<Op extends Proposal['op']> = Extract<Proposal, { op: Op }>;

/** A title as it is held: of a city, or of a clan. */
export const titleText = (language: Language, { rank, city, clan }: Title): string =>
  term(language, `held.${rank}`, {
    city: city ?? '',
    clan: clan === undefined ? '' : clanName(language, clan),
  });

const VALUES: {
  readonly [Op in Proposal['op']]: (proposal: ProposalOf<Op>, language: Language) => Values;
} = {
  'burn-allocated': ({ points, among }) => ({ points, among }),
  'shift-pool': ({ points }) => ({ points }),
  'clan-boon': ({ amount }, language) => ({ pool: pool(language, amount) }),
  'burn-per-minion': ({ amount }, language) => ({ pool: pool(language, amount) }),
  'grant-title': ({ title, clan, votes }, language) => ({
    title: titleText(language, title),
    // V-16.6, V-16.10
    sect: term(language, title.rank === 'baron' ? 'term.sect.anarch' : 'term.sect.camarilla'),
    clan: clanName(language, clan),
    votes,
  }),
};

export function describeProposal(proposal: Proposal, language: Language): string[] {
  const values = VALUES[proposal.op] as (proposal: Proposal, language: Language) => Values;
  return sentences(say(language, `proposal.${proposal.op}`, values(proposal, language)));
}
