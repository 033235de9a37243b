import { answer, notationOf, notations, openFor, type State, view } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { vtes } from '../game.ts';
import { vtesScenarios } from '../testing/index.ts';
import type { Vtes } from '../types.ts';
import { afterAnswer, type Attention, NORMAL_YIELDS, yieldFor, type Yields } from './index.ts';

type Fields = Record<string, unknown>;

/** Dino's prey is Ana, Ana's is Bruno, Bruno's is Carla, Carla's is Dino. */
const NAMES = ['Ana', 'Bruno', 'Carla', 'Dino'];

const table = (seats: Record<string, Fields>, more: Fields = {}): State<Vtes> =>
  vtesScenarios.build({
    seats: NAMES,
    bySeat: NAMES.map((name) => seats[name] ?? {}),
    table: { turn: 'Ana', phase: 'minion', ...more },
    options: {},
    seed: 'yields',
  });

const questionTo = (state: State<Vtes>, name: string) => openFor(state, NAMES.indexOf(name))!;

function make(state: State<Vtes>, name: string, move: string): void {
  const offered = notations(vtes, state, questionTo(state, name));
  expect(offered).toContain(move);
  answer(vtes, state, { seat: NAMES.indexOf(name), choice: offered.indexOf(move) });
}

/** What is answered for somebody, in words; nothing if they are asked. */
function answered(
  state: State<Vtes>,
  name: string,
  yields: Attention | Yields = 'normal',
): string | undefined {
  const seat = NAMES.indexOf(name);
  const question = questionTo(state, name);
  const settings = typeof yields === 'string' ? { attention: yields } : yields;
  const choice = yieldFor(view(vtes, state, seat), question, settings);
  return choice === undefined ? undefined : notationOf(vtes, state, question, choice);
}

const LOCKED = { Madison: { locked: true } };
const WAKE = 'On the Qui Vive';

describe('an action against oneself', () => {
  function bled(bruno: Fields): State<Vtes> {
    const state = table({ Ana: { ready: ['Trevon Parker'] }, Bruno: bruno });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    return state;
  }

  test.each(['attentive', 'normal', 'relaxed'] as const)('is always asked about: %s', (attention) => {
    expect(answered(bled({ ready: ['Ryan'] }), 'Bruno', attention)).toBeUndefined();
    expect(answered(bled({ ready: [LOCKED], hand: [WAKE] }), 'Bruno', attention)).toBeUndefined();
    const undefended = bled({ ready: ['Madison'], hand: ['Deflection'] });
    make(undefended, 'Bruno', 'no block');
    expect(answered(undefended, 'Bruno', attention)).toBeUndefined();
  });

  test('may be worth a new card', () => {
    const state = bled({ 'in play': ['The Barrens'], hand: ['Majesty'], library: ['Deflection'] });
    expect(notations(vtes, state, questionTo(state, 'Bruno'))).toEqual([
      'use The Barrens on Majesty',
      'no block',
    ]);
    expect(answered(state, 'Bruno')).toBeUndefined();
  });

  test('wakes nobody as a card is played: that can wait for the moment after', () => {
    const state = table({
      Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
      Bruno: { ready: [LOCKED], hand: [WAKE] },
    });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    make(state, 'Ana', 'play Conditioning with Trevon Parker');
    expect(answered(state, 'Bruno')).toBe('pass');
    make(state, 'Bruno', 'pass');
    expect(notations(vtes, state, questionTo(state, 'Bruno'))).toEqual([
      `play ${WAKE} with Madison`,
      'no block',
    ]);
    expect(answered(state, 'Bruno')).toBeUndefined();
  });

  test('leads to a combat in which the own minion is asked', () => {
    const state = bled({ ready: ['Aunt Linda'], hand: ['Roundhouse'] });
    make(state, 'Bruno', 'block with Aunt Linda');
    expect(questionTo(state, 'Bruno').name).toBe('strike');
    expect(answered(state, 'Bruno', 'relaxed')).toBeUndefined();
  });

  test('changes no cards in a combat', () => {
    const state = bled({ ready: ['Aunt Linda'], hand: ['Deflection'], 'in play': ['The Barrens'] });
    make(state, 'Bruno', 'block with Aunt Linda');
    make(state, 'Bruno', 'pass');
    expect(state.board.combat).not.toBeNull();
    expect(notations(vtes, state, questionTo(state, 'Bruno'))).toEqual([
      'use The Barrens on Deflection',
      'pass',
    ]);
    expect(answered(state, 'Bruno')).toBe('pass');
  });
});

