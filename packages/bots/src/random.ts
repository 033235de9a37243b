// Chance alone: for tests, and as the measure of every other bot.

import { below, type Choice, type GameTypes, type Open, type Random, shuffle } from '@nocturne/kernel';
import type { Bot } from './bot.ts';

/** Any decision of any game, as far as its kind and its numbers go. */
type Asked = Readonly<
  | { kind: 'one' | 'order'; options: readonly unknown[] }
  | { kind: 'some'; options: readonly unknown[]; min: number; max: number }
  | { kind: 'amount'; min: number; max: number }
>;

const between = (random: Random, min: number, max: number): number => min + below(random, max - min + 1);

const mixed = (random: Random, count: number): number[] =>
  shuffle(
    random,
    Array.from({ length: count }, (_, index) => index),
  );

/** The number of ways to choose k of n. */
function ways(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

/** How many to choose, so that each set of options is as likely as any other. */
function howMany(random: Random, options: number, min: number, max: number): number {
  const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const total = sizes.reduce((sum, size) => sum + ways(options, size), 0);
  if (total > 2 ** 32) return between(random, min, max);
  let left = below(random, total);
  for (const size of sizes) {
    left -= ways(options, size);
    if (left < 0) return size;
  }
  return max;
}

function anyChoice(asked: Asked, random: Random): Choice {
  switch (asked.kind) {
    case 'one':
      return below(random, asked.options.length);
    case 'some': {
      const { options, min, max } = asked;
      return mixed(random, options.length).slice(0, howMany(random, options.length, min, max));
    }
    case 'order':
      return mixed(random, asked.options.length);
    case 'amount':
      return between(random, asked.min, asked.max);
  }
}

/** Chooses with equal chances among all that is legal; where there are billions of sets, their size first. */
export function randomBot<T extends GameTypes>(): Bot<T, null> {
  return {
    name: 'random',
    begin: () => null,
    notice: () => null,
    choose: (_memory, _view, decision: Open<T>, random) => anyChoice(decision, random),
  };
}
