// What goes wrong: processes and connections are killed, several processes start at once, files are in use.

import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findHome, type Home, type Kind, openPlace, type Place } from '../../test/databases.ts';
import { bundle, start, type Started } from '../../test/process.ts';
import { entry, times, until } from '../../test/promises.ts';
import type { Database } from './database.ts';
import { type Appended, keepEntries } from './entries.ts';
import { NEWS, readNews } from './entry.ts';
import { InUse, openStorage, type Storage } from './index.ts';
import { openSqlite } from './sqlite.ts';

const KINDS: readonly Kind[] = ['sqlite', 'postgres'];
const homes = new Map<Kind, Home>();
let appender = '';
beforeAll(async () => {
  for (const kind of KINDS) homes.set(kind, await findHome(kind));
  appender = await bundle(new URL('../../test/appender.ts', import.meta.url));
});
afterAll(async () => {
  for (const home of homes.values()) await home.close();
});

const make = (kind: Kind): Promise<Place> => homes.get(kind)!.make();
const open = (place: Place, connections?: number): Database => {
  const database = openPlace(place, connections === undefined ? {} : { connections });
  onTestFinished(() => database.close());
  return database;
};
const spawnAppender = ({ kind, where }: Place, prefix: string): Started => {
  const child = start(appender, kind, where, prefix);
  onTestFinished(() => child.kill());
  return child;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const terminate = (database: Database, which: string): Promise<unknown> =>
  database.all(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
  );

describe.each(KINDS)('on %s', (kind) => {
  it('nothing that was acknowledged is lost when the process is killed', async () => {
    const place = await make(kind);
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round++) {
      const child = spawnAppender(place, 't');
      await child.printed(20 + round * 50);
      await child.kill();
      expect(child.lines().length).toBeGreaterThanOrEqual(20);
      acknowledged.push(...child.lines());
    }
    const storage = await openStorage(open(place));
    const kept: string[] = [];
    for (const table of times(10, (i) => `t${i}`)) {
      const log = await storage.entries.after(table, 0);
      expect(log.map(({ at, move }) => `${at} ${move}`)).toEqual(log.map((_, i) => `${i + 1} move ${i + 1}`));
      kept.push(...log.map(({ at }) => `${table}:${at}`));
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.filter((one) => !kept.includes(one))).toEqual([]);
  });

  it('a database of a later version is refused', async () => {
    const place = await make(kind);
    const first = open(place);
    await (await openStorage(first)).people.add({ id: 'a', name: 'A', account: null }, null, 1);
    await first.all('INSERT INTO migrations (number) VALUES (99)');
    await first.close();
    const later = open(place);
    await expect(openStorage(later)).rejects.toThrow('the database is of a later version (99)');
    await expect(later.all('SELECT 1')).rejects.toThrow('the database is closed');
    const again = open(place);
    expect(await again.all('SELECT id FROM people')).toEqual([{ id: 'a' }]);
  });

  it('a migration that fails leaves nothing behind', async () => {
    const place = await make(kind);
    const database = open(place);
    await database.all('CREATE TABLE leases (name TEXT)');
    await expect(openStorage(database)).rejects.toThrow(/leases/);
    const again = open(place);
    await expect(again.all('SELECT id FROM people')).rejects.toThrow(/people/);
    await again.all('DROP TABLE leases');
    expect(await (await openStorage(again)).tables.playing()).toEqual([]);
  });

  it('closing waits for what was begun, and refuses the rest', async () => {
    const place = await make(kind);
    const storage = await openStorage(open(place, 2));
    const reads = times(50, () => storage.people.byAccount('nobody'));
    const writes = times(500, (i) => storage.entries.append(entry(1, { table: `t${i}` })));
    const closing = Promise.all([storage.close(), storage.close()]);
    await expect(storage.entries.append(entry(1))).rejects.toThrow('the database is closed');
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['written']));
    expect(new Set(await Promise.all(reads))).toEqual(new Set([undefined]));
    await closing;
    await expect(storage.tables.playing()).rejects.toThrow('the database is closed');
    const again = await openStorage(open(place));
    expect(await again.entries.after('t499', 0)).toHaveLength(1);
  });

  it('nobody waits for ever when it is closed', async () => {
    const database = open(await make(kind), 1);
    const reads = times(20, () => database.all('SELECT 1 AS one'));
    const writes = database.transaction((inside) => inside.all('CREATE TABLE mine (name TEXT)'));
    await database.close();
    expect(await Promise.all([...reads, writes])).toEqual([...times(20, () => [{ one: 1 }]), []]);
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow('the database is closed');
  });

  it('an entry is written once, though its acknowledgement is lost', async () => {
    const database = open(await make(kind));
    await openStorage(database);
    let failures: ('before' | 'after')[] = [];
    async function lossy<Result>(work: () => Promise<Result>): Promise<Result> {
      const failure = failures.shift();
      if (failure === 'before') throw new Error('lost before');
      const result = await work();
      if (failure === 'after') throw new Error('lost after');
      return result;
    }
    const failing: Database = {
      ...database,
      announce: (...given) => lossy(() => database.announce(...given)),
      ...(database.announceSure && {
        announceSure: (...given) => lossy(() => database.announceSure!(...given)),
      }),
    };
    const entries = keepEntries(failing);
    const appendTwo = (at: number): Promise<PromiseSettledResult<Appended>[]> =>
      Promise.allSettled([
        entries.append(entry(at)),
        entries.append(entry(at, { table: 'u', request: `r${at}` })),
      ]);
    const written = { status: 'fulfilled', value: 'written' };
    failures = ['before'];
    expect(await appendTwo(1)).toEqual([written, written]);
    failures = ['after'];
    expect(await appendTwo(2)).toEqual([written, written]);
    failures = ['before', 'before', 'before', 'before'];
    expect(await appendTwo(3)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await appendTwo(3)).toEqual([written, written]);
    expect((await entries.after('t', 0)).map(({ at }) => at)).toEqual([1, 2, 3]);
    expect((await entries.after('u', 0)).map(({ at }) => at)).toEqual([1, 2, 3]);
  });
});

