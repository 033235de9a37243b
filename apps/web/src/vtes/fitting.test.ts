import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

const standing = (count: number): number[] => Array.from({ length: count }, () => 1);

test('with room for all, all stand apart', () => {
  expect(fitting(standing(4), 5)).toEqual({ shown: 4, close: false });
  expect(fitting([], 0)).toEqual({ shown: 0, close: false });
});

test('with less, they stand close', () => {
  expect(fitting(standing(6), 4)).toEqual({ shown: 6, close: true });
});

test('with still less, some are only counted', () => {
  const { shown, close } = fitting(standing(10), 4);
  expect(shown).toBeLessThan(6);
  expect(close).toBe(true);
});

test('a card that lies takes more room', () => {
  expect(fitting(standing(5), 5.4).close).toBe(false);
  expect(fitting([1, 1, 1.3, 1.3, 1.3], 5.4).close).toBe(true);
});

test('one is always shown', () => {
  expect(fitting(standing(3), 0.2)).toEqual({ shown: 1, close: false });
});
