// The table as text: positions as scenarios give them.

import { LANGUAGES, openFor, read, answer, type State, view } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { vtesScenarios } from '@nocturne/vtes/testing';
import { describe, expect, test } from 'vitest';
import type { Page } from '../cli-game.ts';
import { styleFor, widthOfText } from '../style.ts';
import { drawBoard, glanceAt, goalOf } from './board.ts';
import { vtesCli } from './index.ts';

const { game } = vtesCli;
const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const [ANA, BRUNO, CARLA, DINO] = [0, 1, 2, 3] as const;

const pageOf = (language: Page['language'] = 'en', width = 80): Page => ({
  seats: SEATS,
  language,
  style: styleFor(false),
  width,
});

const positionOf = (seats: Record<string, object>, table: Record<string, unknown> = {}): State<Vtes> =>
  vtesScenarios.build({
    seats: SEATS,
    bySeat: SEATS.map((name) => ({ ...seats[name] })),
    table: { turn: 'Ana', phase: 'minion', ...table },
    options: {},
    seed: '1',
  });

/** Makes these moves; whoever else is asked meanwhile lets things pass. */
function played(
  state: State<Vtes>,
  ...moves: readonly (readonly [seat: number, move: string])[]
): State<Vtes> {
  for (const [seat, move] of moves) {
    for (
      let others = openFor(state, seat) === undefined;
      others;
      others = openFor(state, seat) === undefined
    ) {
      const decision = state.open[0]!;
      const made = answer(game, state, { seat: decision.seat, choice: vtesScenarios.pass(decision)! });
      expect(made.ok).toBe(true);
    }
    const found = read(game, state, seat, move);
    expect(found).toHaveProperty('choice');
    answer(game, state, { seat, choice: (found as { choice: number }).choice });
  }
  return state;
}

const drawn = (state: State<Vtes>, seat: number | null, page = pageOf()): string =>
  drawBoard([view(game, state, seat)], page)
    .join('\n')
    .replaceAll('\u00A0', ' ');

const RICH = {
  Ana: {
    pool: 11,
    points: 1,
    ready: [
      { 'Trevon Parker': { blood: 3, locked: true, cards: ['.44 Magnum'] } },
      { Ryan: { blood: 1, cards: [{ 'Raven Spy': { life: 1 } }] } },
    ],
    torpor: [{ Ashley: { blood: 0 } }],
    'in play': [{ 'The Barrens': { locked: true } }],
    uncontrolled: [{ 'Inês Tristão': { blood: 2 } }, 'Horace Radcliffe'],
    hand: ['Conditioning', 'Conditioning', 'Govern the Unaligned'],
    library: ['Bonding', 'Bonding'],
    ash: ['Deflection'],
  },
  Bruno: {
    ready: [{ 'Alexander Silverson': { blood: 8 } }],
    uncontrolled: [{ Sully: { blood: 3 } }],
    hand: ['Deflection'],
  },
  Carla: { out: true, points: 2 },
};

