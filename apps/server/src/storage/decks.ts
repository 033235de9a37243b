// Decks that people keep with their accounts: a name and a list, as they were given.

import type { Database, Row } from './database.ts';

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly changed: number;
}

export interface Decks {
  /** The latest first. */
  ofPerson(person: string): Promise<KeptDeck[]>;
  find(person: string, id: string): Promise<KeptDeck | undefined>;
  /** A new one, or another list under its id; false if this person has as many as one may. */
  keep(person: string, deck: KeptDeck, most: number): Promise<boolean>;
  /** False if there was none. */
  forget(person: string, id: string): Promise<boolean>;
}

const asDeck = (row: Row): KeptDeck => ({
  id: String(row['id']),
  name: String(row['name']),
  list: String(row['list']),
  changed: Number(row['changed']),
});

const COLUMNS = 'id, name, list, changed';
// whoever keeps two at once keeps one after the other, so that they are counted
const ONE_BY_ONE = 'UPDATE people SET name = name WHERE id = ?';
const KEEP = `INSERT INTO decks (person, ${COLUMNS}) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (person, id) DO UPDATE SET name = excluded.name, list = excluded.list, changed = excluded.changed`;

export function keepDecks(database: Database): Decks {
  return {
    async ofPerson(person) {
      const sql = `SELECT ${COLUMNS} FROM decks WHERE person = ? ORDER BY changed DESC, id`;
      return (await database.all(sql, person)).map(asDeck);
    },
    async find(person, id) {
      const sql = `SELECT ${COLUMNS} FROM decks WHERE person = ? AND id = ?`;
      const [row] = await database.all(sql, person, id);
      return row === undefined ? undefined : asDeck(row);
    },
    keep: (person, { id, name, list, changed }, most) =>
      database.transaction(async (inside) => {
        await inside.all(ONE_BY_ONE, person);
        const others = 'SELECT count(*) AS count FROM decks WHERE person = ? AND id <> ?';
        const [row] = await inside.all(others, person, id);
        if (Number(row?.['count'] ?? 0) >= most) return false;
        await inside.all(KEEP, person, id, name, list, changed);
        return true;
      }),
    async forget(person, id) {
      const sql = 'DELETE FROM decks WHERE person = ? AND id = ? RETURNING id';
      return (await database.all(sql, person, id)).length > 0;
    },
  };
}
