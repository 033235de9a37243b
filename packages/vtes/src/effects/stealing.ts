// V-3.38: operations that steal, and what may be paid for afterwards.

import type { AnyFrame, Seat } from '@nocturne/kernel';
import type { Id, Vtes } from '../types.ts';
import type { OperationOf } from './operation.ts';

const stealing = (seat: Seat, card: Id): AnyFrame<Vtes> => ({ proc: 'steal', step: 'take', seat, card });

/** Nobody steals from themselves. */
export const stealSource: OperationOf<'steal-source'> = {
  whyNot: (_state, _effect, { by, source }) =>
    source!.controller === by ? { why: 'already-yours', card: source!.id } : undefined,
  apply: (_state, _effect, { by, source }) => (source === undefined ? undefined : stealing(by, source.id)),
};

export const stealTarget: OperationOf<'steal-target'> = {
  apply: (_state, _effect, { by, target }) => stealing(by, target.card!),
};

export const mayBurnBlood: OperationOf<'may-burn-blood'> = {
  apply: (_state, { amount }, { by, minion }) => ({
    proc: 'burn-blood',
    step: 'offer',
    seat: by,
    minion: minion?.id ?? 0,
    amount,
  }),
};
