// What somebody is told who writes a scenario wrongly: the line, and the nearest right word.

import { type Adapters, runScenario } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { nosferatuScenarios } from '../src/testing/index.ts';

const ADAPTERS = { nosferatu: nosferatuScenarios } as unknown as Adapters;

const HEAD = `game: nosferatu
title: A test
seats:
  Rita: { role: renfield }
  Vlad: { role: vampire }
  Hugo: { stake: true, reserve: [rumour, component] }
`;

const problems = (text: string): string[] =>
  runScenario(text, ADAPTERS).problems.map(({ line, message }) => `${line}: ${message}`);
const withPlay = (...steps: string[]): string[] =>
  problems(`${HEAD}play:\n${steps.map((step) => `  - ${step}\n`).join('')}`);

describe('a scenario with a mistake', () => {
  it.each([
    ['an unknown game', 'game: chess\ntitle: x\n', /^1: “chess” is not known\. Did you mean “nosferatu”/],
    ['no title', 'game: nosferatu\nseats: {}\n', /a scenario has a title/],
    [
      'an unknown key',
      `${HEAD}libary: [bite]\n`,
      /^7: the key “libary” is not known\. Did you mean “library”/,
    ],
    [
      'an unknown seat key',
      `${HEAD}  Nora: { bits: 1 }\n`,
      /^7: the key “bits” is not known\. Did you mean “bites”/,
    ],
    [
      'an unknown card',
      `${HEAD}library: [bite, rumor]\n`,
      /^7: “rumor” is not known\. Did you mean “rumour”/,
    ],
    [
      'too many cards',
      `${HEAD}library: [${'bite, '.repeat(17)}]\n`,
      /^7: there are not enough cards of bite/,
    ],
    [
      'a Reserve of the wrong size',
      `${HEAD}  Nora: { reserve: [bite] }\n`,
      /^7: a Reserve with 0 Bites has 2 cards/,
    ],
    ['two Renfields', `${HEAD}  Nora: { role: renfield }\n`, /^3: there is one renfield only/],
    ['a bad option', `${HEAD}options: { bites_placed: two }\n`, /option-value/],
    ['text that is no YAML', 'game: [nosferatu\ntitle: x\n', /^[12]: /],
    ['keys that a new game ignores', `${HEAD}phase: setup\n`, /the key “role” is not known/],
    ['a script for a refused table', `${HEAD}refused: [few-nights]\nplay: []\n`, /^8: nothing is played/],
    [
      'a table that is not refused',
      `${HEAD}  Nora: {}\n  Ivo: {}\nrefused: [few-nights]\n`,
      /^9: this table was expected to be refused/,
    ],
  ])('%s', (_what, text, message) => {
    expect(problems(text)).toEqual([expect.stringMatching(message)]);
  });

  it('names the line of a wrong move, and what was offered instead', () => {
    const [problem, ...more] = withPlay('deciding: [Hugo]', 'Hugo: discard rumour, giv component');
    expect(problem).toMatch(
      /^9: Hugo cannot .*unknown-move.*Offered to Hugo: .*discard rumour, give component/,
    );
    expect(more).toEqual([]);
  });

  it.each([
    ['Hugoo: pass', /the key “Hugoo” is not known\. Did you mean “Hugo”/],
    ['Vlad: kill Hugo', /Vlad cannot “kill Hugo” \(not-dawn\)\. Vlad is not asked; deciding: Hugo \(play\)/],
    ['refused: { Vlad: kill Hugo, why: over }', /refused for “not-dawn”, expected “over”/],
    ['refused: { Hugo: "discard rumour, give component" }', /expected to be refused, but Hugo may do it/],
    ['offered: { Hugo: [] }', /offered, though it should not be: discard/],
    ['also offered: { Hugo: [kill Vlad] }', /not offered: kill vlad/],
    ['not offered: { Hugo: ["discard rumour, give component"] }', /though it should not be/],
    ['deciding: { Hugo: dawn }', /deciding: Hugo \(play\)/],
    ['expect: { stake: Vlad }', /stake is Hugo, expected Vlad/],
    ['expect: { bite: 1 }', /nothing is known of “bite”\. Did you mean bites/],
    ['expect: { reserve: [] }', /Did you mean Rita\.reserve · Vlad\.reserve · Hugo\.reserve/],
    ['expect not: { stake: Hugo }', /stake is Hugo, though it should not be/],
    ['sees: { Hugo: { vampire: Vlad } }', /Hugo sees: nothing is known of “vampire”/],
    ['does not see: { Rita: [vampire] }', /Rita sees vampire/],
    ['does not see: { Hugo: [vampyre] }', /nothing is known of “vampyre”/],
    ['told: { Hugo: { gav: {} } }', /“gav” is not known\. Did you mean “gave”/],
    ['told: { Vlad: { drew: { card: bite } } }', /Vlad was told: drew/],
    ['not told: { Vlad: { drew: { seat: Hugo } } }', /Vlad was told: drew/],
    ['happened: [reshuffled]', /it happened: drew/],
    ['not happened: [drew]', /it happened: drew/],
    ['talk: { Hugo: Vlad }', /refused for “private-talk”/],
    ['refused talk: { Hugo: everyone }', /Hugo may talk/],
    ['sure: { Hugo: [kill Vlad] }', /Hugo is asked once more for/],
    ['waiting: [Vlad]', /deciding: Hugo/],
  ])('%s', (step, message) => {
    expect(withPlay(step)).toEqual([expect.stringMatching(message)]);
  });

  it('lists every expectation that fails, and stops at a move that cannot be made', () => {
    const found = withPlay(
      'expect: { turn: 9 }',
      'expect: { turn: 8 }',
      'Vlad: kill Hugo',
      'expect: { turn: 7 }',
    );
    expect(found.map((problem) => problem.slice(0, 3))).toEqual(['8: ', '9: ', '10:']);
  });
});
