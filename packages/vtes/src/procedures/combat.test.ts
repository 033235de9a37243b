import { advance, answer, copy, eventFor, notations, openFor, read, start, view } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { actionFor } from '../actions.ts';
import { newPermanent, type Vt } from '../board.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import { vtes } from '../game.ts';
import type { Permanent } from '../types.ts';

const SEATS = ['Ana', 'Bea', 'Cyd', 'Dan'];
const DECK = { crypt: { Ryan: 12 }, library: { Conditioning: 60 } };

interface Side {
  vampire: string;
  blood?: number;
  locked?: boolean;
  hand?: string[];
  on?: string[];
}
interface Table {
  state: Vt;
  a: Permanent;
  b: Permanent;
  /** Makes a move, follows it in every view and checks that the two agree. */
  say(seat: 'Ana' | 'Bea', move: string): void;
  /** Why a move is refused. */
  why(seat: 'Ana' | 'Bea', move: string): unknown;
  options(seat: 'Ana' | 'Bea'): string[];
}

function place(
  state: Vt,
  seat: number,
  { vampire, blood, locked = false, hand = [], on = [] }: Side,
): Permanent {
  const card = newPermanent(state.board, vampire, seat, 'ready');
  const facts = cardNamed(vampire);
  card.counters = blood ?? (facts.kind === 'crypt' ? Math.min(5, facts.capacity) : card.counters);
  card.locked = locked;
  for (const name of on) newPermanent(state.board, name, seat, 'attached', card.id);
  Object.assign(state.board.methuselahs[seat]!, { hand: [...hand], library: [] });
  return card;
}

/** Ana's minion acts, Bea's opposes it. */
function fight(acting: Side, opposing: Side, prepare?: (state: Vt) => void): Table {
  const started = start(vtes, {
    seats: SEATS,
    seed: 'x',
    options: { decks: SEATS.map(() => DECK), first: 'given' },
  });
  if (!('state' in started)) throw new Error(JSON.stringify(started.problems));
  const { state } = started;
  Object.assign(state, { open: [], events: [] });
  state.board.cards = [];
  const [a, b] = [place(state, 0, acting), place(state, 1, opposing)];
  prepare?.(state);
  state.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'turn', step: 'influence' },
    { proc: 'combat', step: 'begin', acting: a.id, opposing: b.id },
  ];
  advance(vtes, state);
  const say: Table['say'] = (name, move) => {
    const seat = SEATS.indexOf(name);
    const found = read(vtes, state, seat, move);
    if ('reason' in found) throw new Error(`${name}: ${move}: ${JSON.stringify(found.reason)}`);
    const before = ([null, 0, 1, 2] as const).map((one) => ({ one, seen: view(vtes, state, one) }));
    const loaded = JSON.parse(JSON.stringify(state)) as Vt;
    const twin = copy(vtes, state);
    expect(answer(vtes, state, { seat, choice: found.choice })).toEqual({ ok: true });
    answer(vtes, twin, { seat, choice: found.choice });
    answer(vtes, loaded, { seat, choice: found.choice });
    expect(twin).toEqual(state);
    expect(loaded).toEqual(state);
    for (const { one, seen } of before) {
      const followed = state.events.reduce((now, event) => vtes.follow(now, eventFor(event, one), one), seen);
      expect(followed).toEqual(view(vtes, state, one));
    }
    expect(vtes.faults(state)).toEqual([]);
  };
  return {
    state,
    a,
    b,
    say,
    why(name, move) {
      const found = read(vtes, state, SEATS.indexOf(name), move);
      return 'reason' in found ? found.reason : undefined;
    },
    options(name) {
      const decision = openFor(state, SEATS.indexOf(name));
      return decision === undefined ? [] : notations(vtes, state, decision);
    },
  };
}

const blood = (...cards: Permanent[]): number[] => cards.map(({ counters }) => counters);
const inCombat = ({ state }: Table): boolean => state.board.combat !== null;

