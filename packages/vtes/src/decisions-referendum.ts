// Terms, votes and spoils: candidates with reasons, and their notation.

import type { DecisionDefinition, DecisionName } from '@nocturne/kernel';
import { cardAt, cardsOn, type Vt } from './board.ts';
import { libraryCard } from './cards/book.ts';
import { nameOf } from './names.ts';
import { playNotation, useNotation } from './play-notation.ts';
import { whyNotSecond } from './queries/limits.ts';
import { isEquipment } from './queries/limits.ts';
import { offerTerms } from './referendums/index.ts';
import { offerSay } from './referendums/polling.ts';
import type { Vtes } from './types.ts';

type Definition<N extends DecisionName<Vtes>> = DecisionDefinition<Vtes, N>;

/** Points by seat, as `2 to Ann, 1 to Bea`. */
const shares = (state: Vt, points: readonly number[]): string =>
  points.flatMap((share, seat) => (share > 0 ? [`${share} to ${state.seats[seat]}`] : [])).join(', ');

/** A priscus casts a ballot (V-17.4), with votes if it has any. */
const castWords = ({ votes, ballots }: { votes: number; ballots: number }): string =>
  ballots === 0 ? `vote ${votes}` : votes === 0 ? 'ballot' : `vote ${votes} and ballot`;

export const terms: Definition<'terms'> = {
  kind: 'one',
  known: true,
  candidates: (state, _seat, offer) => offerTerms(state, offer),
  notation(state, option) {
    switch (option.do) {
      case 'allocate':
        return `allocate ${shares(state, option.points)}`;
      case 'shift':
        return `shift pool of ${state.seats[option.from]}: ${shares(state, option.points)}`;
      case 'clan':
        return `choose ${option.clan}`;
      case 'vampire':
        return `choose ${nameOf(state, option.card)}`;
    }
  },
};

export const poll: Definition<'poll'> = {
  kind: 'one',
  known: false,
  candidates(state, seat, offer) {
    offerSay(state, seat, offer);
    offer({ do: 'pass' });
  },
  notation(state, option) {
    switch (option.do) {
      case 'pass':
        return 'pass';
      case 'vote':
        return `${castWords(option)} ${option.side} with ${nameOf(state, option.minion)}`;
      case 'vote-card':
        return `vote 1 ${option.side} with ${option.name}`;
      case 'discard':
        return `discard ${option.name} for 1 vote ${option.side}`;
      case 'edge':
        return `vote ${option.side} with the Edge`;
      case 'play':
        return playNotation(state, option);
      case 'use':
        return useNotation(state, option);
    }
  },
};

/** V-12.7. */
export const spoils: Definition<'spoils'> = {
  kind: 'some',
  known: true,
  candidates(state, _seat, offer, { victim, diablerist }) {
    for (const card of cardsOn(state.board, victim)) {
      if (!isEquipment(card) || card.contested) continue;
      const why = whyNotSecond(state, libraryCard(card.name), cardAt(state.board, diablerist));
      offer({ do: 'take', card: card.id }, why);
    }
  },
  range: (_state, _seat, legal) => ({ min: 0, max: legal }),
  notation: (state, { card }) => `take ${nameOf(state, card)}`,
};
