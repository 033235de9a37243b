// Which numbered rule explains a question: for whoever wants to read it. What only a card asks has none.

import type { DecisionName, Open } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';

type Rules<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const RULE_OF: Rules<Exclude<DecisionName<Vtes>, 'impulse'>> = {
  unlock: 'V-5.5',
  master: 'V-6.1',
  act: 'V-7.1',
  equipment: 'V-7.23',
  influence: 'V-13.1',
  discard: 'V-14.1',
  entering: 'V-13.8',
  hand: 'V-4.7',
  diablerize: 'V-7.34',
  split: 'V-7.35',
  reduce: 'V-4.17',
  search: 'V-3.33',
  maneuver: 'V-10.10',
  strike: 'V-10.17',
  prevent: 'V-11.2',
  press: 'V-10.34',
  terms: 'V-9.2',
  poll: 'V-9.4',
  spoils: 'V-12.7',
  fetch: 'V-12.9',
  award: 'V-17.16',
  attach: 'V-3.38',
  'take-over': 'V-17.13',
};

type Moment = Extract<Open<Vtes>, { name: 'impulse' }>['about']['moment'];

export const RULE_AT: Rules<Moment> = {
  free: 'V-4.22',
  'as-played': 'V-4.3',
  announced: 'V-8.3',
  action: 'V-8.4',
  success: 'V-8.20',
  blocked: 'V-8.25',
  'after-action': 'V-8.29',
  'before-range': 'V-10.8',
  'before-strikes': 'V-10.15',
  'additional-strikes': 'V-10.30',
  'end-of-round': 'V-10.36',
  'after-combat': 'V-10.38',
};

export const BLOCKING = 'V-8.7';

export function ruleOf(question: Open<Vtes>): string | undefined {
  if (question.name !== 'impulse') return RULE_OF[question.name];
  const { moment, blocking } = question.about;
  return blocking ? BLOCKING : RULE_AT[moment];
}
