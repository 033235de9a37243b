import { describe, expect, it } from 'vitest';
import { deckProblems } from '../src/decks.ts';
import { CLANS, deckOf } from './decks.ts';

const sound = deckOf('Tremere');

describe('a deck', () => {
  it.each(CLANS)('of %s cards is legal', (clan) => {
    expect(deckProblems(deckOf(clan))).toEqual([]);
  });

  it('has twelve crypt cards at least (V-1.2)', () => {
    expect(deckProblems({ ...sound, crypt: { Ashley: 11 } })).toEqual([{ problem: 'crypt-size', size: 11 }]);
    expect(deckProblems({ ...sound, crypt: { Ashley: 40 } })).toEqual([]);
  });

  it('has 60 to 90 library cards (V-1.3), any number of each (V-1.4)', () => {
    expect(deckProblems({ ...sound, library: { Conditioning: 59 } })).toEqual([
      { problem: 'library-size', size: 59 },
    ]);
    expect(deckProblems({ ...sound, library: { Conditioning: 91 } })).toEqual([
      { problem: 'library-size', size: 91 },
    ]);
    for (const size of [60, 90])
      expect(deckProblems({ ...sound, library: { Conditioning: size } })).toEqual([]);
  });

  it('has cards that are there, in the pile they belong to', () => {
    const library = { Conditioning: 60, Conditionning: 1, Ashley: 1, Bonding: 0, 'Underbridge Stray': 1 };
    expect(deckProblems({ ...sound, library })).toEqual([
      { problem: 'unknown-card', name: 'Conditionning' },
      { problem: 'wrong-pile', name: 'Ashley' },
      { problem: 'bad-count', name: 'Bonding' },
      { problem: 'not-playable-yet', name: 'Underbridge Stray' },
    ]);
  });
});
