// What is acknowledged is on the disk, and the process does not stand still meanwhile; after a crash it is all there, once.

import type * as files from 'node:fs';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Row } from './database.ts';
import { openSqlite } from './sqlite.ts';

type Done = (error: Error | null, bytes: number) => void;
interface Asked {
  readonly bytes: number;
  readonly done: Done;
}

/** The disk: it takes what is written when the test says so. */
const disk = vi.hoisted(() => ({ asked: [] as Asked[], slow: false }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof files>();
  const write = (file: number, line: Buffer, from: number, bytes: number, at: number, done: Done): void =>
    disk.slow
      ? void disk.asked.push({ bytes, done })
      : original.write(file, line, from, bytes, at, (error, written) => done(error, written));
  return { ...original, write };
});

const take = (): void => {
  const { bytes, done } = disk.asked.shift()!;
  done(null, bytes);
};

let folder: string;
let path: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-'));
  path = join(folder, 'house.db');
  database = openSqlite(path);
  await database.all('CREATE TABLE words (word TEXT PRIMARY KEY)');
});
afterEach(async () => {
  disk.slow = false;
  disk.asked.length = 0;
  await database.close();
  rmSync(folder, { recursive: true });
});

const ADD = 'INSERT INTO words VALUES (?) RETURNING word AS news';
const ADD_ONE = 'INSERT INTO words VALUES (?) ON CONFLICT DO NOTHING';
const READ = 'SELECT word FROM words ORDER BY word';
const wordsOf = (rows: readonly Row[]): unknown[] => rows.map(({ word }) => word);
const words = async (from = database): Promise<unknown[]> => wordsOf(await from.all(READ));
const asChanges = (...list: string[]) => list.map((word) => ({ values: [word], news: `news of ${word}` }));

/** What has come of something by now. */
async function soon(work: Promise<unknown>): Promise<'waits' | 'done' | 'failed'> {
  let state: 'waits' | 'done' | 'failed' = 'waits';
  work.then(
    () => (state = 'done'),
    () => (state = 'failed'),
  );
  for (let turn = 0; turn < 5; turn++) await setImmediate();
  return state;
}

describe('the disk', () => {
  beforeEach(() => {
    disk.slow = true;
  });

  it('has a change before it is acknowledged, told or shown', async () => {
    const heard: string[] = [];
    await database.listen('words', (text) => heard.push(text));
    const adding = database.announce('words', ADD, 'blood');
    const reading = database.all(READ);
    expect([await soon(adding), await soon(reading), heard]).toEqual(['waits', 'waits', []]);
    take();
    expect([await soon(adding), await soon(reading), heard]).toEqual(['done', 'done', ['blood']]);
    expect(await reading).toEqual([{ word: 'blood' }]);
    expect(disk.asked).toEqual([]);
  });

  it('is waited for once by a whole transaction and by many changes together, and not by what changes nothing', async () => {
    const writing = database.transaction(async (inside) => {
      await inside.all(ADD, 'blood');
      await inside.all(ADD, 'pool');
    });
    await soon(writing);
    expect(disk.asked).toHaveLength(1);
    take();
    await writing;
    const more = database.announceSure!('words', ADD_ONE, asChanges('edge', 'torpor'));
    await soon(more);
    expect(disk.asked).toHaveLength(1);
    take();
    await more;
    expect(await words()).toEqual(['blood', 'edge', 'pool', 'torpor']);
    expect(disk.asked).toEqual([]);
  });

  it('is asked at once for what is sure, which is told when the disk has it and shown to whoever reads next', async () => {
    const heard: string[] = [];
    await database.listen('words', (text) => heard.push(text));
    const adding = database.announceSure!('words', ADD_ONE, asChanges('blood', 'edge'));
    expect(disk.asked).toHaveLength(1);
    const more = database.announceSure!('words', ADD_ONE, asChanges('pool'));
    const reading = words();
    expect([await soon(adding), await soon(more), heard, disk.asked.length]).toEqual([
      'waits',
      'waits',
      [],
      1,
    ]);
    take();
    expect([await soon(adding), await soon(more), heard]).toEqual([
      'done',
      'waits',
      ['news of blood', 'news of edge'],
    ]);
    take();
    expect(await soon(more)).toBe('done');
    expect(await reading).toEqual(['blood', 'edge', 'pool']);
  });

  it('that has failed once is asked for nothing more, however sure', async () => {
    const adding = database.announceSure!('words', ADD_ONE, asChanges('blood'));
    await soon(adding).then(() => disk.asked.shift()!.done(new Error('EIO'), 0));
    await expect(adding).rejects.toThrow('the disk did not take what was written');
    await expect(database.announceSure!('words', ADD_ONE, asChanges('pool'))).rejects.toThrow(
      'the disk did not take',
    );
    expect(disk.asked).toEqual([]);
  });

  it('is not relied on any more when it has failed once', async () => {
    const adding = database.all(ADD, 'blood');
    await soon(adding).then(() => disk.asked.shift()!.done(new Error('EIO'), 0));
    await expect(adding).rejects.toThrow('the disk did not take what was written');
    disk.slow = false;
    await expect(database.all(READ)).rejects.toThrow('the disk did not take');
    await expect(database.all(ADD, 'pool')).rejects.toThrow('the disk did not take');
  });

  it('that takes a part only has failed', async () => {
    const adding = database.all(ADD, 'blood');
    await soon(adding).then(() => disk.asked.shift()!.done(null, 7));
    await expect(adding).rejects.toThrow('the disk did not take what was written');
  });
});

