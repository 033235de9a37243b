// The server as `npm start` runs it, in a process of its own, which can be ended and started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Programs answer faster than people, and all from one address. */
const ENV = {
  LOG: 'error',
  MESSAGES_A_SECOND: '100000',
  REQUESTS_A_MINUTE: '100000',
  TABLES_A_MINUTE: '1000',
};

export interface Run {
  readonly child: ChildProcess;
  /** What it said, as a whole, when it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  /** Its address, as it says; fails if it ends before. */
  readonly url: Promise<string>;
}

export function npmStart(file: string, env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...ENV, NOCTURNE_FILE: file, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  const url = new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += data.toString();
      const found = /listens on (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(said)));
  });
  url.catch(() => undefined);
  return { child, ended, url };
}

/** One server after the other on the same data. */
export interface World {
  /** The address of the server that runs now, or of the next one. */
  readonly url: () => Promise<string>;
  /** Ends the server, starts the next one and waits for it. */
  readonly restart: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; said: string }>;
  readonly end: () => Promise<{ code: number | null; said: string }>;
}

export function openWorld(file: string): World {
  const start = (): Run => npmStart(file, { PORT: '0' });
  let run = start();
  async function end(signal: 'SIGTERM' | 'SIGKILL'): ReturnType<World['end']> {
    run.child.kill(signal);
    return run.ended;
  }
  return {
    url: () => run.url,
    async restart(signal) {
      const ended = await end(signal);
      run = start();
      await run.url;
      return ended;
    },
    end: () => end('SIGTERM'),
  };
}
