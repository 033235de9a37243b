// The embedded database: one file, one process. What is acknowledged is on the disk, as with WAL and synchronous FULL; but
// the process does not stand still while the disk writes: the log is synchronised here, not by the library.

import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import Connection from 'libsql';
import {
  closedError,
  type Database,
  InUse,
  type Row,
  type Statements,
  storableValue,
  type Value,
} from './database.ts';
import { takeTurns } from './turns.ts';

interface Prepared {
  readonly statement: ReturnType<Connection.Database['prepare']>;
  readonly reader: boolean;
  /** It may change something. */
  readonly changes: boolean;
}

function configure(connection: Connection.Database): void {
  connection.exec('PRAGMA locking_mode = EXCLUSIVE');
  connection.exec('PRAGMA journal_mode = WAL');
  // at a checkpoint the library waits for the disk by itself; after a change, see `openLog`
  connection.exec('PRAGMA synchronous = NORMAL');
  connection.exec('PRAGMA foreign_keys = ON');
  // a log of 16 MB before it is written back, not 4: tables write to the same pages again and again
  connection.exec('PRAGMA wal_autocheckpoint = 4000');
  connection.exec('PRAGMA cache_size = -32768');
  // takes the lock at once, not with the first change
  connection.exec('BEGIN IMMEDIATE');
  connection.exec('COMMIT');
}

/** Nobody else may open the file while this process has it. */
function openAlone(path: string): Connection.Database {
  let connection: Connection.Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    connection = new Connection(path);
    configure(connection);
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof Connection.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code))
      throw new InUse(`another process uses the database ${path}: stop it, or choose another file`, {
        cause: error,
      });
    throw new Error(`the database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/** Prepared statements outlive the connection until they are collected: the file is given back before. */
function giveBack(connection: Connection.Database): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA locking_mode = NORMAL');
    connection.prepare('SELECT count(*) FROM sqlite_master').all();
  } finally {
    connection.close();
  }
}

/** A copy of one moment, in a file that is not there yet. */
function backUp(connection: Connection.Database, path: string): void {
  connection.prepare('VACUUM INTO ?').run([path]);
}

interface Log {
  /** What was written before survives the machine when this is through. */
  readonly reach: () => Promise<void>;
  /** Throws when the disk has failed: what it did not take then, it may never take. */
  readonly check: () => void;
  readonly close: () => void;
}

function openLog(path: string): Log {
  const file = openSync(`${path}-wal`, 'r+');
  const sync = promisify(fdatasync);
  let failure: Error | undefined;
  return {
    check() {
      if (failure !== undefined) throw failure;
    },
    async reach() {
      await sync(file).catch((error: unknown) => {
        failure = new Error('the disk did not take what was written', { cause: error });
        throw failure;
      });
    },
    close: () => closeSync(file),
  };
}

interface Told {
  readonly channel: string;
  readonly text: string;
}

/** What the statements of one turn have brought about. */
interface Turn {
  changed: boolean;
  told: Told[];
}

function speak(connection: Connection.Database, turn: Turn): Statements {
  const prepared = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const statement = connection.prepare(sql);
    const found = { statement, reader: statement.reader, changes: !/^\s*SELECT\b/i.test(sql) };
    prepared.set(sql, found);
    return found;
  }
  function run(sql: string, given: readonly Value[]): readonly Row[] {
    const values = given.map(storableValue);
    const { statement, reader, changes } = prepared.get(sql) ?? prepare(sql);
    turn.changed ||= changes;
    if (reader) return statement.all(values) as Row[];
    statement.run(values);
    return [];
  }
  return {
    all: async (sql, ...values) => run(sql, values),
    async announce(channel, sql, ...values) {
      const rows = run(sql, values);
      turn.told.push(...rows.map((row) => ({ channel, text: String(row['news']) })));
      return rows;
    },
  };
}

async function inTransaction<Result>(
  connection: Connection.Database,
  work: () => Promise<Result>,
): Promise<Result> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // some errors end it by themselves
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

type Listeners = Map<string, ((text: string) => void)[]>;

/** Listeners are called later, as on PostgreSQL: what they do is not the writer's business. */
function spread(listeners: Listeners, news: readonly Told[]): void {
  if (news.length === 0) return;
  queueMicrotask(() => {
    for (const { channel, text } of news) for (const heard of listeners.get(channel) ?? []) heard(text);
  });
}

export function openSqlite(path: string): Database {
  const connection = openAlone(path);
  const log = openLog(path);
  const turn: Turn = { changed: false, told: [] };
  const statements = speak(connection, turn);
  const listeners: Listeners = new Map();
  // there is one connection
  const inTurn = takeTurns();
  let closing: Promise<void> | undefined;

  async function perform<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing !== undefined) throw closedError();
    return inTurn(async () => {
      log.check();
      Object.assign(turn, { changed: false, told: [] });
      const result = await work();
      if (turn.changed) await log.reach();
      spread(listeners, turn.told);
      return result;
    });
  }
  const transaction: Database['transaction'] = (work) =>
    perform(() => inTransaction(connection, () => work(statements)));

  return {
    kind: 'sqlite',
    all: (sql, ...values) => perform(() => statements.all(sql, ...values)),
    announce: (channel, sql, ...values) => perform(() => statements.announce(channel, sql, ...values)),
    transaction,
    alone: transaction,
    async listen(channel, heard) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), heard]);
    },
    backup: (path) => perform(async () => backUp(connection, path)),
    close: () =>
      (closing ??= inTurn(async () => {
        log.close();
        giveBack(connection);
      })),
  };
}
