// What is told, in words and cards.

import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { parts, type Reader, sentence, type Told } from './told.ts';

const ENGLISH: Reader = {
  language: 'en',
  seats: ['Ana', 'Bruno'],
  format: (message, language, values) => String(new IntlMessageFormat(message, language).format(values)),
};
const SPANISH: Reader = { ...ENGLISH, language: 'es' };

const bleed: Told = {
  key: 'event.action.bleed',
  values: {
    by: { seat: 0 },
    minion: { card: 'Ryan', number: 2 },
    target: { seat: 1 },
    with: { key: 'part.with', values: { card: { card: 'Govern the Unaligned' }, superior: '' } },
    stealth: '',
  },
};
const hand = (...names: string[]): Told => ({
  key: 'event.looked.secret',
  values: { seat: { seat: 0 }, victim: { seat: 1 }, hand: names.map((card) => ({ card })) },
});
const textOf = (told: Told, reader: Reader): string =>
  parts(told, reader)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

test('cards are found wherever they are named, also within a part of a sentence', () => {
  expect(parts(bleed, ENGLISH)).toEqual([
    'Ana sends ',
    { card: 'Ryan', text: 'Ryan #2' },
    ' to bleed Bruno with ',
    { card: 'Govern the Unaligned', text: 'Govern the Unaligned' },
    '.',
  ]);
});

test('a card has its printed name, whatever the reader calls it', () => {
  expect(parts(hand('Fame'), SPANISH)).toContainEqual({ card: 'Fame', text: 'Fama' });
});

test('the parts make the sentence, in lists too', () => {
  for (const told of [bleed, hand('Fame', 'Intimidation'), hand('Fame', 'Majesty', 'Villein')])
    for (const reader of [ENGLISH, SPANISH]) expect(textOf(told, reader)).toBe(sentence(told, reader));
});

test('a sentence that begins with a card has no empty part before it', () => {
  const burned: Told = { key: 'event.left', values: { card: { card: 'Ryan' } } };
  expect(parts(burned, ENGLISH)).toEqual([{ card: 'Ryan', text: 'Ryan' }, ' is burned.']);
});
