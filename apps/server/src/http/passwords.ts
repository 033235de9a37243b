// Passwords are kept as argon2id hashes.

import { hash, verify } from '@node-rs/argon2';

// the numbers that OWASP recommends
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
export const isPassword = (hashed: string, password: string): Promise<boolean> => verify(hashed, password);

/** Takes as long as a real check: whether an account exists is not told by time. */
export async function checkNothing(password: string): Promise<false> {
  await hash(password, COST);
  return false;
}
