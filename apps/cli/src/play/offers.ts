// The choices of a decision as moves on offer. Several options, or an order, are chosen one after the other.

import { type Choice, type GameTypes, notationOf, notations, type Open } from '@nocturne/kernel';
import type { Cli } from '../cli.ts';
import type { Session } from '../session.ts';
import type { Voice } from '../voice.ts';
import type { Offered } from './match.ts';

export interface Offer extends Offered {
  readonly choice: Choice;
  /** Whether it answers the decision; otherwise more is to be chosen. */
  readonly isWhole: boolean;
}

/** Any decision of any game, as far as its kind and its numbers go. */
type Asked = Readonly<
  | { kind: 'one' | 'order'; options: readonly unknown[] }
  | { kind: 'some'; options: readonly unknown[]; min: number; max: number }
  | { kind: 'amount'; min: number; max: number }
>;
type Several = Exclude<Asked, { kind: 'amount' }>;

export const takesSeveral = ({ kind }: Asked): boolean => kind === 'some' || kind === 'order';

/** With all but one in order, the last has its place. */
function completed(asked: Several, chosen: readonly number[]): readonly number[] {
  const left = [...asked.options.keys()].filter((index) => !chosen.includes(index));
  return asked.kind === 'order' && left.length === 1 ? [...chosen, ...left] : chosen;
}

/** One more option beside those that were taken, or for a set, no more. */
function nextSteps(
  asked: Several,
  taken: readonly number[],
): { choice: readonly number[]; isWhole: boolean }[] {
  const most = asked.kind === 'some' ? asked.max : asked.options.length;
  const more = [...asked.options.keys()]
    .filter((index) => !taken.includes(index) && taken.length < most)
    .map((index) => completed(asked, [...taken, index]))
    .map((choice) => ({ choice, isWhole: choice.length === most }));
  const mayStop = asked.kind === 'some' && taken.length >= asked.min;
  return mayStop ? [...more, { choice: taken, isWhole: true }] : more;
}

/** The moves on offer, given the options that were taken already. */
export function offersFor<T extends GameTypes>(
  { say }: Cli,
  { entry: { game }, state, seen }: Session<T>,
  decision: Open<T>,
  voice: Voice<T>,
  taken: readonly number[],
): Offer[] {
  const asked: Asked = decision;
  if (asked.kind === 'amount') {
    return notations(game, state, decision).map((notation, index) => ({
      notation,
      label: voice.option(asked.min + index, decision, seen),
      choice: asked.min + index,
      isWhole: true,
    }));
  }
  const labels = asked.options.map((option) => voice.option(option, decision, seen));
  if (asked.kind === 'one') {
    return notations(game, state, decision).map((notation, choice) => ({
      notation,
      label: labels[choice]!,
      choice,
      isWhole: true,
    }));
  }
  const sign = asked.kind === 'order' ? ' > ' : ' + ';
  return nextSteps(asked, taken).map((step) => ({
    ...step,
    notation: notationOf(game, state, decision, step.choice),
    label: step.choice === taken ? say('play.enough') : step.choice.map((index) => labels[index]).join(sign),
  }));
}
