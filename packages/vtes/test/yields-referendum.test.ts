// What is asked while votes are cast.

import { type State, view } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { followsFrom, NORMAL_YIELDS } from '../src/yields/index.ts';
import { answered, type Fields, LOCKED, make, offered, questionTo, say, WAKE } from './asked.ts';
import { called, CALLED, CARD, ELSEWHERE, voted } from './called.ts';

test('votes wait for those of whoever called it', () => {
  const prince = { ready: [{ 'Andi Liu': { locked: true } }] };
  const state = called(prince);
  expect(answered(state, 'Bruno')).toBe('pass');
  expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  expect(answered(voted(prince), 'Bruno', 'relaxed')).toBeUndefined();
});

test('the votes of minions go the way of the first', () => {
  const state = voted({ ready: ['Andi Liu', 'Donny Kowalczyk'] }, {}, ELSEWHERE);
  const question = questionTo(state, 'Bruno');
  const first = offered(state, 'Bruno').indexOf('vote 2 against with Andi Liu');
  const seen = view(vtes, state, 1);
  expect(followsFrom(seen, question, first, NORMAL_YIELDS)).toEqual({ what: 'votes' });
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

/** Ana leads with 3 votes, and Dino could help with 2. */
const led = (bruno: Fields, terms: string): State<Vtes> => {
  const state = voted(bruno, {}, terms, 'Belinde', { ready: ['Donny Kowalczyk'] });
  make(state, 'Ana', CARD);
  return state;
};

test('votes that decide it with the help of others are asked for if it is much to oneself', () => {
  const prince = { ready: ['Andi Liu'] };
  const little = 'allocate 1 to Bruno, 3 to Carla';
  expect(answered(led(prince, 'allocate 3 to Bruno, 1 to Carla'), 'Bruno')).toBeUndefined();
  expect(answered(led({ ...prince, pool: 1 }, little), 'Bruno')).toBeUndefined();
  for (const terms of [little, ELSEWHERE]) {
    const state = led(prince, terms);
    expect(offered(state, 'Bruno')).toContain('vote 2 against with Andi Liu');
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
    // when somebody has helped they decide it
    make(state, 'Dino', 'vote 2 against with Donny Kowalczyk');
    expect(answered(state, 'Bruno')).toBeUndefined();
  }
});

test('nobody is counted on who has no reason to help', () => {
  const primogen = { ready: ['Lenny Burkhead'] };
  expect(answered(led(primogen, 'allocate 3 to Bruno, 1 to Dino'), 'Bruno')).toBeUndefined();
  const state = led(primogen, 'allocate 3 to Bruno, 1 to Carla');
  expect(offered(state, 'Bruno')).toContain('vote 1 against with Lenny Burkhead');
  expect(answered(state, 'Bruno')).toBe('pass');
  // when somebody has helped all the same they decide it
  make(state, 'Dino', 'vote 2 against with Donny Kowalczyk');
  expect(answered(state, 'Bruno')).toBeUndefined();
});

const PRIMOGENS = ['Lenny Burkhead', 'The Dowager'];
const DISTRICT = 'Protected District';

test('a card that any of several minions could play counts once', () => {
  /** Ana and Dino lead with 5 votes, when the primogens have voted. */
  const behind = (hand: string[]): string | undefined => {
    const state = voted({ ready: PRIMOGENS, hand }, {}, undefined, 'Belinde', {
      ready: ['Donny Kowalczyk', 'Andi Liu'],
    });
    make(state, 'Ana', CARD);
    make(state, 'Dino', 'vote 2 for with Donny Kowalczyk');
    make(state, 'Dino', 'vote 2 for with Andi Liu');
    for (const one of PRIMOGENS) make(state, 'Bruno', `vote 1 against with ${one}`);
    for (const one of PRIMOGENS) expect(offered(state, 'Bruno')).toContain(`play ${DISTRICT} with ${one}`);
    return answered(state, 'Bruno');
  };
  expect(behind([DISTRICT])).toBe('pass');
  expect(behind([DISTRICT, DISTRICT])).toBeUndefined();
});

test('votes that can only be cast against are not asked for to make it pass', () => {
  /** It fails by one vote, when Bruno has voted for it. */
  const failing = (ready: string[]): State<Vtes> => {
    const dino = { ready: ['Donny Kowalczyk', 'Andi Liu'] };
    const state = voted({ ready, hand: [DISTRICT] }, {}, ELSEWHERE, 'Belinde', dino);
    make(state, 'Ana', CARD);
    for (const prince of dino.ready) make(state, 'Dino', `vote 2 against with ${prince}`);
    make(state, 'Bruno', 'vote 1 for with Lenny Burkhead');
    return state;
  };
  const state = failing(['Lenny Burkhead']);
  expect(offered(state, 'Bruno')).toEqual([`play ${DISTRICT} with Lenny Burkhead`, 'pass']);
  expect(answered(state, 'Bruno')).toBe('pass');
  expect(answered(failing(PRIMOGENS), 'Bruno')).toBeUndefined();
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

test('votes in vain are not asked for, unless everything is at stake', () => {
  const state = (bruno: Fields): State<Vtes> => {
    const three = voted(bruno);
    make(three, 'Ana', CARD);
    return three;
  };
  const one = state({ ready: ['Lenny Burkhead'] });
  expect(offered(one, 'Bruno')).toContain('vote 1 against with Lenny Burkhead');
  expect(answered(one, 'Bruno')).toBe('pass');
  expect(answered(one, 'Bruno', 'attentive')).toBeUndefined();
  expect(answered(state({ ready: ['Lenny Burkhead'], pool: 3 }), 'Bruno')).toBeUndefined();
  // somebody may have a third
  expect(answered(state({ ready: ['Andi Liu'] }), 'Bruno')).toBeUndefined();
});

test('the Edge is not asked for to save the pool that it brings', () => {
  const both = (bruno: Fields): State<Vtes> =>
    voted({ hand: [CALLED], ...bruno }, { edge: 'Bruno' }, 'allocate 1 to Bruno, 3 to Carla');
  expect(offered(both({}), 'Bruno')).toContain('vote against with the Edge');
  expect(answered(both({}), 'Bruno')).toBe('pass');
  expect(answered(both({ pool: 1, hand: [] }), 'Bruno')).toBeUndefined();
});

test('nobody is asked to prevent what fails, nor to bring a loss about', () => {
  const failing = (terms: string, bruno: Fields = {}): State<Vtes> => {
    const state = voted(bruno, { edge: 'Bruno' }, terms, 'Belinde', { ready: ['Donny Kowalczyk'] });
    make(state, 'Dino', 'vote 2 against with Donny Kowalczyk');
    return state;
  };
  const loss = 'allocate 3 to Bruno, 1 to Dino';
  const state = failing(loss);
  expect(offered(state, 'Bruno')).toContain('vote for with the Edge');
  expect(answered(state, 'Bruno')).toBe('pass');
  expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  // a loss of the prey may be worth it
  expect(answered(failing('allocate 3 to Bruno, 1 to Carla'), 'Bruno')).toBeUndefined();
  const free = failing(loss, { ready: ['Andi Liu'] });
  expect(offered(free, 'Bruno')).toContain('vote 2 against with Andi Liu');
  expect(answered(free, 'Bruno')).toBe('pass');
  make(free, 'Ana', CARD);
  expect(answered(free, 'Bruno')).toBeUndefined();
});

test('whoever lets pass what is nothing to them is not asked again, however it turns', () => {
  const bruno = { ready: ['Andi Liu'] };
  const again = (terms: string): string | undefined => {
    const state = voted(bruno, { edge: 'Bruno' }, terms, 'Belinde', { ready: ['Donny Kowalczyk'] });
    const content = say(state, 'Bruno', 'pass');
    make(state, 'Dino', 'vote 2 against with Donny Kowalczyk');
    expect(offered(state, 'Bruno')).toContain('vote 2 for with Andi Liu');
    return answered(state, 'Bruno', content);
  };
  expect(again(ELSEWHERE)).toBe('pass');
  expect(again('allocate 3 to Bruno, 1 to Carla')).toBeUndefined();
});

test('nobody is woken for it', () => {
  const state = voted({ ready: [LOCKED], hand: [WAKE] });
  expect(offered(state, 'Bruno')).toEqual([`play ${WAKE} with Madison`, 'pass']);
  expect(answered(state, 'Bruno')).toBe('pass');
});
