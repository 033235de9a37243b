// Referendums about one vampire, who is sent away or commissioned.

import { goUncontrolled } from '../banished.ts';
import { cardAt, findCard, isReady, isVampire } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { whyNotSecond } from '../queries/limits.ts';
import type { Permanent } from '../types.ts';
import type { ProposalOf } from './proposal.ts';
import { putOn } from './titles.ts';

const isReadyVampire = (card: Permanent): boolean => isVampire(card) && isReady(card);

/** V-3.11, V-13.15. */
export const banish: ProposalOf<'banish', 'vampire'> = {
  terms({ board }, _proposal, _by, offer) {
    const caller = cardAt(board, board.referendum!.minion);
    for (const card of board.cards) {
      if (!isReadyVampire(card)) continue;
      const younger = card.capacity < caller.capacity;
      offer({ do: 'vampire', card: card.id }, younger ? undefined : { why: 'not-younger', card: card.id });
    }
  },
  pass(state, _proposal, { card }) {
    const chosen = findCard(state.board, card);
    if (chosen !== undefined && isReady(chosen)) goUncontrolled(state, chosen);
  },
};

/** V-7.24; half the cost, rounded down, whatever the equipment requires. */
export const commission: ProposalOf<'commission', 'vampire'> = {
  terms(state, { sect }, _by, offer) {
    const card = libraryCard(state.board.referendum!.card!);
    for (const vampire of state.board.cards) {
      if (!isReadyVampire(vampire)) continue;
      const why =
        vampire.sect === sect ? whyNotSecond(state, card, vampire) : ({ why: 'needs-sect', sect } as const);
      offer({ do: 'vampire', card: vampire.id }, why);
    }
  },
  pass(state, _proposal, { card }, referendum) {
    const chosen = findCard(state.board, card);
    if (chosen === undefined || !isReady(chosen)) return undefined;
    putOn(state, referendum, chosen);
    return { proc: 'search', step: 'look', seat: referendum.by, minion: chosen.id, given: true };
  },
};
