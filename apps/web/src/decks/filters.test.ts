import { type Card, READY_MADE, vtesMessages } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import { readerOf, type WebReader } from '../text/reader.tsx';
import { messages as english } from '../text/en.ts';
import { messages as italian } from '../text/it.ts';
import { CRYPT, LIBRARY } from './cards.ts';
import { countFilters, type Filters, nextLevel, NO_FILTERS, shownCards, toggled } from './filters.ts';

const en = readerOf('en', english);
const it_ = readerOf('it', italian);
const LIBRARY_ALL: Filters = { ...NO_FILTERS, pile: 'library' };
const NONE = { crypt: {}, library: {} };

const shown = (filters: Partial<Filters>, reader: WebReader = en, deck = NONE): Card[] =>
  shownCards(
    { ...NO_FILTERS, ...filters },
    deck,
    reader,
    (one) => vtesMessages[reader.language][`term.discipline.${one}`],
  );
const names = (filters: Partial<Filters>, reader?: WebReader, deck?: typeof NONE): string[] =>
  shown(filters, reader, deck).map(({ name }) => name);
const library = (filters: Partial<Filters>, reader?: WebReader): string[] =>
  names({ ...LIBRARY_ALL, ...filters }, reader);

describe('cards are found', () => {
  it('all of a pile, if nothing is asked for', () => {
    expect(shown({})).toHaveLength(CRYPT.length);
    expect(library({})).toHaveLength(LIBRARY.length);
  });

  it('by name, in the reader’s language or in English, without accents and capitals', () => {
    expect(library({ words: 'blood doll' })[0]).toBe('Blood Doll');
    expect(library({ words: 'BAMBOLA sangue' }, it_)[0]).toBe('Blood Doll');
    expect(library({ words: 'blood doll' }, it_)[0]).toBe('Blood Doll');
    expect(names({ words: 'goncalves' })).toEqual(['Flávio Gonçalves']);
    expect(library({ words: 'no such card' })).toEqual([]);
  });

  it('by their text', () => {
    const stealthy = library({ words: 'stealth' });
    expect(stealthy).toContain('Lost in Crowds');
    expect(stealthy).not.toContain('Majesty');
    expect(library({ words: 'furtività' }, it_)).toContain('Lost in Crowds');
  });

  it('by Discipline and level: all of them on a vampire, any of them on a library card', () => {
    const levelOf = (card: Card, one: 'dom' | 'obf'): number =>
      card.kind === 'crypt' ? (card.disciplines[one] ?? 0) : 0;
    const both = shown({ disciplines: { dom: 1, obf: 2 } });
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((card) => levelOf(card, 'dom') >= 1 && levelOf(card, 'obf') === 2)).toBe(true);
    const cards = library({ disciplines: { dom: 1, obf: 1 } });
    expect(cards).toEqual(expect.arrayContaining(['Deflection', 'Lost in Crowds']));
    expect(cards).not.toContain('Blood Doll');
  });

  it('by type, clan, cost, sect, title, group, capacity and deck', () => {
    expect(
      shown({ ...LIBRARY_ALL, types: ['reaction'] }).every(
        (card) => card.kind === 'library' && card.types.includes('reaction'),
      ),
    ).toBe(true);
    expect(
      shown({ clans: ['Tremere'] }).every((card) => card.kind === 'crypt' && card.clan === 'Tremere'),
    ).toBe(true);
    expect(library({ clans: ['Tremere'] })).toContain('Chantry');
    expect(library({ cost: 'free' })).not.toContain('Deflection');
    expect(library({ cost: 'blood' })).toContain('Deflection');
    expect(library({ cost: '1' })).toContain('Deflection');
    expect(library({ cost: '3' })).not.toContain('Deflection');
    const titled = shown({ title: 'prince', sect: 'camarilla', group: 6, least: 7, most: 9 });
    expect(titled.length).toBeGreaterThan(0);
    expect(
      titled.every(
        (card) =>
          card.kind === 'crypt' &&
          card.title?.rank === 'prince' &&
          card.sect === 'camarilla' &&
          card.group === 6 &&
          card.capacity >= 7 &&
          card.capacity <= 9,
      ),
    ).toBe(true);
    expect(names({ deck: 'ventrue' }).toSorted()).toEqual(
      Object.keys(READY_MADE['ventrue']!.crypt).toSorted(),
    );
    expect(names({ deck: 'mine' }, en, { crypt: { Colette: 1 }, library: {} })).toEqual(['Colette']);
  });

  it('by what the crypt can play', () => {
    const deck = { crypt: { Colette: 1 }, library: {} };
    const cards = names({ ...LIBRARY_ALL, playable: true }, en, deck);
    expect(cards).toEqual(expect.arrayContaining(['Deflection', 'Blood Doll']));
    expect(cards).not.toContain('Majesty');
  });
});

describe('cards are sorted', () => {
  it('by what is chosen, then by name', () => {
    const capacities = shown({}).map((card) => (card.kind === 'crypt' ? card.capacity : 0));
    expect(capacities).toEqual(capacities.toSorted((a, b) => b - a));
    const sort = { ...NO_FILTERS.sort, library: 'name' as const };
    const { compare } = new Intl.Collator('en');
    expect(library({ sort })).toEqual(library({ sort }).toSorted(compare));
    const disciplines = library({ sort: { ...sort, library: 'discipline' } });
    expect(disciplines.indexOf("Cats' Guidance")).toBeLessThan(disciplines.indexOf('Deflection'));
    expect(disciplines.indexOf('Deflection')).toBeLessThan(disciplines.indexOf('Blood Doll'));
  });
});

describe('filters', () => {
  it('are switched on and off', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(nextLevel({}, 'dom')).toEqual({ dom: 1 });
    expect(nextLevel({ dom: 1, obf: 1 }, 'dom')).toEqual({ dom: 2, obf: 1 });
    expect(nextLevel({ dom: 2 }, 'dom')).toEqual({});
  });

  it('are counted', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(
      countFilters({
        ...NO_FILTERS,
        words: 'a',
        types: ['ally'],
        disciplines: { dom: 1, obf: 2 },
        group: 6,
        playable: true,
      }),
    ).toBe(6);
  });
});
