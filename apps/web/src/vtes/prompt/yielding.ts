// What is answered for this seat by itself.

import type { Choice, Open } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { type AnyOption, PASSING, type Seen } from './facts.ts';
import { type Skip, skipFor } from './skips.ts';

/** Nothing else can be said. The own minion phase ends when its player says so. */
function formality(question: Open<Vtes>): Choice | undefined {
  if (question.kind !== 'one' || question.name === 'act' || question.options.length > 1) return undefined;
  const [only] = question.options as readonly AnyOption[];
  return only !== undefined && PASSING.includes(only.do) ? 0 : undefined;
}

export const answerFor = (view: Seen, question: Open<Vtes>, skips: ReadonlySet<Skip>): Choice | undefined =>
  skipFor(view, question, skips) ?? formality(question);

/** Before it is sent, in milliseconds: as if somebody had looked at it. It says nothing of what is in a hand. */
export const pause = (): number => 250 + Math.random() * 350;
