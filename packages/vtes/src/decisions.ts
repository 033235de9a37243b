// Who is offered what: candidates with reasons, and their notation.

import type { DecisionDefinition, DecisionName, Decisions } from '@nocturne/kernel';
import { cardAt, cardsOf, cardsOn } from './board.ts';
import { libraryCard } from './cards/book.ts';
import { heir, raise, removeCrypt, search, strip, toll } from './decisions-choices.ts';
import { combatDecisions } from './decisions-combat.ts';
import { poll, spoils, terms } from './decisions-referendum.ts';
import { rewardDecisions } from './decisions-rewards.ts';
import { diablerize, split } from './decisions-torpor.ts';
import { offerMasters } from './masters.ts';
import { nameOf, uncontrolledName } from './names.ts';
import { offerActs } from './offers-acts.ts';
import { playNotation, useNotation } from './play-notation.ts';
import { whyNotSecond } from './queries/limits.ts';
import { offerImpulse } from './procedures/window.ts';
import { isEquipment } from './queries/limits.ts';
import { whyNotEndMinionPhase } from './queries/acts.ts';
import { whyNotBlock } from './queries/blocking.ts';
import { offerMarks } from './queries/hunted.ts';
import { offerDiscardPhase } from './queries/discard.ts';
import { offerEntering } from './queries/entering.ts';
import { offerInfluence } from './queries/influence.ts';
import { offerReductions, payerOf } from './queries/price.ts';
import { offerUnlock } from './queries/unlock.ts';
import type { Vtes } from './types.ts';
import { offerUses } from './uses.ts';

type Definition<N extends DecisionName<Vtes>> = DecisionDefinition<Vtes, N>;

const END = { do: 'end' } as const;
const END_PHASE = 'end phase';

const unlock: Definition<'unlock'> = {
  kind: 'one',
  known: true,
  candidates: (state, seat, offer) => offerUnlock(state, seat, offer),
  notation(state, option) {
    switch (option.do) {
      case 'end':
        return END_PHASE;
      case 'edge':
        return 'gain 1 pool from the Edge';
      case 'withdraw':
        return 'withdraw';
      case 'pay':
        return `contest ${nameOf(state, option.card)}`;
      case 'yield':
        return `yield ${nameOf(state, option.card)}`;
      case 'pay-title':
        return `contest the title of ${nameOf(state, option.card)}`;
      case 'yield-title':
        return `yield the title of ${nameOf(state, option.card)}`;
      case 'unlock':
        return `unlock ${nameOf(state, option.card)}`;
      case 'discard':
        return `discard ${option.name}`;
      case 'use':
        return useNotation(state, option);
    }
  },
};

const act: Definition<'act'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    offerActs(state, seat, offer);
    offerUses(state, seat, 'minion', offer);
    offer(END, whyNotEndMinionPhase(state, seat));
  },
  notation(state, option) {
    if (option.do === 'end') return END_PHASE;
    if (option.do === 'play') return playNotation(state, option);
    if (option.do === 'use') return useNotation(state, option);
    const by = nameOf(state, option.minion);
    switch (option.do) {
      case 'bleed':
        return `bleed ${state.seats[option.seat]} with ${by}`;
      case 'hunt':
        return `hunt with ${by}`;
      case 'leave-torpor':
        return `leave torpor with ${by}`;
      case 'become-anarch':
        return `become Anarch with ${by}`;
      case 'take-equipment':
        return `take equipment from ${nameOf(state, option.card)} with ${by}`;
      case 'rescue':
        return `rescue ${nameOf(state, option.card)} with ${by}`;
      case 'diablerize':
        return `diablerize ${nameOf(state, option.card)} with ${by}`;
      case 'fight':
        return `fight ${nameOf(state, option.card)} with ${by}`;
    }
  },
};

const master: Definition<'master'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    offerMasters(state, seat, offer);
    offerMarks(state, seat, offer);
    offerUses(state, seat, 'master', offer);
    offer(END);
  },
  notation(state, option) {
    if (option.do === 'end') return END_PHASE;
    if (option.do === 'mark') return `mark ${nameOf(state, option.card)}`;
    return option.do === 'use' ? useNotation(state, option) : playNotation(state, option);
  },
};

