import { expect, test } from 'vitest';
import type { About, TableInfo } from '../net/about.ts';
import { type MyTable, sorted } from './tables.ts';

const table = (id: string, status: About['status']): TableInfo => ({
  id,
  status,
  seat: null,
  about: { status } as About,
});
const mine = (id: string, status: About['status'], more: Partial<MyTable> = {}): MyTable => ({
  ...table(id, status),
  asked: false,
  invited: false,
  ...more,
});
const ids = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id);

test('of my tables those that wait for me come first, and those that are over are left out', () => {
  const { mine: found } = sorted(
    [
      mine('playing', 'playing'),
      mine('over', 'over'),
      mine('open', 'open'),
      mine('invited', 'open', { invited: true }),
      mine('asked', 'playing', { asked: true }),
    ],
    [],
  );
  expect(ids(found)).toEqual(['asked', 'invited', 'open', 'playing']);
});

test('my tables are not shown a second time among those of others', () => {
  const { open, playing } = sorted(
    [mine('a', 'open'), mine('b', 'playing')],
    [table('a', 'open'), table('b', 'playing'), table('c', 'open'), table('d', 'playing')],
  );
  expect(ids(open)).toEqual(['c']);
  expect(ids(playing)).toEqual(['d']);
});
