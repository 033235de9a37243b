import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage, plainMove } from './socket.ts';

const MOVE = { type: 'move', request: 'r1', table: 'tablenumber1', serial: 3, choice: 2 };

/** Moves, and what is nearly one. */
const nearly = fc.record(
  {
    type: fc.constantFrom('move', 'move', 'watch', 1),
    request: fc.oneof(fc.constantFrom('r1', '', 'r'.repeat(40), 'r'.repeat(41)), fc.string(), fc.integer()),
    table: fc.constantFrom(MOVE.table, '12345678', 'a'.repeat(32), 'a'.repeat(33), 'UPPER-CASE', null),
    serial: fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.constantFrom(2 ** 53, '1', null)),
    choice: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.array(fc.integer()), fc.constant(2 ** 53)),
    more: fc.anything(),
  },
  { requiredKeys: ['type', 'request', 'table'] },
);

test('a move with one place is read by hand, and what else it brings is left out', () => {
  expect(plainMove(MOVE)).toEqual(MOVE);
  expect(plainMove({ ...MOVE, request: 'r'.repeat(40), serial: 0, choice: -1, more: 1 })).toEqual({
    ...MOVE,
    request: 'r'.repeat(40),
    serial: 0,
    choice: -1,
  });
});

test.each([
  { type: 'watch' },
  { request: '' },
  { request: 'r'.repeat(41) },
  { request: 1 },
  { table: 'short' },
  { table: `${MOVE.table}\n` },
  { serial: -1 },
  { serial: 0.5 },
  { choice: 2 ** 53 },
  { choice: 'pass' },
  { choice: [1] },
])('%o is left to the schema', (change) => {
  expect(plainMove({ ...MOVE, ...change })).toBeUndefined();
});

test('whatever is read by hand as a move is that move by the schema', () => {
  const found = fc.sample(nearly, { numRuns: 5000, seed: 7 }).filter((data) => plainMove(data) !== undefined);
  expect(found.length).toBeGreaterThan(20);
  expect(found.map((data) => clientMessage.parse(data))).toEqual(found.map(plainMove));
});
