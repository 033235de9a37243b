// Who reads a card's text.

import type { Reader } from '../text/index.ts';

/** A language, and the formatter of ICU messages that the host has. */
export type CardReader = Pick<Reader, 'language' | 'format'>;
export type Values = Readonly<Record<string, string | number>>;
