// The real server, as it was built: a process and a database of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));

/** Programs ask more often than people. */
const PATIENT = {
  REQUESTS_A_MINUTE: '1000000',
  GUESTS_A_MINUTE: '1000000',
  TABLES_A_MINUTE: '1000000',
  SIGN_INS_A_MINUTE: '1000000',
  MESSAGES_A_SECOND: '10000',
  LOG: 'error',
};

export interface Server {
  readonly address: string;
  /** No word to anybody: as if the power were cut. */
  kill(): Promise<void>;
  /** On the same port, with the same database. */
  start(): Promise<void>;
  /** Stops it and throws away its database; thrown are its faults, if there were any. */
  close(): Promise<void>;
}

/** It says so when it is ready. */
const addressOf = (child: ChildProcess, log: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (chunk) => {
      said += String(chunk);
      const address = /listens on (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}${log.join('')}`)));
  });

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-browser-'));
  const log: string[] = [];
  let child: ChildProcess;
  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, [BUNDLE], {
      env: { ...process.env, ...PATIENT, NOCTURNE_FILE: join(folder, 'n.db'), PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr!.on('data', (chunk) => log.push(String(chunk)));
    return addressOf(child, log);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const over = once(child, 'exit');
    child.kill(signal);
    await over;
  };
  const address = await start('0');
  return {
    address,
    kill: () => stop('SIGKILL'),
    start: async () => void (await start(new URL(address).port)),
    async close() {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true });
      if (log.length > 0) throw new Error(log.join(''));
    },
  };
}
