// What is answered for a Methuselah who says nothing: no play, no block, no vote; the phase ends.

import type { Choice, DecisionName, Open, OptionOf } from '@nocturne/kernel';
import type { Vtes } from './types.ts';

type Word<N extends DecisionName<Vtes>> =
  OptionOf<Vtes, N> extends infer Option ? (Option extends { do: infer Do } ? Do : never) : never;

/** The options that do nothing, by decision; where there is none, something must be chosen. */
const PASSIVE: { readonly [N in DecisionName<Vtes>]: readonly Word<N>[] } = {
  unlock: ['end'],
  master: ['end'],
  act: ['end'],
  influence: ['end'],
  discard: ['end'],
  entering: ['pass'],
  impulse: ['pass', 'no-block'],
  poll: ['pass'],
  maneuver: ['pass'],
  press: ['pass'],
  // V-10.23: what every minion can do
  strike: ['hand-strike'],
  prevent: ['pass'],
  reduce: ['pay'],
  search: ['nothing'],
  diablerize: ['spare'],
  fetch: ['pass'],
  award: ['pass'],
  attach: ['pass'],
  'burn-blood': ['pass'],
  'take-over': ['pass'],
  // nothing is taken, if nothing need be; a rescuer pays as little as possible
  spoils: [],
  split: [],
  equipment: [],
  hand: [],
  toll: [],
  terms: [],
  heir: [],
  strip: [],
  'remove-crypt': [],
  raise: [],
};

export function passive(decision: Open<Vtes>): Choice | undefined {
  if (decision.kind === 'amount') return decision.min;
  if (decision.kind === 'some') return decision.min === 0 ? [] : undefined;
  const words: readonly string[] = PASSIVE[decision.name];
  const at = decision.options.findIndex((option) => 'do' in option && words.includes(option.do));
  return at < 0 ? undefined : at;
}
