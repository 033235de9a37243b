// How cards stand: positions as scenarios give them.

import { answer, openFor, read, type Seat, type State, view } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { vtes } from '../game.ts';
import { vtesScenarios } from '../testing/index.ts';
import { buildPosition } from '../testing/position.ts';
import type { Reader } from '../text/index.ts';
import type { Vtes } from '../types.ts';
import { type CardStanding, cardStandings, tellStanding } from './index.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const [ANA, BRUNO, CARLA] = [0, 1, 2] as const;

const ENGLISH: Reader = {
  language: 'en',
  seats: SEATS,
  format: (message, language, values) => String(new IntlMessageFormat(message, language).format(values)),
};

const positionOf = (seats: Record<string, object>, table: Record<string, unknown> = {}): State<Vtes> =>
  buildPosition({
    seats: SEATS,
    bySeat: SEATS.map((name) => ({ ...seats[name] })),
    table: { turn: 'Ana', phase: 'minion', ...table },
    options: {},
    seed: 'standing',
  });

/** Makes these moves; whoever else is asked meanwhile lets things pass. */
function played(state: State<Vtes>, ...moves: readonly (readonly [Seat, string])[]): State<Vtes> {
  for (const [seat, move] of moves) {
    while (openFor(state, seat) === undefined) {
      const decision = state.open[0]!;
      const choice = vtesScenarios.pass(decision);
      if (choice === undefined) throw new Error(`${move}: ${decision.name} is asked`);
      answer(vtes, state, { seat: decision.seat, choice });
    }
    const found = read(vtes, state, seat, move);
    if ('reason' in found) throw new Error(`${move}: ${found.reason.why}`);
    answer(vtes, state, { seat, choice: found.choice });
  }
  return state;
}

function standingOf(state: State<Vtes>, seat: Seat, name: string): CardStanding {
  const { hand, table } = cardStandings(state, seat);
  const found = [...hand, ...table].find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
}

const ways = (state: State<Vtes>, seat: Seat, name: string): string[] =>
  standingOf(state, seat, name).ways.map(({ notation }) => notation);
const whys = (state: State<Vtes>, seat: Seat, name: string): string[] =>
  standingOf(state, seat, name).reasons.map(({ why }) => why);
const said = (state: State<Vtes>, seat: Seat, name: string): string[] =>
  tellStanding(standingOf(state, seat, name), view(vtes, state, seat), ENGLISH);

describe('what can be done now', () => {
  test('is every choice for the card: minion, level and target', () => {
    const state = positionOf({
      Ana: {
        ready: ['Trevon Parker', 'Ryan'],
        uncontrolled: ['Lauren'],
        hand: ['Govern the Unaligned', 'Govern the Unaligned'],
      },
    });
    const { hand } = cardStandings(state, ANA);
    expect(hand).toHaveLength(1);
    expect(hand[0]!.reasons).toEqual([]);
    expect(hand[0]!.ways.map(({ notation }) => notation)).toEqual([
      'play Govern the Unaligned with Trevon Parker',
      'play Govern the Unaligned superior with Trevon Parker on Lauren',
    ]);
    for (const { choice, notation } of hand[0]!.ways)
      expect(read(vtes, state, ANA, notation)).toEqual({ choice });
  });

  test('minions act, block, strike and vote', () => {
    const acting = positionOf({
      Ana: { ready: [{ Ryan: { cards: ['.44 Magnum'] } }] },
      Bruno: { ready: ['Sully'] },
    });
    expect(ways(acting, ANA, 'Ryan')).toEqual([
      'bleed Bruno with Ryan',
      'hunt with Ryan',
      'become Anarch with Ryan',
    ]);
    played(acting, [ANA, 'bleed Bruno with Ryan']);
    expect(ways(acting, BRUNO, 'Sully')).toEqual(['block with Sully']);
    played(acting, [BRUNO, 'block with Sully']);
    expect(ways(acting, ANA, '.44 Magnum')).toEqual(['maneuver with .44 Magnum']);
    expect(whys(acting, ANA, 'Ryan')).toEqual(['wrong-moment']);
    played(acting, [ANA, 'pass']);
    expect(ways(acting, ANA, 'Ryan')).toEqual(['strike hand']);
    expect(ways(acting, ANA, '.44 Magnum')).toEqual(['strike .44 Magnum']);
    const referendum = positionOf({
      Ana: { ready: ['Alexa Draper'], hand: ['Kine Resources Contested', 'Ancilla Empowerment'] },
    });
    played(
      referendum,
      [ANA, 'call Kine Resources Contested with Alexa Draper'],
      [ANA, 'allocate 2 to Bruno, 2 to Carla'],
    );
    expect(ways(referendum, ANA, 'Alexa Draper')).toEqual([
      'vote 2 for with Alexa Draper',
      'vote 2 against with Alexa Draper',
    ]);
    expect(whys(referendum, ANA, 'Ancilla Empowerment')).toEqual(['card-vote-used']);
  });

  test('vampires that are not in play are influenced', () => {
    const state = positionOf(
      { Ana: { uncontrolled: [{ Sully: { blood: 3 } }], hand: ['Deflection'] } },
      { phase: 'influence', transfers: 1 },
    );
    expect(ways(state, ANA, 'Sully')).toEqual(['transfer 1 to Sully']);
    expect(said(positionOf({ Ana: { uncontrolled: ['Sully'], ready: ['Ryan'] } }), ANA, 'Sully')).toEqual([
      'Its moment: in your influence phase.',
    ]);
  });
});

