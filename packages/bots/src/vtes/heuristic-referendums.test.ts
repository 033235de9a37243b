// How a bot votes, and what it calls.

import { answer, notations, openFor } from '@nocturne/kernel';
import { vtes } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { choiceOf, decisionOf, type Fields, make, type Table, table } from '../../test/vtes-table.ts';

describe('referendums', () => {
  /** Whatever this seat is asked, it does nothing. */
  function letPass(state: Table, seat: number): void {
    for (let asked = openFor(state, seat); asked !== undefined; asked = openFor(state, seat))
      answer(vtes, state, { seat, choice: vtes.passive!(asked)! });
  }

  const calling = (allocation: string, bruno: Fields, ana: Fields = {}, more: Fields = {}): Table => {
    const state = table(
      {
        Ana: { ready: ['Madison'], hand: ['Kine Resources Contested'], ...ana },
        Bruno: { ready: [{ Belinde: { locked: true } }], ...bruno },
        Carla: { pool: 10 },
        Dino: { pool: 10 },
      },
      more,
    );
    letPass(state, 1);
    const calls = notations(vtes, state, decisionOf(state, 'Ana')).filter((move) => move.startsWith('call'));
    make(state, 'Ana', calls[0]!);
    letPass(state, 1);
    make(state, 'Ana', allocation);
    return state;
  };

  test('that would oust are voted against, and those against the prey supported', () => {
    expect(choiceOf(calling('allocate 3 to Bruno, 1 to Carla', { pool: 3 }), 'Bruno')).toBe(
      'vote 2 against with Belinde',
    );
    expect(choiceOf(calling('allocate 3 to Carla, 1 to Dino', { pool: 3 }), 'Bruno')).toBe(
      'vote 2 for with Belinde',
    );
  });

  test('are not called where the votes that lie open are against them', () => {
    const facing = (ready: string[]): string =>
      choiceOf(
        table({
          Ana: { pool: 10, ready: [{ 'Bret Stryker': { done: ['bleed'] } }], hand: ['Consanguineous Boon'] },
          Bruno: { pool: 20, ready: ready.map((name) => ({ [name]: { locked: true } })) },
        }),
        'Ana',
      );
    expect(facing(['Ryan'])).toBe('call Consanguineous Boon with Bret Stryker');
    expect(facing(['Belinde', 'Andi Liu', 'Alexander Silverson'])).toBe('end phase');
  });

  test('take the Edge and cards of those whom they turn it for, and of nobody in vain', () => {
    const allocation = 'allocate 3 to Bruno, 1 to Carla';
    const bruno = { pool: 3, ready: [], hand: ['Parity Shift'] };
    const edge = { edge: 'Bruno' };
    const weak = calling(allocation, bruno, { ready: ['Lauren'] }, edge);
    expect(choiceOf(weak, 'Bruno')).toBe('pass');
    make(weak, 'Ana', 'vote 1 for with Kine Resources Contested');
    expect(choiceOf(weak, 'Bruno')).toMatch(
      /^(vote against with the Edge|discard Parity Shift for 1 vote against)$/,
    );
    // Belinde's votes lie open, before she has cast them and afterwards
    const strong = calling(allocation, bruno, { ready: ['Belinde', 'Andi Liu'] }, edge);
    make(strong, 'Ana', 'vote 1 for with Kine Resources Contested');
    expect(choiceOf(strong, 'Bruno')).toBe('pass');
    make(strong, 'Ana', 'vote 2 for with Belinde');
    expect(choiceOf(strong, 'Bruno')).toBe('pass');
  });

  test('are no occasion to throw a good card away', () => {
    const bruno = {
      ready: [{ Madison: { locked: true } }],
      'in play': ['The Barrens'],
      hand: ['Deflection', 'Govern the Unaligned'],
    };
    const state = calling('allocate 3 to Bruno, 1 to Carla', bruno, { ready: ['Lauren'] });
    expect(notations(vtes, state, decisionOf(state, 'Bruno'))).toContain('use The Barrens on Deflection');
    expect(choiceOf(state, 'Bruno')).toBe('pass');
  });

  test('hurt the prey most, and never their caller', () => {
    const state = table({ Ana: { ready: ['Madison'], hand: ['Kine Resources Contested'] } });
    make(state, 'Ana', choiceOf(state, 'Ana').startsWith('call') ? choiceOf(state, 'Ana') : 'call nothing');
    expect(choiceOf(state, 'Ana')).toBe('allocate 3 to Bruno, 1 to Dino');
  });
});
