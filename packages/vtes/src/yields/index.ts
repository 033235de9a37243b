// Yields: which questions a Methuselah need not be asked, and what is answered instead. They know what the Methuselah
// sees, and of the rules only who does what to whom; a pass for somebody is a move like any other.

import type { Choice, Open, View } from '@nocturne/kernel';
import { passive } from '../passive.ts';
import type { Vtes } from '../types.ts';
import { matters } from './matters.ts';
import { type Accepted, hasAccepted, standsAt } from './referendum.ts';

/** How much a Methuselah wants to be asked in the turns of others. */
export const ATTENTION = ['attentive', 'normal', 'relaxed'] as const;
export type Attention = (typeof ATTENTION)[number];

export interface Yields {
  readonly attention: Attention;
  /** The result that the Methuselah let pass in the last referendum in which they had a say; see `afterAnswer`. */
  readonly accepted?: Accepted | undefined;
}

export const NORMAL_YIELDS: Yields = { attention: 'normal' };

/** What leaves no choice. */
function onlyAnswer(question: Open<Vtes>): Choice | undefined {
  if (question.kind === 'amount') return question.min === question.max ? question.min : undefined;
  const { length } = question.options;
  if (question.kind === 'some')
    return question.min === length ? question.options.map((_, index) => index) : undefined;
  return length === 1 ? 0 : undefined;
}

/**
 * The answer for a Methuselah who need not be asked, or nothing: then they are asked. Whoever is attentive is asked
 * whatever leaves a choice; everyone is, in their own turns.
 */
export function yieldFor(
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  { attention, accepted }: Yields = NORMAL_YIELDS,
): Choice | undefined {
  const only = onlyAnswer(question);
  if (only !== undefined || own === null) return only;
  if (attention === 'attentive' || table.whose === own.seat) return undefined;
  const content = question.name === 'poll' && hasAccepted(table, accepted);
  if (!content && matters({ table, seat: own.seat, relaxed: attention === 'relaxed' }, question))
    return undefined;
  return passive(question);
}

/** What is to be remembered when a Methuselah has answered: who passes in a referendum accepts how it stands. */
export function afterAnswer(
  yields: Yields,
  { table }: View<Vtes>,
  question: Open<Vtes>,
  choice: Choice,
): Yields {
  const passed = question.name === 'poll' && choice === passive(question);
  return passed ? { ...yields, accepted: standsAt(table) } : yields;
}
