import { LANGUAGES } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { readerOf } from '../../text/reader.tsx';
import { messages } from '../../text/en.ts';
import { phraseBegun, phraseFinder, phrasesAt, phraseText } from './phrases.ts';

const { format } = readerOf('en', messages);
const NAMES = ['Ana', 'Bruno', 'Trust me', 'Ana.'];
const find = phraseFinder(NAMES, format);

test.each(LANGUAGES)('what is said in %s is found, whoever hears it', (language) => {
  for (const phrase of phrasesAt(NAMES)) expect(find(phraseText(phrase, language, format))).toEqual(phrase);
});

test('every phrase is plain words in every language', () => {
  const texts = LANGUAGES.flatMap((language) =>
    phrasesAt(['Ana']).map((phrase) => phraseText(phrase, language, format)),
  );
  expect(texts.filter((text) => /[{}<>]/.test(text))).toEqual([]);
  expect(texts).toContain('Sospetto di Ana.');
});

test('other words, and names of nobody here, are left as they are', () => {
  for (const text of ['I suspect Zoe.', 'I suspect Ana', 'I am a hunter.', 'Trust  me.', ''])
    expect(find(text)).toBeUndefined();
});

test('a button leaves open what is still to be said', () => {
  expect(phraseBegun('suspect', 'en', format)).toBe('I suspect …');
  expect(phraseBegun('gave', 'fr', format)).toBe('J’ai remis …');
  expect(phraseBegun('trust-me', 'es', format)).toBe('Confiad en mí');
});
