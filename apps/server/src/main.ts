// Starts the server, and stops it in order.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinkInThreads } from './bots/thinkers.ts';
import { type Config, readConfig } from './config.ts';
import { openApp } from './http/app.ts';
import { openServer } from './server.ts';
import { openHub } from './socket/hub.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';

const here = dirname(fileURLToPath(import.meta.url));
const BUDGET = 5000;

const failed = (error: unknown, where: string): void => console.error(where, error);

async function open(config: Config): Promise<{ stop: () => Promise<void> }> {
  if (config.databaseUrl === undefined) mkdirSync(dirname(config.file), { recursive: true });
  const database =
    config.databaseUrl === undefined ? openSqlite(config.file) : openPostgres({ url: config.databaseUrl });
  const thinkers = thinkInThreads(join(here, 'worker.mjs'), config.threads, BUDGET);
  const server = await openServer({ database, thinkers, failed });
  const { log, trustProxy, requestsAMinute: aMinute, origins, mostSockets } = config;
  const app = await openApp({ server, log, trustProxy, aMinute });
  const hub = await openHub(server, app.server, {
    origins,
    mostSockets,
    mostOfPerson: config.socketsOfPerson,
  });
  await app.listen({ port: config.port, host: config.host });
  return {
    async stop() {
      await hub.close();
      await app.close();
      await server.stop();
    },
  };
}

async function main(): Promise<void> {
  const config = readConfig(process.env, join(process.cwd(), 'data'));
  const { stop } = await open(config);
  console.log(`Nocturne listens on http://${config.host}:${config.port}`);
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        failed(error, 'stop');
        process.exit(1);
      });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
