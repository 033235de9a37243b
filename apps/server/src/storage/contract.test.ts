// What storage promises, on both databases.

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findHome, type Home, openPlace, type Place } from '../../test/databases.ts';
import type { Database } from './database.ts';
import { type Entry, NEWS, readNews } from './entries.ts';
import { PRESENCE_NEWS } from './presences.ts';
import { openStorage, type Storage } from './index.ts';
import type { Person } from './people.ts';
import type { KeptTable } from './tables.ts';

interface About {
  readonly words: string;
}

const DAY = 86_400_000;
const person = (id: string, account: string | null = null): Person => ({
  id,
  name: `Name of ${id}`,
  account,
});
const table = (id: string, more: Partial<KeptTable<About>> = {}): KeptTable<About> => ({
  id,
  revision: 1,
  status: 'open',
  listed: true,
  about: { words: `“${id}” ’—ü` },
  seed: 'seed',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  ...more,
});
const entry = (at: number, more: Partial<Entry> = {}): Entry => ({
  table: 't',
  at,
  kind: 'move',
  seat: 0,
  move: `move ${at}`,
  request: null,
  made: 1_700_000_000_000 + at,
  ...more,
});
const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
const times = <Result>(count: number, make: (i: number) => Result): Result[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Waits until something is so, however long that takes. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 5));
}

