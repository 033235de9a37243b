// Who is offered what: candidates with reasons, and their notation.

import type { DecisionDefinition, DecisionName, Decisions, Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, cardsOn, inTorpor, isVampire, type Vt } from './board.ts';
import { cryptCard, libraryCard } from './cards/book.ts';
import { contested } from './contests.ts';
import { combatDecisions } from './decisions-combat.ts';
import { poll, spoils, terms, unlockCaller } from './decisions-referendum.ts';
import { diablerize, split } from './decisions-torpor.ts';
import { offerMasters } from './masters.ts';
import { nameOf, uncontrolledName } from './names.ts';
import { playNotation } from './play-notation.ts';
import { whyNotActionCard, whyNotSecond } from './plays.ts';
import { offerImpulse } from './procedures/window.ts';
import {
  isEquipment,
  whyNotAct,
  whyNotAgain,
  whyNotBecomeAnarch,
  whyNotBleed,
  whyNotDiablerize,
  whyNotHunt,
  whyNotLeaveTorpor,
  whyNotRescue,
  whyNotTakeEquipment,
} from './queries/acts.ts';
import { whyNotBlock } from './queries/blocking.ts';
import { whyNotPolitical } from './queries/votes.ts';
import { whyNotWithdraw } from './queries/withdrawal.ts';
import type { ActOption, InfluenceOption, Permanent, UnlockOption, Vtes } from './types.ts';

type Definition<N extends DecisionName<Vtes>> = DecisionDefinition<Vtes, N>;

const END = { do: 'end' } as const;

const unlock: Definition<'unlock'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    const { board } = state;
    const due = contested(board, seat);
    if (board.edge === seat && !board.used.includes('edge')) offer({ do: 'edge' });
    for (const { card, what } of due) {
      if (what === 'card') {
        offer({ do: 'pay', card: card.id });
        offer({ do: 'yield', card: card.id });
        continue;
      }
      // V-16.13, V-16.14
      const poor = card.counters === 0 || card.region !== 'ready';
      offer(
        { do: 'pay-title', card: card.id },
        poor ? { why: 'no-blood', card: card.id, needed: 1 } : undefined,
      );
      offer({ do: 'yield-title', card: card.id });
    }
    offer({ do: 'withdraw' }, whyNotWithdraw(state, seat));
    // V-5.10
    offer(END, due.length > 0 ? { why: 'not-eligible' } : undefined);
  },
  notation(state, option) {
    const words: Record<UnlockOption['do'], string> = {
      end: 'end phase',
      edge: 'gain 1 pool from the Edge',
      pay: 'contest',
      yield: 'yield',
      'pay-title': 'contest the title of',
      'yield-title': 'yield the title of',
      withdraw: 'withdraw',
    };
    return 'card' in option ? `${words[option.do]} ${nameOf(state, option.card)}` : words[option.do];
  },
};

function offerDefaultActs(state: Vt, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  const { board, seats } = state;
  const by = { minion: minion.id };
  for (const seat of seats.keys()) {
    if (seat !== minion.controller && !board.methuselahs[seat]!.out) {
      offer({ do: 'bleed', ...by, seat }, whyNotBleed(state, minion, seat));
    }
  }
  offer({ do: 'hunt', ...by }, whyNotHunt(state, minion));
  offer({ do: 'leave-torpor', ...by }, whyNotLeaveTorpor(state, minion));
  offer({ do: 'become-anarch', ...by }, whyNotBecomeAnarch(state, minion));
  for (const from of cardsOf(board, minion.controller, 'ready')) {
    if (from.id !== minion.id)
      offer({ do: 'take-equipment', ...by, card: from.id }, whyNotTakeEquipment(state, minion, from));
  }
  for (const victim of board.cards) {
    if (!isVampire(victim) || !inTorpor(victim) || victim.id === minion.id) continue;
    offer({ do: 'rescue', ...by, card: victim.id }, whyNotRescue(state, minion, victim));
    offer({ do: 'diablerize', ...by, card: victim.id }, whyNotDiablerize(state, minion, victim));
  }
}

