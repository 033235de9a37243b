// Tables without HTTP and sockets, on a clock that is set: for tests of what happens by itself.

import { rmSync } from 'node:fs';
import { newTable } from '@nocturne/protocol';
import { thinkHere, type Thinkers } from '../src/bots/thinkers.ts';
import { readConfig } from '../src/config.ts';
import { newId } from '../src/ids.ts';
import type { Database } from '../src/storage/database.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { About } from '../src/tables/about.ts';
import { type Keeper, keepTablesInMemory } from '../src/tables/keeper.ts';
import { type Lobby, openLobby } from '../src/tables/lobby.ts';
import { type Runner, runTables } from '../src/tables/runner.ts';
import type { Slot } from '../src/tables/slots.ts';

export interface Clock {
  now: number;
}

export interface Room {
  readonly storage: Storage<About>;
  readonly keeper: Keeper;
  readonly runner: Runner;
  readonly lobby: Lobby;
  readonly faults: unknown[];
  readonly stop: () => Promise<void>;
}

/** And nothing has gone wrong in it. */
export async function leaveRoom({ stop, faults }: Room, folder: string): Promise<void> {
  await stop();
  rmSync(folder, { recursive: true });
  if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
}

export async function openRoom(
  database: Database,
  clock: Clock,
  thinkers: Thinkers = thinkHere(),
): Promise<Room> {
  const storage = await openStorage<About>(database);
  const faults: unknown[] = [];
  const now = (): number => clock.now;
  const failed = (error: unknown): void => void faults.push(error);
  const runner: Runner = runTables({
    owner: newId(16),
    runners: storage.runners,
    keeper: () => keeper,
    thinkers,
    now,
    failed,
  });
  const { look } = runner;
  const keeper: Keeper = await keepTablesInMemory({ storage, now, moved: look, changed: look, failed });
  await runner.beat();
  return {
    storage,
    keeper,
    runner,
    lobby: openLobby({ storage, keeper, config: readConfig({}), now }),
    faults,
    async stop() {
      await runner.stop();
      await keeper.close();
      await storage.close();
    },
  };
}

export interface Wanted {
  readonly people: readonly string[];
  readonly seed: string;
  readonly more: object;
}

/** A game of a set seed that has begun: people on the first chairs, bots on the others. */
export async function beginTable(
  { storage, keeper, lobby }: Room,
  { people, seed, more }: Wanted,
): Promise<string> {
  const guests = people.map((name) => ({ id: name.toLowerCase(), name, account: null }));
  for (const person of guests) await storage.people.add(person, null, 0);
  const [host] = guests as [(typeof guests)[0]];
  const made = await lobby.create(host, newTable.parse({ pace: 0, ...more }));
  if ('reason' in made) throw new Error(made.reason.why);
  const open = (await storage.tables.find(made.id))!;
  const id = newId(12);
  await storage.tables.add({ ...open, id, seed }, [host.id]);
  const done = await keeper.at(id, async (slot) => {
    for (const [seat, person] of guests.entries()) await lobby.sit(slot, person, { seat });
    for (let seat = guests.length; seat < slot.kept.about.chairs.length; seat++)
      await lobby.setBot(slot, host, seat, 'heuristic');
    return lobby.begin(slot, host);
  });
  if (done === undefined || !('ok' in done)) throw new Error(JSON.stringify(done));
  return id;
}

/** Waits until a table is so; what it then is. */
export async function untilSo<Result>(
  { keeper, faults }: Room,
  table: string,
  is: (slot: Slot) => Result | undefined,
): Promise<Result> {
  for (;;) {
    const looked = await keeper.at(table, async (slot) => ({ found: is(slot) }));
    if (looked === undefined) throw new Error('there is no such table any more');
    if (looked.found !== undefined) return looked.found;
    if (faults.length > 0) throw faults[0];
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
}
