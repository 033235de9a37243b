// Storage on both databases, for tests of what it promises.

import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import type { Entry } from '../src/storage/entry.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { Person } from '../src/storage/people.ts';
import type { KeptTable } from '../src/storage/tables.ts';
import { findHome, type Home, type Kind, openPlace, type Place } from './databases.ts';

export interface About {
  readonly words: string;
}

export const DAY = 86_400_000;
export const person = (id: string, account: string | null = null): Person => ({
  id,
  name: `Name of ${id}`,
  account,
});
export const table = (id: string, more: Partial<KeptTable<About>> = {}): KeptTable<About> => ({
  id,
  revision: 1,
  status: 'open',
  listed: true,
  about: { words: `“${id}” ’—ü` },
  seed: 'seed',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  ...more,
});
export const entry = (at: number, more: Partial<Entry> = {}): Entry => ({
  table: 't',
  at,
  kind: 'move',
  seat: 0,
  move: `move ${at}`,
  request: null,
  made: 1_700_000_000_000 + at,
  ...more,
});
export const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
export const times = <Result>(count: number, make: (i: number) => Result): Result[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Waits until something is so, however long that takes. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 5));
}

/** A new database and two of its users: of two processes, if there may be several. */
export interface Two {
  readonly one: Storage<About>;
  readonly other: Storage<About>;
  readonly place: Place;
  readonly database: Database;
}

export interface Promised {
  readonly kind: Kind;
  readonly open: (place: Place) => Database;
  readonly two: () => Promise<Two>;
}

/** Until the test is over. */
function open(place: Place): Database {
  const database = openPlace(place);
  onTestFinished(() => database.close());
  return database;
}

/** What storage promises, proved on both databases. */
export const onBoth = (prove: (on: Promised) => void): void =>
  describe.each(['sqlite', 'postgres'] as const)('storage on %s', (kind) => {
    let home: Home;
    beforeAll(async () => {
      home = await findHome(kind);
    });
    afterAll(() => home.close());
    async function two(): Promise<Two> {
      const place = await home.make();
      const database = open(place);
      const one = await openStorage<About>(database);
      const other = kind === 'sqlite' ? one : await openStorage<About>(open(place));
      return { one, other, place, database };
    }
    prove({ kind, open, two });
  });
