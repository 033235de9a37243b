// Fair play: whoever deals promises a secret by its hash before the first card is dealt and before anybody adds to it.
// The seed is that secret and what each seat added: neither the dealer nor a player alone can choose it.

import { hashText } from './canonical.ts';

const NOTHING = '-';

/** What is shown of a secret beforehand. */
export const promiseOf = (secret: string): string => hashText(secret);

/** The secret, then a word of each seat. Words have no spaces. */
export const jointSeed = (secret: string, added: readonly (string | null)[]): string =>
  [secret, ...added.map((word) => word ?? NOTHING)].join(' ');

/** Whether the seed is made of the secret that was promised. */
export const keepsPromise = (seed: string, commitment: string): boolean =>
  promiseOf(seed.split(' ')[0]!) === commitment;

/** What each seat has added to a seed. */
export const addedTo = (seed: string): (string | null)[] =>
  seed
    .split(' ')
    .slice(1)
    .map((word) => (word === NOTHING ? null : word));
