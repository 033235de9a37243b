// English has every text; a language that lacks one, or has one too many, does not compile.

import type { en } from './en.ts';

export type TextKey = keyof typeof en;
export type CliMessages = Readonly<Record<TextKey, string>>;
