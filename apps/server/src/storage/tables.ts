// Tables: what is agreed before the game, who sits where, and where it stands. The game itself is its entries.

import type { Database, Row, Statements, Value } from './database.ts';

export type TableStatus = 'open' | 'playing' | 'over';

/** What is kept of a table besides its log. `about` is plain data, of the shape that the lobby gives it. */
export interface KeptTable<About> {
  readonly id: string;
  /** Rises with every change: a writer who did not see the last one changes nothing. */
  readonly revision: number;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly about: About;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly created: number;
  readonly touched: number;
}

export const TABLE_NEWS = 'tables';

interface Changes<About> {
  add(table: KeptTable<About>, people: readonly string[]): Promise<void>;
  /** False if the table has changed since `revision`. */
  change(table: KeptTable<About>, people: readonly string[]): Promise<boolean>;
}

/** A page of a list: what comes after a table, as it was when it was last changed. */
export interface Page {
  readonly status?: TableStatus | undefined;
  readonly after?: { readonly touched: number; readonly id: string } | undefined;
  readonly most: number;
}

interface Queries<About> {
  find(id: string): Promise<KeptTable<About> | undefined>;
  /** In the lobby, the latest first. */
  listed(page: Page & { readonly game?: string | undefined }): Promise<KeptTable<About>[]>;
  ofPerson(person: string, page: Page): Promise<KeptTable<About>[]>;
  /** At how many tables somebody sits that are open or being played. */
  countOfPerson(person: string): Promise<number>;
  /** Those that are being played. */
  playing(): Promise<string[]>;
}

interface Snapshots {
  /** Nothing happens if there is a later one. */
  saveSnapshot(table: string, at: number, state: string): Promise<void>;
  snapshot(table: string): Promise<{ at: number; state: string } | undefined>;
}

export type Tables<About> = Changes<About> & Queries<About> & Snapshots;

const COLUMNS = 'id, revision, status, listed, about, seed, created, touched';

function asTable<About>(row: Row): KeptTable<About> {
  return {
    id: String(row['id']),
    revision: Number(row['revision']),
    status: row['status'] as TableStatus,
    listed: row['listed'] === 1,
    about: JSON.parse(String(row['about'])) as About,
    seed: String(row['seed']),
    created: Number(row['created']),
    touched: Number(row['touched']),
  };
}

async function seat(inside: Statements, table: string, people: readonly string[]): Promise<void> {
  await inside.all('DELETE FROM seats WHERE tab = ?', table);
  for (const person of people)
    await inside.all('INSERT INTO seats (tab, person) VALUES (?, ?) ON CONFLICT DO NOTHING', table, person);
}

const INSERT = `INSERT INTO tables (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id AS news`;
const UPDATE = `UPDATE tables SET revision = ?, status = ?, listed = ?, about = ?, touched = ?
  WHERE id = ? AND revision = ? RETURNING id AS news`;

function keepChanges<About>(database: Database): Changes<About> {
  return {
    async add({ id, revision, status, listed, about, seed, created, touched }, people) {
      const agreed = JSON.stringify(about);
      const values = [id, revision, status, Number(listed), agreed, seed, created, touched];
      await database.transaction(async (inside) => {
        await inside.announce(TABLE_NEWS, INSERT, ...values);
        await seat(inside, id, people);
      });
    },
    async change({ id, revision, status, listed, about, touched }, people) {
      const agreed = JSON.stringify(about);
      const values = [revision + 1, status, Number(listed), agreed, touched, id, revision];
      return database.transaction(async (inside) => {
        const rows = await inside.announce(TABLE_NEWS, UPDATE, ...values);
        if (rows.length === 0) return false;
        await seat(inside, id, people);
        return true;
      });
    },
  };
}

/** The game of a table, which is part of what was agreed. */
const GAME: Readonly<Record<Database['kind'], string>> = {
  sqlite: `about->>'game'`,
  postgres: `about::json->>'game'`,
};

type Condition = readonly [sql: string, ...values: Value[]];

/** Those that meet all conditions, the latest first. */
async function pageOf<About>(
  database: Database,
  from: string,
  given: readonly Condition[],
  { status, after, most }: Page,
): Promise<KeptTable<About>[]> {
  const conditions = [...given];
  if (status !== undefined) conditions.push(['status = ?', status]);
  if (after !== undefined) conditions.push(['(touched, id) < (?, ?)', after.touched, after.id]);
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, ...rest]) => rest);
  const sql = `SELECT ${COLUMNS} FROM ${from} WHERE ${where} ORDER BY touched DESC, id DESC LIMIT ?`;
  return (await database.all(sql, ...values, most)).map((row) => asTable<About>(row));
}

function keepQueries<About>(database: Database): Queries<About> {
  return {
    async find(id) {
      const [row] = await database.all(`SELECT ${COLUMNS} FROM tables WHERE id = ?`, id);
      return row === undefined ? undefined : asTable<About>(row);
    },
    async listed({ game, ...page }) {
      const conditions: Condition[] = [[`status IN ('open', 'playing') AND listed = 1`]];
      if (game !== undefined) conditions.push([`${GAME[database.kind]} = ?`, game]);
      return pageOf<About>(database, 'tables', conditions, page);
    },
    async countOfPerson(person) {
      const [row] = await database.all(
        `SELECT count(*) AS count FROM tables JOIN seats ON seats.tab = tables.id
         WHERE seats.person = ? AND tables.status IN ('open', 'playing')`,
        person,
      );
      return Number(row?.['count'] ?? 0);
    },
    ofPerson: (person, page) =>
      pageOf<About>(
        database,
        'tables JOIN seats ON seats.tab = tables.id',
        [['seats.person = ?', person]],
        page,
      ),
    async playing() {
      const rows = await database.all(`SELECT id FROM tables WHERE status = 'playing'`);
      return rows.map((row) => String(row['id']));
    },
  };
}

function keepSnapshots(database: Database): Snapshots {
  return {
    async saveSnapshot(table, at, state) {
      await database.cache(
        `INSERT INTO snapshots (tab, at, state) VALUES (?, ?, ?)
         ON CONFLICT (tab) DO UPDATE SET at = excluded.at, state = excluded.state WHERE snapshots.at < excluded.at`,
        table,
        at,
        state,
      );
    },
    async snapshot(table) {
      const [row] = await database.all('SELECT at, state FROM snapshots WHERE tab = ?', table);
      return row === undefined ? undefined : { at: Number(row['at']), state: String(row['state']) };
    },
  };
}

export const keepTables = <About>(database: Database): Tables<About> => ({
  ...keepChanges<About>(database),
  ...keepQueries<About>(database),
  ...keepSnapshots(database),
});
