// Choosing by merit.

import { below, type Random } from '@nocturne/kernel';

/** Merits closer than this are as good as equal. */
const NEAR = 0.02;

/** The place of an option with the highest merit; those that are nearly as good are drawn among. */
export function best<Option>(
  random: Random,
  options: readonly Option[],
  merit: (option: Option) => number,
): number {
  const merits = options.map(merit);
  const highest = Math.max(...merits);
  const good: number[] = [];
  for (const [index, one] of merits.entries()) if (one >= highest - NEAR) good.push(index);
  return good.length === 1 ? good[0]! : good[below(random, good.length)]!;
}

/** The places of the options in falling order of merit. */
export const ranked = <Option>(options: readonly Option[], merit: (option: Option) => number): number[] =>
  options
    .map((option, index) => ({ index, merit: merit(option) }))
    .toSorted((a, b) => b.merit - a.merit)
    .map(({ index }) => index);
