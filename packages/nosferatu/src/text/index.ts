// The game's texts for people.

import type { Language } from '@nocturne/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { NosferatuMessages } from './messages.ts';
import { pt } from './pt.ts';

export { textArguments } from './arguments.ts';
export type { NosferatuMessageKey, NosferatuMessages } from './messages.ts';
export const nosferatuMessages: Readonly<Record<Language, NosferatuMessages>> = { en, it, pt, fr, es };
