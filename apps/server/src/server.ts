// Everything put together: storage, tables, bots, HTTP and sockets.

import { answeringAlways } from './bots/fallback.ts';
import { thinkHere, type Thinkers } from './bots/thinkers.ts';
import { type Config, readConfig } from './config.ts';
import { keepHouseTidy } from './housekeeping.ts';
import { newId } from './ids.ts';
import { type Log, silentLog } from './log.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import type { Database } from './storage/database.ts';
import { openStorage, type Storage } from './storage/index.ts';
import type { About } from './tables/about.ts';
import { type Keeper, keepTablesInMemory } from './tables/keeper.ts';
import { type Lobby, openLobby } from './tables/lobby.ts';
import { measuredKeeper, measuredThinkers } from './tables/measured.ts';
import { BEAT, runTables } from './tables/runner.ts';
import type { Slot } from './tables/slots.ts';

export interface ServerParts {
  readonly storage: Storage<About>;
  /** This process, among those on one database. */
  readonly owner: string;
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly config: Config;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What went wrong inside, and where. */
  readonly failed: (error: unknown, where: string) => void;
  /** Whether it goes down: nobody new should be sent here. */
  readonly state: { stopping: boolean };
  /** A table changed beside its game: who sits there, whether it has begun. */
  readonly onChange: (heard: (slot: Slot) => void) => void;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly database: Database;
  readonly config?: Config;
  readonly thinkers?: Thinkers;
  readonly now?: () => number;
  readonly log?: Log;
  readonly metrics?: Metrics;
  /** Told of what goes wrong, besides the log. */
  readonly failed?: (error: unknown) => void;
}

/** Tables that nobody looks at are let go after this time. */
const IDLE = 60_000;

/** No fault is unheard. */
const hearFaults =
  (log: Log, metrics: Metrics, failed: ServerOptions['failed']): ServerParts['failed'] =>
  (error, where) => {
    log.error({ err: error, where }, 'fault');
    metrics.failed();
    failed?.(error);
  };

/** What was not said. */
function complete({ failed, ...given }: ServerOptions) {
  const { log = silentLog(), metrics = openMetrics() } = given;
  const hear = hearFaults(log, metrics, failed);
  const thinkers = answeringAlways(measuredThinkers(given.thinkers ?? thinkHere(), metrics), hear);
  return { config: readConfig({}), now: Date.now, ...given, log, metrics, thinkers, failed: hear };
}

/** What is done every now and then. */
function beatFor(
  beat: () => Promise<void>,
  { presences }: Storage<About>,
  keeper: Pick<Keeper, 'sweep'>,
  { now, failed }: Pick<ServerParts, 'now' | 'failed'>,
): NodeJS.Timeout {
  return setInterval(() => {
    beat().catch((error: unknown) => failed(error, 'beat'));
    presences.sweep(now()).catch((error: unknown) => failed(error, 'presences'));
    keeper.sweep(IDLE).catch((error: unknown) => failed(error, 'sweep'));
  }, BEAT).unref();
}

export async function openServer(options: ServerOptions): Promise<ServerParts> {
  const { database, config, thinkers, now, log, metrics, failed } = complete(options);
  const storage = await openStorage<About>(database, metrics.committed);
  const heard = new Set<(slot: Slot) => void>();
  const owner = newId(16);
  const { runners, cleaning } = storage;
  const runner = runTables({ owner, runners, keeper: () => keeper, thinkers, now, failed });
  const changed = (slot: Slot): void => {
    runner.look(slot);
    for (const hear of heard) hear(slot);
  };
  const tables = await keepTablesInMemory({ storage, now, moved: runner.look, changed, failed });
  const keeper = measuredKeeper(tables, metrics, log);
  await runner.beat();
  const beating = beatFor(runner.beat, storage, keeper, { now, failed });
  const housekeeping = keepHouseTidy({ cleaning, config, owner, now, log }, failed);
  return {
    storage,
    owner,
    keeper,
    lobby: openLobby({ storage, keeper, config, now }),
    config,
    now,
    log,
    metrics,
    failed,
    state: { stopping: false },
    onChange: (hear) => void heard.add(hear),
    async stop() {
      clearInterval(beating);
      await housekeeping.stop();
      await runner.stop();
      await keeper.close();
      await thinkers.close();
      await storage.close();
    },
  };
}
