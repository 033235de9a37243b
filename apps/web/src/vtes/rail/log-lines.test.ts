// The log names the turn that was there before anything was told.

import { expect, test } from 'vitest';
import type { LogLine } from '../../table/types.ts';
import { firstTurn } from './log-lines.ts';

const line = (key: string, values: object = {}): LogLine => ({ told: { key, values }, heading: false });
const turn = (number: number, seat: number): LogLine => line('event.turn', { turn: number, seat: { seat } });
const TABLE = { order: [0, 1, 2, 3] };

test('in the first turn it is that of whoever plays', () => {
  expect(firstTurn([line('event.drew')], { ...TABLE, turn: 1, whose: 2 })).toEqual({ turn: 1, seat: 2 });
});

test('later it is that of whoever sits before the second', () => {
  const table = { ...TABLE, turn: 3, whose: 1 };
  expect(firstTurn([line('event.drew'), turn(2, 0), turn(3, 1)], table)).toEqual({ turn: 1, seat: 3 });
  expect(firstTurn([line('event.drew'), turn(2, 3)], table)).toEqual({ turn: 1, seat: 2 });
});

test('a log that is empty, has the heading, or begins later has none', () => {
  expect(firstTurn([], { ...TABLE, turn: 1, whose: 2 })).toBeNull();
  expect(firstTurn([turn(1, 0), turn(2, 1)], { ...TABLE, turn: 2, whose: 1 })).toBeNull();
  expect(firstTurn([line('event.drew'), turn(4, 1)], { ...TABLE, turn: 4, whose: 1 })).toBeNull();
  expect(firstTurn([line('event.drew')], { ...TABLE, turn: 4, whose: 1 })).toBeNull();
});
