// What nobody needs any more, in small bites: each drops so much at most, and says how much it was.

import type { Database } from './database.ts';
import { SESSION } from './people.ts';
import { TABLE_NEWS } from './tables.ts';

type Bite = (before: number, most: number) => Promise<number>;

export interface Cleaning {
  /** Whether this process does it now: nobody else does until then. */
  claim(owner: string, now: number, until: number): Promise<boolean>;
  expiredSessions: Bite;
  /** Guests who sit nowhere and have not been seen since. */
  lostGuests: Bite;
  /** Tables that nobody began, and that have not changed since. */
  openTables: Bite;
  /** What was said at tables that were over by then. */
  oldChats: Bite;
  /** Logs of games that were over by then: the last snapshot has their record. */
  oldLogs: Bite;
  /** Signs of life of processes that gave none since, and who ran tables that are not being played. */
  deadRunners: Bite;
  /** Who was at tables that are over or no more, and had gone by then. */
  oldPresences: Bite;
}

const CLAIM = `INSERT INTO leases (name, owner, until) VALUES ('housekeeping', ?, ?)
  ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
  WHERE leases.until <= ? OR leases.owner = excluded.owner RETURNING name`;
const SESSIONS = `DELETE FROM sessions WHERE token IN
  (SELECT token FROM sessions WHERE expires <= ? LIMIT ?) RETURNING token`;
const LOST = `people.account IS NULL AND people.created <= ?
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.expires > ?)`;
const CHATS = `DELETE FROM chats WHERE tab IN
  (SELECT tables.id FROM tables WHERE tables.status = 'over' AND tables.touched <= ?
   AND EXISTS (SELECT 1 FROM chats AS said WHERE said.tab = tables.id) LIMIT ?) RETURNING tab`;
const LOGS = `DELETE FROM entries WHERE tab IN
  (SELECT tables.id FROM tables JOIN snapshots ON snapshots.tab = tables.id
   WHERE tables.status = 'over' AND tables.touched <= ?
   AND EXISTS (SELECT 1 FROM entries AS written WHERE written.tab = tables.id)
   AND NOT EXISTS (SELECT 1 FROM entries AS later WHERE later.tab = tables.id AND later.at > snapshots.at)
   LIMIT ?) RETURNING tab`;
const LEASES = `DELETE FROM leases WHERE name IN (SELECT name FROM leases WHERE until <= ? LIMIT ?) RETURNING name`;
const RUNNERS = `DELETE FROM runners WHERE tab IN
  (SELECT runners.tab FROM runners LEFT JOIN tables ON tables.id = runners.tab
   WHERE tables.id IS NULL OR tables.status <> 'playing' LIMIT ?) RETURNING tab`;

const PRESENCES = `DELETE FROM presences WHERE gone <= ? AND tab IN
  (SELECT known.tab FROM presences AS known LEFT JOIN tables ON tables.id = known.tab
   WHERE known.gone <= ? AND (tables.id IS NULL OR tables.status = 'over') LIMIT ?) RETURNING tab`;

/** Whoever sits down in the same moment keeps everything: then nothing of this counts. */
class Changed extends Error {}

async function forgetTable(database: Database, id: string, before: number): Promise<number> {
  const sql = `DELETE FROM tables WHERE id = ? AND status = 'open' AND touched <= ? RETURNING id AS news`;
  const work = database.transaction(async (inside) => {
    await inside.all('DELETE FROM seats WHERE tab = ?', id);
    await inside.all('DELETE FROM chats WHERE tab = ?', id);
    const gone = await inside.announce(TABLE_NEWS, sql, id, before);
    if (gone.length === 0) throw new Changed();
    return 1;
  });
  return work.catch((error: unknown) => {
    if (error instanceof Changed) return 0;
    throw error;
  });
}

async function forgetGuest(database: Database, id: string, before: number): Promise<number> {
  return database.transaction(async (inside) => {
    const [lost] = await inside.all(
      `SELECT id FROM people WHERE id = ? AND ${LOST}`,
      id,
      before,
      before + SESSION,
    );
    if (lost === undefined) return 0;
    await inside.all('DELETE FROM sessions WHERE person = ?', id);
    await inside.all('DELETE FROM decks WHERE person = ?', id);
    await inside.all('DELETE FROM people WHERE id = ?', id);
    return 1;
  });
}

export function keepCleaning(database: Database): Cleaning {
  const drop =
    (sql: string): Bite =>
    async (before, most) =>
      (await database.all(sql, before, most)).length;
  /** One after the other, each for itself. */
  async function each(sql: string, values: readonly number[], forget: (id: string) => Promise<number>) {
    let count = 0;
    for (const row of await database.all(sql, ...values)) count += await forget(String(row['id']));
    return count;
  }
  return {
    claim: async (owner, now, until) => (await database.all(CLAIM, owner, until, now)).length > 0,
    expiredSessions: drop(SESSIONS),
    lostGuests: (before, most) =>
      each(`SELECT id FROM people WHERE ${LOST} LIMIT ?`, [before, before + SESSION, most], (id) =>
        forgetGuest(database, id, before),
      ),
    openTables: (before, most) =>
      each(`SELECT id FROM tables WHERE status = 'open' AND touched <= ? LIMIT ?`, [before, most], (id) =>
        forgetTable(database, id, before),
      ),
    oldChats: drop(CHATS),
    oldLogs: drop(LOGS),
    oldPresences: async (before, most) => (await database.all(PRESENCES, before, before, most)).length,
    deadRunners: async (before, most) =>
      (await database.all(LEASES, before, most)).length + (await database.all(RUNNERS, most)).length,
  };
}
