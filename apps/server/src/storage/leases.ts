// Who runs what: a name belongs to one process for a while, and to another if it does not renew it.

import type { Database } from './database.ts';

export interface Leases {
  /** Takes or keeps it; false while somebody else has it. */
  claim(name: string, owner: string, now: number, until: number): Promise<boolean>;
  release(name: string, owner: string): Promise<void>;
}

export function keepLeases(database: Database): Leases {
  return {
    async claim(name, owner, now, until) {
      const rows = await database.all(
        `INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
         WHERE leases.owner = excluded.owner OR leases.until <= ? RETURNING name`,
        name,
        owner,
        until,
        now,
      );
      return rows.length > 0;
    },
    async release(name, owner) {
      await database.all('DELETE FROM leases WHERE name = ? AND owner = ?', name, owner);
    },
  };
}
