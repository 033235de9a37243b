// What is told, in words and cards.

import { LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
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

describe('whoever is spoken to', () => {
  const readers = (you: number | null): Reader[] =>
    LANGUAGES.map((language) => ({ ...ENGLISH, language, you }));
  const inAll = (told: Told, you: number | null): string[] =>
    readers(you).map((reader) => sentence(told, reader));
  const named: Told = {
    ...bleed,
    values: { ...bleed.values, minion: { card: 'Ryan' }, with: '' },
  };

  test('is “you”, whether it acts or is aimed at', () => {
    expect(inAll(named, 0)).toEqual([
      'You send Ryan to bleed Bruno.',
      'Mandi Ryan a dissanguare Bruno.',
      'Você manda Ryan sangrar Bruno.',
      'Vous envoyez Ryan mordre Bruno.',
      'Envías a Ryan a sangrar a Bruno.',
    ]);
    expect(inAll(named, 1)).toEqual([
      'Ana sends Ryan to bleed you.',
      'Ana manda Ryan a dissanguarti.',
      'Ana manda Ryan sangrar você.',
      'Ana envoie Ryan vous mordre.',
      'Ana envía a Ryan a sangrarte.',
    ]);
  });

  test('is “you” within a part of a sentence, and in a list', () => {
    const on: Told = { key: 'part.on', values: { target: { seat: 1 } } };
    expect(inAll(on, 1)).toEqual([' on you', ' su di te', ' em você', ' sur vous', ' sobre ti']);
    const share = (points: number, seat: number): Told => ({
      key: 'share.to',
      values: { points, seat: { seat } },
    });
    const shares: Told = { key: 'option.terms.allocate', values: { shares: [share(2, 0), share(1, 1)] } };
    expect(sentence(shares, { ...ENGLISH, you: 1 })).toBe('Allocate 2 to Ana and 1 to you');
  });

  test('has a name for all others, and for whoever only looks', () => {
    for (const you of [null, 2]) expect(inAll(named, you)).toEqual(inAll(named, null));
    expect(sentence(named, { ...ENGLISH, you: null })).toBe('Ana sends Ryan to bleed Bruno.');
    expect(sentence(named, { ...ENGLISH, seats: ['by', 'target'] })).toBe('by sends Ryan to bleed target.');
  });
});
