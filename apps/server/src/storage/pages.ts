// The pages of the embedded database and what changes them. A change counts when its line is in the redo file; the pages
// themselves are written for the changes of a second together.

import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Done, openRedo, readRedo, type Redo, removeRedo } from './redo.ts';
import { giveBack, openAlone, speak, type SqliteFile } from './sqlite-file.ts';
import { takeTurns, type Turns } from './turns.ts';

export interface Pages {
  readonly file: SqliteFile;
  readonly redoPath: string;
  readonly redo: Redo;
  /** The log of the database itself. */
  readonly wal: number;
  /** There is one connection. */
  readonly inTurn: Turns;
  /** What the disk has in the redo file, and the pages have not yet. */
  owed: Done[];
  /** When the disk has failed once: what it did not take then, it may never take. */
  failure: Error | undefined;
  /** Set while something is not in the file itself. */
  due: NodeJS.Timeout | undefined;
}

/** The number of the last line of the redo file that the database has. */
const KEEP_NUMBER = 'CREATE TABLE IF NOT EXISTS redo (number INTEGER NOT NULL)';
const FIRST_NUMBER = 'INSERT INTO redo (number) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM redo)';
const NUMBER = 'SELECT number FROM redo';
const SET_NUMBER = 'UPDATE redo SET number = ?';

/** Pages are written after this time, or when so much has changed. */
const SETTLE_MS = 1000;
const SETTLE_BYTES = 1 << 19;

/** So many changes are not kept waiting: nobody waits long until they are made in the pages. */
const OWED_AT_ONCE = 16;

const synchronise = promisify(fdatasync);

const numberIn = ({ rows }: SqliteFile): number => Number(rows(NUMBER, [])[0]!['number']);

/** Does again what the database lacks. What failed then fails now, and counts as little. */
function doAgain(file: SqliteFile, redoPath: string): void {
  const { connection, rows } = file;
  const has = numberIn(file);
  const missing = readRedo(redoPath).filter(({ number }) => number > has);
  if (missing.length === 0) return;
  if (missing[0]!.number !== has + 1)
    throw new Error(`${redoPath} belongs to another state of it: remove that if a copy was brought back`);
  connection.exec('BEGIN IMMEDIATE');
  for (const [sql, ...lists] of missing.flatMap(({ done }) => done))
    for (const values of lists) {
      try {
        rows(sql, values);
      } catch (error) {
        if (!connection.inTransaction) throw error;
      }
    }
  rows(SET_NUMBER, [missing.at(-1)!.number]);
  connection.exec('COMMIT');
}

export const openPages = (path: string): Pages =>
  openAlone(path, (connection) => {
    const file = speak(connection);
    const redoPath = `${path}-redo`;
    connection.exec(KEEP_NUMBER);
    connection.exec(FIRST_NUMBER);
    doAgain(file, redoPath);
    // no line is written over before the file itself has what it says
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const redo = openRedo(redoPath, numberIn(file));
    const wal = openSync(`${path}-wal`, 'r+');
    return { file, redoPath, redo, wal, inTurn: takeTurns(), owed: [], failure: undefined, due: undefined };
  });

/** Whatever goes wrong with the disk goes wrong for all that comes. */
function failed(pages: Pages, cause: unknown): Error {
  pages.failure = new Error('the disk did not take what was written', { cause });
  return pages.failure;
}
function fail(pages: Pages, cause: unknown): never {
  throw failed(pages, cause);
}

/** Before anything is changed. */
export function begin(pages: Pages): void {
  if (pages.due !== undefined) return;
  pages.file.connection.exec('BEGIN IMMEDIATE');
  pages.due = setTimeout(() => settleSoon(pages), SETTLE_MS).unref();
}

function ended(pages: Pages): void {
  clearTimeout(pages.due);
  pages.due = undefined;
}

