// What can be set from outside. Everything has a default: without a word the server runs on an embedded database.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL, if it is given; else the file of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly file: string;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  readonly log: boolean;
  readonly threads: number;
  readonly requestsAMinute: number;
  readonly mostSockets: number;
  readonly socketsOfPerson: number;
}

function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`${name} must be a whole number, not “${value}”`);
  return number;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const number = (name: string, otherwise: number): number => wholeNumber(name, env[name], otherwise);
  return {
    port: number('PORT', 3000),
    host: env['HOST'] ?? '127.0.0.1',
    databaseUrl: env['DATABASE_URL'] === '' ? undefined : env['DATABASE_URL'],
    file: env['NOCTURNE_FILE'] ?? join(folder, 'nocturne.db'),
    trustProxy: env['TRUST_PROXY'] === '1',
    origins: (env['ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    log: env['LOG'] !== '0',
    threads: number('BOT_THREADS', Math.max(1, availableParallelism() - 1)),
    requestsAMinute: number('REQUESTS_A_MINUTE', 300),
    mostSockets: number('MOST_SOCKETS', 5000),
    socketsOfPerson: number('SOCKETS_OF_PERSON', 20),
  };
}
