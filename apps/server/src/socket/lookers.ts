// Who looks at which table through this process.

import type { Talker } from './talker.ts';

export interface Lookers {
  readonly add: (table: string, talker: Talker) => void;
  readonly remove: (table: string, talker: Talker) => void;
  readonly at: (table: string) => readonly Talker[];
  /** The tables that somebody looks at. */
  readonly tables: () => string[];
}

export function keepLookers(): Lookers {
  const lookers = new Map<string, Set<Talker>>();
  return {
    add(table, talker) {
      const there = lookers.get(table) ?? new Set();
      lookers.set(table, there.add(talker));
    },
    remove(table, talker) {
      const there = lookers.get(table);
      there?.delete(talker);
      if (there?.size === 0) lookers.delete(table);
    },
    at: (table) => [...(lookers.get(table) ?? [])],
    tables: () => [...lookers.keys()],
  };
}
