// The runner with a game in which one may pass, and in which not everyone knows who is asked.

import { go } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioGame } from '../src/scenario/adapter.ts';
import { type Adapters, runScenario, type ScenarioReport } from '../src/scenario/run.ts';
import { toyScenarios } from './toy-scenarios.ts';
import { type Toy, toy } from './toy.ts';

const ADAPTERS = { hoard: toyScenarios } as unknown as Adapters;

const runWith = (adapters: Adapters, ...steps: string[]): ScenarioReport =>
  runScenario(
    `game: hoard
title: A test
rules: [T-1]
seats:
  Ann: { hand: [1, 2, 3] }
  Bo: { hand: [4, 5, 6] }
  Cy: { hand: [7, 8, 9] }
play:
  - { Bo: put 4, Ann: put 1, Cy: put 7 }
  - { Ann: bid 0 }
  - { Ann: 3 > 2 }
  - { Ann: play 3 }
${steps.map((step) => `  - ${step}\n`).join('')}`,
    adapters,
  );
const run = (...steps: string[]): ScenarioReport => runWith(ADAPTERS, ...steps);
const problems = (...steps: string[]): string[] =>
  run(...steps).problems.map(({ line, message }) => `${line}: ${message}`);
// Moves before the steps of a test.
const BEFORE = 6;

describe('passing', () => {
  it('is done by the others until the named seat is asked', () => {
    const report = run('Cy: knock', 'expect: { Ann.points: 3, Bo.points: 0, Cy.points: 1 }', 'deciding: Bo');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 3);
  });

  it('is not done by the named seat, nor after it was asked', () => {
    const report = run('Ann: knock', 'deciding: { Bo: knock }', 'Bo: pass', 'deciding: { Cy: knock }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 2);
  });

  it('is done by the others before an offer or a refusal is looked at', () => {
    const report = run('offered: { Cy: [knock, pass] }', 'refused: { Cy: bid 1, why: unknown-move }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 2);
  });

  it('by `pass` goes on until somebody must choose', () => {
    const report = run(
      'pass',
      'deciding: { Bo: bid }',
      'expect: { Ann.points: 3 }',
      'not happened: [knocked]',
    );
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 3);
  });

  it('stops where somebody must choose, before the named seat is asked', () => {
    expect(problems('pass', 'Cy: bid 1')).toEqual([
      '14: Cy cannot “bid 1” (not-asked). Cy is not asked; deciding: Bo (bid).',
    ]);
  });
});

