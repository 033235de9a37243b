import { expect, test } from 'vitest';
import { steady, steadyById } from './steady.ts';

test('what says the same is the same thing', () => {
  const before = {
    cards: [
      { id: 1, on: [2] },
      { id: 2, on: [] },
    ],
    pool: 3,
  };
  expect(steady(before, structuredClone(before))).toBe(before);
});

test('only what has changed is new', () => {
  const before = { one: { pool: 3 }, other: { pool: 4 } };
  const now = steady(before, { one: { pool: 3 }, other: { pool: 5 } });
  expect(now).toEqual({ one: { pool: 3 }, other: { pool: 5 } });
  expect(now.one).toBe(before.one);
  expect(now).not.toBe(before);
});

test('a field that is gone or new is a change', () => {
  expect(steady({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(steady({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  expect(steady([1, 2], [1])).toEqual([1]);
  expect(steady([], {})).toEqual({});
});

test('a card that is gone does not move the others', () => {
  const before = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ];
  const now = steadyById(before, [{ id: 2, name: 'b' }]);
  expect(now[0]).toBe(before[1]);
  expect(steadyById(before, structuredClone(before))).toBe(before);
});
