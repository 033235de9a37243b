// The log, on both databases.

import { describe, expect, it } from 'vitest';
import { entry, onBoth, times } from '../../test/promises.ts';
import { keepEntries } from './entries.ts';

onBoth(({ kind, two }) => {
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

    it('are written once, also by whoever has forgotten them or begins anew', async () => {
      const { one, database } = await two();
      for (const at of [1, 2, 3]) await one.entries.append(entry(at, { request: `r${at}` }));
      one.entries.forget('t');
      expect(await one.entries.append(entry(4, { request: 'r2' }))).toEqual({ before: 2 });
      expect(await one.entries.append(entry(3, { request: 'r4' }))).toBe('taken');
      const anew = keepEntries(database);
      expect(await anew.append(entry(4, { request: 'r3' }))).toEqual({ before: 3 });
      expect(await anew.append(entry(4, { request: 'r4' }))).toBe('written');
      expect(await anew.append(entry(5, { request: 'r1' }))).toEqual({ before: 1 });
      expect(await anew.append(entry(5, { request: 'r4' }))).toEqual({ before: 4 });
      expect(await anew.append(entry(4, { request: 'r5' }))).toBe('taken');
      expect(await anew.append(entry(5, { request: 'r5' }))).toBe('written');
      expect((await anew.after('t', 0)).map(({ request }) => request)).toEqual([
        'r1',
        'r2',
        'r3',
        'r4',
        'r5',
      ]);
    });

    it('are not written twice, though their table is forgotten meanwhile', async () => {
      const { database } = await two();
      const entries = keepEntries({
        ...database,
        ...(database.announceSure && {
          async announceSure(...given) {
            const writing = database.announceSure!(...given);
            entries.forget('t');
            await writing;
          },
        }),
      });
      const tables = ['z', 't', 'u'];
      for (const at of [1, 2, 3]) {
        const appending = tables.map((table) => entries.append(entry(at, { table })));
        expect(await Promise.all(appending)).toEqual(['written', 'written', 'written']);
      }
      for (const table of tables) expect(await entries.after(table, 0)).toHaveLength(3);
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
});
