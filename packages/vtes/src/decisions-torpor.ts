// Decisions about vampires in torpor (V-7.34, V-7.35).

import type { DecisionDefinition, DecisionName } from '@nocturne/kernel';
import { cardAt } from './board.ts';
import { nameOf } from './names.ts';
import { sparedInRescue } from './queries/acts.ts';
import type { Vtes } from './types.ts';

type Definition<N extends DecisionName<Vtes>> = DecisionDefinition<Vtes, N>;

export const diablerize: Definition<'diablerize'> = {
  kind: 'one',
  known: true,
  candidates(_state, _seat, offer) {
    offer({ do: 'diablerize' });
    offer({ do: 'spare' });
  },
  notation: (state, option, { victim }) =>
    `${option.do === 'spare' ? 'spare' : 'diablerize'} ${nameOf(state, victim)}`,
};

export const split: Definition<'split'> = {
  kind: 'amount',
  known: true,
  range(state, _seat, { rescuer, rescued, cost }) {
    const [payer, other] = [cardAt(state.board, rescuer), cardAt(state.board, rescued).counters];
    const own = payer.counters + sparedInRescue(state, payer);
    return { min: Math.max(0, cost - other), max: Math.min(cost, own) };
  },
  notation: (state, share, { rescuer }) => `pay ${share} blood with ${nameOf(state, rescuer)}`,
};
