import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findHome, type Home, openPlace } from '../test/databases.ts';
import { readConfig } from './config.ts';
import { type Cleared, keepHouse } from './housekeeping.ts';
import { silentLog } from './log.ts';
import type { Database } from './storage/database.ts';
import { openStorage, type Storage } from './storage/index.ts';
import type { KeptTable } from './storage/tables.ts';

const DAY = 86_400_000;
const START = 1_700_000_000_000;

type About = Record<string, never>;
const table = (id: string, more: Partial<KeptTable<About>> = {}): KeptTable<About> => ({
  id,
  revision: 1,
  status: 'open',
  listed: true,
  about: {},
  seed: 'seed',
  created: START,
  touched: START,
  ...more,
});

describe.each(['sqlite', 'postgres'] as const)('housekeeping on %s', (kind) => {
  let home: Home;
  let database: Database;
  let storage: Storage<About>;
  beforeAll(async () => {
    home = await findHome(kind);
  });
  afterAll(() => home.close());
  beforeEach(async () => {
    database = openPlace(await home.make());
    storage = await openStorage<About>(database);
    onTestFinished(() => storage.close());
  });

  const keep = (time: number, more: { owner?: string; most?: number } = {}): Promise<Cleared | undefined> =>
    keepHouse({
      cleaning: storage.cleaning,
      config: readConfig({}),
      owner: 'one',
      now: () => time,
      log: silentLog(),
      ...more,
    });
  const count = async (name: string): Promise<number> =>
    Number((await database.all(`SELECT count(*) AS count FROM ${name}`))[0]?.['count']);
  const guest = (id: string): Promise<boolean> =>
    storage.people.add({ id, name: id, account: null }, null, START);

  it('is done by one process at a time, and by another when that one does not come back', async () => {
    expect(await keep(START)).toEqual({});
    expect(await keep(START + 60_000, { owner: 'two' })).toBeUndefined();
    expect(await keep(START + 60_000)).toEqual({});
    expect(await keep(START + 660_000, { owner: 'two' })).toEqual({});
    expect(await keep(START + 660_001)).toBeUndefined();
  });

  it('ends sessions that are over, and no others; who comes back stays', async () => {
    await storage.people.add({ id: 'mina', name: 'Mina', account: 'Mina' }, 'hash', START);
    const [old, used] = [
      await storage.people.openSession('mina', START),
      await storage.people.openSession('mina', START),
    ];
    expect(await storage.people.ofSession(used, START + 40 * DAY)).toMatchObject({ id: 'mina' });
    expect(await keep(START + 59 * DAY)).toEqual({});
    expect(await keep(START + 60 * DAY)).toEqual({ expiredSessions: 1 });
    expect(await storage.people.ofSession(old, START + 60 * DAY)).toBeUndefined();
    expect(await storage.people.ofSession(used, START + 90 * DAY)).toMatchObject({ id: 'mina' });
    expect(await storage.people.byAccount('mina')).toMatchObject({ id: 'mina' });
  });

  it('forgets guests without games who did not come back, in bites', async () => {
    const tokens = new Map<string, string>();
    for (const id of ['lost 1', 'lost 2', 'lost 3', 'back', 'plays']) {
      await guest(id);
      tokens.set(id, await storage.people.openSession(id, START));
      await storage.decks.keep(id, { id: 'deck', name: 'Deck', list: '', changed: START }, 9);
    }
    await storage.tables.add(table('game', { status: 'over', touched: START + 100 * DAY }), ['plays']);
    await storage.people.ofSession(tokens.get('back')!, START + 20 * DAY);
    expect(await keep(START + 29 * DAY)).toEqual({});
    expect(await keep(START + 31 * DAY, { most: 2 })).toEqual({ lostGuests: 3 });
    const left = await database.all('SELECT id FROM people ORDER BY id');
    expect(left.map(({ id }) => id)).toEqual(['back', 'plays']);
    expect(await count('decks')).toBe(2);
    expect(await storage.people.ofSession(tokens.get('lost 1')!, START + 31 * DAY)).toBeUndefined();
    expect(await storage.people.ofSession(tokens.get('back')!, START + 31 * DAY)).toMatchObject({
      id: 'back',
    });
  });

  it('clears away tables that nobody began, and tells of it', async () => {
    await guest('mina');
    await storage.people.openSession('mina', START + 7 * DAY);
    await storage.tables.add(table('old'), ['mina']);
    await storage.tables.add(table('new', { touched: START + DAY }), ['mina']);
    await storage.tables.add(table('played', { status: 'playing' }), ['mina']);
    await storage.chats.add({
      table: 'old',
      person: 'mina',
      seat: 0,
      recipient: null,
      words: 'hm',
      said: START,
    });
    const told = new Promise<string>((resolve) => void storage.listen('tables', resolve));
    // once it listens
    await storage.listen('other', () => undefined);
    expect(await keep(START + 7 * DAY)).toEqual({ openTables: 1 });
    expect(await told).toBe('old');
    expect(await storage.tables.find('old')).toBeUndefined();
    expect(await storage.tables.change(table('old'), ['mina'])).toBe(false);
    expect([await storage.tables.find('new'), await storage.tables.find('played')]).not.toContain(undefined);
    expect([await count('seats'), await count('chats')]).toEqual([2, 0]);
  });

  it('drops what was said, and logs whose record is kept, of games that are long over', async () => {
    const entry = { kind: 'move', seat: 0, move: 'pass', request: null, made: START } as const;
    const said = { person: 'mina', seat: 0, recipient: null, words: 'well played', said: START };
    for (const [id, status] of [
      ['over', 'over'],
      ['unsaved', 'over'],
      ['playing', 'playing'],
    ] as const) {
      await storage.tables.add(table(id, { status }), []);
      for (const at of [1, 2]) await storage.entries.append({ ...entry, table: id, at });
      await storage.chats.add({ ...said, table: id });
      await storage.tables.saveSnapshot(id, id === 'unsaved' ? 1 : 2, 'the state');
    }
    expect(await keep(START + 29 * DAY)).toEqual({});
    expect(await keep(START + 30 * DAY)).toEqual({ oldLogs: 2 });
    expect(await storage.entries.after('over', 0)).toEqual([]);
    expect(await storage.tables.snapshot('over')).toEqual({ at: 2, state: 'the state' });
    for (const id of ['unsaved', 'playing']) expect(await storage.entries.after(id, 0)).toHaveLength(2);
    expect(await keep(START + 90 * DAY)).toEqual({ oldChats: 2 });
    expect(await storage.chats.after('playing', 0, 9)).toHaveLength(1);
    expect(await keep(START + 91 * DAY)).toEqual({});
  });

  it('forgets processes that are dead, and who ran what is not played any more', async () => {
    await storage.tables.add(table('played', { status: 'playing' }), []);
    await storage.tables.add(table('over', { status: 'over' }), []);
    await storage.runners.beat('dead', START);
    await storage.runners.beat('alive', START + DAY);
    for (const id of ['played', 'over']) await storage.runners.claim(id, 'alive', START);
    expect(await keep(START + DAY)).toEqual({ deadRunners: 2 });
    expect(await storage.runners.held('alive')).toEqual(['played']);
    for (const id of ['played', 'over', 'gone']) {
      await storage.presences.come(id, 'mina', 'alive');
      await storage.presences.go(id, 'mina', 'alive', START);
    }
    await storage.presences.come('over', 'lucy', 'alive');
    expect(await keep(START + 90 * DAY - 1)).toEqual({ deadRunners: 1 });
    expect(await keep(START + 90 * DAY)).toEqual({ oldPresences: 2 });
    expect(await storage.presences.of('played')).toMatchObject([{ person: 'mina' }]);
    expect(await storage.presences.of('over')).toMatchObject([{ person: 'lucy' }]);
    expect(await count('leases')).toBe(1);
  });
});