describe.each(['sqlite', 'postgres'] as const)('storage on %s', (kind) => {
  let home: Home;
  beforeAll(async () => {
    home = await findHome(kind);
  });
  afterAll(() => home.close());

  const open = (place: Place): Database => {
    const database = openPlace(place);
    onTestFinished(() => database.close());
    return database;
  };
  /** A new database and two of its users: of two processes, if there may be several. */
  async function two(): Promise<{
    one: Storage<About>;
    other: Storage<About>;
    place: Place;
    database: Database;
  }> {
    const place = await home.make();
    const database = open(place);
    const one = await openStorage<About>(database);
    const other = kind === 'sqlite' ? one : await openStorage<About>(open(place));
    return { one, other, place, database };
  }

  describe('people', () => {
    it('keeps guests and accounts, whose names are compared without capitals and accents', async () => {
      const { people } = (await two()).one;
      expect(await people.add(person('guest'), null, 1)).toBe(true);
      expect(await people.add(person('ana', 'Ána '), 'secret', 1)).toBe(true);
      expect(await people.add(person('other', 'ANA'), 'secret', 1)).toBe(false);
      expect(await people.byAccount('aNa')).toEqual({ ...person('ana', 'ana'), password: 'secret' });
      expect(await people.byAccount('other')).toBeUndefined();
      await people.rename('ana', 'Ana Maria');
      await people.setPassword('ana', 'other secret');
      expect(await people.byAccount('ana')).toMatchObject({ name: 'Ana Maria', password: 'other secret' });
    });

    it('makes an account of a guest, of two guests who want one name for one only', async () => {
      const { one, other } = await two();
      for (const id of ['a', 'b', 'c']) await one.people.add(person(id), null, 1);
      const got = await Promise.all([
        one.people.promote('a', 'Nina', 'secret'),
        other.people.promote('b', 'NINA', 'secret'),
      ]);
      expect(got.toSorted()).toEqual([false, true]);
      const first = got[0] ? 'a' : 'b';
      expect(await one.people.byAccount('nina')).toMatchObject({ id: first, account: 'nina' });
      expect(await one.people.promote(first, 'Somebody else', 'secret')).toBe(false);
      expect(await other.people.promote('c', 'nina', 'secret')).toBe(false);
      expect(await other.people.promote('c', 'Nino', 'secret')).toBe(true);
    });

    it('opens sessions until they expire or are closed, and keeps no token', async () => {
      const { one, database } = await two();
      const { people } = one;
      await people.add(person('a'), null, 1);
      await people.add(person('b'), null, 1);
      const now = 1_700_000_000_000;
      const [first, second, third] = [
        await people.openSession('a', now),
        await people.openSession('a', now + DAY),
        await people.openSession('b', now),
      ];
      expect(new Set([first, second, third]).size).toBe(3);
      expect(await people.ofSession(first, now + 60 * DAY)).toBeUndefined();
      expect(await people.ofSession(second, now + 60 * DAY)).toEqual(person('a'));
      // whoever comes back in time stays
      expect(await people.ofSession(third, now + 60 * DAY - 1)).toEqual(person('b'));
      expect(await people.ofSession(third, now + 119 * DAY)).toEqual(person('b'));
      expect(await people.ofSession('guessed', now)).toBeUndefined();
      const kept = await database.all('SELECT token FROM sessions');
      expect(kept.map((row) => row['token'])).not.toContain(first);
    });

    it('closes one session, or all of a person', async () => {
      const { people } = (await two()).one;
      await people.add(person('a'), null, 1);
      await people.add(person('b'), null, 1);
      const [first, second, third] = [
        await people.openSession('a', 1),
        await people.openSession('a', 1),
        await people.openSession('a', 1),
      ];
      const others = await people.openSession('b', 1);
      const open = async (): Promise<boolean[]> =>
        Promise.all(
          [first, second, third, others].map(async (one) => (await people.ofSession(one, 2)) !== undefined),
        );
      await people.closeSession(first);
      expect(await open()).toEqual([false, true, true, true]);
      await people.closeSessions('a');
      expect(await open()).toEqual([false, false, false, true]);
    });
  });

  describe('tables', () => {
    it('of two writers who saw the same table one loses', async () => {
      const { one, other } = await two();
      await one.tables.add(table('t'), []);
      const seen = await other.tables.find('t');
      expect(seen).toEqual(table('t'));
      const done = await Promise.all(
        [one, other].map(({ tables }, i) =>
          tables.change({ ...seen!, about: { words: `${i}` }, touched: 5 + i }, []),
        ),
      );
      expect(done.filter(Boolean)).toHaveLength(1);
      const words = done[0] ? '0' : '1';
      expect(await one.tables.find('t')).toMatchObject({ revision: 2, about: { words } });
      expect(await one.tables.change({ ...seen!, status: 'over' }, [])).toBe(false);
      expect(await one.tables.change(table('nowhere'), [])).toBe(false);
      expect(await other.tables.find('nowhere')).toBeUndefined();
    });

    it('who loses seats nobody', async () => {
      const { tables, people } = (await two()).one;
      for (const id of ['a', 'b']) await people.add(person(id), null, 1);
      await tables.add(table('t'), ['a', 'a']);
      expect(await tables.change(table('t', { revision: 7 }), ['b'])).toBe(false);
      expect(ids(await tables.ofPerson('b', { most: 9 }))).toEqual([]);
      expect(await tables.change(table('t'), ['b'])).toBe(true);
      expect(ids(await tables.ofPerson('a', { most: 9 }))).toEqual([]);
      expect(ids(await tables.ofPerson('b', { most: 9 }))).toEqual(['t']);
      await expect(tables.change(table('t', { revision: 2 }), ['a', 'nobody'])).rejects.toThrow(
        /foreign key/i,
      );
      expect(ids(await tables.ofPerson('b', { most: 9 }))).toEqual(['t']);
      expect(await tables.find('t')).toMatchObject({ revision: 2 });
    });

    it('lists those in the lobby, those of a person and those that are played', async () => {
      const { tables, people } = (await two()).one;
      await people.add(person('a'), null, 1);
      await tables.add(table('early', { touched: 1 }), ['a']);
      await tables.add(table('late', { touched: 3, status: 'playing' }), ['a']);
      await tables.add(table('between', { touched: 2 }), []);
      await tables.add(table('hidden', { touched: 4, listed: false }), ['a']);
      await tables.add(table('over', { touched: 5, status: 'over' }), ['a']);
      expect(ids(await tables.listed({ most: 9 }))).toEqual(['late', 'between', 'early']);
      expect(ids(await tables.listed({ most: 2 }))).toEqual(['late', 'between']);
      expect(ids(await tables.ofPerson('a', { most: 3 }))).toEqual(['over', 'hidden', 'late']);
      expect(await tables.playing()).toEqual(['late']);
    });

    it('lists them in pages, by status and by game', async () => {
      const { tables, people } = (await two()).one;
      await people.add(person('a'), null, 1);
      for (const [at, id] of ['a1', 'b1', 'c1', 'd1'].entries()) {
        const about = { words: id, game: at % 2 === 0 ? 'vtes' : 'nosferatu' };
        // two of them at the same moment
        await tables.add(
          table(id, { about, touched: at === 2 ? 1 : at, status: at === 3 ? 'playing' : 'open' }),
          ['a'],
        );
      }
      expect(ids(await tables.listed({ most: 9 }))).toEqual(['d1', 'c1', 'b1', 'a1']);
      const after = { touched: 1, id: 'c1' };
      expect(ids(await tables.listed({ after, most: 1 }))).toEqual(['b1']);
      expect(ids(await tables.ofPerson('a', { after, most: 9 }))).toEqual(['b1', 'a1']);
      expect(ids(await tables.listed({ game: 'vtes', most: 9 }))).toEqual(['c1', 'a1']);
      expect(ids(await tables.listed({ game: 'vtes', after, most: 9 }))).toEqual(['a1']);
      expect(ids(await tables.listed({ status: 'playing', most: 9 }))).toEqual(['d1']);
      expect(ids(await tables.listed({ status: 'over', most: 9 }))).toEqual([]);
      expect(ids(await tables.ofPerson('a', { status: 'open', most: 1 }))).toEqual(['c1']);
    });

    it('replaces a snapshot by a later one only', async () => {
      const { one, other } = await two();
      expect(await one.tables.snapshot('t')).toBeUndefined();
      const states = ['{"a":1}', '{"a":2}', '{"a":3}'];
      await Promise.all([
        one.tables.saveSnapshot('t', 20, states[1]!),
        other.tables.saveSnapshot('t', 10, states[0]!),
      ]);
      expect(await one.tables.snapshot('t')).toEqual({ at: 20, state: states[1] });
      await other.tables.saveSnapshot('t', 20, states[2]!);
      expect(await one.tables.snapshot('t')).toEqual({ at: 20, state: states[1] });
      await other.tables.saveSnapshot('t', 21, states[2]!);
      expect(await one.tables.snapshot('t')).toEqual({ at: 21, state: states[2] });
    });
  });

  describe('entries', () => {
    it('are read in order, as they were written', async () => {
      const { one, other } = await two();
      const written = [
        entry(1, { move: 'bleed “Ana” with Ayelech, the Deaf\n\\"' }),
        entry(2, { kind: 'call', seat: -1, request: 'r', move: '' }),
        entry(3, { kind: 'take-back', move: '1', request: '' }),
      ];
      const appended = await Promise.all(written.map((each) => one.entries.append(each)));
      expect(appended).toEqual(['written', 'written', 'written']);
      expect(await other.entries.after('t', 0)).toEqual(written);
      expect(await other.entries.after('t', 2)).toEqual(written.slice(2));
      expect(await other.entries.after('t', 3)).toEqual([]);
      expect(await other.entries.after('elsewhere', 0)).toEqual([]);
    });

    it('of two writers at one place one gets `taken`', async () => {
      const { one, other } = await two();
      for (let at = 1; at <= 20; at++) {
        const appended = await Promise.all([
          one.entries.append(entry(at, { seat: 1 })),
          other.entries.append(entry(at, { seat: 2 })),
        ]);
        expect(appended.toSorted()).toEqual(['taken', 'written']);
        const log = await one.entries.after('t', at - 1);
        expect(log.map(({ seat }) => seat)).toEqual([appended[0] === 'written' ? 1 : 2]);
      }
    });

    it('are written once for one request of a seat', async () => {
      const { one, other } = await two();
      expect(await one.entries.append(entry(1, { request: 'r' }))).toBe('written');
      const again = entry(2, { request: 'r' });
      expect(await other.entries.append(again)).toEqual({ before: 1 });
      expect(await one.entries.append({ ...again, at: 1 })).toEqual({ before: 1 });
      expect(await other.entries.placeOf('t', again.seat, 'r')).toBe(1);
      expect(await other.entries.placeOf('t', again.seat + 1, 'r')).toBeUndefined();
      expect(await one.entries.append({ ...again, seat: 1 })).toBe('written');
      expect(await one.entries.append({ ...again, table: 'elsewhere', at: 1 })).toBe('written');
      const both = await Promise.all([
        one.entries.append(entry(3, { request: 'next' })),
        other.entries.append(entry(4, { request: 'next' })),
      ]);
      const place = both[0] === 'written' ? 3 : 4;
      expect(both).toContainEqual({ before: place });
      expect((await one.entries.after('t', 2)).map(({ at }) => at)).toEqual([place]);
    });

    it('have only what can be read again', async () => {
      const { one } = await two();
      const odd = entry(1, { move: 'half \ud800, NUL \0.', request: '\udc00\0' });
      expect(await one.entries.append(odd)).toBe('written');
      expect(await one.entries.append({ ...odd, made: 1 })).toEqual({ before: 1 });
      const read = { ...odd, move: 'half \ufffd, NUL \ufffd.', request: '\ufffd\ufffd' };
      expect(await one.entries.after('t', 0)).toEqual([read]);
      await one.people.add({ id: 'a', name: 'a\0b\ud800\ud83e\udd87', account: 'a\0' }, null, 1);
      expect(await one.people.byAccount('A\0')).toMatchObject({ name: 'a\ufffdb\ufffd🦇' });
    });

    it('have each its own outcome, though they are written together', async () => {
      const { one } = await two();
      await one.entries.append(entry(1, { table: 'b', request: 'r' }));
      const before = entry(2, { table: 'b', seat: 3, request: 'r' });
      const outcomes = await Promise.allSettled([
        one.entries.append(entry(1, { table: 'a' })),
        one.entries.append(entry(1, { table: 'b', seat: 4 })),
        one.entries.append(entry(2, { table: 'b', request: 'r' })),
        one.entries.append(before),
        one.entries.append({ ...before, at: 3 }),
        one.entries.append(entry(1, { table: 'c', seat: null as unknown as number })),
        one.entries.append(entry(2, { table: 'a' })),
        ...times(300, (i) => one.entries.append(entry(1, { table: `many ${i}` }))),
      ]);
      const values = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'));
      expect(values.slice(0, 7)).toEqual([
        'written',
        'taken',
        { before: 1 },
        'written',
        { before: 2 },
        'refused',
        'written',
      ]);
      expect(new Set(values.slice(7))).toEqual(new Set(['written']));
      expect(await one.entries.after('c', 0)).toEqual([]);
      expect(await one.entries.after('many 299', 0)).toHaveLength(1);
      expect(await one.entries.append(entry(1, { table: 'c' }))).toBe('written');
    });

    it('are written when many of both processes want the same places in other orders', async () => {
      const { one, other, database } = await two();
      const tables = times(100, (i) => `table ${i}`);
      for (let at = 1; at <= 10; at++) {
        const outcomes = await Promise.all([
          ...tables.map((table) => one.entries.append(entry(at, { table, seat: 1 }))),
          ...tables.toReversed().map((table) => other.entries.append(entry(at, { table, seat: 2 }))),
        ]);
        expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(100);
        expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(100);
      }
      const deadlocks = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
      expect(kind === 'sqlite' ? [{ deadlocks: 0 }] : await database.all(deadlocks)).toEqual([
        { deadlocks: 0 },
      ]);
    });
  });

  describe('decks', () => {
    it('are of one person each, the latest first, and no more than they may be', async () => {
      const { one, other } = await two();
      for (const id of ['a', 'b']) await one.people.add(person(id, id), 'secret', 1);
      const deck = (id: string, changed: number) => ({
        id,
        name: `“${id}” ü`,
        list: '4x Füße\n\\"',
        changed,
      });
      expect(await one.decks.keep('a', deck('x', 1), 2)).toBe(true);
      expect(await other.decks.keep('a', deck('y', 2), 2)).toBe(true);
      expect(await other.decks.keep('b', deck('x', 3), 2)).toBe(true);
      expect(await one.decks.keep('a', deck('z', 4), 2)).toBe(false);
      expect(await other.decks.ofPerson('a')).toEqual([deck('y', 2), deck('x', 1)]);
      expect(await one.decks.keep('a', { ...deck('x', 5), name: 'new' }, 2)).toBe(true);
      expect(await other.decks.ofPerson('a')).toEqual([{ ...deck('x', 5), name: 'new' }, deck('y', 2)]);
      expect(await other.decks.find('b', 'x')).toEqual(deck('x', 3));
      expect(await one.decks.forget('a', 'x')).toBe(true);
      expect(await other.decks.forget('a', 'x')).toBe(false);
      expect(await one.decks.find('a', 'x')).toBeUndefined();
      expect(await one.decks.find('b', 'x')).toBeDefined();
    });

    it('are counted, though many are kept at once', async () => {
      const { one, other } = await two();
      await one.people.add(person('a', 'a'), 'secret', 1);
      const kept = await Promise.all(
        times(20, (i) =>
          (i % 2 ? one : other).decks.keep('a', { id: `d${i}`, name: '', list: '', changed: i }, 7),
        ),
      );
      expect(kept.filter(Boolean)).toHaveLength(7);
      expect(await one.decks.ofPerson('a')).toHaveLength(7);
      await expect(one.decks.keep('nobody', { id: 'd', name: '', list: '', changed: 1 }, 7)).rejects.toThrow(
        /foreign key/i,
      );
    });
  });

  describe('chats', () => {
    it('have numbers without gaps, whoever speaks at once', async () => {
      const { one, other } = await two();
      const chat = (words: string) => ({ table: 't', person: 'a', seat: 1, recipient: null, words, said: 5 });
      const said = await Promise.all(times(40, (i) => (i % 2 ? one : other).chats.add(chat(`${i}`))));
      expect(said.toSorted((a, b) => a - b)).toEqual(times(40, (i) => i + 1));
      const log = await one.chats.after('t', 0, 100);
      expect(log).toEqual(times(40, (i) => ({ ...chat(`${said.indexOf(i + 1)}`), number: i + 1, name: '' })));
      expect((await one.chats.after('t', 30, 5)).map(({ number }) => number)).toEqual([31, 32, 33, 34, 35]);
      expect(await one.chats.add({ ...chat(' “ü” '), table: 'u', seat: null, recipient: 3 })).toBe(1);
      expect(await other.chats.after('u', 0, 1)).toMatchObject([
        { words: ' “ü” ', seat: null, recipient: 3 },
      ]);
    });

    it('are heard by those they are for, who count no others', async () => {
      const { one } = await two();
      await one.people.add({ id: 'a', name: 'Ada', account: null }, null, 1);
      const say = (seat: number | null, recipient: number | null, words: string) =>
        one.chats.add({ table: 't', person: 'a', seat, recipient, words, said: 5 });
      await say(0, null, 'to all');
      await say(0, 1, 'to 1');
      await say(1, 0, 'to 0');
      await say(null, null, 'to all again');
      const heard = async (seat: number | null, had = 0, most = 9) => {
        const { lines, count, last } = await one.chats.latest('t', seat, had, most);
        return [lines.map(({ words }) => words), count, last];
      };
      expect(await heard(0)).toEqual([['to all', 'to 1', 'to 0', 'to all again'], 4, 4]);
      for (const seat of [2, null]) expect(await heard(seat)).toEqual([['to all', 'to all again'], 2, 4]);
      expect(await heard(2, 1)).toEqual([['to all again'], 2, 4]);
      expect(await heard(1, 0, 2)).toEqual([['to 0', 'to all again'], 4, 4]);
      expect(await heard(1, 4)).toEqual([[], 4, 4]);
      const nth = async (seat: number | null, n: number) => (await one.chats.heardAs('t', seat, n))?.words;
      expect([await nth(1, 2), await nth(2, 2), await nth(null, 3)]).toEqual([
        'to 1',
        'to all again',
        undefined,
      ]);
      expect(await heard(1, 5)).toEqual([[], 4, 4]);
      expect((await one.chats.latest('t', 0, 3, 9)).lines).toMatchObject([{ name: 'Ada' }]);
      expect(await one.chats.latest('nothing', 0, 0, 9)).toEqual({ lines: [], count: 0, last: 0 });
    });
  });

  describe('presences', () => {
    it('are of all processes together; those of a dead one are gone', async () => {
      const { one, other } = await two();
      const heard: string[] = [];
      await other.listen(PRESENCE_NEWS, (table) => void heard.push(table));
      await one.runners.beat('first', 5000);
      await other.runners.beat('second', 9000);
      await one.presences.come('t', 'mina', 'first');
      await other.presences.come('t', 'mina', 'second');
      await one.presences.come('t', 'lucy', 'first');
      await other.presences.go('t', 'mina', 'second', 1000);
      expect(await other.presences.of('t')).toEqual([
        { person: 'lucy', gone: null },
        { person: 'mina', gone: null },
      ]);
      await one.presences.go('t', 'mina', 'first', 2000);
      expect(await other.presences.of('t')).toEqual([
        { person: 'lucy', gone: null },
        { person: 'mina', gone: 2000 },
      ]);
      await other.presences.sweep(4999);
      expect(await one.presences.of('t')).toContainEqual({ person: 'lucy', gone: null });
      const before = heard.length;
      await other.presences.sweep(6000);
      expect(await one.presences.of('t')).toContainEqual({ person: 'lucy', gone: 6000 });
      while (heard.length === before) await new Promise((resolve) => void setTimeout(resolve, 5));
      expect(new Set(heard)).toEqual(new Set(['t']));
      await one.presences.come('t', 'lucy', 'first');
      expect(await other.presences.of('t')).toContainEqual({ person: 'lucy', gone: null });
      expect(await one.presences.of('other')).toEqual([]);
    });
  });

  describe('leases', () => {
    it('of the processes that run tables: who does not live has none', async () => {
      const { one, other } = await two();
      for (const id of ['t', 'u']) await one.tables.add(table(id, { status: 'playing' }), []);
      await one.tables.add(table('open'), []);
      await one.runners.beat('one', 100);
      await other.runners.beat('other', 100);
      expect((await one.runners.orphans(10, 9)).toSorted()).toEqual(['t', 'u']);
      expect(await one.runners.orphans(10, 1)).toHaveLength(1);
      const got = await Promise.all([
        one.runners.claim('t', 'one', 10),
        other.runners.claim('t', 'other', 10),
      ]);
      expect(got.toSorted()).toEqual([false, true]);
      const [holder, loser] = got[0] ? ['one', 'other'] : ['other', 'one'];
      expect(await one.runners.orphans(10, 9)).toEqual(['u']);
      await one.runners.beat(holder, 200);
      expect(await one.runners.claim('t', holder, 150)).toBe(true);
      expect(await one.runners.claim('t', loser, 150)).toBe(false);
      expect(await other.runners.held(holder)).toEqual(['t']);
      expect(await other.runners.held(loser)).toEqual([]);
      expect((await one.runners.orphans(200, 9)).toSorted()).toEqual(['t', 'u']);
      await one.runners.beat(loser, 300);
      expect(await one.runners.claim('t', loser, 200)).toBe(true);
      expect(await one.runners.held(holder)).toEqual([]);
      await one.runners.retire(loser);
      expect(await one.runners.claim('t', holder, 210)).toBe(true);
    });
  });

  describe('news', () => {
    it('come to everyone who listens, after what they tell of', async () => {
      const { one, other } = await two();
      const heard: string[] = [];
      const found: Promise<Entry[]>[] = [];
      await one.listen(NEWS, (text) => {
        heard.push(text);
        for (const news of readNews(text)) found.push(other.entries.after(news.table, news.at - 1));
      });
      await one.listen(NEWS, () => heard.push('the second listener'));
      await other.entries.append(entry(1));
      await other.entries.append(entry(1, { seat: 5 }));
      await one.entries.append(entry(2));
      await until(() => heard.length >= 4);
      expect(heard).toEqual(['t:1', 'the second listener', 't:2', 'the second listener']);
      expect((await Promise.all(found)).map(([first]) => first?.at)).toEqual([1, 2]);
    });

    it('tell of tables and chats', async () => {
      const { one, other } = await two();
      const heard: string[] = [];
      await Promise.all(
        ['tables', 'chats'].map((channel) => one.listen(channel, (text) => heard.push(`${channel} ${text}`))),
      );
      await other.tables.add(table('t'), []);
      await other.tables.change(table('t'), []);
      await other.tables.change(table('t'), []);
      await other.chats.add({ table: 'u', person: 'a', seat: null, recipient: null, words: '', said: 1 });
      await until(() => heard.length >= 3);
      expect(heard).toEqual(['tables t', 'tables t', 'chats u']);
    });

    it('do not come of what was rolled back', async () => {
      const { one, database } = await two();
      const heard: string[] = [];
      await one.listen('tables', (text) => heard.push(text));
      const failing = database.transaction(async (inside) => {
        const lease = `INSERT INTO leases (name, owner, until) VALUES ('never', 'a', 1) RETURNING name AS news`;
        expect(await inside.announce('tables', lease)).toHaveLength(1);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await database.all('SELECT name FROM leases')).toEqual([]);
      await expect(one.tables.add(table('nobody'), ['nobody'])).rejects.toThrow(/foreign key/i);
      await one.tables.add(table('marker'), []);
      await until(() => heard.includes('marker'));
      expect(heard).toEqual(['marker']);
    });
  });

  describe('transactions', () => {
    it('are seen as a whole', async () => {
      const { database } = await two();
      const count = async (): Promise<unknown> => (await database.all('SELECT name FROM leases')).length;
      const insert = 'INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)';
      const counts: Promise<unknown>[] = [];
      await database.transaction(async (inside) => {
        await inside.all(insert, 'first', 'a', 1);
        counts.push(count());
        await new Promise((resolve) => void setTimeout(resolve, 20));
        await inside.all(insert, 'second', 'a', 1);
      });
      expect([0, 2]).toContain(await counts[0]);
      expect(await count()).toBe(2);
      await expect(database.all(insert, 'second', 'a', 1)).rejects.toThrow(/unique/i);
      expect(await count()).toBe(2);
    });
  });
});
