// What a bot does not do for nothing.

import { describe, expect, test } from 'vitest';
import { choiceOf, type Fields, make, type Table, table } from '../../test/vtes-table.ts';

describe('a master card', () => {
  const master = (ana: Fields, more: Record<string, Fields> = {}): string =>
    choiceOf(table({ Ana: { pool: 20, ...ana }, ...more }, { phase: 'master' }), 'Ana');

  test('that would expose a vampire is for one of the prey, never for an own one', () => {
    const hand = ['Haven Uncovered'];
    expect(master({ ready: ['Lauren'], hand })).toBe('end phase');
    expect(
      master({ ready: ['Lauren'], hand }, { Bruno: { ready: ['Ryan'] }, Carla: { ready: ['Madison'] } }),
    ).toBe('play Haven Uncovered on Ryan');
  });

  test('that gives blood is kept for an own vampire', () => {
    const hand = ['Life in the City'];
    expect(master({ hand }, { Carla: { ready: [{ Madison: { blood: 1 } }] } })).toBe('end phase');
    expect(master({ ready: [{ Lauren: { blood: 1 } }], hand })).toBe('play Life in the City on Lauren');
  });

  test('that nobody can be given yet is not thrown away for that', () => {
    const discard = (ready: string[]): string => {
      const others = ['Govern the Unaligned', 'Conditioning', 'Deflection', 'Bonding', 'Eyes of Argus'];
      const hand = ['Villein', 'On the Qui Vive', ...others];
      const uncontrolled = [{ 'Trevon Parker': { blood: 2 } }];
      const ana = { pool: 20, ready, hand, uncontrolled, library: ['Majesty', 'Majesty'] };
      const state = table({ Ana: ana }, { phase: 'discard' });
      state.board.masterActions = 1;
      return choiceOf(state, 'Ana');
    };
    expect(discard([])).toBe('end phase');
    expect(discard(['Nassir'])).toBe('discard Villein');
  });
});

describe('a wake', () => {
  const bled = (bruno: Fields, more: Record<string, Fields> = {}): Table => {
    const state = table({ Ana: { ready: ['Trevon Parker'] }, Bruno: bruno, ...more });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    return state;
  };
  const asleep = { Madison: { locked: true } };
  const wake = 'play On the Qui Vive with Madison';

  test('is not for whoever cannot block', () => {
    const state = bled({ pool: 1, ready: [asleep], hand: ['On the Qui Vive'] });
    expect(choiceOf(state, 'Bruno')).toBe(wake);
    state.board.action!.barred = true;
    expect(choiceOf(state, 'Bruno')).toBe('no block');
  });

  test('is not for a bleed that cannot be handed to anybody', () => {
    const hand = ['On the Qui Vive', 'Deflection'];
    const two = { Carla: { out: true }, Dino: { out: true } };
    for (const [more, choice] of [
      [{}, wake],
      [two, 'no block'],
    ] as const) {
      const state = bled({ pool: 1, ready: [asleep], hand }, more);
      state.board.action!.barred = true;
      expect(choiceOf(state, 'Bruno')).toBe(choice);
    }
  });
});

test('guards are not kept back for those who must hunt', () => {
  /** Dino's vampires have so much blood; Bruno cannot block. */
  const watched = (blood: number): string => {
    const ready = ['Sybren van Oosten', 'Horst von Brühl'].map((name) => ({ [name]: { blood } }));
    const state = table({ Ana: { pool: 1, ready: ['Lauren'] }, Bruno: { pool: 12 }, Dino: { ready } });
    return choiceOf(state, 'Ana').replace(/ with .*/, '');
  };
  expect(watched(4)).toBe('end phase');
  expect(watched(0)).toBe('bleed Bruno');
});
