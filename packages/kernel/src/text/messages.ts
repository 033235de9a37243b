// The languages, and the texts that each must have: one missing or one too many does not compile.

import type { KernelReasons } from '../reason.ts';

export type Language = 'en' | 'it' | 'pt' | 'fr' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'it', 'pt', 'fr', 'es'];

/**
 * ICU messages. Their arguments are those of `KernelReasons`, made readable: seats are names, lists are
 * written out (an empty one is `none`), `because` is a formatted text.
 */
export type KernelMessages = Readonly<Record<`why.${keyof KernelReasons}`, string>>;
