import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../decks.ts';
import type { Deck } from '../types.ts';
import { KNOWN } from './known.ts';
import { readDeckList } from './read.ts';
import { needsAttention } from './report.ts';
import { deckSummary } from './summary.ts';
import { DECK_LIST_FORMATS, writeDeckList } from './write.ts';

const DECK: Deck = {
  crypt: { 'Flávio Gonçalves': 1, 'Andi Liu': 2, Ashley: 10 },
  library: {
    Deflection: 12,
    'The Barrens': 1,
    'Pentex™ Subversion': 1,
    'Wider View': 2,
    "Cats' Guidance": 3,
    'Swallowed by the Night': 4,
    '.44 Magnum': 1,
  },
};

describe('a deck list', () => {
  it('of a tournament report', () => {
    const { capacity, clan } = KNOWN.byName.get('Flávio Gonçalves') as { capacity: number; clan: string };
    const [min, max] = [12, capacity + 15];
    const average = Math.round((100 * (capacity + 12 + 30)) / 13) / 100;
    const title = `Crypt (13 cards, min=${min}, max=${max}, avg=${average})`;
    const written = writeDeckList(DECK, 'twd', { name: ' Two\nwords ', author: 'Me', description: 'Good.' });
    expect(written.split('\n').slice(0, 8)).toEqual([
      'Deck Name: Two words',
      'Created by: Me',
      'Description: Good.',
      '',
      title,
      '-'.repeat(title.length),
      '10x Ashley           3  dom obf                  Malkavian:6',
      '2x Andi Liu          6  DOM aus obf pre  prince  Malkavian:6',
    ]);
    expect(written.split('\n')[8]).toMatch(new RegExp(`^1x Flávio Gonçalves  ${capacity}  .*  ${clan}:6$`));
    expect(written.split('\n').slice(9).join('\n')).toBe(`
Library (24 cards)
Master (4; 2 trifle)
1x The Barrens
1x Pentex™ Subversion
2x Wider View

Equipment (1)
1x .44 Magnum

Action Modifier/Combat (4)
4x Swallowed by the Night

Reaction (15)
3x Cats' Guidance
12x Deflection
`);
  });

  it('of Lackey, without accents', () => {
    expect(writeDeckList(DECK, 'lackey')).toBe(
      [
        "1\t.44 Magnum\n1\tThe Barrens\n3\tCats' Guidance\n12\tDeflection\n1\tPentex(TM) Subversion",
        '4\tSwallowed by the Night\n2\tWider View\nCrypt:\n2\tAndi Liu\n10\tAshley\n1\tFlavio Goncalves\n',
      ].join('\n'),
    );
  });

  it('of JOL, the crypt first', () => {
    const deck = { crypt: { Ashley: 12 }, library: { Deflection: 60 } };
    expect(writeDeckList(deck, 'jol', { name: 'Not told' })).toBe('12x Ashley\n60x Deflection\n');
  });

  it('of VDB, as a link', () => {
    const deck = { crypt: { Ashley: 12 }, library: { Deflection: 60 } };
    expect(writeDeckList(deck, 'vdb')).toBe('https://vdb.im/decks/deck#201533=12;100518=60');
    expect(writeDeckList(deck, 'vdb', { name: 'A&B; #1', author: 'Zoë', description: '' })).toBe(
      'https://vdb.im/decks/deck?name=A%26B%3B%20%231&author=Zo%C3%AB#201533=12;100518=60',
    );
  });

  it('as text, with lines below the headings', () => {
    const deck = { crypt: { Ashley: 12 }, library: { Deflection: 60 } };
    expect(writeDeckList(deck, 'text', { author: 'Me', description: 'One.\nTwo.' })).toBe(`Author: Me
Description:
One.
Two.

Crypt (12 cards, min=12, max=12, avg=3)
=======================================
12x Ashley  3  dom obf  Malkavian:6

Library (60 cards)
------------------
Reaction (60)
-------------
60x Deflection
`);
  });

  it.each(DECK_LIST_FORMATS)(
    'of cards that are in the wrong pile, or are none, is not written: %s',
    (format) => {
      expect(() => writeDeckList({ crypt: { Deflection: 1 }, library: {} }, format)).toThrow(
        'crypt card “Deflection”',
      );
      expect(() => writeDeckList({ crypt: {}, library: { Nothing: 1 } }, format)).toThrow(
        'library card “Nothing”',
      );
    },
  );
});

