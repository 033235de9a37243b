// Referendums that give a title (V-16.3, V-16.11).

import { enter } from '../arrivals.ts';
import { findCard, isReady, type Vt } from '../board.ts';
import { change } from '../changes.ts';
import { gainTitle, whyNotGain } from '../contests.ts';
import { isOfClan, mayHold } from '../queries/titles.ts';
import type { Permanent } from '../types.ts';
import type { Referendum } from '../types-referendum.ts';
import type { ProposalOf } from './proposal.ts';

/** V-3.14: the card that called the referendum is put on a vampire, and belongs to it from now on. */
export function putOn(state: Vt, { card, by }: Referendum, vampire: Permanent): void {
  const { controller } = vampire;
  const token = enter(state, card!, by, 'attached', vampire.id);
  if (token.controller !== controller) change(state, token, { controller });
  state.board.action!.card!.gone = true;
}

/** V-19.92: titled or not. */
export const grantTitle: ProposalOf<'grant-title', 'vampire'> = {
  terms({ board }, { title, clan }, _by, offer) {
    for (const card of board.cards) {
      if (!isReady(card) || !isOfClan(card, clan)) continue;
      const why = mayHold(card, title)
        ? whyNotGain(card, title)
        : ({ why: 'wrong-sect', card: card.id } as const);
      offer({ do: 'vampire', card: card.id }, why);
    }
  },
  votes: ({ clan, votes }, minion) => (isReady(minion) && isOfClan(minion, clan) ? votes : 0),
  pass(state, { title }, { card }, referendum) {
    const chosen = findCard(state.board, card);
    if (chosen === undefined) return;
    gainTitle(state, chosen, title);
    putOn(state, referendum, chosen);
  },
};
