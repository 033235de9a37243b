import type { Choice, DecisionName, Open } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { vtes } from './game.ts';
import type { Vtes } from './types.ts';

/** What is offered, by its words, and what is answered for somebody who says nothing: a place, or nothing. */
const CASES: Record<DecisionName<Vtes>, readonly [offered: string, answered: number | undefined][]> = {
  unlock: [
    ['edge withdraw end', 2],
    ['pay yield withdraw', undefined],
  ],
  master: [['play use end', 2]],
  act: [
    ['bleed hunt end', 2],
    ['hunt', undefined],
  ],
  influence: [['transfer bring end', 2]],
  discard: [['discard play end', 2]],
  entering: [['use pass', 1]],
  impulse: [
    ['play use pass', 2],
    ['block block no-block', 2],
  ],
  poll: [['vote vote edge pass', 3]],
  maneuver: [['maneuver pass', 1]],
  press: [['pass press', 0]],
  strike: [
    ['play strike hand-strike', 2],
    ['strike', undefined],
  ],
  prevent: [['prevent pass', 1]],
  reduce: [['lock pay', 1]],
  search: [['find nothing', 1]],
  diablerize: [['diablerize spare', 1]],
  fetch: [
    ['fetch pass', 1],
    ['fetch burn', undefined],
  ],
  award: [['award pass', 1]],
  attach: [
    ['attach pass', 1],
    ['attach', undefined],
  ],
  'burn-blood': [['burn pass', 1]],
  'take-over': [['take-over pass', 1]],
  toll: [['pay pay', undefined]],
  terms: [['allocate allocate', undefined]],
  heir: [['choose choose', undefined]],
  strip: [['discard discard', undefined]],
  'remove-crypt': [['remove', undefined]],
  raise: [['raise', undefined]],
  spoils: [],
  split: [],
  equipment: [],
  hand: [],
};

const answered = (decision: object): Choice | undefined =>
  vtes.passive!({ seat: 0, serial: 1, about: undefined, ...decision } as unknown as Open<Vtes>);

describe('what is answered for a Methuselah who says nothing', () => {
  for (const [name, cases] of Object.entries(CASES)) {
    for (const [offered, expected] of cases)
      it(`to ${name}, of ${offered}`, () => {
        const options = offered.split(' ').map((word) => ({ do: word }));
        expect(answered({ name, kind: 'one', options })).toBe(expected);
      });
  }

  it('takes no spoils; what must be taken or discarded is chosen by somebody else', () => {
    const options = [{ do: 'take', card: 1 }];
    expect(answered({ name: 'spoils', kind: 'some', options, min: 0, max: 1 })).toEqual([]);
    expect(answered({ name: 'equipment', kind: 'some', options, min: 1, max: 1 })).toBeUndefined();
    expect(answered({ name: 'hand', kind: 'some', options, min: 1, max: 1 })).toBeUndefined();
  });

  it('pays the least for a rescue', () => {
    expect(answered({ name: 'split', kind: 'amount', min: 1, max: 2 })).toBe(1);
  });
});
