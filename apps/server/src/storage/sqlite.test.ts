// What is acknowledged is on the disk, and the process does not stand still meanwhile.

import type * as files from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

type Done = (error: Error | null) => void;

/** The disk: it takes what is written when the test says so. */
const disk = vi.hoisted(() => ({ asked: [] as Done[], slow: false }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof files>();
  const fdatasync = (file: number, done: Done): void =>
    disk.slow ? void disk.asked.push(done) : original.fdatasync(file, done);
  return { ...original, fdatasync };
});

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-'));
  database = openSqlite(join(folder, 'house.db'));
  await database.all('CREATE TABLE words (word TEXT PRIMARY KEY)');
  disk.slow = true;
});
afterEach(async () => {
  disk.slow = false;
  disk.asked.length = 0;
  await database.close();
  rmSync(folder, { recursive: true });
});

const ADD = 'INSERT INTO words VALUES (?) RETURNING word AS news';

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

it('acknowledges, tells and shows a change only when the disk has it', async () => {
  const heard: string[] = [];
  await database.listen('words', (text) => heard.push(text));
  const adding = database.announce('words', ADD, 'blood');
  const reading = database.all('SELECT word FROM words');
  expect([await soon(adding), await soon(reading), heard]).toEqual(['waits', 'waits', []]);
  disk.asked.shift()!(null);
  expect([await soon(adding), await soon(reading), heard]).toEqual(['done', 'done', ['blood']]);
  expect(await reading).toEqual([{ word: 'blood' }]);
  expect(disk.asked).toEqual([]);
});

it('waits once for a whole transaction, and not at all for what changes nothing', async () => {
  const writing = database.transaction(async (inside) => {
    await inside.all(ADD, 'blood');
    await inside.all(ADD, 'pool');
  });
  await soon(writing);
  expect(disk.asked).toHaveLength(1);
  disk.asked.shift()!(null);
  await writing;
  expect(await database.all('SELECT word FROM words ORDER BY word')).toHaveLength(2);
  expect(disk.asked).toEqual([]);
});

it('relies on nothing any more when the disk has failed once', async () => {
  const adding = database.all(ADD, 'blood');
  await soon(adding).then(() => disk.asked.shift()!(new Error('EIO')));
  await expect(adding).rejects.toThrow('the disk did not take what was written');
  disk.slow = false;
  await expect(database.all('SELECT word FROM words')).rejects.toThrow('the disk did not take');
  await expect(database.all(ADD, 'pool')).rejects.toThrow('the disk did not take');
});
