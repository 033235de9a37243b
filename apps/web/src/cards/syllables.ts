// Where a long word of a name may be broken. Not every browser knows how to hyphenate, and in Romance languages it is plain.

import type { Language } from '@nocturne/kernel';

const SOFT_HYPHEN = '\u00AD';
/** Shorter words fit any card. */
const LONG = 11;
/** Letters that stay together, at both ends. */
const END = 3;

const VOWEL = '[aeiouyáéíóúàèìòùâêîôûãõäëïöü]';
const CONSONANT = '[bcdfghjklmnñpqrstvwxzç]';
/** A syllable begins with one consonant, or with two that are said as one. */
const BEGINNING = `(?:[bcdfgpt][lr]|[cglnpt]h|qu|${CONSONANT})${VOWEL}`;
const BOUNDARY = new RegExp(`${VOWEL}${CONSONANT}??(?=${BEGINNING})`, 'gi');

/** English has no such rule, but endings that stand by themselves. */
const ENDING = /(?=(?:ing|tions?|sion|ment|ence)$)/i;

function broken(word: string): string {
  if (word.length < LONG) return word;
  return word.replaceAll(BOUNDARY, (before, at: number) => {
    const end = at + before.length;
    return end < END || end > word.length - END ? before : before + SOFT_HYPHEN;
  });
}

const brokenInEnglish = (word: string): string =>
  word.length < LONG ? word : word.replace(ENDING, SOFT_HYPHEN);

/** The same name, with soft hyphens in its long words. */
export const hyphenated = (name: string, language: Language): string =>
  name.replaceAll(/\p{L}+/gu, language === 'en' ? brokenInEnglish : broken);
