// Quick words. What is sent is the plain sentence in the sender's language, so every client can show it. A client that
// knows these phrases finds the sentence among them and shows it in its reader's language. No mark is needed, and
// whoever types such a sentence by hand is understood just as well. A name that ends a sentence oddly costs nothing: what
// is not found is shown as it was sent.

import { type Language, LANGUAGES } from '@nocturne/kernel';
import { type Kind, KINDS } from '@nocturne/nosferatu';
import type { Values } from '../../text/reader.tsx';
import { messages as en } from './text/en.ts';
import { messages as es } from './text/es.ts';
import { messages as fr } from './text/fr.ts';
import { messages as it } from './text/it.ts';
import type { PhraseKey, Phrases } from './text/messages.ts';
import { messages as pt } from './text/pt.ts';

const TEXTS: Readonly<Record<Language, Phrases>> = { en, it, pt, fr, es };
type Format = (message: string, language: Language, values: Values) => string;

export interface Phrase {
  readonly key: PhraseKey;
  readonly seat?: string;
  readonly card?: Kind;
}

/** What a phrase is about, if anything. */
export const ABOUT: Readonly<Record<PhraseKey, 'seat' | 'card' | null>> = {
  hunter: null,
  gave: 'card',
  suspect: 'seat',
  trust: 'seat',
  'trust-me': null,
  'it-was': 'seat',
  sorry: null,
};

export const phraseText = ({ key, ...values }: Phrase, language: Language, format: Format): string =>
  format(TEXTS[language][key], language, values);

/** As a button: what is still to be said is left open. */
export const phraseBegun = (key: PhraseKey, language: Language, format: Format): string =>
  format(TEXTS[language][key], language, { seat: '…', card: '…' }).replace(/[.]$/, '');

/** Every phrase that can be said at a table of these people. */
export function phrasesAt(names: readonly string[]): readonly Phrase[] {
  return (Object.keys(ABOUT) as PhraseKey[]).flatMap((key): Phrase[] => {
    if (ABOUT[key] === 'seat') return names.map((seat) => ({ key, seat }));
    return ABOUT[key] === 'card' ? KINDS.map((card) => ({ key, card })) : [{ key }];
  });
}

/** Finds the phrase that a sentence is, whatever language it was said in. */
export function phraseFinder(names: readonly string[], format: Format): (text: string) => Phrase | undefined {
  const known = new Map<string, Phrase>();
  for (const phrase of phrasesAt(names))
    for (const language of LANGUAGES) known.set(phraseText(phrase, language, format), phrase);
  return (text) => known.get(text);
}