describe('what was written is read back', () => {
  const all = [...KNOWN.byName.values()];
  const pile = (of: 'crypt' | 'library'): fc.Arbitrary<Record<string, number>> =>
    fc.dictionary(
      fc.constantFrom(...all.filter((card) => card.pile === of).map(({ name }) => name)),
      fc.integer({ min: 1, max: 120 }),
      { maxKeys: 30, noNullPrototype: true },
    );
  const decks: fc.Arbitrary<Deck> = fc.record({ crypt: pile('crypt'), library: pile('library') });
  const wild = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '\n',
          'Crypt (12 cards)',
          'Crypt:',
          '2x Fame',
          'Author: Z',
          '201532=2',
          '12 players',
          '# ',
          '-- ',
        ),
      )
      .map((parts) => parts.join('')),
  );
  const tame = fc
    .array(
      fc.constantFrom('Moon', 'Ashley', '2x Fame', 'é', '&', '#1', '100%', 'a+b', ';', ':', '“x”', 'n°'),
      { minLength: 1, maxLength: 6 },
    )
    .map((words) => words.join(' '));

  it.each(Object.keys(READY_MADE))('the ready-made deck %s, with nothing to remark', (name) => {
    for (const format of DECK_LIST_FORMATS) {
      const list = readDeckList(writeDeckList(READY_MADE[name]!, format));
      expect(list.deck).toEqual(READY_MADE[name]);
      expect(list.report.filter(needsAttention)).toEqual([]);
    }
  });

  it.each(DECK_LIST_FORMATS)('any deck: %s', (format) => {
    fc.assert(
      fc.property(decks, wild, wild, wild, (deck, name, author, description) => {
        const list = readDeckList(writeDeckList(deck, format, { name, author, description }));
        expect(list.deck).toEqual(deck);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['text', 'twd', 'vdb'] as const)('and what is said of the deck: %s', (format) => {
    const told = fc.record({
      name: tame,
      author: tame,
      description: fc.array(tame, { minLength: 1 }).map((lines) => lines.join('\n\n')),
    });
    fc.assert(
      fc.property(told, (meta) => {
        expect(readDeckList(writeDeckList(DECK, format, meta))).toMatchObject({ ...meta, deck: DECK });
      }),
      { numRuns: 100 },
    );
  });
});

describe('the summary of a deck', () => {
  it('counts types and adds up capacities', () => {
    expect(deckSummary({ crypt: { Ashley: 2, 'Andi Liu': 4 }, library: DECK.library })).toEqual({
      crypt: { cards: 6, min: 18, max: 24, average: 5, groups: [6] },
      library: {
        cards: 24,
        types: [
          { type: 'master', cards: 4, trifles: 2 },
          { type: 'equipment', cards: 1, trifles: 0 },
          { type: 'action modifier/combat', cards: 4, trifles: 0 },
          { type: 'reaction', cards: 15, trifles: 0 },
        ],
      },
    });
  });

  it('of small crypts and of nothing', () => {
    expect(deckSummary({ crypt: { Ashley: 1, 'Andi Liu': 2 }, library: {} }).crypt).toEqual({
      cards: 3,
      min: 15,
      max: 15,
      average: 5,
      groups: [6],
    });
    expect(deckSummary({ crypt: {}, library: {} })).toEqual({
      crypt: { cards: 0, min: 0, max: 0, average: 0, groups: [] },
      library: { cards: 0, types: [] },
    });
  });
});
