// The words of the format. No seat may be called so: a line could not be told from a move of that seat.

export const STEPS = [
  'pass',
  'call',
  'refused',
  'offered',
  'also offered',
  'not offered',
  'sure',
  'deciding',
  'waiting',
  'expect',
  'expect not',
  'sees',
  'does not see',
  'told',
  'not told',
  'happened',
  'not happened',
  'talk',
  'refused talk',
] as const;
export type StepKey = (typeof STEPS)[number];

export const CALL = 'call' satisfies StepKey;
export const SPECTATOR = 'spectator';
export const EVERYONE = 'everyone';
export const NOBODY = 'nobody';
export const WHY = 'why';

export const RESERVED: readonly string[] = [...STEPS, SPECTATOR, EVERYONE, NOBODY, WHY];
