// Figures with their uncertainty.

export interface Share {
  count: number;
  of: number;
  share: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

// Two-sided 95 % of the normal distribution.
const Z = 1.959964;

/** A share with its Wilson interval, which is right for small numbers and near 0 and 1 too. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = Z ** 2 / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return { count, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean with the bounds of its 95 % confidence interval. */
export interface Mean {
  mean: number;
  low: number;
  high: number;
}

export function meanOf(values: readonly number[]): Mean {
  const { length } = values;
  if (length === 0) return { mean: 0, low: 0, high: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  // One game alone says nothing of the spread.
  const half = length < 2 ? 0 : Z * Math.sqrt(squares / (length - 1) / length);
  return { mean, low: mean - half, high: mean + half };
}

export interface Spread {
  mean: number;
  median: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, median: 0, max: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median,
    max: sorted.at(-1)!,
  };
}

/** How often each key was counted. */
export type Counts = Record<string, number>;

export const count = (counts: Counts, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Shares of each key, the most frequent first. */
export const sharesOf = (counts: Counts, of: number): Record<string, Share> =>
  Object.fromEntries(
    Object.entries(counts)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([key, found]) => [key, shareOf(found, of)]),
  );
