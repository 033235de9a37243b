// A server in a process of its own: the built bundle, as `npm start` runs it.

import { spawn } from 'node:child_process';

export interface ServerProcess {
  /** Where it listens, once it does. */
  port: number | undefined;
  /** It listens, or is gone. */
  readonly ready: Promise<void>;
  /** How it ended: its code, or the signal. */
  readonly gone: Promise<number | string>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** What it logged of things that went wrong. */
  readonly errors: () => string;
  /** Those of them that do not come from a connection to the database that was lost. */
  readonly faults: () => string[];
}

// Becomes the server. Its standard input ends when whoever started it does, even by kill -9: then it ends, too.
const WATCHED = 'exec 3<&0; (read -r line <&3; kill -KILL $$) & exec "$@" 3<&-';
/** All who play come from one address. */
const UNLIMITED = Object.fromEntries(
  ['REQUESTS_A_MINUTE', 'GUESTS_A_MINUTE', 'TABLES_A_MINUTE', 'SOCKETS_OF_ADDRESS', 'MESSAGES_A_SECOND'].map(
    (name) => [name, '1000000'],
  ),
);
/** What becomes of whatever is under way when its connection is cut. */
const CUT = /terminating connection|Connection terminated|ECONNRESET|EPIPE|not queryable|timeout/;
const MOST_KEPT = 100_000;

export function startProcess(bundle: string, databaseUrl: string): ServerProcess {
  const child = spawn('sh', ['-c', WATCHED, 'sh', process.execPath, '--enable-source-maps', bundle], {
    env: { ...process.env, ...UNLIMITED, PORT: '0', DATABASE_URL: databaseUrl, LOG: 'error' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [said, errors] = ['', ''];
  const gone = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      started.port = undefined;
      child.stdin.end();
      resolve(code ?? signal ?? '');
    });
  });
  const listens = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (started.port !== undefined) return;
      said += text;
      const port = /listens on \S+:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      started.port = Number(port);
      resolve();
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-MOST_KEPT);
  });
  const started: ServerProcess = {
    port: undefined,
    ready: Promise.race([listens, gone.then(() => undefined)]),
    gone,
    signal: (name) => void child.kill(name),
    errors: () => errors,
    faults: () => errors.split('\n').filter((line) => line.startsWith('{') && !CUT.test(line)),
  };
  return started;
}
