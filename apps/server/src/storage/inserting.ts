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

export interface Inserting {
  readonly insert: Insert;
  /** Nobody plays there any more, for now. */
  readonly forget: (table: string) => void;
}

/** All of them in one statement. */
const insertTogether =
  (database: Database): Insert =>
  async (entries) => {
    const rows = await database.announce(NEWS, MANY, JSON.stringify(entries));
    const written = new Set(rows.map((row) => row['news']));
    return entries.map((entry) => written.has(newsOf(entry)));
  };

/** What the log of a table has, known to the only process that writes it. */
interface Known {
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

const isFree = (known: Known | undefined, { at, request }: Entry): boolean =>
  known?.last === at - 1 && (request === null || !known.requests.has(markOf(request)));

function note(known: Known, { at, request }: Entry): void {
  known.last = at;
  if (request !== null) known.requests.add(markOf(request));
}

async function learn(database: Database, table: string): Promise<Known> {
  const sql = 'SELECT request FROM entries WHERE tab = ? AND request IS NOT NULL';
  const requests = (await database.all(sql, table)).map(({ request }) => markOf(String(request)));
  return { last: 0, requests: new Set(requests) };
}

type AnnounceSure = NonNullable<Database['announceSure']>;

/** Where nobody else writes, what is certain to be free need not be looked for: the disk takes it at once. */
function insertSurely(database: Database, announceSure: AnnounceSure): Inserting {
  const logs = new Map<string, Known>();
  async function insertOne(entry: Entry): Promise<boolean> {
    const { table } = entry;
    const rows = await database.announce(NEWS, ONE_IF_FREE, ...valuesOf(entry));
    if (rows.length === 0) return false;
    const known = logs.get(table) ?? (await learn(database, table));
    logs.set(table, known);
    note(known, entry);
    return true;
  }
  function insertSure(sure: readonly Entry[]): Promise<readonly boolean[]> {
    // one may be forgotten meanwhile
    const known = sure.map(({ table }) => logs.get(table)!);
    const changes = sure.map((entry) => ({ values: valuesOf(entry), news: newsOf(entry) }));
    return announceSure(NEWS, ONE, changes).then(
      () =>
        sure.map((entry, i) => {
          note(known[i]!, entry);
          return true;
        }),
      (error: unknown) => {
        // whether it is written is not known any more
        for (const { table } of sure) logs.delete(table);
        throw error;
      },
    );
  }
  async function insertSome(sure: readonly Entry[], entries: readonly Entry[]): Promise<readonly boolean[]> {
    if (sure.length > 0) await insertSure(sure);
    const written: boolean[] = [];
    for (const entry of entries) written.push(sure.includes(entry) || (await insertOne(entry)));
    return written;
  }
  return {
    insert(entries) {
      const sure = entries.filter((entry) => isFree(logs.get(entry.table), entry));
      return sure.length === entries.length ? insertSure(sure) : insertSome(sure, entries);
    },
    forget: (table) => void logs.delete(table),
  };
}

export function insertInto(database: Database): Inserting {
  if (database.announceSure === undefined)
    return { insert: insertTogether(database), forget: () => undefined };
  return insertSurely(database, (...given) => database.announceSure!(...given));
}