it('what was sure and cannot be done stops the database: it was told, and is not there', async () => {
  await database.all(ADD, 'blood');
  await database.announceSure!('words', 'INSERT INTO words VALUES (?)', asChanges('blood'));
  await expect(database.all(READ)).rejects.toThrow('the disk did not take');
  await expect(database.announceSure!('words', ADD_ONE, asChanges('pool'))).rejects.toThrow(
    'the disk did not take',
  );
});

it('many that are sure are in the pages, though nobody reads', async () => {
  const list = Array.from({ length: 40 }, (_, i) => `word ${String(i).padStart(2, '0')}`);
  for (const word of list) await database.announceSure!('words', ADD_ONE, asChanges(word));
  expect(await words()).toEqual(list);
  await settle();
  expect(await wordsAfterCrash()).toEqual(list);
});

it('what a query or a cached change has ended with the transaction is done again, and what comes later is not lost', async () => {
  await database.all('CREATE TABLE cached (state TEXT)');
  await settle();
  await database.all(ADD, 'blood');
  await database.announceSure!('words', ADD_ONE, asChanges('pool'));
  await database.all('PRAGMA max_page_count = 20');
  await expect(database.cache('INSERT INTO cached VALUES (?)', 'x'.repeat(200_000))).rejects.toThrow(/full/i);
  await database.announceSure!('words', ADD_ONE, asChanges('edge'));
  expect(await words()).toEqual(['blood', 'edge', 'pool']);
  await database.all('PRAGMA hard_heap_limit = 60000000');
  await expect(database.all('SELECT hex(zeroblob(200000000)) FROM words')).rejects.toThrow(/memory|big/i);
  await database.all('PRAGMA hard_heap_limit = 0');
  await database.announceSure!('words', ADD_ONE, asChanges('torpor'));
  await settle();
  expect(await words()).toEqual(['blood', 'edge', 'pool', 'torpor']);
  expect(await wordsAfterCrash()).toEqual(['blood', 'edge', 'pool', 'torpor']);
});

it('a disk that fails while the database is being closed leaves everything to the next', async () => {
  for (let i = 0; i < 15; i++) await database.announceSure!('words', ADD_ONE, asChanges(`word ${i}`));
  disk.slow = true;
  const [sixteenth, failing] = ['one', 'other'].map((word) =>
    database.announceSure!('words', ADD_ONE, asChanges(word)),
  );
  const closing = database.close();
  await soon(sixteenth!);
  // the test's disk writes nothing: what it says is what counts
  take();
  await sixteenth;
  await soon(failing!);
  disk.asked.shift()!.done(new Error('EIO'), 0);
  await expect(failing).rejects.toThrow('the disk did not take');
  await closing;
  disk.slow = false;
  database = openSqlite(path);
  expect(await words()).toHaveLength(15);
});

