import { describe, expect, it, vi } from 'vitest';
import { isCard } from '../src/cards/book.ts';
import { deckProblems, type Format, FORMATS, READY_MADE } from '../src/decks.ts';

// All vampires that are there are of group 6: “Ashley of group 5” is Ashley, but for that.
vi.mock(import('../src/cards/book.ts'), async (original) => {
  const book = await original();
  const groupOf = (name: string): number | 'any' | undefined => {
    const group = /^Ashley of group (.+)$/.exec(name)?.[1];
    return group === undefined || group === 'any' ? group : Number(group);
  };
  return {
    ...book,
    isCard: (name) => groupOf(name) !== undefined || book.isCard(name),
    cardNamed(name) {
      const group = groupOf(name);
      return group === undefined ? book.cardNamed(name) : { ...book.cryptCard('Ashley'), name, group };
    },
  };
});

const sound = READY_MADE['tremere']!;

const sizeOf = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((sum, count) => sum + count, 0);

/** A crypt with twelve Ashleys of each of these groups. */
const cryptOf = (...groups: (number | 'any')[]): Record<string, number> =>
  Object.fromEntries(groups.map((group) => [`Ashley of group ${group}`, 12]));

describe('a deck', () => {
  it('is ready-made for five clans, with 12 crypt and 77 library cards (V-1.8)', () => {
    const decks = Object.entries(READY_MADE).map(([name, deck]) => ({
      name,
      sizes: [sizeOf(deck.crypt), sizeOf(deck.library)],
      problems: deckProblems(deck),
    }));
    const names = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'];
    expect(decks).toEqual(names.map((name) => ({ name, sizes: [12, 77], problems: [] })));
  });

  it('has twelve crypt cards at least (V-1.2)', () => {
    expect(deckProblems({ ...sound, crypt: { Ashley: 11 } })).toEqual([{ why: 'crypt-size', size: 11 }]);
    expect(deckProblems({ ...sound, crypt: { Ashley: 40 } })).toEqual([]);
  });

  it('has 60 to 90 library cards (V-1.3), any number of each (V-1.4)', () => {
    expect(deckProblems({ ...sound, library: { Conditioning: 59 } })).toEqual([
      { why: 'library-size', size: 59 },
    ]);
    expect(deckProblems({ ...sound, library: { Conditioning: 91 } })).toEqual([
      { why: 'library-size', size: 91 },
    ]);
    for (const size of [60, 90])
      expect(deckProblems({ ...sound, library: { Conditioning: size } })).toEqual([]);
  });

  it('has crypt cards of one group, or of two that follow each other (V-1.5)', () => {
    const legal = [cryptOf(5), cryptOf(5, 6), cryptOf(6, 5), cryptOf(2, 3)];
    for (const crypt of legal) expect(deckProblems({ ...sound, crypt })).toEqual([]);
    const illegal = [
      { crypt: cryptOf(4, 6), groups: '4, 6' },
      { crypt: cryptOf(6, 5, 4), groups: '4, 5, 6' },
      { crypt: cryptOf(1, 2, 3), groups: '1, 2, 3' },
      { crypt: cryptOf(1, 10), groups: '1, 10' },
    ];
    for (const { crypt, groups } of illegal)
      expect(deckProblems({ ...sound, crypt })).toEqual([{ why: 'groups', groups }]);
  });

  it('may have crypt cards of any group beside them (V-1.6)', () => {
    expect(deckProblems({ ...sound, crypt: cryptOf('any') })).toEqual([]);
    expect(deckProblems({ ...sound, crypt: cryptOf(5, 6, 'any') })).toEqual([]);
    expect(deckProblems({ ...sound, crypt: cryptOf(4, 6, 'any') })).toEqual([
      { why: 'groups', groups: '4, 6' },
    ]);
  });

  it('has cards that are there, in the pile they belong to', () => {
    const library = { Conditioning: 60, Conditionning: 1, Ashley: 1, Bonding: 0 };
    expect(deckProblems({ ...sound, library })).toEqual([
      { why: 'unknown-card', name: 'Conditionning' },
      { why: 'wrong-pile', name: 'Ashley' },
      { why: 'bad-count', name: 'Bonding' },
    ]);
  });

  it('holds only what its format allows', () => {
    expect(deckProblems(sound, FORMATS['fifth-edition'])).toEqual([]);
    const wider = {
      crypt: { ...sound.crypt, 'Anarch Convert': 1 },
      library: { ...sound.library, Dominate: 1 },
    };
    expect(deckProblems(wider)).toEqual([]);
    expect(deckProblems(wider, FORMATS['fifth-edition'])).toEqual([
      { why: 'not-in-format', name: 'Anarch Convert' },
      { why: 'not-in-format', name: 'Dominate' },
    ]);
    expect(deckProblems(wider, { banned: ['Dominate'] })).toEqual([{ why: 'banned', name: 'Dominate' }]);
  });

  it('knows the decks that a format is made of, and the cards that it bans', () => {
    for (const { decks = [], banned } of Object.values<Format>(FORMATS)) {
      for (const name of decks) expect(Object.keys(READY_MADE)).toContain(name);
      for (const name of banned) expect(isCard(name)).toBe(true);
    }
  });
});
