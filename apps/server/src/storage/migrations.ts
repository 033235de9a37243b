// The tables of the database. A change is a new entry at the end; what was released is never edited.

import type { Database } from './database.ts';

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      account TEXT UNIQUE,
      password TEXT,
      created BIGINT NOT NULL
    )`,
    `CREATE TABLE sessions (
      token TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      expires BIGINT NOT NULL
    )`,
    `CREATE INDEX sessions_of_person ON sessions (person)`,
    `CREATE INDEX sessions_by_expiry ON sessions (expires)`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      revision INTEGER NOT NULL,
      status TEXT NOT NULL,
      listed INTEGER NOT NULL,
      about TEXT NOT NULL,
      seed TEXT NOT NULL,
      created BIGINT NOT NULL,
      touched BIGINT NOT NULL
    )`,
    `CREATE INDEX tables_by_status ON tables (status, listed, touched)`,
    `CREATE TABLE seats (
      tab TEXT NOT NULL REFERENCES tables (id),
      person TEXT NOT NULL REFERENCES people (id),
      PRIMARY KEY (tab, person)
    )`,
    `CREATE INDEX seats_of_person ON seats (person)`,
    `CREATE TABLE entries (
      tab TEXT NOT NULL,
      at INTEGER NOT NULL,
      kind TEXT NOT NULL,
      seat INTEGER NOT NULL,
      move TEXT NOT NULL,
      request TEXT,
      made BIGINT NOT NULL,
      PRIMARY KEY (tab, at)
    )`,
    `CREATE UNIQUE INDEX entries_by_request ON entries (tab, seat, request)`,
    `CREATE TABLE snapshots (
      tab TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      state TEXT NOT NULL
    )`,
    `CREATE TABLE chats (
      tab TEXT NOT NULL,
      number INTEGER NOT NULL,
      person TEXT NOT NULL,
      seat INTEGER,
      recipient INTEGER,
      words TEXT NOT NULL,
      said BIGINT NOT NULL,
      PRIMARY KEY (tab, number)
    )`,
    `CREATE TABLE runners (
      tab TEXT PRIMARY KEY,
      owner TEXT NOT NULL
    )`,
    `CREATE TABLE leases (
      name TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      until BIGINT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE presences (
      tab TEXT NOT NULL,
      person TEXT NOT NULL,
      owner TEXT NOT NULL,
      gone BIGINT,
      PRIMARY KEY (tab, person, owner)
    )`,
    `CREATE INDEX presences_here ON presences (owner) WHERE gone IS NULL`,
  ],
  [
    `CREATE TABLE decks (
      person TEXT NOT NULL REFERENCES people (id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      list TEXT NOT NULL,
      changed BIGINT NOT NULL,
      PRIMARY KEY (person, id)
    )`,
  ],
];

/** Brings the database up to date, all or nothing; several processes that start at once do it one after the other. */
export async function migrate(database: Database): Promise<void> {
  await database.alone(async (inside) => {
    await inside.all('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)');
    const rows = await inside.all('SELECT max(number) AS latest FROM migrations');
    const latest = Number(rows[0]?.['latest'] ?? 0);
    if (latest > MIGRATIONS.length)
      throw new Error(
        `the database is of a later version (${latest}) than this program (${MIGRATIONS.length})`,
      );
    for (const [index, statements] of MIGRATIONS.entries()) {
      if (index < latest) continue;
      for (const sql of statements) await inside.all(sql);
      await inside.all('INSERT INTO migrations (number) VALUES (?)', index + 1);
    }
  });
}
