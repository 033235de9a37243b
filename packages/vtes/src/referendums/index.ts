// All proposals, by name. One that is forgotten does not compile.

import type { AnyFrame } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { Proposal } from '../cards/printed.ts';
import type { Permanent, Vtes } from '../types.ts';
import type { Referendum, Terms } from '../types-referendum.ts';
import { burnAllocated, burnPerMinion, clanBoon, shiftPool } from './pool.ts';
import type { OfferTerms, ProposalOf, ProposalOperation } from './proposal.ts';
import { grantTitle } from './titles.ts';
import { banish, commission } from './vampires.ts';

const OPERATIONS: { readonly [Op in Proposal['op']]: ProposalOf<Op, never> } = {
  'burn-allocated': burnAllocated,
  'shift-pool': shiftPool,
  'clan-boon': clanBoon,
  'burn-per-minion': burnPerMinion,
  'grant-title': grantTitle,
  banish,
  commission,
};

const operationOf = ({ op }: Proposal): ProposalOperation<Proposal, Terms | null> => OPERATIONS[op];

/** What the card that called the referendum proposes. */
function proposalOf({ card }: Referendum): Proposal | undefined {
  if (card === null) return undefined;
  return libraryCard(card).modes.find(({ action }) => action?.referendum !== undefined)?.action?.referendum;
}

export function hasTerms(referendum: Referendum): boolean {
  const proposal = proposalOf(referendum);
  return proposal !== undefined && operationOf(proposal).terms !== undefined;
}

export function offerTerms(state: Vt, offer: OfferTerms): void {
  const referendum = state.board.referendum!;
  const proposal = proposalOf(referendum);
  if (proposal !== undefined) operationOf(proposal).terms?.(state, proposal, referendum.by, offer);
}

export function proposalVotes(referendum: Referendum, minion: Permanent): number {
  const proposal = proposalOf(referendum);
  return proposal === undefined ? 0 : (operationOf(proposal).votes?.(proposal, minion) ?? 0);
}

/** V-9.7. */
export function applyProposal(state: Vt, referendum: Referendum): AnyFrame<Vtes> | undefined {
  const proposal = proposalOf(referendum);
  if (proposal === undefined) return undefined;
  return operationOf(proposal).pass(state, proposal, referendum.terms, referendum) ?? undefined;
}