describe('when this is not the moment', () => {
  const lacking = { ready: [{ Ryan: { locked: true } }] };

  test.each([
    ['Deflection', 'during a bleed action directed at you, after blocks are declined'],
    ['Conditioning', 'during a bleed action of a minion you control'],
    ['Telepathic Misdirection', 'during an action of a minion another Methuselah controls'],
    ["Wake with Evening's Freshness", 'during an action of a minion another Methuselah controls'],
    ['Elder Library', 'in your master phase'],
    ['Majesty', 'when strikes are chosen'],
    ['Swallowed by the Night', 'during an action of a minion you control or in the determine range step'],
  ])('%s waits for it, and nothing else is told', (name, when) => {
    const state = positionOf({ Ana: { ...lacking, hand: [name] } });
    expect(whys(state, ANA, name)).toEqual(['wrong-moment']);
    expect(said(state, ANA, name)).toEqual([`Its moment: ${when}.`]);
  });

  test('it may be the turn of somebody else', () => {
    const state = positionOf(
      { Ana: { ...lacking, hand: ['Elder Library', 'Intimidation', 'Deflection'] } },
      { turn: 'Bruno' },
    );
    expect(whys(state, ANA, 'Elder Library')).toEqual(['not-your-turn']);
    expect(said(state, ANA, 'Intimidation')).toEqual(['Its moment: in your minion phase.']);
    expect(whys(state, ANA, 'Deflection')).toEqual(['wrong-moment']);
    expect(whys(state, ANA, 'Ryan')).toEqual(['not-your-turn']);
  });

  test('an action may be under way, or a combat', () => {
    const state = positionOf({
      Ana: { ready: [{ Ryan: { cards: ['.44 Magnum'] } }, 'Lauren'], hand: ['Intimidation'] },
      Bruno: { ready: ['Sully'], hand: ['Majesty'] },
      Dino: { ready: ['Meaghan'], hand: ['Majesty'] },
    });
    played(state, [ANA, 'bleed Bruno with Ryan'], [BRUNO, 'block with Sully']);
    expect(whys(state, ANA, 'Intimidation')).toEqual(['action-under-way']);
    expect(whys(state, ANA, 'Lauren')).toEqual(['action-under-way']);
    expect(whys(state, 3, 'Majesty')).toEqual(['not-fighting']);
    expect(whys(state, BRUNO, 'Majesty')).toEqual(['needs-discipline']);
  });

  test('a question comes first', () => {
    const state = positionOf(
      {
        Ana: { ready: ['Sully'], 'in play': ['Asylum Hunting Ground'] },
        Bruno: { 'in play': [{ 'Smiling Jack, The Anarch': { counters: 2 } }] },
      },
      { phase: 'unlock', used: [] },
    );
    expect(ways(state, ANA, 'Asylum Hunting Ground')).toHaveLength(1);
    played(state, [ANA, 'use Smiling Jack, The Anarch']);
    expect(openFor(state, ANA)!.name).toBe('toll');
    expect(whys(state, ANA, 'Asylum Hunting Ground')).toEqual(['must-first']);
  });

  test('the game may be over', () => {
    const state = positionOf({ Ana: { ready: ['Ryan'], hand: ['Intimidation'] } });
    state.result = { points: [], winner: ANA };
    state.open = [];
    expect(whys(state, ANA, 'Intimidation')).toEqual(['over']);
  });
});

