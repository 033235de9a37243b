// What the server's own pages say, in the reader's language.

import { type Language, LANGUAGES } from '@nocturne/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

export const messages: Readonly<Record<Language, Messages>> = { en, it, pt, fr, es };

/** The language that a browser asks for first of those that are spoken here: `it-CH, fr;q=0.8`. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((one) => {
    const [tag = '', ...more] = one.trim().toLowerCase().split(';');
    const weight = more.map((part) => /^\s*q=([\d.]+)$/.exec(part)?.[1]).find((q) => q !== undefined);
    return { tag: tag.split('-')[0], weight: Number(weight ?? 1) };
  });
  const known = wanted
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ tag, weight }) => LANGUAGES.filter((language) => language === tag && weight > 0));
  return known[0] ?? 'en';
}
