// Everything that outlives the process.

import { keepChats, type Chats } from './chats.ts';
import { type Cleaning, keepCleaning } from './cleaning.ts';
import type { Database } from './database.ts';
import { type Decks, keepDecks } from './decks.ts';
import { type Committed, keepEntries, type Entries } from './entries.ts';
import { migrate } from './migrations.ts';
import { keepPeople, type People } from './people.ts';
import { keepPresences, type Presences } from './presences.ts';
import { keepRunners, type Runners } from './runners.ts';
import { keepTables, type Tables } from './tables.ts';

export { InUse } from './database.ts';

export interface Storage<About> {
  readonly people: People;
  readonly decks: Decks;
  readonly tables: Tables<About>;
  readonly entries: Entries;
  readonly chats: Chats;
  readonly runners: Runners;
  readonly presences: Presences;
  readonly cleaning: Cleaning;
  listen: Database['listen'];
  /** Ends well if the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export async function openStorage<About>(database: Database, committed?: Committed): Promise<Storage<About>> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const entries = keepEntries(database, committed);
  return {
    people: keepPeople(database),
    decks: keepDecks(database),
    tables: keepTables<About>(database),
    entries,
    chats: keepChats(database),
    runners: keepRunners(database),
    presences: keepPresences(database),
    cleaning: keepCleaning(database),
    listen: (channel, heard) => database.listen(channel, heard),
    async ping() {
      await database.all('SELECT 1 AS one');
    },
    async close() {
      await entries.close();
      await database.close();
    },
  };
}