describe('when it is the moment', () => {
  /** Ana bleeds Bruno, who has declined to block. */
  const bled = (bruno: object): State<Vtes> =>
    played(
      positionOf({
        Ana: { ready: ['Trevon Parker'], hand: ['Conditioning', 'Conditioning', 'Lost in Crowds'] },
        Bruno: bruno,
      }),
      [ANA, 'bleed Bruno with Trevon Parker'],
      [BRUNO, 'no block'],
    );

  test('cost comes before what a minion is, and that before Disciplines', () => {
    const ready = [
      'Ryan',
      { Madison: { blood: 1, locked: true } },
      { Sully: { blood: 0 } },
      { Meaghan: { locked: true } },
    ];
    const state = bled({ ready, hand: ['Deflection'] });
    expect(standingOf(state, BRUNO, 'Deflection').reasons).toMatchObject([
      { why: 'no-blood', needed: 1 },
      { why: 'locked' },
      { why: 'needs-discipline', name: 'dom' },
    ]);
    expect(said(state, BRUNO, 'Deflection')).toEqual([
      'Sully needs 1 blood.',
      'Madison is locked.',
      'That takes Dominate.',
    ]);
  });

  test('who is locked and lacks the Discipline is told the latter', () => {
    const state = bled({
      ready: [{ Meaghan: { locked: true } }, 'Dr. Stephen Norton'],
      hand: ['Deflection'],
    });
    expect(whys(state, BRUNO, 'Deflection')).toEqual(['needs-discipline']);
  });

  test('a minion is judged by its nearest level', () => {
    const basic = bled({ ready: [{ Sully: { locked: true } }, 'Ryan'], hand: ['Deflection'] });
    expect(said(basic, BRUNO, 'Deflection')).toEqual(['Sully is locked.', 'That takes Dominate.']);
  });

  test('cost and lock come before clan', () => {
    const state = positionOf({
      Ana: {
        ready: ['Lauren', { Baixinho: { locked: true } }],
        'in play': ['Creeping Sabotage'],
        hand: ['Creeping Sabotage'],
      },
    });
    expect(whys(state, ANA, 'Creeping Sabotage')).toEqual(['locked', 'needs-clan']);
  });

  test('what would do nothing comes first, and whom it does not concern is not told', () => {
    const state = played(
      positionOf({
        Ana: { ready: ['Trevon Parker', 'Ryan'], hand: ['Conditioning', 'Conditioning', 'Lost in Crowds'] },
        Bruno: { ready: ['Sully'], hand: ['Telepathic Misdirection'] },
      }),
      [ANA, 'bleed Bruno with Trevon Parker'],
      [ANA, 'play Conditioning with Trevon Parker'],
    );
    expect(openFor(state, ANA)).toBeUndefined();
    expect(whys(state, ANA, 'Conditioning')).toEqual(['played-already']);
    expect(whys(state, ANA, 'Lost in Crowds')).toEqual(['needs-discipline']);
    expect(whys(state, BRUNO, 'Telepathic Misdirection')).toEqual(['intercept-not-needed']);
  });

  test('nobody may be there to play it', () => {
    const state = bled({ ready: ['Ryan'] });
    state.board.methuselahs[CARLA]!.hand = ['Telepathic Misdirection', 'Conditioning'];
    expect(said(state, CARLA, 'Telepathic Misdirection')).toEqual(['You have no minion in play.']);
    expect(whys(state, CARLA, 'Conditioning')).toEqual(['wrong-moment']);
  });
});

