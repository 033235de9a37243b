// Ids that nobody can guess.

import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many signs of 5 bits each. */
export const newId = (signs: number): string =>
  Array.from(randomBytes(signs), (byte) => LETTERS[byte & 31]).join('');