/** Puts everything into the file itself. */
export async function settle(pages: Pages): Promise<void> {
  const { file, redo, wal } = pages;
  if (pages.due === undefined || pages.failure !== undefined) return;
  pay(pages);
  // mended just now
  if (pages.due === undefined) return;
  ended(pages);
  try {
    file.rows(SET_NUMBER, [redo.last]);
    file.connection.exec('COMMIT');
    await synchronise(wal);
    redo.restart();
  } catch (error) {
    fail(pages, error);
  }
}

/** In turn; whoever comes next is told when it fails. */
const soon = (pages: Pages, work: (pages: Pages) => Promise<void>): void =>
  void pages.inTurn(() => work(pages)).catch(() => undefined);
const settleSoon = (pages: Pages): void => soon(pages, settle);

/** Does something as soon as the redo file has it. */
function append(pages: Pages, done: readonly Done[], then: () => void = () => undefined): Promise<void> {
  const { redo } = pages;
  return new Promise((resolve, reject) => {
    const appended = (error: Error | null): void => {
      if (error !== null) return reject(failed(pages, error));
      if (redo.size > SETTLE_BYTES) settleSoon(pages);
      then();
      resolve();
    };
    try {
      redo.append(done, appended);
    } catch (error) {
      reject(failed(pages, error));
    }
  });
}

/** Some errors end the transaction, with all that waited in it: a full disk does. */
function mend(pages: Pages): void {
  const { file, redo, redoPath, wal } = pages;
  if (file.connection.inTransaction) return;
  ended(pages);
  try {
    doAgain(file, redoPath);
    fdatasyncSync(wal);
    redo.restart();
  } catch (error) {
    fail(pages, error);
  }
}

/**
 * Gives the pages what they are owed: before anything else is read or changed. It was sure, and must not be lost. Any
 * statement before may have ended the transaction, a query too.
 */
export function pay(pages: Pages): void {
  const { owed, file, due, failure } = pages;
  if (due === undefined || failure !== undefined) return;
  pages.owed = [];
  try {
    if (file.connection.inTransaction)
      for (const [sql, ...lists] of owed) for (const values of lists) file.rows(sql, values);
  } catch (error) {
    if (file.connection.inTransaction) fail(pages, error);
  }
  mend(pages);
}

/** The disk takes it down; the pages get it together with more. */
export function owe(pages: Pages, done: Done, then: () => void): Promise<void> {
  begin(pages);
  return append(pages, [done], () => {
    pages.owed.push(done);
    const rows = pages.owed.reduce((sum, [, ...values]) => sum + values.length, 0);
    if (rows >= OWED_AT_ONCE) soon(pages, async () => pay(pages));
    then();
  });
}

/** Changes something while the disk takes down what it is. */
export async function keep<Result>(pages: Pages, done: Done, change: () => Result): Promise<Result> {
  begin(pages);
  const kept = append(pages, [done]);
  try {
    const result = change();
    await kept;
    return result;
  } catch (error) {
    await kept;
    mend(pages);
    throw error;
  }
}

/** Several changes, of which all count or none. */
export async function keepAll<Result>(
  pages: Pages,
  work: (done: Done[]) => Promise<Result>,
): Promise<Result> {
  const { connection } = pages.file;
  begin(pages);
  connection.exec('SAVEPOINT work');
  const done: Done[] = [];
  let result: Result;
  try {
    result = await work(done);
    connection.exec('RELEASE work');
  } catch (error) {
    // some errors end it by themselves
    if (connection.inTransaction) connection.exec('ROLLBACK TO work; RELEASE work');
    mend(pages);
    throw error;
  }
  if (done.length > 0) await append(pages, done);
  return result;
}

export async function closePages(pages: Pages): Promise<void> {
  const { file, wal, redo, redoPath } = pages;
  await settle(pages).catch(() => undefined);
  ended(pages);
  if (file.connection.inTransaction) file.connection.exec('ROLLBACK');
  closeSync(wal);
  redo.close();
  giveBack(file.connection);
  if (pages.failure === undefined) removeRedo(redoPath);
}
