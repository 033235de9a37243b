// How much somebody may ask for: so many messages at once, and so many a second.

export interface Allowance {
  left: number;
  at: number;
}

const MOST = 60;
const A_SECOND = 20;

export const newAllowance = (now: number): Allowance => ({ left: MOST, at: now });

/** False when there is nothing left. */
export function spend(allowance: Allowance, now: number): boolean {
  allowance.left = Math.min(MOST, allowance.left + ((now - allowance.at) / 1000) * A_SECOND);
  allowance.at = now;
  if (allowance.left < 1) return false;
  allowance.left -= 1;
  return true;
}
