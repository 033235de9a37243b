import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';
import { isWhole, pressed } from './plain-choice.tsx';
import { timeWords, withReserve } from './time-words.ts';

test('keys are told by what is written on them; digits with Shift by their place', () => {
  expect(keyOf({ key: 'S', code: 'KeyS', shiftKey: true })).toBe('s');
  expect(keyOf({ key: '!', code: 'Digit1', shiftKey: true })).toBe('Shift+1');
  expect(keyOf({ key: '1', code: 'Numpad1', shiftKey: false })).toBe('1');
  expect(keyOf({ key: '?', code: 'Slash', shiftKey: true })).toBe('?');
});

test('of one, the last pressed is chosen; of some, all; pressed again it is put back', () => {
  expect(pressed('one', [0], 2)).toEqual([2]);
  expect(pressed('some', [0], 2)).toEqual([0, 2]);
  expect(pressed('order', [0, 2], 0)).toEqual([2]);
});

test('an answer is whole when enough is chosen', () => {
  const asked = { min: 1, max: 2 } as const;
  const whole = (kind: 'one' | 'some' | 'order'): boolean[] =>
    [0, 1, 2, 3].map((chosen) => isWhole({ ...asked, kind }, chosen, 3));
  expect(whole('one')).toEqual([false, true, false, false]);
  expect(whole('some')).toEqual([false, true, true, false]);
  expect(whole('order')).toEqual([false, false, false, true]);
});

test('time is minutes and seconds, with hours if there are any', () => {
  expect([70_000, 9001, -5, 3_723_000].map(timeWords)).toEqual(['1:10', '0:10', '0:00', '1:02:03']);
});

test('a reserve is told apart, until it is what is being used up', () => {
  const left = (milliseconds: number): string => withReserve(milliseconds, 300_000);
  expect([358_000, 300_001, 300_000, 2000].map(left)).toEqual(['0:58 + 5:00', '0:01 + 5:00', '5:00', '0:02']);
  expect(withReserve(58_000, 0)).toBe('0:58');
});
