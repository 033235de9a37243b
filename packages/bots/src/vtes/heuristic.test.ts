// What a bot does with its turn.

import { notations, seeded } from '@nocturne/kernel';
import { vtes } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  decisionOf,
  type Fields,
  make,
  NAMES,
  playPhase,
  type Table,
  table,
} from '../../test/vtes-table.ts';
import { playNext, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

describe('ousting', () => {
  test('takes a bleed that ousts the prey, with the card that it needs', () => {
    const state = table({
      Ana: {
        pool: 10,
        ready: ['Trevon Parker'],
        hand: ['Govern the Unaligned', 'Conditioning', 'Theft of Vitae'],
      },
      Bruno: { pool: 6, ready: [{ Ryan: { locked: true } }] },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
    expect(state.board.methuselahs[0]!.points).toBe(1);
  });

  test('spends no more than it takes', () => {
    const state = table({
      Ana: { pool: 10, ready: ['Trevon Parker'], hand: ['Conditioning'] },
      Bruno: { pool: 1 },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
    expect(state.board.methuselahs[0]!.hand).toEqual(['Conditioning']);
  });

  test('goes on bleeding with one minion after another while the prey cannot block', () => {
    const state = table({
      Ana: { pool: 20, ready: ['Trevon Parker', 'Nassir', 'Lauren'] },
      Bruno: { pool: 3 },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
  });
});

describe('the own pool', () => {
  test('is not spent to the last on a master card', () => {
    const seat = { ready: ['Lauren'], hand: ['Vessel'] };
    expect(choiceOf(table({ Ana: { ...seat, pool: 1 } }, { phase: 'master' }), 'Ana')).toBe('end phase');
    expect(
      choiceOf(table({ Ana: { ...seat, pool: 8 }, Dino: { ready: ['Ryan'] } }, { phase: 'master' }), 'Ana'),
    ).toBe('play Vessel on Lauren');
  });

  test('is not spent to the last, even if more would come of it', () => {
    const again = { 'Flávio Gonçalves': { blood: 5, cards: ['Villein'] } };
    const state = table({ Ana: { pool: 1, ready: [again], hand: ['Villein'] } }, { phase: 'master' });
    expect(notations(vtes, state, decisionOf(state, 'Ana'))).toContain(
      'play Villein on Flávio Gonçalves for 5 pool',
    );
    expect(choiceOf(state, 'Ana')).toBe('end phase');
  });

  test('is not spent to the last on a vampire', () => {
    const ana = { uncontrolled: [{ Lauren: { blood: 2 } }] };
    const danger = { ready: ['Trevon Parker', 'Nassir'] };
    const influence = { phase: 'influence' };
    expect(choiceOf(table({ Ana: { ...ana, pool: 2 }, Dino: danger }, influence), 'Ana')).toBe('end phase');
    expect(choiceOf(table({ Ana: { ...ana, pool: 20 }, Dino: danger }, influence), 'Ana')).toBe(
      'transfer 2 to Lauren',
    );
  });

  test('finishes the vampire that is nearest to ready, and brings it into play', () => {
    const state = table(
      { Ana: { pool: 25, uncontrolled: [{ 'Trevon Parker': { blood: 4 } }, 'Ayelech'] } },
      { phase: 'influence' },
    );
    make(state, 'Ana', choiceOf(state, 'Ana'));
    expect(choiceOf(state, 'Ana')).toBe('bring Trevon Parker into play');
  });

  test('takes the pool of the Edge', () => {
    const state = table(
      { Ana: { ready: [{ Lauren: { cards: ['Vessel'] } }] } },
      { phase: 'unlock', edge: 'Ana' },
    );
    expect(choiceOf(state, 'Ana')).toBe('gain 1 pool from the Edge');
  });
});

test('who has neither cards nor minions leaves the game', () => {
  const left = { pool: 4, torpor: [{ Lauren: { blood: 0 } }] };
  const full = { ...left, hand: Array.from({ length: 7 }, () => 'Theft of Vitae') };
  expect(choiceOf(table({ Ana: full }, { phase: 'discard' }), 'Ana')).toBe('discard Theft of Vitae');
  expect(choiceOf(table({ Ana: left }, { phase: 'unlock' }), 'Ana')).toBe('withdraw');
});

describe('at a table that stands still', () => {
  const still = { still: 8 };
  const ana = (more: Fields = {}): Fields => ({ pool: 9, ready: ['Nassir'], ...more });
  const bruno = { pool: 5, ready: [{ Ryan: { locked: true } }] };

  test('who has no cards left leaves, and makes room in the hand for that', () => {
    const state = table({ Ana: ana(), Bruno: bruno }, { phase: 'unlock' });
    expect(choiceOf(state, 'Ana', still)).toBe('withdraw');
    expect(choiceOf(state, 'Ana')).toBe('end phase');
    const hand = Array.from({ length: 7 }, () => 'Blood Doll');
    const full = table({ Ana: ana({ hand }), Bruno: bruno }, { phase: 'discard' });
    expect(choiceOf(full, 'Ana', still)).toBe('discard Blood Doll');
    expect(choiceOf(full, 'Ana')).toBe('end phase');
  });

  test('who has cards left stays', () => {
    const state = table({ Ana: ana({ library: ['Conditioning'] }), Bruno: bruno }, { phase: 'unlock' });
    expect(notations(vtes, state, decisionOf(state, 'Ana'))).not.toContain('withdraw');
  });

  test('a prey that withdraws may go', () => {
    const state = table({ Ana: ana(), Bruno: { ...bruno, withdrawing: true } });
    expect(choiceOf(state, 'Ana')).toMatch(/^bleed Bruno/);
    expect(choiceOf(state, 'Ana', still)).not.toMatch(/^bleed Bruno/);
  });

  test('who withdraws spends neither pool nor blood, if nobody else takes it', () => {
    const doll = { Lauren: { blood: 3, cards: ['Blood Doll'] } };
    const hopeful = [{ 'Trevon Parker': { blood: 2 } }];
    const at = (phase: string, pool: number, withdrawing: boolean, dino: Fields = {}): Table =>
      table({ Ana: { pool, ready: [doll], uncontrolled: hopeful, withdrawing }, Dino: dino }, { phase });
    const strong = { ready: ['Madison', 'Ryan', 'Alexa Draper'] };
    expect(choiceOf(at('master', 2, false), 'Ana')).toBe('use Blood Doll for pool');
    expect(choiceOf(at('master', 2, true), 'Ana')).toBe('end phase');
    expect(choiceOf(at('master', 2, true, strong), 'Ana')).toBe('use Blood Doll for pool');
    expect(choiceOf(at('influence', 20, false), 'Ana')).toMatch(/^transfer/);
    expect(choiceOf(at('influence', 20, true), 'Ana')).toBe('end phase');
  });
});

describe('minions', () => {
  test('hunt when they must', () => {
    const state = table({
      Ana: { pool: 2, ready: [{ Lauren: { blood: 0 } }, 'Nassir'] },
      Dino: { ready: ['Ryan'] },
    });
    expect(choiceOf(state, 'Ana')).toBe('hunt with Lauren');
  });

  test('stay unlocked while the predator could oust their Methuselah', () => {
    const state = table({
      Ana: { pool: 2, ready: ['Nassir', 'Lauren'] },
      Bruno: { pool: 30, ready: ['Ryan', 'Belinde'] },
      Dino: { pool: 20, ready: ['Madison', 'Alexa Draper', 'Horst von Brühl'] },
    });
    expect(choiceOf(state, 'Ana')).toBe('end phase');
  });

  test('leave torpor when they have the blood', () => {
    const state = table({ Ana: { pool: 20, torpor: [{ 'Trevon Parker': { blood: 4 } }] } });
    expect(choiceOf(state, 'Ana')).toBe('leave torpor with Trevon Parker');
  });

  test('do not diablerize where a blood hunt would pass, and do where none can', () => {
    const facing = (ready: Fields[]): Table =>
      table({
        Ana: { pool: 20, ready: [{ 'Trevon Parker': { done: ['bleed'] } }] },
        Bruno: { pool: 20, torpor: [{ Lauren: { blood: 3 } }], ready },
      });
    const locked = { locked: true };
    expect(choiceOf(facing([{ Belinde: locked }, { 'Andi Liu': locked }]), 'Ana')).not.toContain(
      'diablerize',
    );
    expect(choiceOf(facing([]), 'Ana')).toBe('diablerize Lauren with Trevon Parker');
  });
});

describe('the hand', () => {
  const library = Array.from({ length: 9 }, () => 'Conditioning');
  const discarding = (hand: string[], out: Fields = {}): string =>
    choiceOf(
      table(
        {
          Ana: { pool: 10, ready: [{ Madison: { blood: 2 } }], hand, library },
          Bruno: { pool: 10 },
          Carla: out,
          Dino: out,
        },
        { phase: 'discard' },
      ),
      'Ana',
    );

  test('keeps what hands a bleed on, while there is somebody to hand it to', () => {
    const shields = ['Deflection', 'Deflection', 'Deflection'];
    const others = ['Govern the Unaligned', 'Conditioning', 'On the Qui Vive', 'Bonding'];
    expect(discarding([...shields, ...others])).toBe('end phase');
    expect(discarding([...shields, ...others], { out: true })).toBe('discard Deflection');
  });

  test('keeps a master card for a vampire that has only just come', () => {
    const state = table(
      {
        Ana: {
          pool: 25,
          uncontrolled: [{ Lauren: { blood: 2 } }],
          hand: [
            'Blood Doll',
            'On the Qui Vive',
            'Sport Bike',
            'Kevlar Vest',
            '.44 Magnum',
            "Wake with Evening's Freshness",
            'On the Qui Vive',
          ],
          library,
        },
      },
      { phase: 'master' },
    );
    const { turn } = state.board;
    const seating = seatBots(
      vtes,
      state,
      NAMES.map(() => heuristicVtes),
      seeded('come'),
    );
    while (state.board.turn === turn && playNext(seating, state) !== undefined);
    expect(state.board.cards.filter(({ region }) => region === 'ready')).toHaveLength(1);
    expect(state.board.methuselahs[0]!.hand).toContain('Blood Doll');
  });

  test('has no second card that turns the blood of the same vampire into pool', () => {
    const offered = (ready: (string | Fields)[]): string =>
      choiceOf(
        table(
          { Ana: { pool: 12, ready, hand: ['Vessel'] }, Dino: { ready: ['Ryan', 'Belinde'] } },
          { phase: 'master' },
        ),
        'Ana',
      );
    const drained = { 'Larissa Moreira': { cards: ['Vessel'] } };
    expect(offered([drained, 'Nassir'])).toBe('play Vessel on Nassir');
    expect(offered(['Larissa Moreira', 'Nassir'])).toBe('play Vessel on Larissa Moreira');
    expect(offered([drained])).toBe('end phase');
  });

  test('has a master card that brings pool for whoever has one pool left', () => {
    const state = table(
      { Ana: { pool: 1, ready: ['Aunt Linda'], hand: ['Blood Doll'] } },
      { phase: 'master' },
    );
    expect(choiceOf(state, 'Ana')).toBe('play Blood Doll on Aunt Linda');
  });
});
