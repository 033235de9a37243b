// Operations that gain, burn and move counters (V-3.4, V-3.9).

import { emit } from '@nocturne/kernel';
import { cardAt, preyOf } from '../board.ts';
import { burnCounters, changePool, setCounters } from '../changes.ts';
import { handSizeOf } from '../queries/hand.ts';
import { aimedAt } from './on-cards.ts';
import type { OperationOf } from './operation.ts';

export const gainPool: OperationOf<'gain-pool'> = {
  apply: (state, { amount }, { by }) => changePool(state, by, amount),
};

export const preyBurnsPool: OperationOf<'prey-burns-pool'> = {
  apply: (state, { amount }, { by }) => changePool(state, preyOf(state.board, by), -amount),
};

export const burnOwnPool: OperationOf<'burn-own-pool'> = {
  apply: (state, { amount }, { by }) => changePool(state, by, -amount),
};

/** V-3.22, V-19.98: as much as is there; where the player chooses, from the least to the most. */
export const bloodToPool: OperationOf<'blood-to-pool'> = {
  whyNot(state, { least, most }, played) {
    if (least !== most) return undefined;
    const vampire = aimedAt(state, played);
    return vampire.counters < least ? { why: 'no-blood', card: vampire.id, needed: least } : undefined;
  },
  complete(state, { least, most }, played) {
    if (least === most) return [{}];
    const top = Math.max(least, Math.min(most, aimedAt(state, played).counters));
    return Array.from({ length: top - least + 1 }, (_, more) => ({ amount: least + more }));
  },
  apply(state, { least }, played) {
    const vampire = aimedAt(state, played);
    const moved = burnCounters(state, vampire, played.target.amount ?? least, 'moved');
    changePool(state, vampire.controller, moved, 'moved');
  },
};

export const poolToBlood: OperationOf<'pool-to-blood'> = {
  apply(state, { amount }, played) {
    const vampire = aimedAt(state, played);
    changePool(state, vampire.controller, -amount, 'moved');
    setCounters(state, vampire, vampire.counters + amount, 'moved');
  },
};

export const poolToCard: OperationOf<'pool-to-card'> = {
  apply(state, { amount }, { by, source }) {
    changePool(state, by, -amount, 'moved');
    setCounters(state, source!, source!.counters + amount, 'moved');
  },
};

export const bloodToCard: OperationOf<'blood-to-card'> = {
  apply(state, { amount }, { minion, source }) {
    const moved = burnCounters(state, minion!, amount, 'moved');
    setCounters(state, source!, source!.counters + moved, 'moved');
  },
};

export const cardToTarget: OperationOf<'card-to-target'> = {
  apply(state, _effect, { source, target }) {
    const moved = burnCounters(state, source!, source!.counters, 'moved');
    const card = cardAt(state.board, target.card!);
    setCounters(state, card, card.counters + moved, 'moved');
  },
};

/** V-19.76. */
export const toll: OperationOf<'toll'> = {
  apply: (_state, _effect, { source }) => ({
    proc: 'toll',
    step: 'due',
    card: source!.id,
    left: source!.counters,
  }),
};

/** V-19.34: until the end of the turn; V-4.7: drawn at once. */
export const handSize: OperationOf<'hand-size'> = {
  apply(state, { amount }, { by }) {
    state.board.methuselahs[by]!.handBonus += amount;
    emit(state, 'handSize', { seat: by, size: handSizeOf(state, by) });
    return { proc: 'hand', step: 'adjust', seat: by };
  },
};
