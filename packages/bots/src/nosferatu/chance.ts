// Choosing an option by chance or by merit.

import { below, pick, type Random } from '@nocturne/kernel';

const FINE = 2 ** 30;

/** The option with the highest score; equals are drawn. */
export function best<Option>(
  random: Random,
  options: readonly Option[],
  score: (option: Option) => number,
): Option {
  const scores = options.map(score);
  const highest = Math.max(...scores);
  return pick(
    random,
    options.filter((_, index) => scores[index] === highest),
  );
}

/** An option drawn in proportion to its weight. */
export function drawn<Option>(
  random: Random,
  options: readonly Option[],
  weigh: (option: Option) => number,
): Option {
  const weights = options.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (below(random, FINE) / FINE) * total;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return options[index]!;
  }
  return pick(random, options);
}
