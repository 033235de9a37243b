// Who of those that sit at a table looks at it, in any process. Whoever only watches is nobody's business.

import type { Database } from './database.ts';

export interface Presence {
  readonly person: string;
  /** Since when they are gone; `null`: they are there. */
  readonly gone: number | null;
}

export const PRESENCE_NEWS = 'presences';

export interface Presences {
  come(table: string, person: string, owner: string): Promise<void>;
  go(table: string, person: string, owner: string, now: number): Promise<void>;
  /** Those who have ever been there. */
  of(table: string): Promise<Presence[]>;
  /** Those of processes that do not live any more are gone. */
  sweep(now: number): Promise<void>;
}

const COME = `INSERT INTO presences (tab, person, owner, gone) VALUES (?, ?, ?, NULL)
  ON CONFLICT (tab, person, owner) DO UPDATE SET gone = NULL RETURNING tab AS news`;
const GO = `UPDATE presences SET gone = ? WHERE tab = ? AND person = ? AND owner = ? AND gone IS NULL
  RETURNING tab AS news`;
const OF = `SELECT person, max(gone) AS gone, sum(CASE WHEN gone IS NULL THEN 1 ELSE 0 END) AS here
  FROM presences WHERE tab = ? GROUP BY person ORDER BY person`;
const SWEEP = `UPDATE presences SET gone = ? WHERE gone IS NULL
  AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.name = presences.owner AND leases.until > ?)
  RETURNING tab AS news`;

export const keepPresences = (database: Database): Presences => ({
  async come(table, person, owner) {
    await database.announce(PRESENCE_NEWS, COME, table, person, owner);
  },
  async go(table, person, owner, now) {
    await database.announce(PRESENCE_NEWS, GO, now, table, person, owner);
  },
  async of(table) {
    const rows = await database.all(OF, table);
    return rows.map((row) => ({
      person: String(row['person']),
      gone: Number(row['here']) > 0 ? null : Number(row['gone']),
    }));
  },
  async sweep(now) {
    await database.announce(PRESENCE_NEWS, SWEEP, now, now);
  },
});
