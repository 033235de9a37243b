// The embedded database: one file, one process. What is acknowledged is on the disk, as with synchronous FULL, but the process
// does not stand still while the disk writes (pages.ts).

import { closedError, type Database, type Row, type Statements, type Value } from './database.ts';
import { begin, closePages, keep, keepAll, openPages, owe, type Pages, pay, settle } from './pages.ts';
import type { Done } from './redo.ts';
import type { SqliteFile } from './sqlite-file.ts';

interface Told {
  readonly channel: string;
  readonly text: string;
}

const newsIn = (channel: string, rows: readonly Row[]): Told[] =>
  rows.map(({ news }) => ({ channel, text: String(news) }));

/** The statements of a transaction. */
function inside({ changes, rows }: SqliteFile, done: Done[], told: Told[]): Statements {
  function run(sql: string, values: readonly Value[]): readonly Row[] {
    const found = rows(sql, values);
    if (changes(sql)) done.push([sql, values]);
    return found;
  }
  return {
    all: async (sql, ...values) => run(sql, values),
    async announce(channel, sql, ...values) {
      const found = run(sql, values);
      told.push(...newsIn(channel, found));
      return found;
    },
  };
}

async function ask(pages: Pages, sql: string, values: readonly Value[]): Promise<readonly Row[]> {
  const { changes, rows } = pages.file;
  const run = (): readonly Row[] => rows(sql, values);
  return changes(sql) ? keep(pages, [sql, values], run) : run();
}

type Spread = (told: readonly Told[]) => void;

/** Listeners are called later, as on PostgreSQL: what they do is not the writer's business, who goes on first. */
function keepListeners(): { listen: Database['listen']; spread: Spread } {
  const listeners = new Map<string, ((text: string) => void)[]>();
  const tell = ({ channel, text }: Told): void => listeners.get(channel)?.forEach((heard) => heard(text));
  return {
    async listen(channel, heard) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), heard]);
    },
    spread(told) {
      if (told.length > 0) setImmediate(() => told.forEach(tell));
    },
  };
}

type Perform = <Result>(work: () => Promise<Result>) => Promise<Result>;

const speaking = (pages: Pages, perform: Perform, spread: Spread) => ({
  all: (sql: string, ...values: readonly Value[]) => perform(() => ask(pages, sql, values)),
  announce: (channel: string, sql: string, ...values: readonly Value[]) =>
    perform(async () => {
      const rows = await ask(pages, sql, values);
      spread(newsIn(channel, rows));
      return rows;
    }),
});

const transacting =
  (pages: Pages, perform: Perform, spread: Spread): Database['transaction'] =>
  (work) =>
    perform(async () => {
      const told: Told[] = [];
      const result = await keepAll(pages, (done) => work(inside(pages.file, done, told)));
      spread(told);
      return result;
    });

function keepSure(
  pages: Pages,
  spread: Spread,
  ...[channel, sql, list]: Parameters<NonNullable<Database['announceSure']>>
): Promise<void> {
  if (pages.failure !== undefined) return Promise.reject(pages.failure);
  return owe(pages, [sql, ...list.map(({ values }) => values)], () =>
    spread(list.map(({ news }) => ({ channel, text: news }))),
  );
}

export function openSqlite(path: string): Database {
  const pages = openPages(path);
  const { file, inTurn } = pages;
  const { listen, spread } = keepListeners();
  let closing: Promise<void> | undefined;

  function perform<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing !== undefined) return Promise.reject(closedError());
    return inTurn(async () => {
      if (pages.failure !== undefined) throw pages.failure;
      pay(pages);
      return work();
    });
  }
  const transaction = transacting(pages, perform, spread);
  return {
    kind: 'sqlite',
    ...speaking(pages, perform, spread),
    // it touches no page: whoever asks for it may be in the middle of something
    announceSure: (...given) =>
      closing === undefined
        ? inTurn.atOnce(() => keepSure(pages, spread, ...given))
        : Promise.reject(closedError()),
    cache: (sql, ...values) =>
      perform(async () => {
        begin(pages);
        file.rows(sql, values);
      }),
    transaction,
    alone: transaction,
    listen,
    backup: (copy) =>
      perform(async () => {
        await settle(pages);
        file.connection.prepare('VACUUM INTO ?').run([copy]);
      }),
    close: () => (closing ??= inTurn(() => closePages(pages))),
  };
}
