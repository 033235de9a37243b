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

const ALL_GAVE = `game: nosferatu
title: A test
seats:
  Rita: { role: renfield }
  Hugo: { stake: true, gave: rumour }
  Vlad: { role: vampire, gave: rumour }
  Nora: { gave: rumour }
  Ivo: { gave: rumour }
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
    ['two Renfields', `${HEAD}  Nora: { role: renfield }\n`, /^7: there is one renfield only/],
    [
      'a bad option',
      `${HEAD}options: { bites_placed: two }\n`,
      /^7: this table is refused: bites_placed is one of: all, one/,
    ],
    ['an unknown option', `${HEAD}options: { bite_placed: one }\n`, /^7: .*Did you mean bites_placed/],
    ['an empty file', '', /a scenario names its game: nosferatu/],
    [
      'a rule that is none',
      `${HEAD}rules: [N-6.99]\nplay: [{ expect: { turn: 1 } }]\n`,
      /^7: there is no rule “N-6.99”/,
    ],
    ['no check at all', `${HEAD}play: []\n`, /nothing is checked/],
    [
      'a seat that is a number',
      'game: nosferatu\ntitle: x\nseats:\n  3: {}\n',
      /^4: a seat is not called by a number/,
    ],
    [
      'a seat that is a word of scenarios',
      'game: nosferatu\ntitle: x\nseats: { expect: {} }\n',
      /a word of scenarios/,
    ],
    [
      'a seat that is called like a fact',
      'game: nosferatu\ntitle: x\nseats:\n  Ana: {}\n  stake: {}\n',
      /^5: “stake” is a fact of the table/,
    ],
    [
      'too many seats',
      `game: nosferatu\ntitle: x\nseats: { ${'ABCDEFGHI'
        .split('')
        .map((name) => `${name}: {}`)
        .join(', ')} }\n`,
      /^3: this table is refused: there are 5 to 8 seats, not 9$/,
    ],
    [
      'two seats of one name',
      'game: nosferatu\ntitle: x\nseats: { Ana: {}, ANA: {} }\n',
      /^3: .*two seats have the same name/,
    ],
    [
      'an unknown card in the counts',
      `${HEAD}options:\n  counts:\n    bites: 9\n`,
      /^9: .*no option “counts.bites”\. Did you mean bite\?/,
    ],
    ['too few Nights', `${HEAD}options:\n  counts:\n    night: 2\n`, /^9: .*5 seats need at least 5 Nights/],
    [
      'an unknown reason for a table',
      `${HEAD}refused: [few-night]\n`,
      /^7: “few-night” is not known\. Did you mean “few-nights”/,
    ],
    ['a round after the Dawn', `${HEAD}turned: [dawn]\n`, /^7: with the Dawn the round is over/],
    ['Renfield to play', `${HEAD}to play: Rita\n`, /^7: Renfield plays no cards/],
    ['the wrong seat to play', `${HEAD}to play: Vlad\n`, /^7: it is for Hugo to play now/],
    ['a play out of turn', `${HEAD}  Nora: { gave: bite }\n`, /^7: Hugo gives a card before Nora/],
    [
      'a round in which all have given',
      ALL_GAVE,
      /^8: with this card all have given: begin with phase: effects/,
    ],
    [
      'a second play',
      `${ALL_GAVE.replace('Ivo: { gave: rumour }', 'Ivo: {}')}to play: Hugo\n`,
      /^9: it is for Ivo to play now/,
    ],
    [
      'a Clock card turned by nobody',
      `${HEAD}turned: [night]\n`,
      /^7: Greta turned up a card, but gave nothing/,
    ],
    [
      'a Clock card after the Dawn',
      `${ALL_GAVE}phase: effects\nturned: [dawn, night]\n`,
      /^10: no card is turned up after the Dawn/,
    ],
    [
      'a Bite that is placed already',
      `${ALL_GAVE.replace('gave: rumour', 'gave: bite')}phase: stake\n`,
      /^5: a bite has left Renfield’s hand by then: begin with phase: effects/,
    ],
    [
      'somebody to play in another phase',
      `${HEAD}phase: stake\nto play: Hugo\n`,
      /^8: somebody is to play only in the round/,
    ],
    ['effects of nothing', `${HEAD}phase: effects\n`, /^7: nobody gave a card/],
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
      /^9: Hugo cannot .*unknown-move.*Did you mean “discard rumour, give component”.*Offered to Hugo: /,
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
    ['sure: { Rita: [] }', /Rita is not asked; deciding: Hugo/],
    ['refused: { Hugo: kil Vlad }', /“kil Vlad” is no move of this game/],
    ['refused: { Vlad: kill Hugo, why: yourselff }', /Did you mean “yourself”/],
    ['not offered: { Hugo: [kil Vlad] }', /“kil Vlad” is no move of this game/],
    ['not told: { Hugo: { gave: { crad: bite } } }', /“crad” is not known/],
    ['expect not: { stake: Hugoo }', /“Hugoo” is not known/],
    ['expect not: { Hugo: { bits: 1 } }', /nothing is known of “bits”\. Did you mean bites/],
    ['expect not: { Hugo: { bites: 1, stake: true } }', /stake is true, though it should not be/],
    ['not told: { Hugo: { gave: { seat: Hugoo } } }', /“Hugoo” is not known\. Did you mean “Hugo”/],
    ['told: { spectatr: { gave: {} } }', /Did you mean “spectator”/],
    ['talk: { Hugo: everybody }', /Did you mean “everyone”/],
    ['refused talk: { Hugo: Vlad, why: private }', /Did you mean “private-talk”/],
    ['refused: { Vlad: kill Hugoo, why: not-dawn }', /“kill Hugoo” is no move of this game/],
    ['refused: { Hugo: kil Vlad, why: not-now }', /refused for “unknown-move”, expected “not-now”/],
    ['expect: {}', /nothing is checked here/],
    ['sees: { Hugo: {} }', /nothing is checked here/],
    ['not offered: { Hugo: [] }', /nothing is checked here/],
    ['told: { Hugo: {} }', /nothing is checked here/],
    ['refused talk: { why: private-talk }', /nothing is checked here/],
    ['deciding: Hugoo', /Did you mean “Hugo”/],
    ['deciding: { Hugo: plai }', /Did you mean “play”/],
    ['does not see: { spectatr: [vampire] }', /Did you mean “spectator”/],
    ['waiting: [Vlad]', /deciding: Hugo/],
  ])('%s', (step, message) => {
    expect(withPlay(step)).toEqual([expect.stringMatching(message)]);
  });

  it('lists up to twenty offers in full', () => {
    const reserve = 'reserve: [bite, night]';
    const text = `${HEAD.replace('reserve: [rumour, component]', reserve)}library: [rumour, component]\nplay:\n  - Hugo: x\n`;
    expect(problems(text)[0]?.split('Offered to Hugo: ')[1]?.split(' · ')).toHaveLength(12);
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

describe('a scenario without a mistake', () => {
  it.each([
    'deciding: Hugo',
    'waiting: Hugo',
    'refused: { Hugo: show bite, why: unknown-move }',
    'refused: { Greta: show bite, why: not-asked }',
    'refused: { Greta: kill Vlad }',
    'not offered: { Hugo: [kill Vlad, no ritual, take card 1 of Vlad, "discard bite, give bite"] }',
    'expect not: { stake: nobody, Hugo: { bites: 1 } }',
    'expect: { announced: null }',
    'sees: { spectator: { stake: Hugo } }',
    'not told: { spectator: { gave: { seat: Hugo } } }',
  ])('%s', (step) => {
    expect(withPlay(step)).toEqual([]);
  });

  it('knows which case was announced', () => {
    const end = (gave: string): string => `${ALL_GAVE.replaceAll('rumour', gave)}phase: stake\n`;
    expect(problems(`${end('component')}play: [{ expect: { announced: 2 } }]\n`)).toEqual([]);
    expect(problems(`${end('rumour')}play: [{ sees: { spectator: { announced: 3 } } }]\n`)).toEqual([]);
  });
});
