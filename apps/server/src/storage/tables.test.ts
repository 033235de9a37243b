// Tables and snapshots, on both databases.

import { describe, expect, it } from 'vitest';
import { ids, onBoth, person, table } from '../../test/promises.ts';

onBoth(({ two }) => {
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
});
