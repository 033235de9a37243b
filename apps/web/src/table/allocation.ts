// Points that are given out one by one: those that lead to something that may be chosen.

export type Shares = readonly number[];

export const noShares = (options: readonly Shares[]): Shares => (options[0] ?? []).map(() => 0);

const plus = (shares: Shares, at: number, change: number): Shares =>
  shares.map((share, index) => (index === at ? share + change : share));

/** Whether one more there leads to something that may be chosen. */
export const mayGive = (options: readonly Shares[], given: Shares, at: number): boolean => {
  const wanted = plus(given, at, 1);
  return options.some((option) => option.every((share, index) => share >= wanted[index]!));
};

export const give = (options: readonly Shares[], given: Shares, at: number): Shares =>
  mayGive(options, given, at) ? plus(given, at, 1) : given;

export const takeBack = (given: Shares, at: number): Shares =>
  (given[at] ?? 0) > 0 ? plus(given, at, -1) : given;

/** The place of the option that is exactly this, or −1. */
export const placeOfShares = (options: readonly Shares[], given: Shares): number =>
  options.findIndex((option) => option.every((share, index) => share === given[index]));

/** How much is still to be given, at most. */
export const leftToGive = (options: readonly Shares[], given: Shares): number => {
  const sum = (shares: Shares): number => shares.reduce((total, share) => total + share, 0);
  return Math.max(0, ...options.map(sum)) - sum(given);
};
