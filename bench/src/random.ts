// The players' dice, the same for every contender: xorshift32, seeded, and as cheap as can be.

export type Below = (n: number) => number;

export function dice(seed: number): Below {
  let word = seed | 0 || 1;
  return (n) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % n;
  };
}
