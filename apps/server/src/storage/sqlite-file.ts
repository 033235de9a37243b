// The file of the embedded database: opened for one process alone, spoken to in SQL, and given back.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Connection from 'libsql';
import { InUse, type Row, storableValue, type Value } from './database.ts';

export interface SqliteFile {
  readonly connection: Connection.Database;
  /** Whether a statement may change something. */
  readonly changes: (sql: string) => boolean;
  /** The rows that it returns. */
  readonly rows: (sql: string, values: readonly Value[]) => readonly Row[];
}

function configure(connection: Connection.Database): void {
  connection.exec('PRAGMA locking_mode = EXCLUSIVE');
  connection.exec('PRAGMA journal_mode = WAL');
  // at a checkpoint the library waits for the disk by itself; otherwise see pages.ts
  connection.exec('PRAGMA synchronous = NORMAL');
  connection.exec('PRAGMA foreign_keys = ON');
  // a log of 16 MB before it is written back, not 4: tables write to the same pages again and again
  connection.exec('PRAGMA wal_autocheckpoint = 4000');
  connection.exec('PRAGMA cache_size = -32768');
  // takes the lock at once, not with the first change
  connection.exec('BEGIN IMMEDIATE');
  connection.exec('COMMIT');
}

/** What comes of something, or why it failed. */
function attempt<Result>(work: () => Result): Result | Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}

/** Nobody else may open the file while this process has it. */
export function openAlone<Opened>(
  path: string,
  prepare: (connection: Connection.Database) => Opened,
): Opened {
  let connection: Connection.Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    connection = new Connection(path);
    configure(connection);
    return prepare(connection);
  } catch (error) {
    if (connection !== undefined) attempt(() => giveBack(connection!));
    if (error instanceof Connection.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code))
      throw new InUse(`another process uses the database ${path}: stop it, or choose another file`, {
        cause: error,
      });
    throw new Error(`the database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/** Prepared statements outlive the connection until they are collected: the file is given back before. */
export function giveBack(connection: Connection.Database): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA locking_mode = NORMAL');
    connection.prepare('SELECT count(*) FROM sqlite_master').all();
  } finally {
    connection.close();
  }
}

interface Prepared {
  readonly statement: ReturnType<Connection.Database['prepare']>;
  readonly reader: boolean;
  readonly changes: boolean;
}

export function speak(connection: Connection.Database): SqliteFile {
  const prepared = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    const found = { statement, reader: statement.reader, changes: !/^\s*SELECT\b/i.test(sql) };
    prepared.set(sql, found);
    return found;
  }
  return {
    connection,
    changes: (sql) => prepare(sql).changes,
    rows(sql, values) {
      const { statement, reader } = prepare(sql);
      const given = values.map(storableValue);
      if (reader) return statement.all(given) as Row[];
      statement.run(given);
      return [];
    },
  };
}
