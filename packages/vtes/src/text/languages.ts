// The game's texts, by language.

import type { Language } from '@nocturne/kernel';
import { en } from './en/index.ts';
import type { VtesMessages } from './messages.ts';

export const vtesMessages: Readonly<Record<Language, VtesMessages>> = { en, it: en, pt: en, fr: en, es: en };
