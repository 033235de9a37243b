// Yields: which questions a Methuselah need not be asked, and what is answered instead. They know what the Methuselah
// sees and what cards are for; a pass for somebody is a move like any other.

import type { Choice, Open, View } from '@nocturne/kernel';
import { passive } from '../passive.ts';
import type { Vtes } from '../types.ts';
import { budgetOf, isWorth, type Spent, spentAfter, unasked } from './budget.ts';
import { type Asked, matters } from './matters.ts';
import { asMeant, type Follows, leadsTo, type Meant, meantBy, stillMeant } from './meant.ts';
import { preventFreely } from './fighting.ts';
import { leadsLikewise, sparesLikewise, type Voted, votedAfter, voteLikewise } from './likewise.ts';
import { newIn, type Passed, passedIn } from './passed.ts';
import { followVote, isContent, leadsVotes, type Said, sayIn } from './referendum.ts';
import { isRefused, type Refused, refusedAfter } from './refused.ts';

export { type Attention, type Budget, budgetOf, MOST } from './budget.ts';
export type { Follows } from './meant.ts';

export interface Yields extends Spent {
  /** What the Methuselah answered in the last referendum and let pass in the last action; see `afterAnswer`. */
  readonly said?: Said | undefined;
  readonly passed?: Passed | undefined;
  readonly meant?: Meant | undefined;
  /** What others did to nobody, and they let it pass. */
  readonly refused?: readonly Refused[];
  /** How they voted in referendums that may come again. */
  readonly voted?: readonly Voted[];
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

const isIdle = (asked: Asked, question: Open<Vtes>, { said, passed, voted = [] }: Yields): boolean =>
  (question.name === 'poll' &&
    (isContent(asked, said, question) || sparesLikewise(asked, voted, question))) ||
  !matters(asked, newIn(asked.table, question, passed));

/** What is done without a question: it costs nothing, or has been done before. */
function obvious(asked: Asked, question: Open<Vtes>, { voted = [] }: Yields): number | undefined {
  if (question.name === 'prevent') return preventFreely(asked, question);
  return question.name === 'poll' ? voteLikewise(asked, voted, question) : undefined;
}

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
  const budget = budgetOf(yields);
  const eager = { table, own, relaxed: false };
  const relaxed =
    yields.attention === 'relaxed' || budget !== 'whole' || isRefused(eager, question, yields.refused ?? []);
  const asked = { ...eager, relaxed };
  const follows =
    question.name === 'poll'
      ? followVote(table, yields.said, question)
      : asMeant(asked, question, yields.meant);
  if (follows !== undefined || table.whose === own.seat) return follows;
  if (isIdle(asked, question, yields)) return passive(question);
  return (
    obvious(asked, question, yields) ??
    (isWorth(budget, asked, question) ? undefined : unasked(asked, question))
  );
}

/** What is to be remembered when a Methuselah has answered. */
export function afterAnswer(
  yields: Yields,
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  choice: Choice,
): Yields {
  if (own === null) return yields;
  const asked = { table, own, relaxed: false };
  const spent = { ...yields, questions: spentAfter(yields, asked) };
  if (question.name === 'poll')
    return {
      ...spent,
      said: sayIn(asked, yields.said, question, choice as number),
      voted: votedAfter(asked, yields.said, question, choice as number, yields.voted ?? []),
    };
  const isPass = choice === passive(question);
  const meant = meantBy(asked, question, choice as number);
  return {
    ...spent,
    // who does something has changed what they let pass: a bleed that they send away may come back
    passed: isPass ? (passedIn(table, question) ?? yields.passed) : undefined,
    meant: meant ?? stillMeant(yields.meant, question),
    refused: refusedAfter(asked, question, isPass, yields.refused ?? []),
  };
}

/** What is to be remembered when a question was answered for a Methuselah: that settles nothing, and may lie in between. */
export const afterYield = (yields: Yields, question: Open<Vtes>): Yields => ({
  ...yields,
  meant: stillMeant(yields.meant, question),
});

/** What is to be remembered when a Methuselah wants to be asked as at the beginning. */
export const afterLifting = (yields: Yields): Yields => ({ ...yields, questions: 0 });

/** What a Methuselah who answers this is not asked any more. */
export function followsFrom(
  { table, own }: View<Vtes>,
  question: Open<Vtes>,
  choice: Choice,
  { attention }: Yields,
): Follows | null {
  if (own === null || attention === 'attentive' || typeof choice !== 'number') return null;
  const asked = { table, own, relaxed: false };
  if (question.name !== 'poll') return leadsTo(asked, question, choice);
  if (leadsLikewise(asked, question, choice)) return { what: 'likewise' };
  return leadsVotes(table, question, choice) ? { what: 'votes' } : null;
}
