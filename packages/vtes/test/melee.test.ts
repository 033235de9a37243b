// A strike with a melee weapon. No card of the book is one, so a vehicle becomes one here.

import { runScenario } from '@nocturne/testkit';
import { expect, it, vi } from 'vitest';
import type * as Cards from '../src/cards/all.ts';

vi.mock('../src/cards/all.ts', async (original) => {
  const all = await original<typeof Cards>();
  const club = { strike: { kind: 'damage', amount: 1, ranged: false }, once: 'round' } as const;
  return {
    ...all,
    LIBRARY: all.LIBRARY.map((one) =>
      one.name === 'Sport Bike'
        ? {
            ...one,
            definition: { ...one.definition, traits: ['weapon', 'melee'], does: { strikes: [club] } },
          }
        : one,
    ),
  };
});

const problems = async (text: string): Promise<string[]> => {
  const { vtesScenarios } = await import('../src/testing/index.ts');
  const told = runScenario(`game: vtes\ntitle: A test\n${text}`, { vtes: vtesScenarios as never });
  return told.problems.map(({ message }) => message);
};

const fight = (play: string, more = ''): string => `
seats:
  Ana: { ready: [{ Silas: { blood: 5, cards: [Sport Bike, .44 Magnum${more}] } }], hand: [Blessed Blade] }
  Bruno: { ready: [{ Larissa Moreira: { blood: 6 } }], hand: [] }
turn: Ana
play:
  - Ana: bleed Bruno with Silas
  - Bruno: block with Larissa Moreira
  - Ana: pass
${play}`;

it('deals so much more damage', async () => {
  expect(
    await problems(
      fight(`
  - offered: { Ana: [strike hand, strike Sport Bike, strike .44 Magnum, play Blessed Blade with Silas on Sport Bike] }
  - Ana: play Blessed Blade with Silas on Sport Bike
  - expect: { combat: none, Larissa Moreira.blood: 3, Ana.ash: [Blessed Blade], Silas.cards: [Sport Bike, .44 Magnum] }`),
    ),
  ).toEqual([]);
});

it('deals still more at the superior level', async () => {
  expect(
    await problems(
      fight(
        `
  - also offered: { Ana: [play Blessed Blade with Silas on Sport Bike] }
  - Ana: play Blessed Blade superior with Silas on Sport Bike
  - expect: { combat: none, Larissa Moreira.blood: 2 }`,
        ', { Agent of Power: { choice: val } }',
      ),
    ),
  ).toEqual([]);
});

it('is lost with the weapon', async () => {
  expect(
    await problems(`
seats:
  Ana: { ready: [{ Silas: { blood: 5, cards: [Sport Bike] } }], hand: [Blessed Blade] }
  Bruno: { ready: [{ Aunt Linda: { blood: 4 } }], hand: [Shattering Blow] }
turn: Ana
play:
  - Ana: bleed Bruno with Silas
  - Bruno: block with Aunt Linda
  - Ana: play Blessed Blade with Silas on Sport Bike
  - Bruno: play Shattering Blow superior with Aunt Linda on Sport Bike
  - expect: { combat: none, Aunt Linda.blood: 4, Ana.ash: [Sport Bike, Blessed Blade] }`),
  ).toEqual([]);
});

it('is a use of the weapon', async () => {
  expect(
    await problems(`
seats:
  Ana: { ready: [{ Silas: { blood: 5, cards: [Sport Bike, .44 Magnum, { Agent of Power: { choice: cel } }] } }], hand: [Blessed Blade, Blessed Blade, Blur] }
  Bruno: { ready: [{ Larissa Moreira: { blood: 6 } }] }
turn: Ana
play:
  - Ana: bleed Bruno with Silas
  - Bruno: block with Larissa Moreira
  - Ana: pass
  - Ana: play Blessed Blade with Silas on Sport Bike
  - Ana: play Blur with Silas
  - offered: { Ana: [strike hand, strike .44 Magnum] }
  - refused: { Ana: play Blessed Blade with Silas, why: no-target }`),
  ).toEqual([]);
});
