// What is answered for this seat by itself.

import type { Choice, Open } from '@nocturne/kernel';
import { type Vtes, yieldFor, type Yields } from '@nocturne/vtes';
import type { Seen } from './facts.ts';
import { type Skip, skipFor } from './skips.ts';

/** The own minion phase ends when its player says so, whatever is left to do. */
const isOwnEnd = ({ name }: Open<Vtes>): boolean => name === 'act';

/** Without yields, for a question that has been put before the player: what others say since does not take it away. */
export function answerFor(
  view: Seen,
  question: Open<Vtes>,
  skips: ReadonlySet<Skip>,
  yields: Yields | null,
): Choice | undefined {
  if (isOwnEnd(question)) return undefined;
  const skipped = skipFor(view, question, skips);
  return skipped ?? (yields === null ? undefined : yieldFor(view, question, yields));
}

/** Before it is sent, in milliseconds: as if somebody had looked at it. It says nothing of what is in a hand. */
export const pause = (): number => 250 + Math.random() * 350;
