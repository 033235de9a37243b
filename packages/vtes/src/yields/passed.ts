// What a Methuselah let pass in the action under way: they are not asked again while nothing has changed for them.

import type { Open } from '@nocturne/kernel';
import { standingOf } from '../queries/standing.ts';
import type { Table, Vtes } from '../types.ts';

export interface Passed {
  /** The window, and what was at stake in it. */
  readonly when: string;
  readonly offered: readonly string[];
}

/** Each card that is played is news; in a combat almost everything is. */
function whenOf(table: Table, question: Open<Vtes>): string | undefined {
  const { turn, action, combat } = table;
  if (question.name !== 'impulse' || action === null || combat !== null) return undefined;
  const { moment } = question.about;
  if (moment === 'as-played') return undefined;
  const { minion, same, aim } = action;
  // V-8.12: an attempt that fails leads back to where it began
  const state = action.state === 'B' ? 'A' : action.state;
  const standing = standingOf(table);
  return JSON.stringify([turn, minion, same, aim, moment, state, standing?.stealth, standing?.bleed]);
}

const optionsOf = (question: Open<Vtes>): readonly object[] =>
  question.kind === 'amount' ? [] : question.options;

/** Whoever lets an own attempt to block fail does not try it again, but may wake others then. */
function letPass({ action }: Table, question: Open<Vtes>): readonly object[] {
  if (action?.state !== 'B') return optionsOf(question);
  const { blocker } = action;
  const own = optionsOf(question).filter((option) => 'minion' in option && option.minion === blocker);
  return [...own, { do: 'block', minion: blocker }, { do: 'pass' }, { do: 'no-block' }];
}

/** What is remembered of a pass. */
export function passedIn(table: Table, question: Open<Vtes>): Passed | undefined {
  const when = whenOf(table, question);
  if (when === undefined) return undefined;
  return { when, offered: letPass(table, question).map((option) => JSON.stringify(option)) };
}

/** The question without what was let pass. */
export function newIn(table: Table, question: Open<Vtes>, passed: Passed | undefined): Open<Vtes> {
  if (question.name !== 'impulse' || passed === undefined || passed.when !== whenOf(table, question))
    return question;
  const options = question.options.filter((option) => !passed.offered.includes(JSON.stringify(option)));
  return { ...question, options };
}