describe('the table', () => {
  const state = positionOf(RICH, { edge: 'Ana', 'turn number': 7 });

  test('as one of its seats sees it', () => {
    expect(drawn(state, ANA).split('\n')).toEqual([
      expect.stringMatching(/^── Turn 7 · Ana · minion phase ─+$/),
      '▶ Ana (you)  pool 11 · the Edge · 1 victory point · hand 3 · library 2 · crypt 0',
      '    · ash heap 1',
      '    Trevon Parker  blood 3/6 · locked',
      '      + .44 Magnum',
      '    Ryan           blood 1/4',
      '      + Raven Spy (life 1)',
      '    torpor region: Ashley (blood 0/3)',
      '    in play: The Barrens (locked)',
      '    uncontrolled region: Inês Tristão (blood 2/6) · Horace Radcliffe (blood 0/5)',
      '  Bruno (your prey)  pool 30 · hand 1 · library 0 · crypt 0',
      '    Alexander Silverson  blood 8/8 · prince of Birmingham',
      '    uncontrolled region: ? (3)',
      '  Carla  out of the game · 2 victory points',
      '  Dino (your predator)  pool 30 · hand 0 · library 0 · crypt 0',
      '',
      '  Your hand: Conditioning ×2 · Govern the Unaligned',
    ]);
  });

  test('a spectator learns nothing that is hidden', () => {
    const seen = drawn(state, null);
    expect(seen).toContain('uncontrolled region: ? (2) · ? (0)');
    expect(seen).not.toMatch(/Inês|Horace|Sully|Conditioning|Govern|\(you\)|your/);
  });

  test('whoever knows everything sees every hand', () => {
    const views = SEATS.map((_, seat) => view(game, state, seat));
    const seen = drawBoard(views, pageOf()).join('\n').replaceAll('\u00A0', ' ');
    expect(seen).toContain('hand: Conditioning ×2 · Govern the Unaligned');
    expect(seen).toContain('hand: Deflection');
    expect(seen).toContain('Sully (blood 3/4)');
    expect(seen).not.toMatch(/Your hand|\(you\)|\?/);
  });

  test('what a person plays for', () => {
    expect(goalOf(view(game, state, DINO), pageOf()).join(' ')).toMatch(
      /Your prey is Ana: .* Your predator is Bruno,/,
    );
    expect(goalOf(view(game, state, CARLA), pageOf())).toEqual([]);
    expect(goalOf(view(game, state, null), pageOf())).toEqual([]);
  });

  test('contested cards and titles are marked', () => {
    const contest = positionOf({ Ana: { ready: ['Ryan'] }, Bruno: { ready: ['Ryan'] } });
    expect(drawn(contest, ANA)).toMatch(
      /Ryan #1 +blood \d\/\d · contested[^]*Ryan #2 +blood \d\/\d · contested/,
    );
  });

  test.each(LANGUAGES)('in %s every line fits on 60 columns', (language) => {
    const page = pageOf(language, 60);
    for (const seat of [ANA, null])
      for (const line of drawBoard([view(game, state, seat)], page)) {
        expect(widthOfText(line)).toBeLessThanOrEqual(60);
        expect(line).not.toMatch(/undefined|\[object|[{}]|\b(term|held)\./);
      }
  });
});

describe('what is under way', () => {
  const bleed = (): State<Vtes> =>
    positionOf({
      Ana: {
        ready: [{ 'Trevon Parker': { blood: 4 } }],
        hand: ['Conditioning', 'Govern the Unaligned'],
      },
      Bruno: { ready: [{ Ryan: { blood: 4 } }] },
    });

  test('an action with its stealth, its bleed and who attempts to block', () => {
    const state = played(
      positionOf({
        Ana: { ready: [{ Ryan: { blood: 1 } }] },
        Bruno: { ready: ['Trevon Parker'], hand: ["Spirit's Touch"] },
      }),
      [ANA, 'hunt with Ryan'],
      [BRUNO, 'block with Trevon Parker'],
    );
    expect(
      drawn(state, null)
        .split('\n')
        .filter((line) => line.includes('»')),
    ).toEqual([
      expect.stringMatching(/^ {2}» .*Ryan.* hunt/),
      expect.stringMatching(/^ {2}» .*Bruno.* block .*Trevon Parker/),
      '  » stealth 1 · intercept 0 (Trevon Parker)',
    ]);
  });

  test('is told at a glance to whoever saw the table in this turn, and only to them', () => {
    const state = bleed();
    const before = view(game, state, ANA);
    played(state, [ANA, 'bleed Bruno with Trevon Parker'], [BRUNO, 'no block']);
    const now = view(game, state, ANA);
    const glance = glanceAt(now, before, pageOf()).join('\n').replaceAll('\u00A0', ' ');
    expect(glance).toMatch(/» .*Trevon Parker.* bleed .*Bruno[^]*» bleed 1 · stealth 0/);
    expect(glance).toContain('pool: Ana 30 · Bruno 30 · Carla 30 · Dino 30');
    expect(glance).toContain('Your hand: Conditioning · Govern the Unaligned');
    expect(glance).not.toContain('Bruno (your prey)');
    const earlier = { ...before, table: { ...before.table, turn: before.table.turn - 1 } };
    expect(glanceAt(now, earlier, pageOf())).toEqual([]);
  });

  test('a combat with its round, its range and who fights', () => {
    const state = played(
      positionOf({
        Ana: { ready: [{ 'Trevon Parker': { blood: 4, cards: ['.44 Magnum'] } }] },
        Bruno: { ready: [{ Ryan: { blood: 4 } }] },
      }),
      [ANA, 'bleed Bruno with Trevon Parker'],
      [BRUNO, 'block with Ryan'],
    );
    expect(state.board.combat).not.toBeNull();
    expect(drawn(state, null)).toMatch(
      /» .*Trevon Parker.*Ryan.*\n {2}» round 1 · close range · Trevon Parker blood 4\/6 · Ryan blood 4\/4/,
    );
    played(state, [ANA, 'pass'], [ANA, 'strike .44 Magnum']);
    expect(state.board.combat).toBeNull();
    expect(drawn(state, null)).not.toContain('»');
  });

  test('a referendum with its terms and the votes that were cast', () => {
    const state = played(
      positionOf({
        Ana: {
          ready: [{ 'Alexander Silverson': { blood: 8 } }],
          hand: ['Kine Resources Contested'],
        },
        Bruno: { ready: [{ 'Inês Tristão': { blood: 6 } }] },
      }),
      [ANA, 'call Kine Resources Contested with Alexander Silverson'],
      [ANA, 'allocate 3 to Bruno, 1 to Carla'],
      [ANA, 'vote 2 for with Alexander Silverson'],
    );
    const seen = drawn(state, null).replaceAll('\n    ', ' ');
    expect(seen).toMatch(/» .*Alexander Silverson.* Kine Resources Contested/);
    expect(seen).toMatch(/» .*3 .*Bruno.* 1 .*Carla.*Alexander Silverson.* 2 votes for/);
    // What mattered while it could be blocked does not any more.
    expect(seen).not.toMatch(/» stealth/);
  });
});
