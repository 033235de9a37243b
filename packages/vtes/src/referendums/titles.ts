// Referendums that give a title (V-16.3, V-16.11).

import { change, enter, findCard, isReady } from '../board.ts';
import { gainTitle, hasYielded, isSameTitle } from '../contests.ts';
import { isOfClan, mayHold } from '../queries/titles.ts';
import type { ProposalOf } from './proposal.ts';

/** V-19.92: titled or not. */
export const grantTitle: ProposalOf<'grant-title', 'vampire'> = {
  terms({ board }, { title, clan }, _by, offer) {
    for (const card of board.cards) {
      if (!isReady(card) || !isOfClan(card, clan)) continue;
      // V-16.16
      const yielded =
        hasYielded(card, title) || (card.titleContested && isSameTitle(card.title!, title))
          ? ({ why: 'yielded', card: card.id } as const)
          : undefined;
      const why = mayHold(card, title) ? yielded : ({ why: 'wrong-sect', card: card.id } as const);
      offer({ do: 'vampire', card: card.id }, why);
    }
  },
  votes: ({ clan, votes }, minion) => (isReady(minion) && isOfClan(minion, clan) ? votes : 0),
  // V-3.14: the card belongs to the vampire from now on
  pass(state, { title }, { card }, referendum) {
    const chosen = findCard(state.board, card);
    if (chosen === undefined) return;
    gainTitle(state, chosen, title);
    const token = enter(state, referendum.card!, referendum.by, 'attached', chosen.id);
    if (token.controller !== chosen.controller) change(state, token, { controller: chosen.controller });
    state.board.action!.card!.gone = true;
  },
};
