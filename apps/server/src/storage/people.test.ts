// Guests, accounts, sessions and decks, on both databases.

import { describe, expect, it } from 'vitest';
import { DAY, onBoth, person, times } from '../../test/promises.ts';

onBoth(({ two }) => {
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
});
