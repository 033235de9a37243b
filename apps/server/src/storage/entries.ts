// The log of each table: what was played, one entry after the other. An entry is accepted by being written at the place
// that its writer expects to be free; entries of many tables are written together.

import { setTimeout } from 'node:timers/promises';
import { closedError, type Database, type Row, storable } from './database.ts';
import { COLUMNS, type Entry, type EntryKind } from './entry.ts';
import { type Insert, insertInto, type Inserting } from './inserting.ts';

/** Written; or the place is taken, and the writer must catch up; or it was written before, at that place. */
export type Appended = 'written' | 'taken' | { readonly before: number };

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const asEntry = (row: Row): Entry => ({
  table: String(row['tab']),
  at: Number(row['at']),
  kind: row['kind'] as EntryKind,
  seat: Number(row['seat']),
  move: String(row['move']),
  request: row['request'] === null ? null : String(row['request']),
  made: Number(row['made']),
});

const isSame = (one: Entry, other: Entry): boolean =>
  one.at === other.at &&
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.move === other.move &&
  one.request === other.request &&
  one.made === other.made;

export interface Entries extends Pick<Inserting, 'forget'> {
  append(entry: Entry): Promise<Appended>;
  /** Those after an entry, in order. */
  after(table: string, at: number): Promise<Entry[]>;
  /** Where what a client asked for was written, if it was. */
  placeOf(table: string, seat: number, request: string): Promise<number | undefined>;
  /** Takes no more, and ends when what waits is written. */
  close(): Promise<void>;
}

// what one statement takes at most, so that nobody waits long for others
const MOST_AT_ONCE = 200;
// while several tables write at once, those that come within this time are written together: a commit costs the same for all
const TOGETHER_MS = 8;

/** The next that are written together: no two of one table, so that each place and each request is there once. */
function takeBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch = new Map<string, Waiting>();
  const rest: Waiting[] = [];
  for (const one of waiting) {
    if (batch.size === MOST_AT_ONCE || batch.has(one.entry.table)) rest.push(one);
    else batch.set(one.entry.table, one);
  }
  return { batch: [...batch.values()], rest };
}

/** Why an entry was not written. */
async function findInstead(database: Database, entry: Entry): Promise<Appended> {
  const { table, at, seat, request } = entry;
  const rows = await database.all(
    `SELECT ${COLUMNS} FROM entries WHERE tab = ? AND (at = ? OR (seat = ? AND request = ?))`,
    table,
    at,
    seat,
    request,
  );
  const found = rows.map(asEntry);
  // it was, and only the answer was lost
  if (found.some((one) => isSame(one, entry))) return 'written';
  const before =
    request === null ? undefined : found.find((one) => one.seat === seat && one.request === request);
  return before === undefined ? 'taken' : { before: before.at };
}

/** So many entries were written together, in so many milliseconds. */
export type Committed = (ms: number, entries: number) => void;

async function write(
  database: Database,
  insert: Insert,
  batch: readonly Waiting[],
  committed: Committed,
): Promise<void> {
  const from = performance.now();
  const written = await insert(batch.map(({ entry }) => entry));
  const took = performance.now() - from;
  for (const [i, { resolve }] of batch.entries()) if (written[i] === true) resolve('written');
  // nobody waits until it is counted
  setImmediate(() => committed(took, written.filter(Boolean).length));
  for (const [i, { entry, resolve }] of batch.entries())
    if (written[i] !== true) resolve(await findInstead(database, entry));
}

async function entriesAfter(database: Database, table: string, at: number): Promise<Entry[]> {
  const sql = `SELECT ${COLUMNS} FROM entries WHERE tab = ? AND at > ? ORDER BY at`;
  return (await database.all(sql, table, at)).map(asEntry);
}

async function placeOf(
  database: Database,
  table: string,
  seat: number,
  request: string,
): Promise<number | undefined> {
  const sql = 'SELECT at FROM entries WHERE tab = ? AND seat = ? AND request = ?';
  const [row] = await database.all(sql, table, seat, storable(request));
  return row === undefined ? undefined : Number(row['at']);
}

/** One for each database: on the embedded one it knows what is written because nobody else writes. */
export function keepEntries(database: Database, committed: Committed = () => undefined): Entries {
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;
  let closed = false;
  let last = { size: 0, from: 0 };
  const { insert, forget } = insertInto(database);

  /** How long others may come, if there are many; whoever comes alone is written at once. */
  const patience = (): number => (last.size > 1 ? last.from + TOGETHER_MS - performance.now() : 0);

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const wait = patience();
      if (wait > 0) await setTimeout(wait);
      const { batch, rest } = takeBatch(waiting);
      waiting = rest;
      last = { size: batch.length, from: performance.now() };
      try {
        await write(database, insert, batch, committed);
      } catch {
        // one of them is at fault, or the connection was lost: once more, each for itself
        await Promise.all(batch.map((one) => write(database, insert, [one], committed).catch(one.reject)));
      }
    }
    flushing = undefined;
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closedError());
        const request = entry.request === null ? null : storable(entry.request);
        waiting.push({ entry: { ...entry, move: storable(entry.move), request }, resolve, reject });
        flushing ??= flush();
      }),
    after: (table, at) => entriesAfter(database, table, at),
    placeOf: (table, seat, request) => placeOf(database, table, seat, request),
    forget,
    async close() {
      closed = true;
      await flushing;
    },
  };
}
