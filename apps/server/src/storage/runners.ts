// Which process runs a table by itself: its bots and its clocks. A process that does not say that it lives loses them.

import type { Database } from './database.ts';

export interface Runners {
  /** This process lives, at least until then. */
  beat(owner: string, until: number): Promise<void>;
  /** Takes or keeps a table; false while a living process has it. */
  claim(table: string, owner: string, now: number): Promise<boolean>;
  /** Tables that are being played and that this process runs. */
  held(owner: string): Promise<string[]>;
  /** Tables that are being played and that no living process runs. */
  orphans(now: number, most: number): Promise<string[]>;
  /** Others may have its tables at once. */
  retire(owner: string): Promise<void>;
}

const BEAT = `INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET until = excluded.until`;
const CLAIM = `INSERT INTO runners (tab, owner) VALUES (?, ?)
  ON CONFLICT (tab) DO UPDATE SET owner = excluded.owner
  WHERE runners.owner = excluded.owner
  OR NOT EXISTS (SELECT 1 FROM leases WHERE leases.name = runners.owner AND leases.until > ?)
  RETURNING tab`;
const HELD = `SELECT tables.id FROM tables JOIN runners ON runners.tab = tables.id
  WHERE tables.status = 'playing' AND runners.owner = ?`;
const ORPHANS = `SELECT tables.id FROM tables
  LEFT JOIN runners ON runners.tab = tables.id
  LEFT JOIN leases ON leases.name = runners.owner AND leases.until > ?
  WHERE tables.status = 'playing' AND leases.name IS NULL LIMIT ?`;

export function keepRunners(database: Database): Runners {
  return {
    async beat(owner, until) {
      await database.all(BEAT, owner, owner, until);
    },
    async claim(table, owner, now) {
      const rows = await database.all(CLAIM, table, owner, now);
      return rows.length > 0;
    },
    async held(owner) {
      const rows = await database.all(HELD, owner);
      return rows.map((row) => String(row['id']));
    },
    async orphans(now, most) {
      const rows = await database.all(ORPHANS, now, most);
      return rows.map((row) => String(row['id']));
    },
    async retire(owner) {
      await database.all('DELETE FROM leases WHERE name = ?', owner);
    },
  };
}
