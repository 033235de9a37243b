// The game's texts, by language.

import type { Language } from '@nocturne/kernel';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pt } from './pt/index.ts';
import type { VtesMessages } from './messages.ts';

export const vtesMessages: Readonly<Record<Language, VtesMessages>> = { en, it, pt, fr, es };