/** The combat follows a block by a minion that has earned something for it. */
function blocked(state: Vt, what: 'maneuver' | 'prevent'): void {
  const [acting, blocker] = state.board.cards as [Permanent, Permanent];
  const action = actionFor(state, 0, { do: 'bleed', minion: acting.id, seat: 1 });
  const changes = [{ what, amount: 1, who: blocker.id, limited: false }];
  state.board.action = { ...action, state: 'blocked', outcome: 'blocked', blocker: blocker.id, changes };
}

describe('who fights', () => {
  test('two bare minions trade blows without being asked: V-10.16, V-10.23', () => {
    const table = fight({ vampire: 'Ryan' }, { vampire: 'Sully', locked: true });
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([3, 3]);
    expect(table.b.locked).toBe(true);
  });
  test('nobody fights the own or who is not ready: V-10.2, V-10.3', () => {
    const torpid = fight({ vampire: 'Ryan' }, { vampire: 'Sully' }, (state) => {
      state.board.cards[1]!.region = 'torpor';
    });
    expect(blood(torpid.a, torpid.b)).toEqual([4, 4]);
    const own = fight({ vampire: 'Ryan' }, { vampire: 'Sully' }, (state) => {
      state.board.cards[1]!.controller = 0;
    });
    expect(blood(own.a, own.b)).toEqual([4, 4]);
  });
});

describe('range', () => {
  test('V-10.13: the worked case, and the gun must be fired', () => {
    const table = fight(
      { vampire: 'Ayelech', hand: ['Apportation'] },
      { vampire: 'Lloyd Brooks', hand: ['Apportation', 'Theft of Vitae'], on: ['.44 Magnum'] },
    );
    expect(table.options('Ana')).toEqual(['play Apportation superior with Ayelech', 'pass']);
    table.say('Ana', 'pass');
    table.say('Bea', 'maneuver with .44 Magnum');
    expect(table.state.board.combat!.range).toBe('long');
    table.say('Ana', 'play Apportation superior with Ayelech');
    expect(table.state.board.combat!.range).toBe('close');
    expect(table.why('Bea', 'maneuver with .44 Magnum')).toMatchObject({ why: 'used-already' });
    table.say('Bea', 'play Apportation superior with Lloyd Brooks');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([3, 5]);
    expect(table.state.board.methuselahs[1]!.hand).toEqual(['Theft of Vitae']);
  });
  test('no minion maneuvers twice in a row: V-10.10', () => {
    const table = fight(
      { vampire: 'Colette', hand: ['Swallowed by the Night', 'Swallowed by the Night'] },
      { vampire: 'Ryan' },
    );
    table.say('Ana', 'play Swallowed by the Night superior with Colette');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([5, 4]);
    expect(table.state.board.methuselahs[0]!.hand).toHaveLength(1);
  });
  test('an optional maneuver of a reaction may be left unused: V-10.14', () => {
    const earn = (state: Vt): void => blocked(state, 'maneuver');
    const unused = fight({ vampire: 'Ryan' }, { vampire: 'Colette' }, earn);
    expect(unused.options('Bea')).toEqual(['optional maneuver', 'pass']);
    unused.say('Bea', 'pass');
    expect(blood(unused.a, unused.b)).toEqual([3, 4]);
    const used = fight({ vampire: 'Ryan' }, { vampire: 'Colette' }, earn);
    used.say('Bea', 'optional maneuver');
    expect(blood(used.a, used.b)).toEqual([4, 5]);
  });
});