describe('an action against somebody else', () => {
  const bled = (): State<Vtes> => {
    const state = table({
      Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
      Carla: { ready: [LOCKED], hand: [WAKE, 'Majesty'], 'in play': ['The Barrens'] },
    });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    return state;
  };

  test('wakes nobody, neither now nor as a card is played, and changes no cards', () => {
    const state = bled();
    make(state, 'Ana', 'play Conditioning with Trevon Parker');
    expect(notations(vtes, state, questionTo(state, 'Carla'))).toContain(`play ${WAKE} with Madison`);
    expect(answered(state, 'Carla')).toBe('pass');
    expect(answered(state, 'Carla', 'attentive')).toBeUndefined();
    make(state, 'Carla', 'pass');
    expect(notations(vtes, state, questionTo(state, 'Carla'))).toContain('use The Barrens on Majesty');
    expect(answered(state, 'Carla')).toBe('pass');
    expect(answered(state, 'Carla', 'relaxed')).toBe('pass');
    expect(answered(state, 'Carla', 'attentive')).toBeUndefined();
  });

  test('is asked about if it can be cancelled', () => {
    const state = table(
      { Ana: { hand: ['Rebel'], ready: ['Trevon Parker'] }, Carla: { hand: ['Sudden Reversal'] } },
      { phase: 'master' },
    );
    make(state, 'Ana', 'play Rebel on Trevon Parker');
    for (const attention of ['normal', 'relaxed'] as const)
      expect(answered(state, 'Carla', attention)).toBeUndefined();
  });
});

describe('what the prey does to nobody', () => {
  function hunting(blood: number, ana: Fields): State<Vtes> {
    const state = table({ Ana: ana, Bruno: { ready: [{ Ryan: { blood } }] } }, { turn: 'Bruno' });
    make(state, 'Bruno', 'hunt with Ryan');
    return state;
  }

  test('may be blocked, but a hunt only if it is of the hungry', () => {
    expect(answered(hunting(0, { ready: ['Lauren'] }), 'Ana')).toBeUndefined();
    expect(answered(hunting(0, { ready: [LOCKED], hand: [WAKE] }), 'Ana')).toBeUndefined();
    expect(answered(hunting(2, { ready: ['Lauren'] }), 'Ana')).toBe('no block');
    expect(answered(hunting(2, { ready: [LOCKED], hand: [WAKE] }), 'Ana')).toBe('no block');
    expect(answered(hunting(2, { ready: ['Lauren'] }), 'Ana', 'attentive')).toBeUndefined();
    expect(answered(hunting(0, { ready: ['Lauren'] }), 'Ana', 'relaxed')).toBe('no block');
  });

  test('is asked about whatever else it is; the relaxed wake nobody for it', () => {
    const leaving = (ana: Fields): State<Vtes> => {
      const state = table({ Ana: ana, Bruno: { torpor: [{ Ryan: { blood: 3 } }] } }, { turn: 'Bruno' });
      make(state, 'Bruno', 'leave torpor with Ryan');
      return state;
    };
    expect(answered(leaving({ ready: ['Lauren'] }), 'Ana', 'relaxed')).toBeUndefined();
    expect(answered(leaving({ ready: [LOCKED], hand: [WAKE] }), 'Ana')).toBeUndefined();
    expect(answered(leaving({ ready: [LOCKED], hand: [WAKE] }), 'Ana', 'relaxed')).toBe('no block');
  });
});

test('whoever attempts a block is asked', () => {
  const state = table(
    { Ana: { ready: ['Lauren', LOCKED], hand: [WAKE] }, Bruno: { torpor: [{ Ryan: { blood: 3 } }] } },
    { turn: 'Bruno' },
  );
  make(state, 'Bruno', 'leave torpor with Ryan');
  make(state, 'Ana', 'block with Lauren');
  expect(notations(vtes, state, questionTo(state, 'Ana'))).toEqual([`play ${WAKE} with Madison`, 'pass']);
  expect(answered(state, 'Ana', 'relaxed')).toBeUndefined();
});

