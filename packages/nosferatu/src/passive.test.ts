import type { Choice, DecisionName, Open } from '@nocturne/kernel';
import { expect, it } from 'vitest';
import { nosferatu } from './game.ts';
import type { Nosferatu } from './types.ts';

/** What seat 1 is offered, as `word seat`, and what is answered if it says nothing: a place, or nothing. */
const CASES: Record<DecisionName<Nosferatu>, readonly [offered: string, answered: number | undefined][]> = {
  volunteer: [['volunteer, decline', 1]],
  ritual: [
    ['ritual, no-ritual', 1],
    ['ritual, ritual', undefined],
  ],
  take: [['take, take, take', 0]],
  dawn: [
    ['stake 0, stake 1, kill 0', 1],
    ['stake 0, kill 0, kill 1', undefined],
  ],
  'pass-stake': [
    ['stake 0, stake 1', 1],
    ['stake 0, stake 2', undefined],
  ],
  renfield: [['renfield 0, renfield 1', undefined]],
  vampire: [['vampire 0, vampire 1', undefined]],
  'first-stake': [['stake 0, stake 1', undefined]],
  play: [['play', undefined]],
  bite: [['bite 0, bite 1', undefined]],
  lose: [['lose, lose', undefined]],
  mirror: [['reveal 0, reveal 1', undefined]],
  transfuse: [['transfuse 0', undefined]],
  thirst: [['reveal 0', undefined]],
};

const answered = (name: string, offered: string): Choice | undefined => {
  const options = offered.split(', ').map((option) => {
    const [word, seat] = option.split(' ');
    return { do: word, ...(seat === undefined ? {} : { seat: Number(seat) }) };
  });
  const decision = { name, seat: 1, serial: 1, about: undefined, kind: 'one', options };
  return nosferatu.passive!(decision as unknown as Open<Nosferatu>);
};

for (const [name, cases] of Object.entries(CASES)) {
  for (const [offered, expected] of cases)
    it(`somebody who says nothing to ${name}, of ${offered}`, () => {
      expect(answered(name, offered)).toBe(expected);
    });
}