describe('who is not asked', () => {
  const state = positionOf({
    Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
    Bruno: {
      'in play': ['The Barrens'],
      ready: [{ Sully: { locked: true } }],
      hand: ["Wake with Evening's Freshness"],
    },
    Carla: { ready: ['Ryan'], hand: ['Deflection'] },
  });

  test('is told whom the table waits for', () => {
    const { asked, waiting } = cardStandings(state, BRUNO);
    expect({ asked, waiting }).toEqual({ asked: false, waiting: [{ seat: ANA, name: 'act' }] });
    expect(cardStandings(state, ANA).asked).toBe(true);
    expect(said(state, BRUNO, 'The Barrens')).toEqual([
      'Bruno has nothing to decide now. The table waits for Ana.',
    ]);
  });

  test('is told so of what could be played in what is under way, but not who has something to play', () => {
    const bled = played(
      positionOf({
        Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
        Bruno: { ready: [{ Sully: { locked: true } }], hand: ["Wake with Evening's Freshness"] },
      }),
      [ANA, 'bleed Bruno with Trevon Parker'],
    );
    expect(openFor(bled, ANA)).toBeDefined();
    const { asked, waiting, hand } = cardStandings(bled, BRUNO);
    expect({ asked, waiting }).toEqual({ asked: false, waiting: [] });
    expect(hand[0]).toMatchObject({ ways: [], reasons: [{ why: 'not-asked', seat: BRUNO, waiting: [] }] });
    expect(said(bled, BRUNO, "Wake with Evening's Freshness")).toEqual(['Bruno has nothing to decide now.']);
  });
});

describe('cards on the table', () => {
  const table = {
    Ana: {
      ready: [{ 'Trevon Parker': { cards: ['.44 Magnum', 'Sport Bike'] } }, 'Ryan'],
      'in play': ['Elder Library', { 'The Barrens': { locked: true } }],
      hand: ['Deflection'],
    },
    Bruno: {
      ready: [{ Sully: { cards: ['.44 Magnum'] } }, { Madison: { cards: [{ 'Haven Uncovered': {} }] } }],
      'in play': ['Smiling Jack, The Anarch', 'Creepshow Casino'],
      uncontrolled: ['Lauren'],
    },
  };

  test('are listed if they do something when they are told to, and by whom they can be used', () => {
    const names = (seat: Seat): string[] =>
      cardStandings(positionOf(table), seat).table.map(({ name }) => name);
    expect(names(ANA)).toEqual([
      'Trevon Parker',
      '.44 Magnum',
      'Ryan',
      'The Barrens',
      'Haven Uncovered',
      'Smiling Jack, The Anarch',
    ]);
    expect(names(CARLA)).toEqual(['Haven Uncovered', 'Smiling Jack, The Anarch']);
    expect(names(BRUNO)).toContain('Lauren');
  });

  test('of others are used by the own minions', () => {
    const state = positionOf(table);
    expect(ways(state, ANA, 'Smiling Jack, The Anarch')).toEqual([
      'use Smiling Jack, The Anarch with Trevon Parker',
      'use Smiling Jack, The Anarch with Ryan',
    ]);
    expect(said(state, CARLA, 'Smiling Jack, The Anarch')).toEqual([
      'Its moment: in your unlock phase or in your minion phase.',
    ]);
    expect(whys(state, ANA, 'The Barrens')).toEqual(['locked']);
    expect(said(state, ANA, '.44 Magnum')).toEqual([
      'Its moment: when strikes are chosen or in the determine range step.',
    ]);
  });

  test('of others cannot be used by minions that are locked', () => {
    const ready = [{ Ryan: { locked: true } }, { Meaghan: { locked: true } }, 'Underbridge Stray'];
    const state = positionOf({ ...table, Ana: { ready } });
    expect(whys(state, ANA, 'Ryan')).toEqual(['locked']);
    expect(said(state, ANA, 'Smiling Jack, The Anarch')).toEqual([
      'Ryan is locked.',
      'Meaghan is locked.',
      'That takes a vampire.',
    ]);
  });

  test('that are contested do nothing, and what is on them neither', () => {
    const ryan = { ready: [{ Ryan: { cards: ['.44 Magnum'] } }, 'Lauren'] };
    const state = positionOf({ Ana: ryan, Bruno: { ready: ['Ryan'] } });
    expect(said(state, ANA, '.44 Magnum')).toEqual(['Ryan (Ana) is contested.']);
    expect(whys(state, ANA, 'Ryan')).toEqual(['contested']);
  });
});
