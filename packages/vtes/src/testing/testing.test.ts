// Positions that can be given and facts that can be expected. What the rules are is for the scenarios.

import { runScenario } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { vtesScenarios } from './index.ts';
import { knowsMove } from './known-moves.ts';

const problems = (text: string): string[] =>
  runScenario(`game: vtes\ntitle: A test\n${text}`, { vtes: vtesScenarios as never }).problems.map(
    ({ message }) => message,
  );

describe('a script', () => {
  const BLEED = `
seats:
  Ana: { pool: 20, ready: [{ Trevon Parker: { blood: 4 } }], hand: [Conditioning, Bonding] }
  Bruno: { pool: 8, ready: [{ Ryan: { blood: 4, locked: true } }] }
turn: Ana
phase: minion
play:
  - Ana: bleed Bruno with Trevon Parker
  - Bruno: no block
  - Ana: play Conditioning superior with Trevon Parker
  - refused: { Ana: play Bonding with Trevon Parker, why: limited }
  - pass
  - expect: { Bruno.pool: 4, edge: Ana, Trevon Parker: { blood: 3, locked: true } }`;

  it('may say what goes without saying', () => {
    expect(problems(BLEED)).toEqual([]);
    expect(problems(BLEED.replace('- Bruno: no block', '- Carla: pass'))).toEqual([
      expect.stringContaining('“Carla” is not known'),
    ]);
  });

  it('must have the reasons right', () => {
    expect(problems(BLEED.replace('why: limited', 'why: needs-discipline'))).toEqual([
      'refused for “wrong-moment”, expected “needs-discipline”',
    ]);
    expect(problems(BLEED.replace('why: limited', 'why: stealth-not-needed'))).toHaveLength(1);
  });
});

