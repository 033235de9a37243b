// Words as people type them.

import { fold } from '@nocturne/kernel';

/** Without what does not matter when somebody looks for a name: case, accents and signs. */
export const plain = (text: string): string =>
  fold(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} +]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
