// Seat names are part of the notation, so they must be plain and different from each other.

import type { KernelReason } from './reason.ts';

const LONGEST = 24;

function nameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.trim() === '') return 'empty';
  if (name.length > LONGEST) return 'long';
  // Letters, marks, numbers and a little punctuation: no control characters, no separators of the notation.
  if (!/^[\p{L}\p{M}\p{N}_.'’-]+( [\p{L}\p{M}\p{N}_.'’-]+)*$/u.test(name)) return 'characters';
  return undefined;
}

export function checkSeats(
  names: readonly unknown[],
  allowed: { readonly min: number; readonly max: number },
): KernelReason[] {
  if (names.length < allowed.min || names.length > allowed.max)
    return [{ why: 'wrong-number', min: allowed.min, max: allowed.max }];
  const problems = new Set(names.map(nameProblem).filter((problem) => problem !== undefined));
  const folded = names.map((name) => String(name).normalize('NFC').toLowerCase());
  if (new Set(folded).size < names.length) problems.add('twice');
  return [...problems].map((problem) => ({ why: 'bad-seats', problem }));
}
