// Everything put together: storage, tables, bots, HTTP and sockets.

import { thinkHere, type Thinkers } from './bots/thinkers.ts';
import { newId } from './ids.ts';
import type { Database } from './storage/database.ts';
import { openStorage, type Storage } from './storage/index.ts';
import type { About } from './tables/about.ts';
import { type Keeper, keepTablesInMemory } from './tables/keeper.ts';
import { type Lobby, openLobby } from './tables/lobby.ts';
import { BEAT, runTables } from './tables/runner.ts';
import type { Slot } from './tables/slots.ts';

export interface ServerParts {
  readonly storage: Storage<About>;
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly now: () => number;
  readonly failed: (error: unknown, where: string) => void;
  /** A table changed beside its game: who sits there, whether it has begun. */
  readonly onChange: (heard: (slot: Slot) => void) => void;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly database: Database;
  readonly thinkers?: Thinkers;
  readonly now?: () => number;
  readonly failed?: (error: unknown, where: string) => void;
}

/** Tables that nobody looks at are let go after this time. */
const IDLE = 60_000;

export async function openServer(options: ServerOptions): Promise<ServerParts> {
  const { database, thinkers = thinkHere(), now = Date.now, failed = () => undefined } = options;
  const storage = await openStorage<About>(database);
  const heard = new Set<(slot: Slot) => void>();
  const { runners } = storage;
  const runner = runTables({ owner: newId(16), runners, keeper: () => keeper, thinkers, now, failed });
  const changed = (slot: Slot): void => {
    runner.look(slot);
    for (const hear of heard) hear(slot);
  };
  const keeper = await keepTablesInMemory({ storage, now, moved: runner.look, changed, failed });
  await runner.beat();
  const beating = setInterval(() => {
    runner.beat().catch((error: unknown) => failed(error, 'beat'));
    keeper.sweep(IDLE).catch((error: unknown) => failed(error, 'sweep'));
  }, BEAT).unref();
  return {
    storage,
    keeper,
    lobby: openLobby({ storage, keeper, now }),
    now,
    failed,
    onChange: (hear) => void heard.add(hear),
    async stop() {
      clearInterval(beating);
      await runner.stop();
      await keeper.close();
      await thinkers.close();
      await storage.close();
    },
  };
}