/** V-7.23. */
const equipment: Definition<'equipment'> = {
  kind: 'some',
  known: true,
  candidates(state, _seat, offer, { from }) {
    const taker = cardAt(state.board, state.board.action!.minion);
    for (const card of cardsOn(state.board, from)) {
      if (!isEquipment(card) || card.contested) continue;
      offer({ do: 'take', card: card.id }, whyNotSecond(state, libraryCard(card.name), taker));
    }
  },
  range: (_state, _seat, legal) => ({ min: 1, max: legal }),
  notation: (state, option) => `take ${nameOf(state, option.card)}`,
};

const influence: Definition<'influence'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    offerInfluence(state, seat, offer);
    offerUses(state, seat, 'influence', offer);
    offer(END);
  },
  notation(state, option) {
    switch (option.do) {
      case 'end':
        return END_PHASE;
      case 'transfer':
        return `transfer ${option.amount} to ${uncontrolledName(state, option.card)}`;
      case 'take-back':
        return `take back ${option.amount} from ${uncontrolledName(state, option.card)}`;
      case 'draw-crypt':
        return 'draw crypt';
      case 'bring':
        return `bring ${uncontrolledName(state, option.card)} into play`;
      case 'merge':
        return `merge ${uncontrolledName(state, option.card)}`;
      case 'use':
        return useNotation(state, option);
    }
  },
};

const discard: Definition<'discard'> = {
  kind: 'one',
  known: true,
  candidates: (state, seat, offer) => offerDiscardPhase(state, seat, offer),
  notation(state, option) {
    switch (option.do) {
      case 'end':
        return END_PHASE;
      case 'discard':
        return `discard ${option.name}`;
      case 'play':
        return playNotation(state, option);
      case 'use':
        return useNotation(state, option);
    }
  },
};

const entering: Definition<'entering'> = {
  kind: 'one',
  known: true,
  candidates: (state, seat, offer, { card }) => offerEntering(state, seat, card, offer),
  notation: (state, option) => (option.do === 'pass' ? 'pass' : useNotation(state, option)),
};

const hand: Definition<'hand'> = {
  kind: 'some',
  known: true,
  candidates(state, seat, offer) {
    for (const name of state.board.methuselahs[seat]!.hand) offer({ do: 'discard', name });
  },
  range: (_state, _seat, _legal, { count }) => ({ min: count, max: count }),
  notation: (_state, option) => `discard ${option.name}`,
};

/** V-4.17. */
const reduce: Definition<'reduce'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { cost }) {
    offerReductions(state, seat, payerOf(state), cost, offer);
  },
  notation: (state, option) =>
    option.do === 'pay' ? 'pay' : `lock ${nameOf(state, option.card)} for ${option.what}`,
};

const impulse: Definition<'impulse'> = {
  kind: 'one',
  known: false,
  candidates(state, seat, offer, { moment, blocking }) {
    if (blocking) {
      for (const minion of cardsOf(state.board, seat, 'ready'))
        offer({ do: 'block', minion: minion.id }, whyNotBlock(state, minion));
    }
    offerImpulse(state, seat, moment, offer);
    offer(blocking ? { do: 'no-block' } : { do: 'pass' });
  },
  notation(state, option) {
    switch (option.do) {
      case 'pass':
        return 'pass';
      case 'no-block':
        return 'no block';
      case 'block':
        return `block with ${nameOf(state, option.minion)}`;
      case 'discard':
        return `discard ${option.name}`;
      case 'play':
        return playNotation(state, option);
      case 'use':
        return useNotation(state, option);
    }
  },
};

export const decisions: Decisions<Vtes> = {
  ...combatDecisions,
  ...rewardDecisions,
  unlock,
  master,
  act,
  equipment,
  influence,
  discard,
  entering,
  hand,
  impulse,
  diablerize,
  split,
  terms,
  poll,
  spoils,
  toll,
  reduce,
  search,
  heir,
  strip,
  'remove-crypt': removeCrypt,
  raise,
};
