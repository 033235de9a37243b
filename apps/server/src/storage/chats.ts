// What was said at a table.

import type { Database, Row } from './database.ts';

export interface Said {
  readonly table: string;
  /** 1 is the first. */
  readonly number: number;
  readonly person: string;
  /** What the speaker is called. */
  readonly name: string;
  /** Where the speaker sits; spectators sit nowhere. */
  readonly seat: number | null;
  /** Whom it is for; everyone, if it is nobody. */
  readonly recipient: number | null;
  readonly words: string;
  readonly said: number;
}

export const CHAT_NEWS = 'chats';

export interface Chats {
  /** Its number. */
  add(said: Omit<Said, 'number' | 'name'>): Promise<number>;
  /** The next after a number, in order. */
  after(table: string, number: number, most: number): Promise<Said[]>;
  /** The line that somebody who sits there, or nowhere, has heard as their nth. */
  heardAs(table: string, seat: number | null, nth: number): Promise<Said | undefined>;
  /** What somebody who sits there, or nowhere, may hear: the latest of what comes after the first `had`. */
  latest(table: string, seat: number | null, had: number, most: number): Promise<Heard>;
}

/** Some lines, how many there are in all for whoever hears them, and the number of the last that anybody said. */
export interface Heard {
  readonly lines: readonly Said[];
  readonly count: number;
  readonly last: number;
}

/** Whoever sits there, or nowhere, may hear it. */
export const mayHear = ({ seat, recipient }: Said, listener: number | null): boolean =>
  recipient === null || (listener !== null && (recipient === listener || seat === listener));

const asNumber = (value: unknown): number | null => (value === null ? null : Number(value));
const asSaid = (row: Row): Said => ({
  table: String(row['tab']),
  number: Number(row['number']),
  person: String(row['person']),
  name: String(row['name'] ?? ''),
  seat: asNumber(row['seat']),
  recipient: asNumber(row['recipient']),
  words: String(row['words']),
  said: Number(row['said']),
});

/** At the next number, unless somebody else is quicker. */
const ADD = `INSERT INTO chats (tab, number, person, seat, recipient, words, said)
  SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM chats WHERE tab = ?
  ON CONFLICT DO NOTHING RETURNING number, tab AS news`;

const SELECT = `SELECT tab, number, person, name, seat, recipient, words, said
  FROM chats LEFT JOIN people ON people.id = chats.person WHERE tab = ?`;
/** As `mayHear`; nobody sits at −1. */
const HEARD = '(recipient IS NULL OR recipient = ? OR seat = ?)';

async function latest(
  database: Database,
  table: string,
  seat: number | null,
  had: number,
  most: number,
): Promise<Heard> {
  const listener = seat ?? -1;
  const [row] = await database.all(
    `SELECT coalesce(max(number), 0) AS last, count(CASE WHEN ${HEARD} THEN 1 END) AS heard FROM chats WHERE tab = ?`,
    listener,
    listener,
    table,
  );
  const [last, count] = [Number(row?.['last']), Number(row?.['heard'])];
  const wanted = Math.min(most, count - had);
  if (wanted <= 0) return { lines: [], count, last };
  const rows = await database.all(
    `${SELECT} AND number <= ? AND ${HEARD} ORDER BY number DESC LIMIT ?`,
    table,
    last,
    listener,
    listener,
    wanted,
  );
  return { lines: rows.map(asSaid).toReversed(), count, last };
}

export function keepChats(database: Database): Chats {
  return {
    async add({ table, person, seat, recipient, words, said }) {
      for (;;) {
        const values = [table, person, seat, recipient, words, said, table];
        const [row] = await database.announce(CHAT_NEWS, ADD, ...values);
        if (row !== undefined) return Number(row['number']);
      }
    },
    async heardAs(table, seat, nth) {
      const values = [table, seat ?? -1, seat ?? -1, nth - 1];
      const sql = `${SELECT} AND ${HEARD} ORDER BY number LIMIT 1 OFFSET ?`;
      const [row] = await database.all(sql, ...values);
      return row === undefined ? undefined : asSaid(row);
    },
    async after(table, number, most) {
      const rows = await database.all(
        `${SELECT} AND number > ? ORDER BY number LIMIT ?`,
        table,
        number,
        most,
      );
      return rows.map(asSaid);
    },
    latest: (table, seat, had, most) => latest(database, table, seat, had, most),
  };
}
