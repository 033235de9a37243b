// Passwords are kept as argon2id hashes. A hash takes time and memory on purpose: only a few are made at once.

import { hash, verify } from '@node-rs/argon2';
import { refusal } from './refusal.ts';

// the numbers that OWASP recommends
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 20;

let working = 0;
const waiting: (() => void)[] = [];

/** Whoever comes when too many wait is told so: nobody waits for strangers who try passwords. */
async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw refusal(429, { why: 'too-many-requests' });
    // whoever ends hands their place over
    await new Promise<void>((resolve) => void waiting.push(resolve));
  } else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  }
}

export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, COST));
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  inLine(() => verify(hashed, password));

/** Takes as long as a real check: whether an account exists is not told by time. */
export async function checkNothing(password: string): Promise<false> {
  await hashPassword(password);
  return false;
}
