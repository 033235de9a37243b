import { checks, type Subject } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { nosferatu } from './game.ts';
import { CHOICES } from './options.ts';
import { exchange } from './testing/index.ts';
import type { Nosferatu } from './types.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fox', 'Gil', 'Hal'];
const SEEDS = Array.from({ length: 3 }, (_, i) => i);

/** Decks with which the Library empties in every turn, and with which Rituals are common. */
const small = { night: 5, bite: 5, rumour: 5, component: 5 };
const ritual = { night: 6, bite: 5, rumour: 0, component: 30 };

/** The default table at every size, a table for every other value of every option, and those decks. */
const tables = [
  ...Object.values(CHOICES.darkness_check).map((darkness_check) => ({
    seats: NAMES.slice(0, 5),
    options: { counts: small, darkness_check },
  })),
  { seats: NAMES.slice(0, 6), options: { counts: ritual } },
  { seats: NAMES.slice(0, 5), options: { counts: ritual, empty_transfusion: 'allowed_no_effect' } },
  ...[5, 6, 7, 8].map((count) => ({ seats: NAMES.slice(0, count) })),
  ...Object.entries(CHOICES).flatMap(([option, values]) =>
    values.slice(1).map((value, i) => ({ seats: NAMES.slice(0, 5 + (i % 4)), options: { [option]: value } })),
  ),
];

const subject: Subject<Nosferatu> = { game: nosferatu, tables, longest: 2000, exchange };

describe('Nosferatu is a game', () => {
  for (const check of checks) {
    it(check.name, () => {
      const found = tables.flatMap((table) =>
        SEEDS.flatMap((seed) =>
          check.run({ ...subject, tables: [table] }, seed).map((problem) => ({ table, seed, problem })),
        ),
      );
      expect(found).toEqual([]);
    });
  }
});
