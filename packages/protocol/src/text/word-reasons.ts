/** Why words that people type are refused: what a schema says of them. */
export const wordReasons = [
  'name-empty',
  'name-long',
  'name-unprintable',
  'name-mixed',
  'name-letter',
  'password-short',
  'password-long',
  'text-empty',
  'text-long',
  'text-unprintable',
] as const;
export type WordReason = (typeof wordReasons)[number];
