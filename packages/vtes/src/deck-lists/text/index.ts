// The texts of deck lists, by language.

import type { Language } from '@nocturne/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { DeckListMessages } from './messages.ts';
import { pt } from './pt.ts';

export type { DeckListMessageKey } from './messages.ts';
export const deckListMessages: Readonly<Record<Language, DeckListMessages>> = { en, it, pt, fr, es };
