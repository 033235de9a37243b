// Starts the server, and stops it in order.

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thinkInThreads } from './bots/thinkers.ts';
import { type Config, readConfig, settings } from './config.ts';
import { openApp } from './http/app.ts';
import { readClient } from './http/client.ts';
import { type Log, openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { freePort } from './port.ts';
import { openServer } from './server.ts';
import { openHub } from './socket/hub.ts';
import type { Database } from './storage/database.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';

/** Where the build puts the server; the client lies beside it. */
const here = dirname(fileURLToPath(import.meta.url));
const CLIENT = join(here, '../../web/dist');
const BUDGET = 5000;

const HELP = `Nocturne's server. It is set by the environment; every setting has a default:

${settings()
  .map(({ name, usually, says }) => `${name}${usually === '' ? '' : `=${usually}`}\n    ${says}`)
  .join('\n')}`;

function openDatabase({ databaseUrl, file }: Config, log: Log): Database {
  if (databaseUrl === undefined) return openSqlite(file);
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection');
  return openPostgres({ url: databaseUrl, onError });
}

/** A signal is all it takes: nobody else can open the file while the server runs. */
function backUpOnSignal({ file }: Config, database: Database, log: Log): void {
  if (database.backup === undefined) return;
  process.on('SIGUSR2', () => {
    const path = `${file}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`;
    database.backup?.(path).then(
      () => log.info({ path }, 'backup'),
      (error: unknown) => log.error({ err: error }, 'backup'),
    );
  });
}

async function open(config: Config, log: Log): Promise<{ address: string; stop: () => Promise<void> }> {
  const thinkers = thinkInThreads(join(here, 'worker.mjs'), config.threads, BUDGET);
  const metrics = openMetrics({ machine: true });
  const database = openDatabase(config, log);
  const server = await openServer({ database, config, thinkers, log, metrics });
  backUpOnSignal(config, database, log);
  const app = await openApp(server, readClient(CLIENT));
  const hub = await openHub(server, app.server);
  const { host } = config;
  const port = await freePort(config.port, host, (process.env['PORT'] ?? '') !== '');
  const address = await app.listen({ port, host });
  return {
    address,
    async stop() {
      server.state.stopping = true;
      await hub.close();
      await app.close();
      await server.stop();
    },
  };
}

function stopInOrder(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.fatal({ err: error }, 'stop');
        process.exit(1);
      });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(HELP);
  const config = readConfig(process.env);
  const log = openLog(config.log);
  // whatever nobody has thought of: another start finds every table where it was
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
  const { address, stop } = await open(config, log);
  console.log(`Nocturne listens on ${address}`);
  console.log(
    config.databaseUrl === undefined
      ? `Games are kept in ${resolve(config.file)}`
      : 'Games are kept in PostgreSQL',
  );
  console.log('Ctrl-C stops it; every table goes on at the next start.');
  stopInOrder(log, stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
