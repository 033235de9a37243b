// The names of cards in the reader's language.

import type { Language } from '@nocturne/kernel';
import names from '../cards/names.json' with { type: 'json' };

const NAMES: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = names;

/** A card by its English name; one that was never translated keeps it. */
export const cardName = (name: string, language: Language): string => NAMES[name]?.[language] ?? name;
