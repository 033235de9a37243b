// Operations on cards in play.

import { cardAt, findCard, isActive, preyOf, type Vt } from '../board.ts';
import { burn, change, goReady, lock, setCounters } from '../changes.ts';
import { CLANS } from '../cards/book.ts';
import { OF_VAMPIRES } from '../cards/printed.ts';
import type { Permanent } from '../types.ts';
import { damageTo } from '../procedures/combat-damage.ts';
import type { OperationOf, Played } from './operation.ts';

/** Whom it is about: the card chosen, or the minion that the card is on. */
export const aimedAt = ({ board }: Vt, { target, source }: Played): Permanent =>
  cardAt(board, target.card ?? source!.on);

export const lockTarget: OperationOf<'lock-target'> = {
  apply(state, _effect, { target: { card, cards } }) {
    for (const id of cards ?? [card!]) {
      const chosen = findCard(state.board, id);
      if (chosen !== undefined) lock(state, chosen);
    }
  },
};

/** V-3.4: from the bank. */
export const addBlood: OperationOf<'add-blood'> = {
  apply(state, { amount }, { target }) {
    const card = findCard(state.board, target.card!);
    if (card !== undefined) setCounters(state, card, card.counters + amount);
  },
};

/** V-3.4; V-4.40: life above the capacity is kept. */
export const gainBlood: OperationOf<'gain-blood'> = {
  apply: (state, { amount }, { minion }) => setCounters(state, minion!, minion!.counters + amount),
};

/** V-11.7: normal damage, that cannot be prevented. */
export const damageSelf: OperationOf<'damage-self'> = {
  apply: (_state, { amount }, { minion }) =>
    damageTo([
      {
        card: minion!.id,
        damage: [{ amount, source: 'environment', aggravated: false, preventable: false }],
      },
    ]),
};

/** V-16.2. */
export const chooseClan: OperationOf<'choose-clan'> = {
  complete: () => CLANS.map((choice) => ({ choice })),
  // the card takes note of it as it is put in play
  apply: () => undefined,
};

/** V-6.13. */
export const chooseDiscipline: OperationOf<'choose-discipline'> = {
  complete: () => OF_VAMPIRES.map((choice) => ({ choice })),
  apply: () => undefined,
};

/** V-7.37: it keeps its locked or unlocked state. */
export const leaveTorpor: OperationOf<'leave-torpor'> = {
  apply: (state, _effect, { target }) => goReady(state, cardAt(state.board, target.card!)),
};

export const burnSource: OperationOf<'burn-source'> = {
  apply(state, _effect, { source }) {
    if (source !== undefined && findCard(state.board, source.id) !== undefined) burn(state, source);
  },
};

export const burnTarget: OperationOf<'burn-target'> = {
  apply: (state, _effect, { target }) => burn(state, cardAt(state.board, target.card!)),
};

/** V-19.95: optional, and announced with the card. */
export const burnNamed: OperationOf<'burn-named'> = {
  complete({ board }, { name }) {
    const named = board.cards.filter((card) => card.name === name && isActive(board, card));
    return [{}, ...named.map(({ id }) => ({ cards: [id] }))];
  },
  apply(state, _effect, { target }) {
    for (const id of target.cards ?? []) burn(state, cardAt(state.board, id));
  },
};

/** V-3.12: control changes; ownership does not (V-3.2). */
export const giveToPrey: OperationOf<'give-to-prey'> = {
  apply(state, _effect, { source, by }) {
    if (findCard(state.board, source!.id) !== undefined)
      change(state, source!, { controller: preyOf(state.board, by) });
  },
};

/** The card takes note of the minions chosen when it comes into play; the first of them locks. */
export const rememberTargets: OperationOf<'remember-targets'> = {
  apply: (state, _effect, { target }) => lock(state, cardAt(state.board, target.cards![0]!)),
};

/** V-10.1; V-19.32: who counts as the acting minion. */
export const enterCombat: OperationOf<'enter-combat'> = {
  apply(state, { reversed }, played) {
    const opponent = aimedAt(state, played).id;
    const minion = played.minion!.id;
    return reversed
      ? { proc: 'combat', step: 'begin', acting: opponent, opposing: minion }
      : { proc: 'combat', step: 'begin', acting: minion, opposing: opponent };
  },
};
