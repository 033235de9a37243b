import { expect, test } from 'vitest';
import { preyOf, seating } from './seating.ts';

const table = (order: readonly number[], ...out: number[]): Parameters<typeof seating>[0] =>
  ({
    order,
    methuselahs: order.map((_, seat) => ({ out: out.includes(seat) })),
  }) as unknown as Parameters<typeof seating>[0];
const places = (...args: Parameters<typeof seating>): string[] =>
  seating(...args).map(({ seat, place }) => `${seat} ${place}`);

test('prey sits at the left, the predator at the right, the others above, clockwise', () => {
  expect(places(table([0, 1, 2, 3, 4]), 0, true)).toEqual(['0 you', '1 left', '2 top', '3 top', '4 right']);
  expect(places(table([3, 0, 4, 1, 2]), 4, true)).toEqual(['4 you', '1 left', '2 top', '3 top', '0 right']);
});

test.each([
  [2, ['0 you', '1 top']],
  [3, ['0 you', '1 left', '2 right']],
  [4, ['0 you', '1 left', '2 top', '3 right']],
  [6, ['0 you', '1 left', '2 top', '3 top', '4 top', '5 right']],
])('%i seats all have a place', (count, expected) => {
  expect(places(table(Array.from({ length: count }, (_, seat) => seat)), 0, true)).toEqual(expected);
});

test('whoever is out leaves the place to the next', () => {
  expect(places(table([0, 1, 2, 3, 4], 1), 0, true)).toEqual([
    '0 you',
    '1 out',
    '2 left',
    '3 top',
    '4 right',
  ]);
  expect(preyOf(table([0, 1, 2, 3, 4], 1), 0)).toBe(2);
  expect(preyOf(table([0, 1, 2], 1, 2), 0)).toBeNull();
});

test('of two, the other is prey and predator', () => {
  expect(seating(table([0, 1]), 0, true).map(({ relation }) => relation)).toEqual(['you', 'both']);
});

test('a spectator, or somebody who is out, has neither prey nor predator', () => {
  const relations = (...args: Parameters<typeof seating>): unknown[] =>
    seating(...args)
      .slice(1)
      .map(({ relation }) => relation);
  expect(relations(table([0, 1, 2]), 0, false)).toEqual(['other', 'other']);
  expect(relations(table([0, 1, 2], 0), 0, true)).toEqual(['other', 'other']);
});

test('everybody in the game is somebody’s prey, over those who are out', () => {
  expect(seating(table([0, 1, 2, 3], 2), 0, true).map((one) => one.preyOf)).toEqual([3, 0, null, 1]);
});