describe('a referendum', () => {
  /** Ana has called it, with one vote of her card to cast; Bruno has a say. */
  function called(bruno: Fields, more: Fields = {}): State<Vtes> {
    const state = table(
      { Ana: { ready: ['Belinde'], hand: ['Kine Resources Contested'] }, Bruno: bruno },
      more,
    );
    make(state, 'Ana', 'call Kine Resources Contested with Belinde');
    for (let asked = openFor(state, 1); asked !== undefined; asked = openFor(state, 1))
      answer(vtes, state, { seat: 1, choice: vtes.passive!(asked)! });
    make(state, 'Ana', 'allocate 3 to Bruno, 1 to Carla');
    return state;
  }

  test('asks for the votes of minions, until how it stands is accepted', () => {
    const state = called({ ready: [{ 'Andi Liu': { locked: true } }] });
    expect(answered(state, 'Bruno', 'relaxed')).toBeUndefined();
    const seen = view(vtes, state, 1);
    const question = questionTo(state, 'Bruno');
    const pass = notations(vtes, state, question).indexOf('pass');
    const content = afterAnswer(NORMAL_YIELDS, seen, question, pass);
    expect(answered(state, 'Bruno', content)).toBe('pass');
    expect(answered(state, 'Bruno', { ...content, attention: 'attentive' })).toBeUndefined();
    expect(answered(called({ ready: ['Andi Liu'] }, { 'turn number': 9 }), 'Bruno', content)).toBeUndefined();
    // now it passes
    make(state, 'Ana', 'vote 2 for with Belinde');
    expect(answered(state, 'Bruno', content)).toBeUndefined();
  });

  test('remembers nothing of those who vote', () => {
    const state = called({ ready: [{ 'Andi Liu': { locked: true } }] });
    const question = questionTo(state, 'Bruno');
    const against = notations(vtes, state, question).indexOf('vote 2 against with Andi Liu');
    expect(afterAnswer(NORMAL_YIELDS, view(vtes, state, 1), question, against)).toBe(NORMAL_YIELDS);
  });

  test('asks for the Edge when it would turn the result', () => {
    const state = called({}, { edge: 'Bruno' });
    expect(answered(state, 'Bruno')).toBeUndefined();
    make(state, 'Ana', 'vote 2 for with Belinde');
    expect(answered(state, 'Bruno')).toBe('pass');
    const both = called({ hand: ['Kine Resources Contested'] }, { edge: 'Bruno' });
    make(both, 'Ana', 'vote 2 for with Belinde');
    expect(answered(both, 'Bruno')).toBeUndefined();
  });

  test('wakes nobody', () => {
    const state = called({ ready: [LOCKED], hand: [WAKE] });
    expect(answered(state, 'Bruno')).toBe('pass');
  });
});

describe('the end of a phase', () => {
  test('is not worth what the own turn is for as well', () => {
    const bruno = { 'in play': ['The Barrens'], hand: ['Majesty'] };
    const state = table({ Ana: { ready: ['Lauren'] }, Bruno: bruno });
    make(state, 'Ana', 'end phase');
    expect(notations(vtes, state, questionTo(state, 'Bruno'))).toEqual([
      'use The Barrens on Majesty',
      'pass',
    ]);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  });
});

describe('the own turn', () => {
  test('is asked about, unless there is no choice', () => {
    const ready = { ready: ['Trevon Parker'] };
    expect(answered(table({ Ana: ready }), 'Ana', 'relaxed')).toBeUndefined();
    const master = table({ Ana: { ...ready, hand: ['Majesty'] } }, { phase: 'master' });
    expect(notations(vtes, master, questionTo(master, 'Ana'))).toEqual(['end phase']);
    for (const attention of ['attentive', 'normal', 'relaxed'] as const)
      expect(answered(master, 'Ana', attention)).toBe('end phase');
  });
});

test('somebody who only watches is not spoken for', () => {
  const state = table({ Ana: { ready: ['Trevon Parker'] }, Bruno: { ready: [LOCKED], hand: [WAKE] } });
  make(state, 'Ana', 'hunt with Trevon Parker');
  const question = questionTo(state, 'Bruno');
  expect(yieldFor({ ...view(vtes, state, 1), own: null }, question)).toBeUndefined();
});