describe('an SQLite file', () => {
  it('belongs to one process at a time', async () => {
    const place = await make('sqlite');
    const storage = await openStorage(open(place));
    expect(() => openSqlite(place.where)).toThrow(InUse);
    expect(() => openSqlite(place.where)).toThrow(`another process uses the database ${place.where}`);
    const other = spawnAppender(place, 't');
    await other.printed(1);
    expect(other.lines()).toEqual(['in use']);
    expect(await storage.entries.append(entry(1))).toBe('written');
    await storage.close();
    const next = spawnAppender(place, 't');
    await next.printed(1);
    expect(next.lines()).not.toContain('in use');
    expect(() => openSqlite(place.where)).toThrow(InUse);
    await next.kill();
    const again = await openStorage(open(place));
    expect(await again.entries.after('t', 0)).toEqual([entry(1)]);
  });

  it('is opened by one of several processes that start at once', async () => {
    const place = await make('sqlite');
    const children = times(3, (i) => spawnAppender(place, `p${i} `));
    await Promise.all(children.map((child) => child.printed(1)));
    const first = children.map((child) => child.lines()[0] ?? 'nothing');
    expect(first.filter((line) => line === 'in use')).toHaveLength(2);
    expect(first.filter((line) => /^p\d \d:1$/.test(line))).toHaveLength(1);
  });

  it('is made with its folder, and one that is none is named', async () => {
    const { where } = await make('sqlite');
    const database = open({ kind: 'sqlite', where: `${where}.folder/inside/nocturne.db` });
    expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    writeFileSync(where, 'This is no database, but a text of more than a hundred bytes. '.repeat(100));
    expect(() => openSqlite(where)).toThrow(`the database ${where} cannot be opened: `);
    expect(() => openSqlite(where)).toThrow(/not a database/);
  });

  it('survives a transaction that ends by itself', async () => {
    const database = open(await make('sqlite'));
    await openStorage(database);
    const failing = database.transaction(async (inside) => {
      await inside.all(`INSERT INTO leases (name, owner, until) VALUES ('a', 'a', 1)`);
      await inside.all(`INSERT OR ROLLBACK INTO leases (name, owner, until) VALUES ('a', 'a', 1)`);
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await database.all('SELECT name FROM leases')).toEqual([]);
  });
});

describe('PostgreSQL', () => {
  const LOST = /terminat|not queryable|EPIPE|ECONNRESET/;
  const ask = (database: Database, sql: string): Promise<unknown> => database.all(sql);

  it('is brought up to date once by several processes that start at once', async () => {
    const place = await make('postgres');
    const here = times(4, () => openStorage(open(place)));
    const children = times(3, (i) => spawnAppender(place, `p${i} `));
    await Promise.all([...here, ...children.map((child) => child.printed(1))]);
    expect(children.map((child) => child.lines()[0]?.endsWith(':1'))).toEqual([true, true, true]);
    const alone = await make('postgres');
    await openStorage(open(alone));
    const done = 'SELECT number FROM migrations ORDER BY number';
    expect(await ask(open(place), done)).toEqual(await ask(open(alone), done));
  });

  it('tells other processes', async () => {
    const place = await make('postgres');
    const storage = await openStorage(open(place));
    const heard = new Map<string, number>();
    await storage.listen(NEWS, (text) => {
      for (const { table, at } of readNews(text)) heard.set(table, at);
    });
    const child = spawnAppender(place, 'p');
    await child.printed(50);
    await child.kill();
    const told = child.lines().map((line) => readNews(line)[0]!);
    await until(() => told.every(({ table, at }) => (heard.get(table) ?? 0) >= at));
    expect(told.length).toBeGreaterThanOrEqual(50);
  });

  it('a connection that is lost in the middle of a transaction takes nothing else with it', async () => {
    const place = await make('postgres');
    const [database, other] = [open(place), open(place)];
    await openStorage(database);
    const insert = `INSERT INTO leases (name, owner, until) VALUES ('a', 'a', 1)`;
    const lost = database.transaction(async (inside) => {
      await inside.all(insert);
      await terminate(other, 'true');
      // nobody asks it anything meanwhile
      await pause(100);
      await inside.all('SELECT 1');
    });
    await expect(lost).rejects.toThrow(LOST);
    const lostAtTheEnd = database.transaction(async (inside) => {
      await inside.all(insert);
      await terminate(other, 'true');
    });
    await expect(lostAtTheEnd).rejects.toThrow(LOST);
    expect(await ask(database, 'SELECT name FROM leases')).toEqual([]);
    await database.transaction((inside) => inside.all(insert));
    expect(await ask(other, 'SELECT name FROM leases')).toEqual([{ name: 'a' }]);
  });

  it('a transaction in which a statement failed does not count, though the work went on', async () => {
    const database = open(await make('postgres'), 1);
    await openStorage(database);
    const insert = `INSERT INTO leases (name, owner, until) VALUES (?, 'a', 1)`;
    const failing = database.transaction(async (inside) => {
      await inside.all(insert, 'a');
      await inside.all(insert, 'a').catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('the transaction was rolled back');
    expect(await ask(database, 'SELECT name FROM leases')).toEqual([]);
  });

  it('keeps a connection after an error', async () => {
    const database = open(await make('postgres'), 1);
    const id = async (): Promise<unknown> => ask(database, 'SELECT pg_backend_pid()');
    const before = await id();
    await expect(ask(database, 'SELECT nonsense')).rejects.toThrow('nonsense');
    await expect(database.transaction((inside) => inside.all('SELECT nonsense'))).rejects.toThrow('nonsense');
    await expect(database.transaction(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(await id()).toEqual(before);
  });

  it('a connection that is cut in the moment in which it is there ends nothing but itself', async () => {
    // accepted, ready, and ended by the administrator, in one breath
    const [accepted, ready] = ['R\0\0\0\x08\0\0\0\0', 'Z\0\0\0\x05I'];
    const ended = 'E\0\0\0\x13SFATAL\0C57P01\0\0';
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(`${accepted}${ready}${ended}`));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const database = open({ kind: 'postgres', where: `postgresql://somebody@127.0.0.1:${port}/x` });
    // an error that nobody hears would end the process
    await expect(database.all('SELECT 1')).rejects.toBeInstanceOf(Error);
    await expect(database.all('SELECT 1')).rejects.toBeInstanceOf(Error);
  });

  it('a listener comes back when its connection is killed, and says that it missed something', async () => {
    const place = await make('postgres');
    const [database, other] = [open(place), open(place)];
    await openStorage(other);
    const heard: string[] = [];
    await database.listen(NEWS, (text) => heard.push(`entries ${text}`));
    await database.listen('tables', (text) => heard.push(`tables ${text}`));
    for (const at of [1, 2]) {
      heard.length = 0;
      await terminate(other, `query LIKE 'LISTEN%'`);
      await keepEntries(other).append(entry(at));
      await until(() => heard.length >= 2);
      expect(heard.slice(0, 2)).toEqual(['entries ', 'tables ']);
      await keepEntries(other).append(entry(1, { table: `u${at}` }));
      const insert = `INSERT INTO leases (name, owner, until) VALUES (?, 'a', 1) RETURNING name AS news`;
      await other.announce('tables', insert, `u${at}`);
      await until(() => heard.length >= 4);
      expect(heard.slice(2)).toEqual([`entries u${at}:1`, `tables u${at}`]);
    }
    expect(await terminate(other, `query LIKE 'LISTEN%'`)).toHaveLength(1);
    await pause(50);
    await database.listen('chats', (text) => heard.push(`chats ${text}`));
    await until(() => heard.includes('chats '));
  });

  it('nothing that was acknowledged is lost when the server is killed, and all goes on', async () => {
    const place = await make('postgres');
    const storage: Storage<unknown> = await openStorage(open(place));
    const heard: string[] = [];
    await storage.listen(NEWS, (text) => heard.push(text));
    const acknowledged = new Set<string>();
    const enough = new AbortController();
    async function fill(table: string): Promise<void> {
      while (!enough.signal.aborted) {
        const at = (await storage.entries.after(table, 0).catch(() => undefined))?.length;
        const appended = at === undefined ? undefined : storage.entries.append(entry(at + 1, { table }));
        if ((await appended?.catch(() => undefined)) === 'written') acknowledged.add(`${table}:${at! + 1}`);
        else await pause(20);
      }
    }
    const filling = times(10, (i) => fill(`t${i}`));
    await until(() => acknowledged.size > 50);
    await homes.get('postgres')!.crash();
    const count = acknowledged.size;
    await until(() => acknowledged.size > count + 50 && heard.includes(''));
    enough.abort();
    await Promise.all(filling);
    const kept = await Promise.all(times(10, (i) => storage.entries.after(`t${i}`, 0)));
    const places = new Set(kept.flat().map(({ table, at }) => `${table}:${at}`));
    expect([...acknowledged].filter((one) => !places.has(one))).toEqual([]);
  });
});
