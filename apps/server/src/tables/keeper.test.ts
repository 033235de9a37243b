import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTable } from '@nocturne/protocol';
import { entry } from '../../test/promises.ts';
import { thinkHere } from '../bots/thinkers.ts';
import { readConfig } from '../config.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { About } from './about.ts';
import { type Keeper, keepTablesInMemory } from './keeper.ts';
import { openLobby } from './lobby.ts';
import { type Runner, runTables } from './runner.ts';
import type { Running } from './running.ts';
import type { Slot } from './slots.ts';
import type { Watcher } from './telling.ts';
import { setStandIn } from './standing-in.ts';

let folder: string;
let storage: Storage<About>;
/** Which parts of the storage fail. */
let broken: Set<string>;
let faults: unknown[];
let runners: Runner[];
let clock: number;
let keeper: Keeper;

const now = (): number => clock;
const failed = (error: unknown): void => void faults.push(error);
const looked = (slot: Slot): void => runners.forEach(({ look }) => look(slot));

function failing<Args extends unknown[], Result>(
  name: string,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => (broken.has(name) ? Promise.reject(new Error(name)) : work(...args));
}

/** Finds the place taken once, if the place is broken. */
const takenOnce =
  (append: Storage<About>['entries']['append']): typeof append =>
  async (entry) =>
    broken.delete('place') ? 'taken' : append(entry);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-keeper-'));
  [broken, faults, runners, clock] = [new Set(), [], [], 1000];
  const real = await openStorage<About>(openSqlite(join(folder, 'house.db')));
  const { tables, entries } = real;
  storage = {
    ...real,
    tables: {
      ...tables,
      find: failing('find', tables.find.bind(tables)),
      snapshot: failing('snapshot', tables.snapshot.bind(tables)),
    },
    entries: { ...entries, append: failing('append', takenOnce(entries.append.bind(entries))) },
  };
  keeper = await keepTablesInMemory({ storage, now, moved: looked, changed: looked, failed });
});
afterEach(async () => {
  for (const { stop } of runners) await stop();
  await keeper.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

const lobby = () => openLobby({ storage, keeper, config: readConfig({}), now });

async function begin(more: object = {}): Promise<string> {
  const person = { id: 'mina', name: 'Mina', account: null };
  await storage.people.add(person, null, now());
  const wanted = newTable.parse({ game: 'nosferatu', bots: 'heuristic', pace: 0, start: true, ...more });
  const made = await lobby().create(person, wanted);
  if ('reason' in made) throw new Error(made.reason.why);
  return made.id;
}

/** Moves for whoever is asked first. */
const moveAt = (table: string) =>
  keeper.at(table, async (slot) => {
    const [{ seat, serial }] = slot.running!.asked() as [{ seat: number; serial: number }];
    const { choice } = await thinkHere().think(slot.running!.thought(seat, 'heuristic')!);
    return keeper.move(slot, { seat, serial, said: choice, request: null });
  });

describe('a table whose database fails', () => {
  it('is read anew when it is back: what was not written has not happened', async () => {
    const table = await begin();
    const told: string[] = [];
    const before = await keeper.at(table, async ({ running, watchers }) => {
      watchers.add({ seat: null, ready: (text) => () => told.push(text) });
      return running!.tableText(0, 'null');
    });
    broken = new Set(['append', 'snapshot']);
    await expect(moveAt(table)).rejects.toThrow('append');
    await expect(moveAt(table)).rejects.toThrow('snapshot');
    expect(told).toEqual([]);
    broken = new Set();
    expect(await keeper.at(table, async ({ running }) => running!.tableText(0, 'null'))).toBe(before);
    expect(await moveAt(table)).toEqual({ at: 1 });
    expect(told).toHaveLength(1);
  });

  it('is as its log has it, though what is to be told cannot be made', async () => {
    const table = await begin();
    const deaf: Watcher = {
      seat: null,
      ready: () => {
        throw new Error('ready');
      },
    };
    await keeper.at(table, async ({ watchers }) => void watchers.add(deaf));
    // others write just now: the entry waits for them
    const others = ['x', 'y', 'z'].map((one) => storage.entries.append(entry(1, { table: one })));
    await expect(moveAt(table)).rejects.toThrow('ready');
    await Promise.all(others);
    await keeper.at(table, async ({ watchers }) => void watchers.delete(deaf));
    const log = await storage.entries.after(table, 0);
    expect(log).toHaveLength(1);
    expect(await keeper.at(table, async ({ running }) => running!.at())).toBe(1);
    expect(await moveAt(table)).toEqual({ at: 2 });
  });

  it('is found when it is back', async () => {
    const table = await begin();
    await keeper.sweep(0);
    broken = new Set(['find']);
    await expect(moveAt(table)).rejects.toThrow('find');
    broken = new Set();
    expect(await moveAt(table)).toEqual({ at: 1 });
  });

  it('is reported if nobody waits for it', async () => {
    const table = await begin({ start: false });
    const kept = (await keeper.at(table, async (slot) => slot.kept))!;
    broken = new Set(['find']);
    await storage.tables.change({ ...kept, touched: 2000 }, ['mina']);
    while (faults.length === 0) await new Promise((done) => setImmediate(done));
    expect(faults).toEqual([new Error('find')]);
  });
});

describe('a table in two processes', () => {
  const seen = (at: Keeper['at'], table: string) =>
    at(table, async ({ running }) => running!.tableText(0, 'null'));
  const open = (other: Storage<About>): Promise<Keeper> =>
    keepTablesInMemory({ storage: other, now, moved: () => undefined, changed: () => undefined, failed });

  it('is the same in both, though one wrote while the other was reading it', async () => {
    const table = await begin();
    let read = (): void => undefined;
    const isRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    let goOn = (): void => undefined;
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow: typeof storage.entries.after = async (...given) => {
      const entries = await storage.entries.after(...given);
      read();
      await mayGoOn;
      return entries;
    };
    const other = await open({ ...storage, entries: { ...storage.entries, after: slow } });
    const reading = seen(other.at, table);
    await isRead;
    expect(await moveAt(table)).toEqual({ at: 1 });
    goOn();
    expect(await reading).not.toBe(await seen(keeper.at, table));
    // until it has heard of it
    await new Promise((done) => setImmediate(done));
    expect(await seen(other.at, table)).toBe(await seen(keeper.at, table));
    await other.close();
  });

  it('is followed later if it could not be at once', async () => {
    const table = await begin();
    const after = failing('after', storage.entries.after.bind(storage.entries));
    const other = await open({ ...storage, entries: { ...storage.entries, after } });
    const before = await seen(other.at, table);
    broken = new Set(['after']);
    expect(await moveAt(table)).toEqual({ at: 1 });
    while (faults.length === 0) await new Promise((done) => setImmediate(done));
    broken = new Set();
    expect(await seen(other.at, table)).toBe(before);
    await other.sweep(1000);
    expect(await seen(other.at, table)).toBe(await seen(keeper.at, table));
    expect(faults).toEqual([new Error('after')]);
    await other.close();
  });

  it('is read anew if following it failed in the middle', async () => {
    const table = await begin();
    const other = await open(storage);
    await other.at(table, async (slot) => {
      slot.running = Object.create(slot.running!) as Running;
      slot.running.follow = () => {
        throw new Error('follow');
      };
    });
    expect(await moveAt(table)).toEqual({ at: 1 });
    while (faults.length === 0) await new Promise((done) => setImmediate(done));
    expect(faults).toEqual([new Error('follow')]);
    expect(await seen(other.at, table)).toBe(await seen(keeper.at, table));
    await other.close();
  });

  it('is shown and played as the log has it, though its news do not come', async () => {
    const table = await begin({ start: false });
    const deaf = await open({ ...storage, listen: () => Promise.resolve() });
    await deaf.at(table, async ({ running }) => expect(running).toBeUndefined());
    const person = { id: 'mina', name: 'Mina', account: null };
    const begun = await keeper.at(table, (slot) => lobby().begin(slot, person));
    expect(begun).toEqual({ ok: true });
    expect(await seen(deaf.atLatest, table)).toBe(await seen(keeper.at, table));
    expect(await moveAt(table)).toEqual({ at: 1 });
    const answered = await keeper.at(table, async ({ running }) => {
      const [{ seat, serial }] = running!.asked() as [{ seat: number; serial: number }];
      const { choice } = await thinkHere().think(running!.thought(seat, 'heuristic')!);
      return deaf.at(table, (slot) => deaf.move(slot, { seat, serial, said: choice, request: null }));
    });
    expect(answered).toEqual({ at: 2 });
    expect(await seen(deaf.at, table)).toBe(await seen(keeper.atLatest, table));
    await deaf.close();
  });

  it('takes an answer to what is still asked, though somebody else wrote first', async () => {
    const table = await begin();
    broken = new Set(['place']);
    expect(await moveAt(table)).toEqual({ at: 1 });
    expect(await storage.entries.after(table, 0)).toHaveLength(1);
  });
});

describe('a process that stops', () => {
  it('waits for its last sign of life', async () => {
    const parts = { runners: storage.runners, keeper: () => keeper, thinkers: thinkHere(), now, failed };
    const { beat, stop } = runTables({ owner: 'one', ...parts });
    const beating = beat();
    await stop();
    await storage.close();
    await expect(beating).resolves.toBeUndefined();
  });
});

describe('a process that was thought dead', () => {
  it('gives up the tables that others have taken over', async () => {
    const thoughts = { one: 0, other: 0 };
    const run = (owner: 'one' | 'other'): Runner => {
      const { think, close } = thinkHere();
      const counting = (thought: Parameters<typeof think>[0]) => {
        thoughts[owner] += 1;
        return think(thought);
      };
      const thinkers = { think: counting, close };
      return runTables({ owner, runners: storage.runners, keeper: () => keeper, thinkers, now, failed });
    };
    const [one, other] = [run('one'), run('other')];
    await one.beat();
    const table = await begin({ pace: 10_000 });
    runners = [one];
    await keeper.at(table, async (slot) => one.look(slot));
    while ((await storage.runners.held('one')).length === 0) await new Promise((done) => setImmediate(done));
    clock += 60_000;
    await other.beat();
    while ((await storage.runners.held('other')).length === 0)
      await new Promise((done) => setImmediate(done));
    await one.beat();
    // it may have thought while the table was its own
    const { one: before } = thoughts;
    runners = [one, other];
    // a bot for Mina, too: she may be the first who is asked, and nothing would happen without her
    await keeper.at(table, async (slot) => {
      await setStandIn(keeper, slot, 0, true);
      await keeper.change(slot, (about) => ({ ...about, pace: 0 }));
    });
    while (thoughts.other === 0) await new Promise((done) => setTimeout(done));
    expect(thoughts.one).toBe(before);
    expect(faults).toEqual([]);
  });
});
