// The names of cards in the reader's language.

import type { Language } from '@nocturne/kernel';
import names from '../cards/names.json' with { type: 'json' };
import { vtesMessages } from './languages.ts';

const NAMES: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = names;

/** Behind the name of a vampire that is advanced, or merged (V-13.12, V-13.13). */
const MARKED = /^(?<name>.+) [(](?<mark>ADV|merged)[)]$/;
const MARKS = { ADV: 'term.advanced', merged: 'term.merged' } as const;

/** A card by its English name; one that was never translated keeps it. The marks are in the reader's language. */
export function cardName(english: string, language: Language): string {
  const { name, mark } = (language === 'en' ? undefined : MARKED.exec(english)?.groups) ?? {};
  if (name === undefined) return NAMES[english]?.[language] ?? english;
  return `${cardName(name, language)} (${vtesMessages[language][MARKS[mark as keyof typeof MARKS]]})`;
}