describe('passing by a seat that is not asked', () => {
  it('does nothing if others would have to choose first', () => {
    const report = run('pass', 'Cy: pass', 'Ann: pass', 'deciding: { Bo: bid }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 3);
  });

  it('does nothing, and nobody passes for it, if that seat would then be asked something else', () => {
    const report = run('Ann: knock', 'Bo: pass', 'Bo: pass', 'deciding: { Cy: knock }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 2);
  });

  it('waits for others to pass, if that seat is asked then', () => {
    const report = run('Bo: pass', 'deciding: { Cy: knock }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 2);
  });

  it('is an error where the seat is asked, and cannot pass', () => {
    expect(problems('pass', 'Bo: pass')).toEqual([expect.stringMatching(/^14: Bo cannot “pass”/)]);
  });
});

/** Nobody ever knocks: everyone is passed over. While they are, a number is too high; afterwards it is too soon. */
const quiet: ScenarioGame<Toy> = {
  ...toyScenarios,
  game: {
    ...toy,
    procedures: { ...toy.procedures, game: { ...toy.procedures.game, listen: () => go('next') } },
    whyNot: ({ stack }) => ({ why: stack.at(-1)?.step === 'listen' ? 'too-high' : 'not-yet' }),
  },
};

describe('a refusal', () => {
  const QUIET = { hoard: quiet } as unknown as Adapters;

  it('holds as things stand, and nobody passes, if the reason is the one expected', () => {
    const report = run('Ann: pass', 'refused: { Cy: play 8, why: not-yet }', 'deciding: { Bo: knock }');
    expect(report.problems).toEqual([]);
    expect(report.moves).toBe(BEFORE + 1);
  });

  it('without a reason holds where the seat is asked', () => {
    expect(problems('Ann: pass', 'refused: { Cy: knock }')).toEqual([
      '14: “knock” was expected to be refused, but Cy may do it',
    ]);
  });

  it('may have the reason of a window that was skipped in the last move', () => {
    const refused = 'refused: { Ann: play 2, why: too-high }';
    expect(runWith(QUIET, refused, 'deciding: { Bo: bid }').problems).toEqual([]);
    expect(runWith(QUIET, 'refused: { Ann: play 2, why: not-yet }').problems).toEqual([]);
    expect(runWith(QUIET, 'Bo: bid 0', refused).problems).toHaveLength(1);
    expect(
      runWith({ hoard: { ...quiet, isWindow: undefined } } as unknown as Adapters, refused).problems,
    ).toEqual([{ line: 13, message: 'refused for “not-yet”, expected “too-high”' }]);
  });
});

describe('a call', () => {
  const judged = (...steps: string[]): ScenarioReport =>
    runScenario(
      `game: hoard
title: A test
options: { judged: true }
seats: { Ann: { hand: [1, 2, 3] }, Bo: { hand: [4, 5, 6] } }
play:
${steps.map((step) => `  - ${step}\n`).join('')}`,
      ADAPTERS,
    );
  const PUT = '{ Ann: put 1, Bo: put 4 }';

  it('is made as things stand, and is the last move', () => {
    const report = judged(PUT, 'Ann: bid 0', 'call: next', 'deciding: { Bo: bid }', 'not happened: [bade]');
    expect(report).toMatchObject({ problems: [], moves: 4 });
    expect(judged(PUT, 'call: time', 'deciding: []').problems).toEqual([]);
  });

  it('alone checks nothing', () => {
    expect(judged('call: time').problems).toEqual([{ line: 5, message: 'nothing is checked' }]);
  });

  it('is refused for a reason', () => {
    expect(run('refused: { call: time, why: no-judge }', 'refused: { call: next }').problems).toEqual([]);
    expect(judged('refused: { call: next, why: not-yet }').problems).toEqual([]);
    expect(judged('refused: { call: nxt, why: unknown-call }').problems).toEqual([]);
    expect(judged('refused: { call: next, why: no-judge }').problems).toEqual([
      { line: 6, message: 'refused for “not-yet”, expected “no-judge”' },
    ]);
    expect(judged('refused: { call: time }').problems).toEqual([
      { line: 6, message: '“time” was expected to be refused, but it can be called' },
    ]);
    expect(judged('refused: { call: nxt }').problems).toEqual([
      { line: 6, message: '“nxt” is not known. Did you mean “next”? Known here: next · time.' },
    ]);
  });

  it('that cannot be made ends the script', () => {
    expect(problems('call: time', 'deciding: Bo')).toEqual(['13: “time” cannot be called (no-judge).']);
    expect(judged('call: tim', 'deciding: Bo').problems).toEqual([
      { line: 6, message: '“tim” is not known. Did you mean “time”? Known here: next · time.' },
    ]);
  });

  it('is not known to a game that has none', () => {
    const { calls: _calls, ...silent } = toy;
    const adapters = { hoard: { ...toyScenarios, game: silent } } as unknown as Adapters;
    expect(runWith(adapters, 'call: time').problems).toEqual([
      { line: 13, message: '“time” cannot be called (unknown-call). In this game nothing is called.' },
    ]);
  });

  it('is no name of a seat', () => {
    const text = 'game: hoard\ntitle: x\nseats: { call: {}, Bo: {} }\nplay: [deciding: Bo]\n';
    expect(runScenario(text, ADAPTERS).problems).toEqual([
      { line: 3, message: '“call” is a word of scenarios: give the seat another name' },
    ]);
  });
});

describe('who is asked', () => {
  it('may be known to that seat alone', () => {
    expect(
      problems('deciding: { Ann: knock }', 'waiting: []', 'pass', 'deciding: Bo', 'waiting: Bo'),
    ).toEqual([]);
  });

  it('is not said to be known when it is not', () => {
    expect(problems('waiting: [Ann]')).toEqual(['13: deciding: nobody; expected ["Ann"]']);
  });
});

describe('moves of several parts', () => {
  const BAD = 'refused: { Bo: put 5 + put 6 + put 4';
  it('are refused with the reason of their number', () => {
    const text = `game: hoard\ntitle: x\nseats: { Ann: {}, Bo: { hand: [4, 5, 6] } }\nplay:\n  - ${BAD}, why: wrong-number }\n`;
    expect(runScenario(text, ADAPTERS)).toMatchObject({ problems: [], checks: 1 });
    expect(runScenario(text.replace(', why: wrong-number', ''), ADAPTERS).problems).toEqual([]);
    expect(runScenario(text.replace('put 6', 'putt 6'), ADAPTERS).problems).toHaveLength(1);
  });
});

describe('a scenario', () => {
  it('reports how much it checked', () => {
    expect(run('deciding: Ann', 'expect: { round: 1, Ann: { points: 3, hand: [2] } }').checks).toBe(3);
  });

  it('that checks nothing is no proof', () => {
    expect(problems()).toEqual(['8: nothing is checked']);
  });

  it('names rules that exist', () => {
    const text = 'game: hoard\ntitle: x\nrules: [T-1, T-11]\nplay:\n  - waiting: [Greta, Ivo]\n';
    expect(runScenario(text, ADAPTERS).problems).toEqual([
      { line: 3, message: 'there is no rule “T-11”. Did you mean T-1 (everyone may knock)?' },
    ]);
  });

  it('names seats that are there', () => {
    expect(problems('expect not: { best: Bob }')).toEqual([
      expect.stringMatching(/^13: “Bob” is not known\. Did you mean “Bo”/),
    ]);
  });
});