describe('strikes', () => {
  test('combat ends before everything else, Carrion Crows included: V-10.25, V-19.21', () => {
    const table = fight(
      { vampire: 'Larissa Moreira', hand: ['Carrion Crows', 'Carrion Crows', 'Roundhouse'] },
      { vampire: 'Madison', locked: true, hand: ['Majesty'] },
    );
    table.say('Ana', 'play Carrion Crows superior with Larissa Moreira');
    expect(table.options('Ana')).toEqual(['strike hand', 'play Roundhouse with Larissa Moreira']);
    table.say('Ana', 'play Roundhouse with Larissa Moreira');
    table.say('Bea', 'play Majesty superior with Madison');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([5, 4]);
    expect(table.b.locked).toBe(false);
  });
  test('Carrion Crows once each combat, in every round, with the strikes and through a dodge: V-10.24, V-19.20', () => {
    const table = fight(
      { vampire: 'Larissa Moreira', hand: ['Carrion Crows', 'Carrion Crows', 'Immortal Grapple'] },
      { vampire: 'Flávio Gonçalves', blood: 7 },
    );
    table.say('Ana', 'play Carrion Crows with Larissa Moreira');
    expect(table.options('Ana')).toEqual(['play Immortal Grapple with Larissa Moreira', 'pass']);
    table.say('Ana', 'pass');
    expect(table.options('Bea')).toEqual(['strike hand', 'dodge']);
    table.say('Bea', 'dodge');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([5, 6]);
  });
  test('Immortal Grapple: close range and hand strikes only; a committed gun is lost: V-10.18, V-19.2, V-19.70', () => {
    const table = fight(
      { vampire: 'Larissa Moreira', hand: ['Immortal Grapple', 'Roundhouse', 'Swallowed by the Night'] },
      { vampire: 'Ayelech', hand: ['Theft of Vitae'], on: ['.44 Magnum'] },
    );
    table.say('Ana', 'pass');
    table.say('Bea', 'maneuver with .44 Magnum');
    const far = copy(vtes, table.state);
    table.say('Ana', 'play Swallowed by the Night superior with Larissa Moreira');
    table.say('Ana', 'play Immortal Grapple with Larissa Moreira');
    expect(table.options('Ana')).toEqual(['strike hand', 'play Roundhouse with Larissa Moreira']);
    table.say('Ana', 'play Roundhouse with Larissa Moreira');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([5, 2]);
    // at long range there is no grapple: the strikes come next
    answer(vtes, far, { seat: 0, choice: 1 });
    expect(far.open[0]).toMatchObject({ name: 'strike', seat: 0 });
  });
  test('Immortal Grapple superior gives a press, and the next round stays close', () => {
    const table = fight(
      { vampire: 'Horace Radcliffe', hand: ['Immortal Grapple'] },
      { vampire: 'Chrysanthemum', hand: ['Theft of Vitae', 'Apportation'] },
    );
    table.say('Bea', 'pass');
    table.say('Ana', 'play Immortal Grapple superior with Horace Radcliffe');
    expect(blood(table.a, table.b)).toEqual([4, 4]);
    expect(table.options('Ana')).toEqual(['optional press', 'pass']);
    table.say('Ana', 'optional press');
    expect(table.state.board.combat).toMatchObject({ round: 2, staysClose: true, onlyHands: false });
    expect(table.options('Bea')).toEqual([
      'strike hand',
      'play Theft of Vitae with Chrysanthemum',
      'play Theft of Vitae superior with Chrysanthemum',
    ]);
    table.say('Bea', 'strike hand');
    table.say('Bea', 'pass');
    expect(inCombat(table)).toBe(false);
  });
  test('V-11.14: stealing comes before mending, and what is over the capacity is lost', () => {
    const stray = libraryCard('Underbridge Stray');
    Object.assign(stray, { strength: 1 });
    const table = fight(
      { vampire: 'Chrysanthemum', blood: 4, hand: ['Theft of Vitae'] },
      { vampire: 'Underbridge Stray', blood: 2 },
    );
    table.say('Ana', 'play Theft of Vitae superior with Chrysanthemum');
    Object.assign(stray, { strength: 0 });
    expect(table.a.counters).toBe(4);
    expect(table.state.board.cards).toEqual([table.a]);
    expect(inCombat(table)).toBe(false);
  });
  test('a thief without blood mends with what it steals: V-19.87', () => {
    const table = fight({ vampire: 'Lauren', blood: 0, hand: ['Theft of Vitae'] }, { vampire: 'Ryan' });
    table.say('Ana', 'play Theft of Vitae with Lauren');
    expect([table.a.region, ...blood(table.a, table.b)]).toEqual(['ready', 0, 3]);
  });
  test('a ranged strike at long range may be aimed at a retainer: V-10.37', () => {
    const side = { vampire: 'Ryan', on: ['.44 Magnum'] };
    const close = fight(side, { vampire: 'Sully', on: ['Murder of Crows'] });
    close.say('Ana', 'pass');
    expect(close.options('Ana')).toEqual(['strike hand', 'strike .44 Magnum']);
    expect(close.why('Ana', 'strike .44 Magnum at Murder of Crows')).toEqual({ why: 'not-long' });
    const table = fight(side, { vampire: 'Flávio Gonçalves', on: ['Murder of Crows'] });
    table.say('Ana', 'maneuver with .44 Magnum');
    expect(table.options('Ana')).toEqual(['strike .44 Magnum', 'strike .44 Magnum at Murder of Crows']);
    table.say('Ana', 'strike .44 Magnum at Murder of Crows');
    table.say('Bea', 'dodge');
    // its own damage is dealt at the same time, and it is not shielded by the dodge
    expect(blood(table.a, table.b)).toEqual([3, 5]);
    expect(table.state.board.methuselahs[1]!.ash).toEqual(['Murder of Crows']);
  });
});

