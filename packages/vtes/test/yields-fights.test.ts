// What is asked in one's own fights in the turns of others.

import { openFor, type State } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import type { Vtes } from '../src/types.ts';
import { answered, type Fields, make, offered, table } from './asked.ts';

const ROUNDHOUSE = 'play Roundhouse with The Dowager';

/** Ana bleeds Bruno, who blocks; Ana strikes so. */
function fought(strike: string, bruno: Fields, blocker = 'The Dowager'): State<Vtes> {
  const state = table({
    Ana: { ready: [{ 'Alexa Draper': { blood: 8 } }], hand: ['Majesty'] },
    Bruno: { ready: [blocker], ...bruno },
  });
  make(state, 'Ana', 'bleed Bruno with Alexa Draper');
  make(state, 'Bruno', `block with ${blocker}`);
  while (openFor(state, 0)?.name !== 'strike') make(state, openFor(state, 0) ? 'Ana' : 'Bruno', 'pass');
  make(state, 'Ana', strike);
  return state;
}

const MAJESTY = 'play Majesty with Alexa Draper';

test('a strike is asked for, unless combat ends before it', () => {
  const hand = ['Roundhouse'];
  expect(offered(fought('strike hand', { hand }), 'Bruno')).toEqual(['strike hand', ROUNDHOUSE]);
  expect(answered(fought('strike hand', { hand }), 'Bruno', 'relaxed')).toBeUndefined();
  const ended = fought(MAJESTY, { hand });
  expect(offered(ended, 'Bruno')).toEqual(['strike hand', ROUNDHOUSE]);
  expect(answered(ended, 'Bruno')).toBe('strike hand');
  expect(answered(ended, 'Bruno', 'attentive')).toBeUndefined();
});

test('a strike that unlocks is asked for even so', () => {
  const ready = { ready: ['Flávio Gonçalves'], hand: ['Majesty'] };
  const state = fought(MAJESTY, ready, 'Flávio Gonçalves');
  expect(offered(state, 'Bruno')).toContain('play Majesty superior with Flávio Gonçalves');
  expect(answered(state, 'Bruno')).toBeUndefined();
});

test('a strike is asked for if it works at this range', () => {
  const state = fought('strike hand', { hand: ['Roundhouse'] });
  state.board.combat!.range = 'long';
  expect(answered(state, 'Bruno')).toBe('strike hand');
  const theft = fought('strike hand', { ready: ['Nassir'], hand: ['Theft of Vitae'] }, 'Nassir');
  theft.board.combat!.range = 'long';
  expect(offered(theft, 'Bruno').join()).toContain('play Theft of Vitae');
  expect(answered(theft, 'Bruno')).toBeUndefined();
});

test('a strike that is dodged is not asked for', () => {
  const state = fought('strike hand', { hand: ['Roundhouse'] });
  const { strike } = state.board.combat!.sides[0];
  state.board.combat!.sides[0].strike = { ...strike!, strike: { kind: 'dodge', amount: 0, ranged: false } };
  expect(answered(state, 'Bruno')).toBe('strike hand');
});

test('blood that a vampire cannot hold, or that nobody has lost, is not asked about', () => {
  const fed = (): State<Vtes> => {
    const dowager = { 'The Dowager': { blood: 2 } };
    const state = fought('strike hand', { ready: [dowager], hand: ['Taste of Vitae', 'Roundhouse'] });
    make(state, 'Bruno', ROUNDHOUSE);
    expect(offered(state, 'Bruno')).toEqual(['play Taste of Vitae with The Dowager', 'pass']);
    return state;
  };
  expect(answered(fed(), 'Bruno', 'relaxed')).toBeUndefined();
  const full = fed();
  const dowager = full.board.cards.find(({ name }) => name === 'The Dowager')!;
  dowager.counters = dowager.capacity;
  expect(answered(full, 'Bruno')).toBe('pass');
  expect(answered(full, 'Bruno', 'attentive')).toBeUndefined();
  const unhurt = fed();
  unhurt.board.combat!.sides[0].bloodLost = 0;
  expect(answered(unhurt, 'Bruno')).toBe('pass');
});

test('prevention that costs nothing is used, unless there is a choice', () => {
  const struck = (cards: string[], hand: string[] = []): State<Vtes> => {
    const state = fought('strike hand', { ready: [{ 'The Dowager': { cards } }], hand });
    if (openFor(state, 1)?.name === 'strike') make(state, 'Bruno', 'strike hand');
    expect(openFor(state, 1)?.name).toBe('prevent');
    return state;
  };
  const state = struck(['Guardian Angel']);
  expect(offered(state, 'Bruno')).toEqual(['prevent with Guardian Angel', 'pass']);
  expect(answered(state, 'Bruno')).toBe('prevent with Guardian Angel');
  expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  expect(answered(struck(['Guardian Angel', 'Kevlar Vest']), 'Bruno')).toBeUndefined();
});

test('a press is asked for, unless it costs the last life of the ally that fights', () => {
  const pressed = (life: number): State<Vtes> => {
    const stray = { 'Underbridge Stray': { life: 2, superior: true } };
    const state = fought('strike hand', { ready: [stray] }, 'Underbridge Stray');
    while (openFor(state, 1)?.name !== 'press') make(state, openFor(state, 1) ? 'Bruno' : 'Ana', 'pass');
    expect(offered(state, 'Bruno')).toEqual(['press with Underbridge Stray', 'pass']);
    state.board.cards.find(({ name }) => name === 'Underbridge Stray')!.counters = life;
    return state;
  };
  expect(answered(pressed(2), 'Bruno')).toBeUndefined();
  expect(answered(pressed(1), 'Bruno')).toBe('pass');
});
