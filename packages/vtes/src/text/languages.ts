// The game's texts, by language.

import type { Language } from '@nocturne/kernel';
import { en } from './en/index.ts';
import { it } from './it/index.ts';
import type { VtesMessages } from './messages.ts';

export const vtesMessages: Readonly<Record<Language, VtesMessages>> = { en, it, pt: en, fr: en, es: en };
