// The kernel's texts for people.

import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { KernelMessages, Language } from './messages.ts';
import { pt } from './pt.ts';

export { type KernelMessages, type Language, LANGUAGES } from './messages.ts';
export const kernelMessages: Readonly<Record<Language, KernelMessages>> = { en, it, pt, fr, es };
