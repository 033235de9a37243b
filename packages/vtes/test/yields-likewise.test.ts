// Referendums like those before.

import { type State, view } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { followsFrom, NORMAL_YIELDS, type Yields } from '../src/yields/index.ts';
import { answered, type Fields, make, offered, questionTo, say } from './asked.ts';
import { CARD, ELSEWHERE, voted } from './called.ts';

const PRINCE = { ready: ['Andi Liu'] };
const AGAINST = 'vote 2 against with Andi Liu';
/** It costs Bruno pool, and not his prey. */
const LOSS = 'allocate 3 to Bruno, 1 to Dino';
const SMALL_LOSS = 'allocate 1 to Bruno, 3 to Dino';

const at = (turn: number, terms = LOSS, bruno: Fields = PRINCE, edge: Fields = {}): State<Vtes> =>
  voted(bruno, { 'turn number': turn, ...edge }, terms);

/** Bruno says so in two of them. */
const twice = (move: string, terms = LOSS): Yields =>
  say(at(9, terms), 'Bruno', move, say(at(5, terms), 'Bruno', move));

test('whoever has voted against what costs them votes against the next, whatever it costs', () => {
  const against = say(at(5), 'Bruno', AGAINST);
  for (const terms of [LOSS, SMALL_LOSS, 'allocate 3 to Bruno, 1 to Carla']) {
    const state = at(13, terms);
    expect(answered(state, 'Bruno', against)).toBe(AGAINST);
    expect(answered(state, 'Bruno', { ...against, attention: 'attentive' })).toBeUndefined();
    expect(answered(state, 'Bruno')).toBeUndefined();
  }
  // who wants it for once is asked the next time
  expect(answered(at(13), 'Bruno', say(at(5), 'Bruno', 'vote 2 for with Andi Liu'))).toBeUndefined();
  // it costs the prey more, or all that it has
  expect(answered(at(13, 'allocate 1 to Bruno, 3 to Carla'), 'Bruno', against)).toBeUndefined();
  const last = at(13, 'allocate 3 to Bruno, 1 to Carla');
  last.board.methuselahs[2]!.pool = 1;
  expect(answered(last, 'Bruno', against)).toBeUndefined();
});

test('it is told beforehand', () => {
  const follows = (terms: string, yields: Yields) => {
    const state = at(9, terms);
    const choice = offered(state, 'Bruno').indexOf(AGAINST);
    return followsFrom(view(vtes, state, 1), questionTo(state, 'Bruno'), choice, yields);
  };
  expect(follows(LOSS, NORMAL_YIELDS)).toEqual({ what: 'likewise' });
  expect(follows(LOSS, { attention: 'attentive' })).toBeNull();
  expect(follows(ELSEWHERE, NORMAL_YIELDS)).toBeNull();
  expect(follows(ELSEWHERE, twice(AGAINST, ELSEWHERE))).toBeNull();
});

test('whoever has voted otherwise since, or not at all, is asked', () => {
  for (const move of ['vote 2 for with Andi Liu', 'pass'])
    expect(
      answered(at(13), 'Bruno', say(at(11), 'Bruno', move, say(at(5), 'Bruno', AGAINST))),
    ).toBeUndefined();
});

test('what is no loss is asked each time', () => {
  const before = twice(AGAINST, ELSEWHERE);
  for (const terms of [ELSEWHERE, LOSS, 'allocate 1 to Bruno, 3 to Carla'])
    expect(answered(at(13, terms), 'Bruno', before)).toBeUndefined();
  expect(answered(at(13, ELSEWHERE), 'Bruno', twice(AGAINST))).toBeUndefined();
});

test('votes that cost blood are not cast for anybody', () => {
  const state = voted(PRINCE, { 'turn number': 13 }, LOSS, 'Alexander Silverson');
  make(state, 'Ana', CARD);
  expect(offered(state, 'Bruno')).toContain(AGAINST);
  expect(answered(state, 'Bruno', twice(AGAINST))).toBeUndefined();
});

test('what was not spent in two of them is not asked for again, unless everything is at stake', () => {
  /** Bruno has the Edge, and a card to discard: together they would turn it. */
  const costly = (turn: number, pool = 20): State<Vtes> =>
    at(turn, LOSS, { hand: ['Kine Resources Contested'], pool }, { edge: 'Bruno' });
  const kept = say(costly(9), 'Bruno', 'pass', say(costly(5), 'Bruno', 'pass'));
  expect(answered(costly(13), 'Bruno', say(costly(5), 'Bruno', 'pass'))).toBeUndefined();
  expect(answered(costly(13), 'Bruno', kept)).toBe('pass');
  expect(answered(costly(13), 'Bruno', { ...kept, attention: 'attentive' })).toBeUndefined();
  expect(answered(costly(13, 3), 'Bruno', kept)).toBeUndefined();
  const spent = say(costly(11), 'Bruno', 'vote against with the Edge', kept);
  expect(answered(costly(13), 'Bruno', spent)).toBeUndefined();
});

test('each blood hunt is voted on by itself, but what it is worth is known after two', () => {
  const hunt = (turn: number, bruno: Fields, edge: Fields = {}): State<Vtes> => {
    const state = at(turn, ELSEWHERE, bruno, edge);
    state.board.referendum!.bloodHunt = true;
    return state;
  };
  const against = say(hunt(9, PRINCE), 'Bruno', AGAINST, say(hunt(5, PRINCE), 'Bruno', AGAINST));
  expect(answered(hunt(13, PRINCE), 'Bruno', against)).toBeUndefined();
  const costly = (turn: number): State<Vtes> =>
    hunt(turn, { hand: ['Kine Resources Contested'] }, { edge: 'Bruno' });
  const kept = say(costly(9), 'Bruno', 'pass', say(costly(5), 'Bruno', 'pass'));
  expect(answered(costly(13), 'Bruno')).toBeUndefined();
  expect(answered(costly(13), 'Bruno', kept)).toBe('pass');
});

test('what is remembered can be kept', () => {
  const yields = twice(AGAINST);
  expect(JSON.parse(JSON.stringify(yields))).toEqual(yields);
});
