// What processes tell each other through storage: chats, presences, leases, news.

import { describe, expect, it } from 'vitest';
import { entry, onBoth, table, times, until } from '../../test/promises.ts';
import { type Entry, NEWS, readNews } from './entry.ts';
import { PRESENCE_NEWS } from './presences.ts';

onBoth(({ two }) => {
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