describe('damage', () => {
  test('V-11.5: more damage than blood', () => {
    const table = fight({ vampire: 'Horace Radcliffe', hand: ['Roundhouse'] }, { vampire: 'Ryan', blood: 2 });
    table.say('Ana', 'play Roundhouse superior with Horace Radcliffe');
    expect([table.b.region, ...blood(table.a, table.b)]).toEqual(['torpor', 4, 0]);
    expect(inCombat(table)).toBe(false);
  });
  test('V-11.11: one point of aggravated damage; V-11.12, V-11.13', () => {
    const hurt = (held: number, normal: number, aggravated: number): unknown => {
      const table = fight({ vampire: 'Ryan' }, { vampire: 'Sully', blood: held }, (state) => {
        state.board.cards[0]!.region = 'torpor';
      });
      const { state, b } = table;
      const kind = { source: 'environment', preventable: true } as const;
      state.open = [];
      const damage = [
        { ...kind, amount: aggravated, aggravated: true },
        { ...kind, amount: normal, aggravated: false },
      ];
      state.stack.splice(2, Infinity, {
        proc: 'damage',
        step: 'prevention',
        victims: [{ card: b.id, damage }],
        at: 0,
        first: 0,
        fates: [],
      });
      advance(vtes, state);
      return state.board.cards.includes(b) ? [b.region, b.counters] : 'burned';
    };
    expect(hurt(1, 0, 1)).toEqual(['torpor', 1]);
    expect(hurt(2, 0, 3)).toEqual(['torpor', 0]);
    expect(hurt(1, 2, 1)).toBe('burned');
    expect(hurt(2, 2, 0)).toEqual(['ready', 0]);
  });
  test('a vest prevents 2 of a gun and 1 of anything else, once; of several kinds the victim chooses', () => {
    const table = fight(
      { vampire: 'Baixinho', on: ['.44 Magnum'], hand: ['Carrion Crows'] },
      { vampire: 'Ryan', on: ['Kevlar Vest'] },
    );
    table.say('Ana', 'play Carrion Crows with Baixinho');
    table.say('Ana', 'pass');
    table.say('Ana', 'strike .44 Magnum');
    expect(table.options('Bea')).toEqual([
      'prevent with Kevlar Vest against gun damage',
      'prevent with Kevlar Vest against environmental damage',
      'pass',
    ]);
    table.say('Bea', 'prevent with Kevlar Vest against gun damage');
    expect(blood(table.a, table.b)).toEqual([3 - 1, 4 - 1]);
  });
  test('Hidden Strength costs what it says, and gives a press only with damage: V-19.50', () => {
    const table = fight(
      { vampire: 'Aunt Linda', hand: ['Roundhouse'] },
      { vampire: 'Brock Sterling', blood: 3, hand: ['Hidden Strength'] },
    );
    table.say('Ana', 'play Roundhouse with Aunt Linda');
    expect(table.options('Bea')).toContain('play Hidden Strength superior with Brock Sterling for 3 blood');
    expect(table.options('Bea')).toHaveLength(9);
    table.say('Bea', 'play Hidden Strength superior with Brock Sterling for 1 blood');
    expect(blood(table.a, table.b)).toEqual([4 - 1, 3 - 1 - 1]);
    expect(table.options('Bea')).toEqual(['optional press', 'pass']);
    table.say('Bea', 'optional press');
    expect(inCombat(table)).toBe(false);
    expect([table.b.region, ...blood(table.a, table.b)]).toEqual(['ready', 2, 0]);
  });
});

