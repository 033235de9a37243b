// A proposal: the terms that its caller may choose, and what happens if it passes.

import type { AnyFrame, Offer, Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Proposal } from '../cards/printed.ts';
import type { Permanent, Vtes } from '../types.ts';
import type { Referendum, Terms } from '../types-referendum.ts';

export type OfferTerms = Offer<Vtes, Terms>;

export interface ProposalOperation<P extends Proposal, T extends Terms | null> {
  /** Names every choice, legal or not; a proposal without terms leaves this out (V-9.2). */
  terms?(state: Vt, proposal: P, by: Seat, offer: OfferTerms): void;
  /** Votes that a minion has in this referendum beyond its title. */
  votes?(proposal: P, minion: Permanent): number;
  /** V-9.7: everything at once. A procedure that it starts is run before the referendum is over. */
  pass(state: Vt, proposal: P, terms: T, referendum: Referendum): AnyFrame<Vtes> | void;
}
export type ProposalOf<Op extends Proposal['op'], T extends Terms['do'] | null> = ProposalOperation<
  Extract<Proposal, { op: Op }>,
  T extends string ? Extract<Terms, { do: T }> : null
>;
