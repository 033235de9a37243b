import type { en } from './en.ts';

/** Every key of the English file: a language that lacks one does not compile. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