it('what is sure comes before all that is asked for later, also inside a transaction that fails', async () => {
  await database.announceSure!('words', ADD_ONE, asChanges('blood'));
  const failing = database.transaction(async (inside) => {
    expect(wordsOf(await inside.all(READ))).toEqual(['blood']);
    await inside.all(ADD, 'pool');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await words()).toEqual(['blood']);
});

/** The files as a crash leaves them now, opened again until the test is over. */
function afterCrash(change: (redo: string) => void = () => undefined): Database {
  const copy = join(folder, `crashed-${Math.random()}.db`);
  for (const end of ['', '-wal', '-redo']) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  change(`${copy}-redo`);
  return openSqlite(copy);
}

async function wordsAfterCrash(change?: (redo: string) => void): Promise<unknown[]> {
  const again = afterCrash(change);
  const found = await words(again);
  await again.close();
  expect(existsSync(join(folder, 'house.db-redo'))).toBe(true);
  return found;
}

/** Puts its pages into the file itself, as time does. */
const settle = (): Promise<void> => database.backup!(join(folder, `copy-${Math.random()}.db`));

describe('after a crash', () => {
  it('everything is there, whether the database had written its pages or not', async () => {
    await database.all(ADD, 'blood');
    expect(await wordsAfterCrash()).toEqual(['blood']);
    await settle();
    expect(await wordsAfterCrash()).toEqual(['blood']);
    await database.announceSure!('words', ADD_ONE, asChanges('pool', 'edge'));
    expect(await wordsAfterCrash()).toEqual(['blood', 'edge', 'pool']);
    await database.transaction((inside) => inside.all('DELETE FROM words WHERE word = ?', 'blood'));
    expect(await wordsAfterCrash()).toEqual(['edge', 'pool']);
    const again = afterCrash();
    await again.all(ADD, 'torpor');
    expect(await words(again)).toEqual(['edge', 'pool', 'torpor']);
    await again.close();
  });

  it('nothing is done twice', async () => {
    await database.all('CREATE TABLE counters (count INTEGER)');
    await database.all('INSERT INTO counters VALUES (0)');
    const add = 'UPDATE counters SET count = count + 1';
    for (let i = 0; i < 3; i++) await database.all(add);
    await settle();
    await database.all(add);
    const again = afterCrash();
    expect(await again.all('SELECT count FROM counters')).toEqual([{ count: 4 }]);
    await again.close();
  });

  it('what failed or was rolled back has not happened', async () => {
    await database.all(ADD, 'blood');
    await expect(database.all(ADD, 'blood')).rejects.toThrow(/unique/i);
    const failing = database.transaction(async (inside) => {
      await inside.all(ADD, 'pool');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.all(ADD, 'edge');
    expect(await words()).toEqual(['blood', 'edge']);
    expect(await wordsAfterCrash()).toEqual(['blood', 'edge']);
  });

  it('a line that was cut short or damaged does not count, nor what follows it', async () => {
    await database.all(ADD, 'blood');
    const { length } = readFileSync(`${path}-redo`).toString().split('\0')[0]!;
    await database.all(ADD, 'pool');
    await database.all(ADD, 'edge');
    expect(await wordsAfterCrash((redo) => truncateSync(redo, length + 20))).toEqual(['blood']);
    const damage = (redo: string): void =>
      writeFileSync(redo, readFileSync(redo, 'utf8').replace('"pool"', '"fool"'));
    expect(await wordsAfterCrash(damage)).toEqual(['blood']);
  });

  it('what the file had before it began anew is no more', async () => {
    for (const word of ['a', 'b', 'c']) await database.all(ADD, word);
    await settle();
    await database.all('DELETE FROM words');
    expect(await wordsAfterCrash()).toEqual([]);
  });

  it('a redo file of another state of the database is refused', async () => {
    await database.all(ADD, 'blood');
    const old = join(folder, 'old.db');
    await database.backup!(old);
    await database.all(ADD, 'pool');
    await settle();
    await database.all(ADD, 'edge');
    copyFileSync(`${path}-redo`, `${old}-redo`);
    expect(() => openSqlite(old)).toThrow(/old\.db-redo belongs to another state of it/);
    rmSync(`${old}-redo`);
    const restored = openSqlite(old);
    expect(await words(restored)).toEqual(['blood']);
    await restored.close();
  });
});

it('what an error has ended with the transaction is done again', async () => {
  await database.all(ADD, 'blood');
  const failing = database.transaction((inside) =>
    inside.all('INSERT OR ROLLBACK INTO words VALUES (?)', 'blood'),
  );
  await expect(failing).rejects.toThrow(/unique/i);
  await database.all(ADD, 'pool');
  expect(await words()).toEqual(['blood', 'pool']);
});

it('a line that cannot be made stops the database: what came after it would be lost in a crash', async () => {
  await database.all(ADD, 'blood');
  // no text has such a number
  await expect(database.all(ADD, 1n as unknown as number)).rejects.toThrow('the disk did not take');
  await expect(database.all(ADD, 'pool')).rejects.toThrow('the disk did not take');
  expect(await wordsAfterCrash()).toEqual(['blood']);
});

it('a database that was closed needs no redo file', async () => {
  await database.all(ADD, 'blood');
  await database.close();
  expect(existsSync(`${path}-redo`)).toBe(false);
  database = openSqlite(path);
  expect(await words()).toEqual(['blood']);
});