describe('damage prevented by a reaction', () => {
  test('1 damage, in the first round only', () => {
    const table = fight({ vampire: 'Ryan' }, { vampire: 'Nassir', hand: ['Apportation'] }, (state) => {
      blocked(state, 'prevent');
    });
    table.say('Bea', 'pass');
    expect(table.options('Bea')).toEqual(['prevent 1', 'pass']);
    table.say('Bea', 'pass');
    table.say('Bea', 'play Apportation with Nassir');
    expect(inCombat(table)).toBe(false);
    expect(blood(table.a, table.b)).toEqual([2, 2]);
  });
});

describe('the end of a round', () => {
  test('is held after torpor; Taste of Vitae: V-10.7, V-10.36, V-19.83', () => {
    const table = fight(
      { vampire: 'Horace Radcliffe', blood: 1, hand: ['Roundhouse', 'Taste of Vitae', 'Taste of Vitae'] },
      { vampire: 'Ryan', blood: 3, hand: ['Taste of Vitae'] },
    );
    table.say('Ana', 'play Roundhouse superior with Horace Radcliffe');
    expect([table.b.region, table.b.counters]).toEqual(['torpor', 0]);
    expect(table.options('Bea')).toEqual([]);
    table.say('Ana', 'play Taste of Vitae with Horace Radcliffe');
    expect(table.a.counters).toBe(3);
    expect(inCombat(table)).toBe(false);
  });
  test('Taste of Vitae is of no use against an ally: V-19.81', () => {
    const table = fight(
      { vampire: 'Ryan', hand: ['Taste of Vitae'] },
      { vampire: 'Underbridge Stray', blood: 2 },
    );
    expect(table.options('Bea')).toEqual(['press with Underbridge Stray', 'pass']);
    table.say('Bea', 'press with Underbridge Stray');
    // burned by its own press: combat ends at once
    expect(table.state.board.cards).toEqual([table.a]);
    expect(inCombat(table)).toBe(false);
  });
  test('presses answer each other, never twice in a row: V-10.34, V-10.35', () => {
    const grasp = "Resist Earth's Grasp";
    const table = fight(
      { vampire: 'Min-seo', blood: 3, hand: [grasp, grasp] },
      { vampire: 'Chrysanthemum', hand: ['Apportation', 'Apportation'] },
    );
    table.say('Ana', 'pass');
    table.say('Bea', 'pass');
    expect(table.options('Ana')).toEqual([`play ${grasp} with Min-seo`, 'pass']);
    table.say('Ana', 'pass');
    table.say('Bea', 'play Apportation with Chrysanthemum');
    table.say('Ana', `play ${grasp} with Min-seo`);
    expect(table.state.board.combat).toMatchObject({ pressed: false, last: 0 });
    table.say('Bea', 'play Apportation with Chrysanthemum');
    table.say('Ana', 'pass');
    expect(table.state.board.combat).toMatchObject({ round: 2, range: 'close' });
  });
});
