// Choices that cards ask for when they take effect: candidates and notation.

import type { DecisionDefinition, DecisionName } from '@nocturne/kernel';
import { cardAt, cardsOf } from './board.ts';
import { libraryCard } from './cards/book.ts';
import { nameOf, uncontrolledName } from './names.ts';
import { whyNotOwnCopy } from './contests.ts';
import { whyNotPlayable } from './plays.ts';
import { basicEquipment, priceFound } from './queries/found.ts';
import { heirsOf } from './queries/heirs.ts';
import { whyNotSecond } from './queries/limits.ts';
import { whyNotPayable } from './queries/price.ts';
import { payers } from './queries/toll.ts';
import type { Vtes } from './types.ts';

type Definition<N extends DecisionName<Vtes>> = DecisionDefinition<Vtes, N>;

export const toll: Definition<'toll'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { left }) {
    for (const minion of payers(state, seat)) {
      const most = minion === 0 ? state.board.methuselahs[seat]!.pool : cardAt(state.board, minion).counters;
      for (let amount = 1; amount <= Math.min(left, most); amount++) offer({ do: 'pay', minion, amount });
    }
  },
  notation: (state, { minion, amount }) =>
    minion === 0 ? `pay ${amount} pool` : `pay ${amount} blood with ${nameOf(state, minion)}`,
};

/** V-3.33: nothing need be found. Requirements and costs are as for equipping from the hand, unless it is given. */
export const search: Definition<'search'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { minion, given }) {
    const bearer = cardAt(state.board, minion);
    const names = [...new Set(state.board.methuselahs[seat]!.library)].toSorted();
    for (const name of names) {
      const card = libraryCard(name);
      const mode = card.modes[basicEquipment(card)];
      if (mode === undefined) continue;
      const why = given
        ? (whyNotPayable(state, seat, bearer, priceFound(state, seat, card, given)) ??
          whyNotSecond(state, card, bearer))
        : whyNotPlayable(state, card, mode, seat, bearer);
      offer({ do: 'find', name }, why ?? whyNotOwnCopy(state, card, bearer.controller));
    }
    offer({ do: 'nothing' });
  },
  notation: (_state, option) => (option.do === 'find' ? `find ${option.name}` : 'find nothing'),
};

/** A card that moves of itself: to one of the oldest. */
export const heir: Definition<'heir'> = {
  kind: 'one',
  known: true,
  candidates({ board }, _seat, offer, { card }) {
    for (const { id } of heirsOf(board, cardAt(board, card))) offer({ do: 'choose', card: id });
  },
  notation: (state, { card }) => `choose ${nameOf(state, card)}`,
};

export const strip: Definition<'strip'> = {
  kind: 'one',
  known: true,
  candidates(state, _seat, offer, { victim }) {
    for (const name of [...new Set(state.board.methuselahs[victim]!.hand)].toSorted())
      offer({ do: 'discard', name });
  },
  notation: (_state, { name }) => `discard ${name}`,
};

export const raise: Definition<'raise'> = {
  kind: 'one',
  known: true,
  candidates(_state, _seat, offer, { names }) {
    for (const name of names) offer({ do: 'raise', name });
  },
  notation: (_state, { name }) => `raise ${name}`,
};

export const removeCrypt: Definition<'remove-crypt'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    for (const { id } of cardsOf(state.board, seat, 'uncontrolled')) offer({ do: 'remove', card: id });
  },
  notation: (state, { card }) => `remove ${uncontrolledName(state, card)}`,
};