function offerActionCards(state: Vt, seat: Seat, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const [mode, { action }] of card.modes.entries()) {
      if (action === undefined) continue;
      const keys = [
        `card ${name}`,
        ...(action.kind === 'bleed' || action.kind === 'political' ? [action.kind] : []),
      ];
      const why =
        whyNotAct(state, minion, action.kind === 'hunt') ??
        whyNotAgain(minion, keys) ??
        whyNotPolitical(minion, action) ??
        whyNotActionCard(state, card, card.modes[mode]!, seat, minion);
      offer({ do: 'play', name, mode, minion: minion.id }, why);
    }
  }
}

const act: Definition<'act'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    for (const minion of [...cardsOf(state.board, seat, 'ready'), ...cardsOf(state.board, seat, 'torpor')]) {
      offerDefaultActs(state, minion, offer);
      offerActionCards(state, seat, minion, offer);
    }
    offer(END);
  },
  notation(state, option) {
    if (option.do === 'end') return 'end phase';
    if (option.do === 'play') return playNotation(state, option);
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
    }
  },
};

const master: Definition<'master'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    offerMasters(state, seat, offer);
    offer(END);
  },
  notation: (state, option) => (option.do === 'end' ? 'end phase' : playNotation(state, option)),
};

/** V-7.23. */
const equipment: Definition<'equipment'> = {
  kind: 'some',
  known: true,
  candidates(state, _seat, offer, { from }) {
    const taker = cardAt(state.board, state.board.action!.minion);
    for (const card of cardsOn(state.board, from).filter(isEquipment)) {
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
    const { board } = state;
    const { pool, crypt } = board.methuselahs[seat]!;
    for (const card of cardsOf(board, seat, 'uncontrolled')) {
      for (let amount = 1; amount <= Math.min(board.transfers, pool); amount++)
        offer({ do: 'transfer', card: card.id, amount });
      for (let amount = 1; 2 * amount <= board.transfers && amount <= card.counters; amount++) {
        offer({ do: 'take-back', card: card.id, amount });
      }
      const needed = cryptCard(card.name).capacity;
      const short =
        card.counters < needed ? ({ why: 'not-enough-counters', card: card.id, needed } as const) : undefined;
      const own = cardsOf(board, seat, 'ready').concat(cardsOf(board, seat, 'torpor'));
      // V-3.29
      const twice = own.some(({ name }) => name === card.name)
        ? ({ why: 'not-eligible' } as const)
        : undefined;
      offer({ do: 'bring', card: card.id }, short ?? twice);
    }
    const why =
      board.transfers < 4
        ? ({ why: 'no-transfers', needed: 4 } as const)
        : crypt.length === 0
          ? ({ why: 'crypt-empty' } as const)
          : undefined;
    offer({ do: 'draw-crypt' }, why);
    offer(END);
  },
  notation(state, option: InfluenceOption) {
    switch (option.do) {
      case 'end':
        return 'end phase';
      case 'transfer':
        return `transfer ${option.amount} to ${uncontrolledName(state, option.card)}`;
      case 'take-back':
        return `take back ${option.amount} from ${uncontrolledName(state, option.card)}`;
      case 'draw-crypt':
        return 'draw crypt';
      case 'bring':
        return `bring ${uncontrolledName(state, option.card)} into play`;
    }
  },
};

const discard: Definition<'discard'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer) {
    if (state.board.discardActions > 0)
      for (const name of new Set(state.board.methuselahs[seat]!.hand)) offer({ do: 'discard', name });
    offer(END);
  },
  notation: (_state, option) => (option.do === 'discard' ? `discard ${option.name}` : 'end phase'),
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
      case 'play':
        return playNotation(state, option);
    }
  },
};

export const decisions: Decisions<Vtes> = {
  ...combatDecisions,
  unlock,
  master,
  act,
  equipment,
  influence,
  discard,
  hand,
  impulse,
  diablerize,
  split,
  terms,
  poll,
  spoils,
  'unlock-caller': unlockCaller,
};
