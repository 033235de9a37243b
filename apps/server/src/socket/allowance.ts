// How much somebody may ask for: so much at once, and so much a second.

export interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

export interface Allowance {
  left: number;
  at: number;
}

export const newAllowance = ({ atOnce }: Rate, now: number): Allowance => ({ left: atOnce, at: now });

/** What is left by now. */
function refill(allowance: Allowance, { atOnce, aSecond }: Rate, now: number): number {
  allowance.left = Math.min(atOnce, allowance.left + ((now - allowance.at) / 1000) * aSecond);
  allowance.at = now;
  return allowance.left;
}

/** False when there is nothing left. */
export function spend(allowance: Allowance, rate: Rate, now: number): boolean {
  if (refill(allowance, rate, now) < 1) return false;
  allowance.left -= 1;
  return true;
}

/** Allowances of many, by name. */
export interface Allowances {
  /** False when that one has nothing left. */
  readonly spend: (name: string, now: number) => boolean;
  /** What was spent did not count. */
  readonly giveBack: (name: string) => void;
}

export function keepAllowances(rate: Rate): Allowances {
  const all = new Map<string, Allowance>();
  let looked = 0;
  /** Whoever has it all again is as good as new. */
  function forget(now: number): void {
    looked = now;
    for (const [name, allowance] of all) if (refill(allowance, rate, now) === rate.atOnce) all.delete(name);
  }
  return {
    spend(name, now) {
      if (now - looked > FORGET_MS) forget(now);
      const allowance = all.get(name) ?? newAllowance(rate, now);
      all.set(name, allowance);
      return spend(allowance, rate, now);
    },
    giveBack(name) {
      const allowance = all.get(name);
      if (allowance !== undefined) allowance.left = Math.min(rate.atOnce, allowance.left + 1);
    },
  };
}

const FORGET_MS = 60_000;
