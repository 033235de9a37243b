// Yields: which questions a Methuselah need not be asked, and what is answered instead. They know what the Methuselah
// sees and what cards are for; a pass for somebody is a move like any other.

import type { Choice, Open, View } from '@nocturne/kernel';
import { passive } from '../passive.ts';
import type { Table, Vtes } from '../types.ts';
import { type Asked, matters } from './matters.ts';
import { asMeant, type Follows, leadsTo, type Meant, meantBy } from './meant.ts';
import { newIn, type Passed, passedIn } from './passed.ts';
import { followVote, isContent, leadsVotes, type Said, sayIn } from './referendum.ts';

export type { Follows } from './meant.ts';

/** How much a Methuselah wants to be asked in the turns of others. */
export type Attention = 'attentive' | 'normal' | 'relaxed';

export interface Yields {
  readonly attention: Attention;
  /** What the Methuselah answered in the last referendum and let pass in the last action; see `afterAnswer`. */
  readonly said?: Said | undefined;
  readonly passed?: Passed | undefined;
  readonly meant?: Meant | undefined;
  /** The turn in which they let a hunt pass: the others of that turn go with it. */
  readonly hunts?: number | undefined;
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

const isIdle = (asked: Asked, question: Open<Vtes>, { said, passed }: Yields): boolean =>
  (question.name === 'poll' && isContent(asked, said, question)) ||
  !matters(asked, newIn(asked.table, question, passed));

const isHunt = ({ action, combat }: Table): boolean => combat === null && action?.kind === 'hunt';

/**
 * The answer for a Methuselah who need not be asked, or nothing: then they are asked. Whoever is attentive is asked
 * whatever leaves a choice; everyone is, in their own turns, except that further votes go the way of the first.
 */
export function yieldFor(
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  yields: Yields = NORMAL_YIELDS,
): Choice | undefined {
  const only = onlyAnswer(question);
  if (only !== undefined || own === null || yields.attention === 'attentive') return only;
  const letsHunt = isHunt(table) && yields.hunts === table.turn;
  const asked = { table, own, relaxed: yields.attention === 'relaxed' || letsHunt };
  const follows =
    question.name === 'poll'
      ? followVote(table, yields.said, question)
      : asMeant(asked, question, yields.meant);
  if (follows !== undefined) return follows;
  return table.whose !== own.seat && isIdle(asked, question, yields) ? passive(question) : undefined;
}

/** What is to be remembered when a Methuselah has answered. */
export function afterAnswer(
  yields: Yields,
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  choice: Choice,
): Yields {
  if (own === null) return yields;
  if (question.name === 'poll') {
    const said = sayIn({ table, own, relaxed: false }, yields.said, question, choice as number);
    return { ...yields, said };
  }
  const isPass = choice === passive(question);
  const passed = isPass ? passedIn(table, question) : undefined;
  const letsHunt = isPass && isHunt(table) && question.name === 'impulse' && question.about.blocking;
  const meant = meantBy({ table, own, relaxed: false }, question, choice as number);
  return {
    ...yields,
    passed: passed ?? yields.passed,
    meant,
    hunts: letsHunt ? table.turn : yields.hunts,
  };
}

/** What a Methuselah who answers this is not asked any more. */
export function followsFrom(
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  choice: Choice,
  { attention }: Yields,
): Follows | null {
  if (own === null || attention === 'attentive' || typeof choice !== 'number') return null;
  if (question.name === 'poll') return leadsVotes(table, question, choice) ? { what: 'votes' } : null;
  return leadsTo({ table, own, relaxed: false }, question, choice);
}
