// PostgreSQL, for many processes.

import { Client, type ClientBase, Pool, type PoolClient, types } from 'pg';
import {
  closedError,
  type Database,
  type Row,
  type Statements,
  storableValue,
  type Value,
} from './database.ts';
import { CONNECTION, keepListening } from './listening.ts';

// whole numbers beyond 32 bits are times in milliseconds, which a number holds exactly
types.setTypeParser(types.builtins.INT8, Number);

/** One lock for whatever runs in one process at a time. */
const ALONE = 7_305_418;
/** After this time a query has failed. */
const PATIENCE_MS = 30_000;
/** A process that stops in the middle of a transaction does not hold the others up for ever. */
const BEGIN = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${PATIENCE_MS}`;

const known = new Map<string, { name: string; text: string }>();

/** The statement as PostgreSQL knows it: `$1` for `?`, and a name, so that each connection reads it once. */
function statementOf(sql: string): { name: string; text: string } {
  const statement = known.get(sql);
  if (statement !== undefined) return statement;
  let count = 0;
  const text = sql.replaceAll('?', () => `$${++count}`);
  const fresh = { name: `s${known.size}`, text };
  known.set(sql, fresh);
  return fresh;
}

type Ask = (sql: string, values: readonly Value[]) => Promise<readonly Row[]>;

const asking =
  (client: ClientBase): Ask =>
  async (sql, values) => {
    const query =
      values.length === 0 ? { text: sql } : { ...statementOf(sql), values: values.map(storableValue) };
    return (await client.query<Record<string, Value>>(query)).rows;
  };

const speak = (ask: Ask): Statements => ({
  all: (sql, ...values) => ask(sql, values),
  announce: (channel, sql, ...values) =>
    ask(`WITH changed AS (${sql}) SELECT *, pg_notify('${channel}', news) FROM changed`, values),
});

async function inTransaction<Result>(
  client: ClientBase,
  work: (inside: Statements) => Promise<Result>,
): Promise<Result> {
  await client.query(BEGIN);
  const result = await work(speak(asking(client)));
  const { command } = await client.query('COMMIT');
  // a statement had failed, and the work went on as if it had not
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return result;
}

// if a connection breaks, its next query says so
const ignore = (): void => undefined;

/** Whatever went wrong: a connection that still answers is in order again, any other is not used any more. */
function recover(client: PoolClient): void {
  client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  );
}

async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    recover(client);
    throw error;
  }
}

/** On a connection of its own: neither the wait for the others nor the work is cut short. */
async function inTransactionAlone<Result>(
  url: string,
  work: (inside: Statements) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, ...CONNECTION });
  client.on('error', ignore);
  await client.connect();
  try {
    return await inTransaction(client, async (inside) => {
      await inside.all('SELECT pg_advisory_xact_lock(?)', ALONE);
      return work(inside);
    });
  } finally {
    await client.end();
  }
}

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  /** Told of connections that were lost: they come back by themselves. */
  readonly onError?: (error: Error) => void;
}

export function openPostgres({ url, connections = 8, onError }: PostgresOptions): Database {
  const report = (error: Error): void => onError?.(error);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    query_timeout: PATIENCE_MS,
    ...CONNECTION,
  });
  pool.on('error', report);
  // from the first moment on: it may break before whoever waits for it has it
  pool.on('connect', (client) => client.on('error', ignore));
  const { listen, close } = keepListening(url, report);
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  /** Who still waits for a connection when the pool ends would wait for ever. */
  function noted<Result>(start: () => Promise<Result>): Promise<Result> {
    if (closing !== undefined) return Promise.reject(closedError());
    const work = start();
    const done = (): void => void underWay.delete(work);
    underWay.add(work);
    work.then(done, done);
    return work;
  }
  const ask: Ask = (sql, values) => noted(() => withClient(pool, (client) => asking(client)(sql, values)));
  async function end(): Promise<void> {
    await Promise.allSettled(underWay);
    await close();
    await pool.end();
  }

  return {
    kind: 'postgres',
    ...speak(ask),
    cache: async (sql, ...values) => void (await ask(sql, values)),
    transaction: (work) => noted(() => withClient(pool, (client) => inTransaction(client, work))),
    alone: (work) => noted(() => inTransactionAlone(url, work)),
    listen: (channel, heard) => noted(() => listen(channel, heard)),
    close() {
      closing ??= end();
      return closing;
    },
  };
}
