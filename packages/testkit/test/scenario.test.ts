// The runner with a game in which one may pass, and in which not everyone knows who is asked.

import { describe, expect, it } from 'vitest';
import { type Adapters, runScenario, type ScenarioReport } from '../src/scenario/run.ts';
import { toyScenarios } from './toy-scenarios.ts';

const ADAPTERS = { hoard: toyScenarios } as unknown as Adapters;

const run = (...steps: string[]): ScenarioReport =>
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
    ADAPTERS,
  );
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
