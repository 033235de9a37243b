// Both databases, for tests: made anew, opened as often as wanted, and gone at the end.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../scripts/postgres.mjs';
import type { Database } from '../src/storage/database.ts';
import { openPostgres, type PostgresOptions } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';

export type Kind = Database['kind'];

/** A database: a file, or an address. */
export interface Place {
  readonly kind: Kind;
  readonly where: string;
}

/** Where databases are made. */
export interface Home {
  make(): Promise<Place>;
  /** Ends the database's server without warning and starts it again, if there is one. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export const openPlace = (
  { kind, where }: Place,
  options: Partial<Omit<PostgresOptions, 'url'>> = {},
): Database => (kind === 'sqlite' ? openSqlite(where) : openPostgres({ ...options, url: where }));

function sqliteHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-sqlite-'));
  let count = 0;
  return {
    make: async () => ({ kind: 'sqlite', where: join(folder, `${++count}.db`) }),
    crash: async () => undefined,
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgresHome(): Promise<Home> {
  // what a process has written outlives it without fsync, and here no machine fails
  const { url, crash, stop } = await startPostgres('fsync=off');
  let count = 0;
  return {
    async make() {
      const name = `test${++count}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return { kind: 'postgres', where: url(name) };
    },
    crash,
    close: stop,
  };
}

export const findHome = async (kind: Kind): Promise<Home> =>
  kind === 'sqlite' ? sqliteHome() : postgresHome();
