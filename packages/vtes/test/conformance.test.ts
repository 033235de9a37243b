import { checks, type Subject } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { vtes } from '../src/game.ts';
import { exchange } from '../src/testing/index.ts';
import type { Vtes } from '../src/types.ts';
import { CLANS, deckOf } from './decks.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

const SEEDS = [1, 2, 3];

const tables = [5, 4, 2].map((count) => ({
  seats: NAMES.slice(0, count),
  options: { decks: CLANS.slice(0, count).map(deckOf), timeLimit: true },
}));

const subject: Subject<Vtes> = { game: vtes, tables, longest: 20_000, exchange };

describe('VTES is a game', () => {
  for (const check of checks) {
    it(check.name, () => {
      const found = tables.flatMap((table) =>
        SEEDS.flatMap((seed) =>
          check
            .run({ ...subject, tables: [table] }, seed)
            .map((problem) => ({ seats: table.seats.length, seed, problem })),
        ),
      );
      expect(found).toEqual([]);
    });
  }
});
