import { expect, test } from 'vitest';
import { focusSeat } from './focus.ts';

type Watched = Parameters<typeof focusSeat>[0];
const ORDER = [0, 1, 2, 3];
const table = (more: Partial<Record<keyof Watched, unknown>> = {}): Watched =>
  ({
    order: ORDER,
    methuselahs: ORDER.map(() => ({ out: false })),
    cards: [{ id: 7, controller: 3 }],
    action: null,
    combat: null,
    whose: 0,
    ...more,
  }) as Watched;
const action = (by: number, seats: number[], blocker = 0): object => ({
  by,
  blocker,
  aim: { seats, card: 0 },
});

test('nothing happens in one’s own turn: the prey is looked at', () => {
  expect(focusSeat(table(), 0)).toBe(1);
});

test('in the turn of another, that one', () => {
  expect(focusSeat(table({ whose: 2 }), 0)).toBe(2);
});

test('the target of an action, before who acts', () => {
  expect(focusSeat(table({ action: action(2, [3]) }), 0)).toBe(3);
  expect(focusSeat(table({ action: action(2, [0]) }), 0)).toBe(2);
});

test('whoever blocks comes before the target, and opponents in combat before all', () => {
  expect(focusSeat(table({ action: action(0, [1], 7) }), 0)).toBe(3);
  expect(
    focusSeat(table({ action: action(0, [1], 7), combat: { sides: [{ seat: 0 }, { seat: 2 }] } }), 0),
  ).toBe(2);
});

test('never oneself, nor whoever is out', () => {
  const methuselahs = ORDER.map((seat) => ({ out: seat === 1 }));
  expect(focusSeat(table({ methuselahs }), 0)).toBe(2);
  expect(focusSeat(table({ methuselahs: ORDER.map((seat) => ({ out: seat > 0 })) }), 0)).toBeNull();
});
