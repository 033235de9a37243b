import type { Own, Table } from '@nocturne/nosferatu';
import { expect, test } from 'vitest';
import { initialOf, knownOf, placeOf, playedBy, ringOf } from './seats.ts';

test('the ring begins at the own left; for those who watch, with the first seat', () => {
  expect(ringOf(5, 3)).toEqual([4, 0, 1, 2, 3]);
  expect(ringOf(5, null)).toEqual([0, 1, 2, 3, 4]);
});

test('every seat of every table has a place of its own', () => {
  for (const count of [4, 5, 6, 7, 8]) {
    const places = Array.from({ length: count }, (_, index) => JSON.stringify(placeOf(index, count)));
    expect(new Set(places).size).toBe(count);
  }
});

const hidden = { character: null, bites: 0, reserve: 2 };
const table = {
  turn: 3,
  renfield: 0,
  seats: [{ ...hidden, character: 'renfield' }, hidden, hidden, { ...hidden, character: 'hunter' }],
  discard: {
    size: 2,
    top: null,
    shown: [
      { turn: 2, seat: 1, card: 'bite' },
      { turn: 3, seat: 2, card: 'night' },
    ],
  },
} as unknown as Table;
const own = (seat: number, more: Partial<Own> = {}): Own => ({
  seat,
  character: 'hunter',
  reserve: null,
  gave: null,
  keeper: null,
  ...more,
});

test('a Hunter knows what lies face up, and himself', () => {
  const known = [0, 1, 2, 3].map((seat) => knownOf(table, own(1), seat));
  expect(known.map(({ character }) => character)).toEqual(['renfield', 'hunter', null, 'hunter']);
  expect(known.map(({ secret }) => secret)).toEqual([false, true, false, false]);
});

test('Renfield knows everyone, and who gave what; those who watch know neither', () => {
  const keeper = { vampire: 2, given: [{ seat: 2, card: 'bite' as const }], actionDeck: null };
  const renfield = own(0, { character: 'renfield', keeper });
  expect([1, 2].map((seat) => knownOf(table, renfield, seat).character)).toEqual(['hunter', 'vampire']);
  expect(playedBy(table, renfield, 2)).toEqual({ threw: 'night', gave: 'bite' });
  expect(knownOf(table, null, 2).character).toBeNull();
  expect(playedBy(table, null, 2)).toEqual({ threw: 'night', gave: 'unknown' });
});

test('what was thrown in an earlier turn is not of this turn', () => {
  expect(playedBy(table, null, 1)).toEqual({ threw: null, gave: null });
});

test('a name begins with a letter, however it is written', () => {
  expect(['Ana', '𝔹ob', ''].map(initialOf)).toEqual(['A', '𝔹', '?']);
});