describe('a position', () => {
  it('holds cards of any kind and state', () => {
    expect(
      problems(`
seats:
  Ana:
    pool: 12
    points: 1
    withdrawing: true
    unreplaced: [unlock, discard]
    influence phases: 3
    ready:
      - Nik Sikko:
          blood: 2
          locked: true
          cannot act: true
          done: [bleed, political action, Intimidation]
          cards: [{ Sport Bike: { locked: true, counters: 2 } }, { Kevlar Vest: { controller: Bruno } }]
      - Underbridge Stray: { life: 1, owner: Bruno }
    torpor: [{ Ryan: { blood: 1, sect: anarch, title: baron of Taipei } }]
    in play: [{ Elder Library: { contested: true } }]
    uncontrolled: [{ Sully: { blood: 2 } }]
    hand: [Bonding]
    library: [Conditioning, Deflection]
    crypt: [Ashley]
    ash: [Ashley, Bonding]
  Bruno: { ready: [{ Massimo Falconi: { title: justicar, title contested: true } }], uncontrolled: [Sully] }
  Carla: { out: true }
  Dino: {}
turn: Bruno
turn number: 7
first: Dino
edge: Ana
play:
  - expect:
      turn: Bruno
      turn number: 7
      first: Dino
      edge: Ana
      phase: minion
      impulse: Bruno
      Ana:
        { pool: 12, points: 1, withdrawing: true, unreplaced: [discard, unlock], influence phases: 3, hand size: 5,
          ready: [Underbridge Stray, Nik Sikko], torpor: [Ryan], in play: [], contested: [Elder Library],
          uncontrolled: [Sully], cards uncontrolled: 1, uncontrolled blood: [2], hand: [Bonding], cards in hand: 1,
          library: 2, library cards: [Conditioning, Deflection], crypt cards: [Ashley], ash: [Bonding, Ashley] }
      Ana.Sully (uncontrolled).blood: 2
      Bruno.Sully (uncontrolled).blood: 0
      Nik Sikko:
        { blood: 2, locked: true, cannot act: true, done: [political action, bleed, Intimidation], wounded: false,
          cards: [Sport Bike, Kevlar Vest], capacity: 3, clan: Toreador, title: none, owner: Ana, strength: 1 }
      Sport Bike: { counters: 2, locked: true, on: Nik Sikko, controller: Ana, region: attached }
      Kevlar Vest: { controller: Bruno, owner: Bruno }
      Underbridge Stray: { life: 1, owner: Bruno, controller: Ana, region: ready }
      Ryan: { region: torpor, wounded: true, sect: anarch, title: baron of Taipei }
      Elder Library: { contested: true, region: table }
      Massimo Falconi: { title: justicar (contested), title contested: true, votes: 0 }
      Carla.out: true
  - sees: { Bruno: { Ana: { cards in hand: 1, library: 2, cards uncontrolled: 1, uncontrolled blood: [2] } } }
  - sees: { Bruno: { Nik Sikko: { done: [bleed, political action, Intimidation], capacity: 3 }, Ana.ready: [Nik Sikko, Underbridge Stray] } }
  - sees: { Ana: { Ana.hand: [Bonding], Sully (uncontrolled).blood: 2, Ana.uncontrolled: [Sully] } }
  - does not see: { Bruno: [Ana.hand, Ana.uncontrolled, Ana.library cards, Ana.crypt cards, impulse] }
  - does not see: { spectator: [Sully (uncontrolled), Bruno.Sully (uncontrolled)] }`),
    ).toEqual([]);
  });

  it.each([
    ['master', 'master actions: 0', 'expect: { phase: minion, master actions: 0 }'],
    ['master', 'trifle played: true', 'expect: { phase: master, master actions: 1, trifle played: true }'],
    ['influence', 'transfers: 2', 'expect: { phase: influence, transfers: 2, impulse: Ana }'],
    ['discard', 'discard actions: 0', 'expect: { turn: Bruno, phase: unlock }'],
    ['unlock', 'used: [the Edge]', 'not offered: { Ana: [gain 1 pool from the Edge] }'],
    [
      'unlock',
      'used: ["contest Ryan #1"]',
      'offered: { Ana: [end phase, withdraw, gain 1 pool from the Edge] }',
    ],
    ['minion', 'used: [the Edge]', 'expect: { used: [the Edge] }'],
  ])('of the %s phase begins with what is left: %s', (phase, left, step) => {
    const seats = `seats: { Ana: { ready: [Ryan, Ashley], hand: [Misdirection] }, Bruno: { ready: [Ryan] } }`;
    expect(problems(`${seats}\nedge: Ana\nphase: ${phase}\n${left}\nplay:\n  - ${step}`)).toEqual([]);
  });

  it('goes on after a phase that had begun', () => {
    const text = `
seats: { Ana: { ready: [Ashley], hand: [Misdirection] } }
phase: influence
transfers: 0
play:
  - offered: { Ana: [end phase] }
  - Ana: end phase
  - deciding: { Ana: discard }
  - Ana: end phase
  - expect: { turn number: 2, turn: Greta }`;
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Ana: { ready: [Sport Bike] }', 'Sport Bike does not belong here'],
    ['Ana: { in play: [Ryan] }', 'Ryan does not belong here'],
    ['Ana: { torpor: [Underbridge Stray] }', 'Underbridge Stray does not belong here'],
    ['Ana: { hand: [Ryan] }', '“Ryan” is not known'],
    ['Ana: { crypt: [Bonding] }', '“Bonding” is not known'],
    ['Ana: { ready: [Ryan, Ryan] }', 'Ana has another copy of this unique card'],
    ['Ana: { ready: [{ Ryan: {}, Ashley: {} }] }', 'each card is an item of its own'],
    ['Ana: { ready: [{ Ryan: { done: [blead] } }] }', '“blead” is not known. Did you mean “bleed”?'],
    ['Ana: { ready: [{ Ryan: { controller: Ana } }] }', 'the key “controller” is not known'],
    ['Ana: { ready: [{ Underbridge Stray: { title: prince } }] }', 'Underbridge Stray is no vampire'],
    ['Ana: { unreplaced: [never] }', '“never” is not known'],
  ])('that cannot be is refused: %s', (seat, message) => {
    expect(problems(`seats: { ${seat} }\nplay:\n  - expect: { turn: Ana }`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('has what is left of its own phase only', () => {
    expect(problems('phase: minion\ntransfers: 2\nplay:\n  - expect: { turn: Greta }')).toEqual([
      'only in the influence phase, not in the minion phase',
    ]);
    expect(problems('used: [contest Ryan]\nplay:\n  - expect: { turn: Greta }')).toEqual([
      expect.stringContaining('“contest Ryan” is not known'),
    ]);
  });
});

describe('the words of a move', () => {
  const KNOWN = `
end phase · gain 1 pool from the Edge · contest Ryan #2 · yield Ryan · contest the title of Ryan · withdraw · pass · none
yield the title of Ryan · play Misdirection on Ryan · play Elder Library · bleed Bruno with Ryan · hunt with Ryan
play Intimidation superior with Ryan · call Parity Shift with Ryan · equip Sport Bike with Ryan · dodge · no block
take equipment from Ryan with Sully · take Sport Bike · leave torpor with Ryan · rescue Ryan with Sully · strike hand
diablerize Ryan with Sully · become Anarch with Ryan · play Deflection with Ryan on Bruno · block with Ryan · draw crypt
strike .44 Magnum · strike .44 Magnum at Murder of Crows · maneuver with .44 Magnum · optional press · prevent 1
prevent with Kevlar Vest against gun damage · play Hidden Strength with Ryan for 2 blood · allocate 2 to Ana, 2 to Bruno
choose Ventrue · choose Ryan · vote 2 for with Ryan · vote against with the Edge · discard Parity Shift for 1 vote against
shift pool of Ana: 2 to Bruno · transfer 2 to Ryan · take back 1 from Ryan · bring Ryan into play · discard Sport Bike
lock Ventrue Headquarters for 3 votes for · unlock Ryan · spare Ryan · pay 1 blood with Ryan · recruit Underbridge Stray with Ryan
use Elder Library for votes with Ryan on Bruno · play Wake with Evening's Freshness with Ryan · optional maneuver`;
  const UNKNOWN = `
play Misdirecton on Ryan · bleed Bruno with Rian · bleed Brunno with Ryan · dance with Ryan · strike foot · playing
strike .44 Magnum at Crows · equip Sport Bike with Ryanair · vote 2 for with Nobody · allocate 2 to Anna · use Library`;
  const state = { seats: ['Ana', 'Bruno'] };
  const moves = (text: string): string[] => text.trim().split(/ · |\n/);

  it.each(moves(KNOWN))('are known: %s', (move) => expect(knowsMove(state, move)).toBe(true));
  it.each(moves(UNKNOWN))('are not: %s', (move) => expect(knowsMove(state, move)).toBe(false));
});
