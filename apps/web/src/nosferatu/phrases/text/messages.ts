// Quick words at the table, which everyone reads in their own language.

import type { Messages } from '../../../text/texts.ts';

export type PhraseKey = 'hunter' | 'gave' | 'suspect' | 'trust' | 'trust-me' | 'it-was' | 'sorry';
/** `{seat}` is a name, `{card}` a kind of card. */
export type Phrases = Messages<PhraseKey>;
