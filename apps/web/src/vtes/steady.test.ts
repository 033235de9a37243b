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

test('maps and sets say the same whatever their order', () => {
  const before = { lit: new Map([['a', { key: 1 }]]), armed: new Set(['a', 'b']) };
  const now = { lit: new Map([['a', { key: 1 }]]), armed: new Set(['b', 'a']) };
  expect(steady(before, now)).toBe(before);
  expect(steady(before, { ...now, armed: new Set(['a', 'c']) }).armed).toEqual(new Set(['a', 'c']));
  expect(steady(before.lit, new Map([['a', { key: 2 }]]))).toEqual(new Map([['a', { key: 2 }]]));
  expect(steady(before.lit, new Map([['b', { key: 1 }]]))).toEqual(new Map([['b', { key: 1 }]]));
  expect(steady(before.lit, new Map()).size).toBe(0);
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
