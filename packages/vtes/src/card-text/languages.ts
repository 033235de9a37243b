// The texts of cards, by language.

import type { Language } from '@nocturne/kernel';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { CardMessages } from './messages.ts';
import { pt } from './pt/index.ts';

export const cardMessages: Readonly<Record<Language, CardMessages>> = { en, it, pt, fr, es };
