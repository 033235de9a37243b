import { cardNamed, type CryptCard } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { messages as en } from '../text/en.ts';
import { messages as it } from '../text/it.ts';
import { readerOf } from '../text/reader.tsx';
import { classesOf, flagOf } from './state.ts';
import { knownOf, minionLabel, readSymbols } from './words.ts';

const colette = cardNamed('Colette') as CryptCard;
const facts = {
  card: colette,
  amount: 4,
  capacity: 5,
  life: false,
  clan: 'Malkavian',
  attached: [cardNamed('Kevlar Vest')],
} as const;

test('a minion’s name says who it is, how it stands and what it does', () => {
  const label = minionLabel(facts, { locked: true, acting: 'bleed' }, readerOf('en', en));
  expect(label).toBe('Colette, Malkavian, 4 of 5 blood, with Kevlar Vest, locked, bleeds');
});

test('it says so in the reader’s language, with title and votes', () => {
  const label = minionLabel({ ...facts, title: { rank: 'prince' } }, { lit: true }, readerOf('it', it));
  expect(label).toContain('4 punti sangue su 5');
  expect(label).toContain('principe, 2 voti');
  expect(label).toContain('si può giocare');
});

test('a card that stands quietly says nothing of its state', () => {
  const label = minionLabel({ ...facts, attached: [] }, {}, readerOf('en', en));
  expect(label).toBe('Colette, Malkavian, 4 of 5 blood');
  expect(flagOf({ lit: true })).toBeUndefined();
  expect(classesOf({ lit: false, locked: true })).toEqual(['locked']);
});

test('a card has one flag: what it does, before what befalls it', () => {
  expect(flagOf({ target: true, blocking: true })?.look).toBe('blocking');
  expect(flagOf({ target: true, awake: true })?.look).toBe('target');
});

test('superior Disciplines stand first', () => {
  expect(knownOf(colette.disciplines).map(({ level }) => level)).toEqual([2, 2, 1]);
});

test('Disciplines are found in a text, and nothing else in brackets', () => {
  expect(readSymbols('if it has [AUS] or [xyz].')).toEqual([
    'if it has ',
    { discipline: 'aus', level: 2 },
    ' or ',
    '[xyz]',
    '.',
  ]);
  expect(readSymbols('[dom]')).toEqual([{ discipline: 'dom', level: 1 }]);
});
