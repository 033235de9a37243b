// Facts of actions, combats and referendums, and what a seat sees of them.

import { runScenario } from '@nocturne/testkit';
import { expect, it } from 'vitest';
import { vtesScenarios } from './index.ts';

const problems = (text: string): string[] =>
  runScenario(`game: vtes\ntitle: A test\n${text}`, { vtes: vtesScenarios as never }).problems.map(
    ({ message }) => message,
  );

it('tells an action', () => {
  expect(
    problems(`
seats:
  Ana: { ready: [{ Colette: { blood: 5 } }], hand: [Cloak the Gathering] }
  Bruno: { ready: [{ Ryan: { blood: 4 } }, { Ashley: { locked: true } }], hand: [Wake with Evening's Freshness] }
  Carla: { ready: [Sully] }
turn: Ana
play:
  - expect: { action: none, Ryan.intercept: 0, Colette: { stealth: 0, bleed: 1 } }
  - Ana: bleed Bruno with Colette
  - Bruno: play Wake with Evening's Freshness with Ashley
  - Bruno: block with Ryan
  - expect:
      { action: bleed, acting: Colette, by: Ana, action card: none, state: B, declined: [], blocker: Ryan, stealth: 0,
        intercept: 0, bleed: 1, target: [Bruno], target card: none, directed: true, cost: { blood: 0, pool: 0 },
        awake: [Ashley], outcome: pending, impulse: Ana, played: [Wake with Evening's Freshness with Ashley] }
  - Ana: play Cloak the Gathering with Colette
  - expect: { stealth: 1, Colette.stealth: 1, Ryan: { intercept: 0, stealth: 0 }, state: A, blocker: nobody, impulse: Bruno }
  - sees: { Carla: { action: bleed, stealth: 1, Ryan.intercept: 0, awake: [Ashley] } }
  - expect not: { by: Bruno, directed: false }
  - told: { Carla: { action: { action: { minion: Colette, blocker: Ryan } } } }
  - not told: { Carla: { action: { action: { minion: Ryan } } } }`),
  ).toEqual([]);
});

it('tells a combat', () => {
  expect(
    problems(`
seats:
  Ana: { ready: [{ Nik Sikko: { cards: [.44 Magnum] } }] }
  Bruno: { ready: [{ Ryan: { cards: [Kevlar Vest] } }] }
turn: Ana
play:
  - Ana: bleed Bruno with Nik Sikko
  - expect: { combat: none }
  - Bruno: block with Ryan
  - expect: { combat: under way, round: 1, range: close, acting combatant: Nik Sikko, opposing combatant: Ryan }
  - expect: { acting strike: none, Nik Sikko: { strike: none, maneuvers: 0 }, press to continue: false }
  - Ana: maneuver with .44 Magnum
  - expect: { range: long, acting strike: .44 Magnum, opposing strike: hand, Ryan: { strike: hand, presses: 0, blood lost: 0 } }
  - sees: { spectator: { range: long, Ryan.strike: hand, opposing combatant: Ryan } }
  - Bruno: pass
  - told: { Greta: { damaged: { card: Ryan, amount: 2 } } }
  - not told: { Greta: { damaged: { card: Nik Sikko } } }
  - expect: { combat: none, Ryan.blood: 2 }`),
  ).toEqual([]);
});

it('knows a card that an event is about', () => {
  const steps = '- Ana: hunt with Ryan\n  - not told: { Ana: { changed: { card: Rian } } }';
  expect(problems(`seats: { Ana: { ready: [{ Ryan: { blood: 1 } }] } }\nplay:\n  ${steps}`)).toEqual([
    'there is no card “Rian”',
  ]);
});

it('tells a referendum', () => {
  expect(
    problems(`
seats:
  Ana: { pool: 9, ready: [{ Andi Liu: { blood: 5 } }], hand: [Kine Resources Contested] }
  Bruno: { ready: [{ Massimo Falconi: { title: justicar, locked: true } }] }
  Carla: { ready: [{ Nik Sikko: { title: primogen, sect: anarch, locked: true } }] }
turn: Ana
play:
  - expect: { referendum: none, Andi Liu.votes: 2, Nik Sikko.votes: 0 }
  - Ana: call Kine Resources Contested with Andi Liu
  - Ana: allocate 2 to Bruno, 2 to Carla
  - Ana: vote 2 for with Andi Liu
  - expect:
      { referendum: Kine Resources Contested, caller: Andi Liu, called by: Ana, votes for: 2, votes against: 0,
        terms: 'allocate 2 to Bruno, 2 to Carla', result: polling, action: political, action card: Kine Resources Contested,
        Andi Liu: { votes: 2, voted: for }, Massimo Falconi: { votes: 3, votes against: 3, voted: nothing }, directed: false }
  - sees: { Carla: { votes for: 2, caller: Andi Liu, Andi Liu.voted: for } }
  - Bruno: vote 3 against with Massimo Falconi
  - expect: { votes against: 3, Massimo Falconi: { voted: against, votes: 3 }, impulse: Ana }
  - Ana: vote 1 for with Kine Resources Contested
  - expect: { referendum: none, action: none, Bruno.pool: 30 }`),
  ).toEqual([]);
});
