// What was said at a table.

import type { Database, Row } from './database.ts';

export interface Said {
  readonly table: string;
  /** 1 is the first. */
  readonly number: number;
  readonly person: string;
  /** Where the speaker sits; spectators sit nowhere. */
  readonly seat: number | null;
  /** Whom it is for; everyone, if it is nobody. */
  readonly recipient: number | null;
  readonly words: string;
  readonly said: number;
}

export const CHAT_NEWS = 'chats';

export interface Chats {
  add(said: Omit<Said, 'number'>): Promise<Said>;
  /** The latest after a number, in order. */
  after(table: string, number: number, most: number): Promise<Said[]>;
}

const asNumber = (value: unknown): number | null => (value === null ? null : Number(value));
const asSaid = (row: Row): Said => ({
  table: String(row['tab']),
  number: Number(row['number']),
  person: String(row['person']),
  seat: asNumber(row['seat']),
  recipient: asNumber(row['recipient']),
  words: String(row['words']),
  said: Number(row['said']),
});

/** At the next number, unless somebody else is quicker. */
const ADD = `INSERT INTO chats (tab, number, person, seat, recipient, words, said)
  SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM chats WHERE tab = ?
  ON CONFLICT DO NOTHING RETURNING number, tab AS news`;

export function keepChats(database: Database): Chats {
  return {
    async add(chat) {
      const { table, person, seat, recipient, words, said } = chat;
      for (;;) {
        const values = [table, person, seat, recipient, words, said, table];
        const [row] = await database.announce(CHAT_NEWS, ADD, ...values);
        if (row !== undefined) return { ...chat, number: Number(row['number']) };
      }
    },
    async after(table, number, most) {
      const rows = await database.all(
        `SELECT tab, number, person, seat, recipient, words, said FROM chats
         WHERE tab = ? AND number > ? ORDER BY number DESC LIMIT ?`,
        table,
        number,
        most,
      );
      return rows.map(asSaid).toReversed();
    },
  };
}
