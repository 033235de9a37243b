// What the server says, for people.

import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language, ServerMessages } from './messages.ts';
import { pt } from './pt.ts';

export { type Language, type ServerMessages, serverReasons } from './messages.ts';
export const serverMessages: Readonly<Record<Language, ServerMessages>> = { en, it, pt, fr, es };
