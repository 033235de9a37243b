import { expect, test } from 'vitest';
import { addedTo, jointSeed, keepsPromise, promiseOf } from './promise.ts';

test('a seed keeps the promise of its secret, whatever the seats add', () => {
  const promise = promiseOf('secret');
  // as anybody can compute it: printf secret | sha256sum
  expect(promise).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b');
  expect(jointSeed('secret', ['horseshoe', null])).toBe('secret horseshoe -');
  expect(keepsPromise('secret horseshoe -', promise)).toBe(true);
  expect(keepsPromise('secret', promise)).toBe(true);
  expect(keepsPromise('other horseshoe -', promise)).toBe(false);
});

test('what was added can be read again', () => {
  const added = ['horseshoe', null, 'clover'];
  expect(addedTo(jointSeed('secret', added))).toEqual(added);
  expect(addedTo('7')).toEqual([]);
});
