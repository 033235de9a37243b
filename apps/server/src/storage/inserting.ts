// Entries on their way into the log. One is written if its place is free, and its request has not been written before.

import type { Database, Value } from './database.ts';
import { COLUMNS, type Entry, NEWS, newsOf } from './entry.ts';

const INSERT = `INSERT INTO entries (${COLUMNS})`;
const NEWS_OF_ROW = `RETURNING tab || ':' || at AS news`;
const ONE = `${INSERT} VALUES (?, ?, ?, ?, ?, ?, ?)`;
const ONE_IF_FREE = `${ONE} ON CONFLICT DO NOTHING ${NEWS_OF_ROW}`;
/** In PostgreSQL all writers go from table to table in one order, so that none waits for another in a circle. */
const MANY = `${INSERT} SELECT * FROM json_to_recordset(?)
  AS given ("table" TEXT, at INTEGER, kind TEXT, seat INTEGER, move TEXT, request TEXT, made BIGINT)
  ORDER BY 1 ON CONFLICT DO NOTHING ${NEWS_OF_ROW}`;

const valuesOf = ({ table, at, kind, seat, move, request, made }: Entry): Value[] => [
  table,
  at,
  kind,
  seat,
  move,
  request,
  made,
];

/** Which of them are written now; throws if that failed for one of them. */
export type Insert = (entries: readonly Entry[]) => Promise<readonly boolean[]>;

/** All of them in one statement. */
export const insertTogether =
  (database: Database): Insert =>
  async (entries) => {
    const rows = await database.announce(NEWS, MANY, JSON.stringify(entries));
    const written = new Set(rows.map((row) => row['news']));
    return entries.map((entry) => written.has(newsOf(entry)));
  };

/** What the log of a table has, known to the only process that writes it. */
export interface Known {
  last: number;
  /** Marks of the requests: two may have the same, so one that is there is looked for. */
  readonly requests: Set<number>;
}

/** A small number, which takes less room than the text (FNV-1a). */
function markOf(request: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < request.length; i++) mark = Math.imul(mark ^ request.charCodeAt(i), 0x01000193);
  return mark >>> 2;
}

/** Where nobody else writes, what is certain to be free need not be looked for: the disk takes it at once. */
export function insertSurely(
  database: Database,
  announceSure: NonNullable<Database['announceSure']>,
  logs: Map<string, Known>,
): Insert {
  function isFree({ table, at, request }: Entry): boolean {
    const known = logs.get(table);
    return known?.last === at - 1 && (request === null || !known.requests.has(markOf(request)));
  }
  async function learn(table: string): Promise<Known> {
    const sql = 'SELECT request FROM entries WHERE tab = ? AND request IS NOT NULL';
    const requests = (await database.all(sql, table)).map(({ request }) => markOf(String(request)));
    const known = { last: 0, requests: new Set(requests) };
    logs.set(table, known);
    return known;
  }
  function note(known: Known, { at, request }: Entry): void {
    known.last = at;
    if (request !== null) known.requests.add(markOf(request));
  }
  async function insertOne(entry: Entry): Promise<boolean> {
    const rows = await database.announce(NEWS, ONE_IF_FREE, ...valuesOf(entry));
    if (rows.length > 0) note(logs.get(entry.table) ?? (await learn(entry.table)), entry);
    return rows.length > 0;
  }
  async function insertSure(sure: readonly Entry[]): Promise<void> {
    // one may be forgotten meanwhile
    const known = sure.map(({ table }) => logs.get(table)!);
    const changes = sure.map((entry) => ({ values: valuesOf(entry), news: newsOf(entry) }));
    try {
      await announceSure(NEWS, ONE, changes);
    } catch (error) {
      // whether it is written is not known any more
      for (const { table } of sure) logs.delete(table);
      throw error;
    }
    for (const [i, entry] of sure.entries()) note(known[i]!, entry);
  }
  return async (entries) => {
    const sure = entries.filter(isFree);
    if (sure.length > 0) await insertSure(sure);
    const done = new Set(sure);
    const written: boolean[] = [];
    for (const entry of entries) written.push(done.has(entry) || (await insertOne(entry)));
    return written;
  };
}
