import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { allCards } from '../../cards/book.ts';
import type { LibraryCard } from '../../cards/printed.ts';
import type { CardReader } from '../reader.ts';
import { MICRO_LENGTH, microText } from './index.ts';
import { microMessages } from './phrases.ts';

const reader = (language: Language): CardReader => ({
  language,
  format: (message, locale, values) => String(new IntlMessageFormat(message, locale).format(values)),
});
const library = [...allCards()].filter((card): card is LibraryCard => card.kind === 'library');
const linesOf = (name: string, language: Language = 'en'): string[] =>
  microText(
    library.find((card) => card.name === name)!,
    reader(language),
  ).map(({ needs, text }) => [...needs, text].join(' '));

describe.each(LANGUAGES)('short lines in %s', (language) => {
  test('every library card has some, none too long and none empty', () => {
    const wrong = library.flatMap((card) => {
      const lines = microText(card, reader(language));
      const bad = lines.filter(({ text }) => text.length > MICRO_LENGTH || text.trim() === '');
      return lines.length === 0 ? [card.name] : bad.map(({ text }) => `${card.name}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have typographic signs, and a card has no two lines for one level that say the same', () => {
    const texts = Object.values(microMessages[language]);
    expect(texts.filter((text) => /"|!| {2}|'/.test(text))).toEqual([]);
    const doubled = library.filter((card) => {
      const lines = microText(card, reader(language)).map((line) => JSON.stringify(line));
      return new Set(lines).size < lines.length;
    });
    expect(doubled.map(({ name }) => name)).toEqual([]);
  });
});

test('each level has its line, in the order of the levels', () => {
  expect(linesOf('Conditioning')).toEqual(['[dom] +2 bleed', '[DOM] +3 bleed']);
  expect(linesOf('Faceless Night')).toEqual(['[obf] +1 stealth', '[OBF] and failed blockers lock']);
  expect(linesOf('Govern the Unaligned')).toEqual(['[dom] +2 bleed', '[DOM] 3 blood to a vampire']);
  expect(linesOf('Immortal Grapple', 'it')).toHaveLength(2);
});

test('what a card does however it came into play is said once, without a level', () => {
  expect(linesOf('Raven Spy')).toEqual(['+1 intercept', '[ani] 1 life', '[ANI] 2 life']);
});

test('a card with several uses has a line for each', () => {
  expect(linesOf('Dreams of the Sphinx')).toEqual(['+2 hand size', '+1 pool', '1 blood to a vampire']);
});
