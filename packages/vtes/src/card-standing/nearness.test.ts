import type { AnyReason } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import type { Vtes } from '../types.ts';
import { inOrder } from './nearness.ts';

type Why = AnyReason<Vtes>;

const [MOMENT, ORDER, USE, COST, STATE, LIMIT, DISCIPLINE, TITLE, CLAN, VAMPIRE, KIND] = [
  { why: 'wrong-moment' },
  { why: 'mandatory-hunt', card: 1 },
  { why: 'stealth-not-needed' },
  { why: 'no-blood', card: 1, needed: 1 },
  { why: 'locked', card: 1 },
  { why: 'played-already', card: 1 },
  { why: 'needs-discipline', name: 'dom' },
  { why: 'needs-title' },
  { why: 'needs-clan', clan: 'Tremere' },
  { why: 'needs-vampire' },
  { why: 'not-eligible' },
] as const satisfies readonly Why[];

test('the nearest reason comes first, each once', () => {
  const sorted = [ORDER, USE, COST, STATE, LIMIT, DISCIPLINE, TITLE, CLAN, VAMPIRE];
  expect(inOrder(sorted.toReversed())).toEqual(sorted);
  expect(inOrder([DISCIPLINE, { ...COST }, COST, DISCIPLINE])).toEqual([COST, DISCIPLINE]);
  expect(inOrder([STATE, { ...STATE, card: 2 }])).toHaveLength(2);
});

test('what is only a matter of time stands alone', () => {
  expect(inOrder([DISCIPLINE, MOMENT, COST])).toEqual([MOMENT]);
});

test('whom it does not concern is told only if there is nothing else', () => {
  expect(inOrder([KIND, VAMPIRE])).toEqual([VAMPIRE]);
  expect(inOrder([KIND, KIND])).toEqual([KIND]);
});
