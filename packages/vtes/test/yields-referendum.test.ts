// What is asked while votes are cast.

import { answer, openFor, type State, view } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { followsFrom, NORMAL_YIELDS } from '../src/yields/index.ts';
import { answered, type Fields, LOCKED, make, offered, questionTo, say, table, WAKE } from './asked.ts';

const CALLED = 'Kine Resources Contested';

/** Ana has called it against Bruno and Carla, or against Carla and Dino; Bruno has a say. */
function called(
  bruno: Fields,
  more: Fields = {},
  terms = 'allocate 3 to Bruno, 1 to Carla',
  by = 'Belinde',
): State<Vtes> {
  const state = table({ Ana: { ready: [by], hand: [CALLED] }, Bruno: bruno }, more);
  make(state, 'Ana', `call ${CALLED} with ${by}`);
  for (let asked = openFor(state, 1); asked !== undefined; asked = openFor(state, 1))
    answer(vtes, state, { seat: 1, choice: vtes.passive!(asked)! });
  make(state, 'Ana', terms);
  return state;
}

/** Ana has cast the 2 votes of a prince. */
function voted(...args: Parameters<typeof called>): State<Vtes> {
  const state = called(...args);
  make(state, 'Ana', `vote 2 for with ${args[3] ?? 'Belinde'}`);
  return state;
}

/** The vote of the card that called it. */
const CARD = `vote 1 for with ${CALLED}`;
const ELSEWHERE = 'allocate 3 to Carla, 1 to Dino';

test('votes wait for those of whoever called it', () => {
  const prince = { ready: [{ 'Andi Liu': { locked: true } }] };
  const state = called(prince);
  expect(answered(state, 'Bruno')).toBe('pass');
  expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  expect(answered(voted(prince), 'Bruno', 'relaxed')).toBeUndefined();
});

test('the votes of minions go the way of the first', () => {
  const state = voted({ ready: ['Andi Liu', 'Donny Kowalczyk'] });
  const question = questionTo(state, 'Bruno');
  const first = offered(state, 'Bruno').indexOf('vote 2 against with Andi Liu');
  const seen = view(vtes, state, 1);
  expect(followsFrom(seen, question, first, NORMAL_YIELDS)).toBe('votes');
  expect(followsFrom(seen, question, first, { attention: 'attentive' })).toBeNull();
  const yields = say(state, 'Bruno', 'vote 2 against with Andi Liu');
  expect(answered(state, 'Bruno', yields)).toBe('vote 2 against with Donny Kowalczyk');
  expect(answered(state, 'Bruno', { ...yields, attention: 'attentive' })).toBeUndefined();
  expect(answered(state, 'Bruno')).toBeUndefined();
});

test('votes that cost blood are asked for one by one', () => {
  const state = voted({ ready: ['Andi Liu', 'Donny Kowalczyk'] }, {}, undefined, 'Alexander Silverson');
  const against = offered(state, 'Bruno').indexOf('vote 2 against with Andi Liu');
  expect(followsFrom(view(vtes, state, 1), questionTo(state, 'Bruno'), against, NORMAL_YIELDS)).toBeNull();
  const yields = say(state, 'Bruno', 'vote 2 against with Andi Liu');
  // as it stands it fails
  expect(offered(state, 'Bruno')).toContain('vote 2 against with Donny Kowalczyk');
  expect(answered(state, 'Bruno', yields)).toBe('pass');
  make(state, 'Ana', CARD);
  expect(answered(state, 'Bruno', yields)).toBeUndefined();
});

test('whoever lets a result pass is not asked again while it stands', () => {
  const state = voted({ ready: ['Andi Liu'] });
  const content = say(state, 'Bruno', 'pass');
  make(state, 'Ana', CARD);
  expect(answered(state, 'Bruno', content)).toBe('pass');
  expect(answered(state, 'Bruno', { ...content, attention: 'attentive' })).toBeUndefined();
  expect(answered(voted({ ready: ['Andi Liu'] }, { 'turn number': 9 }), 'Bruno', content)).toBeUndefined();
});

test('votes that could not decide what is nothing to oneself are not asked for', () => {
  const state = voted({ ready: ['Lenny Burkhead'] }, {}, ELSEWHERE);
  expect(offered(state, 'Bruno')).toContain('vote 1 against with Lenny Burkhead');
  expect(answered(state, 'Bruno')).toBe('pass');
  // two would
  expect(answered(voted({ ready: ['Andi Liu'] }, {}, ELSEWHERE), 'Bruno')).toBeUndefined();
  // and one is asked for if it is against oneself
  expect(answered(voted({ ready: ['Lenny Burkhead'] }), 'Bruno')).toBeUndefined();
});

test('the Edge and cards are asked for when they would turn what concerns oneself', () => {
  const hand = [CALLED];
  const both = (terms?: string): State<Vtes> => voted({ hand }, { edge: 'Bruno' }, terms);
  expect(offered(both(), 'Bruno')).toContain('vote against with the Edge');
  expect(answered(both(), 'Bruno')).toBeUndefined();
  expect(answered(both(ELSEWHERE), 'Bruno')).toBe('pass');
  // one is too few, unless everything is at stake
  expect(answered(voted({}, { edge: 'Bruno' }), 'Bruno')).toBe('pass');
  expect(answered(voted({ pool: 3 }, { edge: 'Bruno' }), 'Bruno')).toBeUndefined();
});

test('nobody is woken for it', () => {
  const state = voted({ ready: [LOCKED], hand: [WAKE] });
  expect(offered(state, 'Bruno')).toEqual([`play ${WAKE} with Madison`, 'pass']);
  expect(answered(state, 'Bruno')).toBe('pass');
});
