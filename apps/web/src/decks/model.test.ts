import { cardNamed, type CryptCard, deckProblems, type LibraryCard, READY_MADE } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import {
  capacityCurve,
  copiesOf,
  coverageOf,
  EMPTY,
  isPlayable,
  libraryIn,
  readDraft,
  sizeOf,
  vampiresIn,
  withCopies,
  writeDraft,
} from './model.ts';
import { fileName, linkTo, sharedDraft } from './sharing.ts';

const tremere = READY_MADE['tremere']!;
const deflection = cardNamed('Deflection');

describe('a deck that is being built', () => {
  it('gets copies and loses them, and never has less than none', () => {
    const four = withCopies(EMPTY.deck, deflection, 4);
    expect([copiesOf(four, deflection), sizeOf(four, 'library'), sizeOf(four, 'crypt')]).toEqual([4, 4, 0]);
    expect(withCopies(four, deflection, 0)).toEqual(EMPTY.deck);
    expect(withCopies(four, deflection, -1)).toEqual(EMPTY.deck);
    expect(copiesOf(withCopies(four, deflection, 1000), deflection)).toBe(99);
    expect(EMPTY.deck).toEqual({ crypt: {}, library: {} });
  });

  it.each(Object.entries(READY_MADE))('%s is written and read again', (_name, deck) => {
    const draft = { deck, name: 'Mine: “ü”', notes: 'First line\nCrypt\n\nLast line' };
    const read = readDraft({ name: draft.name, list: writeDraft(draft) });
    expect(read.deck).toEqual(deck);
    expect(read.notes).toContain('Last line');
    expect(deckProblems(read.deck)).toEqual([]);
  });

  it('may be empty', () => {
    expect(readDraft({ name: 'Nothing', list: writeDraft(EMPTY) })).toEqual({ ...EMPTY, name: 'Nothing' });
  });

  it('has a curve without gaps', () => {
    const deck = { crypt: { 'Alexander Silverson': 2, Colette: 1 }, library: {} };
    expect(capacityCurve(deck)).toEqual([
      { capacity: 5, count: 1 },
      { capacity: 6, count: 0 },
      { capacity: 7, count: 0 },
      { capacity: 8, count: 2 },
    ]);
    expect(capacityCurve(EMPTY.deck)).toEqual([]);
  });

  it('tells which Disciplines it asks for, and who has them', () => {
    const deck = { crypt: { Colette: 2, Nassir: 1 }, library: { Deflection: 4, Majesty: 1 } };
    expect(coverageOf(deck)).toEqual([
      { discipline: 'dom', cards: 4, vampires: 2 },
      { discipline: 'pre', cards: 1, vampires: (cardNamed('Nassir') as CryptCard).disciplines.pre ? 1 : 0 },
    ]);
  });

  it('knows what its crypt can play', () => {
    const [colette] = vampiresIn({ crypt: { Colette: 1 }, library: {} }).map(({ card }) => card);
    const can = (name: string, ...vampires: CryptCard[]): boolean =>
      isPlayable(cardNamed(name) as LibraryCard, vampires);
    expect(can('Deflection', colette!)).toBe(true);
    expect(can('Majesty', colette!)).toBe(false);
    expect(can('Deflection')).toBe(false);
    expect(can('Blood Doll')).toBe(true);
    expect(can('Asylum Hunting Ground', colette!)).toBe(true);
    expect(can('Chantry', colette!)).toBe(false);
    const crypt = vampiresIn(tremere).map(({ card }) => card);
    expect(libraryIn(tremere).filter(({ card }) => !isPlayable(card, crypt))).toEqual([]);
  });
});

describe('a link to a deck', () => {
  it('carries all of it', () => {
    const link = linkTo({ deck: tremere, name: 'Pyramid & more', notes: '' }, 'https://table.example');
    expect(link).toMatch(/^https:\/\/table[.]example\/decks\?name=Pyramid%20%26%20more#\d{6}=/);
    expect(sharedDraft(link)).toEqual({ deck: tremere, name: 'Pyramid & more', notes: '' });
  });

  it.each([
    'https://table.example/decks',
    'https://table.example/decks#page',
    'https://table.example/decks#%',
    'https://table.example/decks#999999=4',
  ])('is none: %s', (link) => {
    expect(sharedDraft(link)).toBeUndefined();
  });

  it('has a file of a plain name', () => {
    expect([fileName('Crêpes / “2”'), fileName('…')]).toEqual(['crepes-2.txt', 'deck.txt']);
  });
});
