// What a bot does in the turns of others.

import { notationOf, notations, openFor, seeded } from '@nocturne/kernel';
import { vtes } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { choiceOf, decisionOf, type Fields, make, pinned, type Table, table } from '../../test/vtes-table.ts';
import { deliver, nextMove, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

describe('bleeds by others', () => {
  const bleeding = (bruno: Fields, more: Record<string, Fields> = {}): Table => {
    const state = table({ Ana: { ready: ['Trevon Parker'] }, Bruno: bruno, ...more });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    return state;
  };

  test('are blocked when they would oust', () => {
    expect(choiceOf(bleeding({ pool: 1, ready: [{ Ryan: { blood: 1 } }] }), 'Bruno')).toBe('block with Ryan');
  });

  test('are blocked even with cards, if the cards are enough', () => {
    const bruno = { pool: 1, ready: ['Ryan'], hand: ['The Warrens'] };
    const state = table({ Ana: { ready: ['Colette'], hand: ['Lost in Crowds'] }, Bruno: bruno });
    make(state, 'Ana', 'bleed Bruno with Colette');
    make(state, 'Bruno', choiceOf(state, 'Bruno'));
    make(state, 'Ana', 'play Lost in Crowds superior with Colette');
    expect(choiceOf(state, 'Bruno')).toBe('play The Warrens with Ryan');
  });

  test('are handed to the prey', () => {
    const bruno = { pool: 1, ready: [{ Madison: pinned() }], hand: ['Deflection'] };
    const state = bleeding(bruno, { Carla: { pool: 12 } });
    while (decisionOf(state, 'Bruno').name === 'impulse') {
      const choice = choiceOf(state, 'Bruno');
      if (choice !== 'no block') break;
      make(state, 'Bruno', choice);
    }
    expect(choiceOf(state, 'Bruno')).toBe('play Deflection superior with Madison on Carla');
  });

  test('wake a vampire that can hand them on, if they hurt', () => {
    const hand = ['On the Qui Vive', 'Deflection'];
    const ready = [{ Madison: pinned({ locked: true }) }];
    expect(choiceOf(bleeding({ pool: 1, ready, hand }), 'Bruno')).toBe('play On the Qui Vive with Madison');
    expect(choiceOf(bleeding({ pool: 30, ready, hand: ['On the Qui Vive'] }), 'Bruno')).toBe('no block');
  });

  test('wake nobody where somebody unlocked can hand them on', () => {
    const ready = [{ Madison: pinned() }, { 'Alexa Draper': { locked: true, blood: 2 } }];
    const bruno = { pool: 3, ready, hand: ['On the Qui Vive', 'Deflection'] };
    const state = bleeding(bruno, { Carla: { pool: 12 } });
    expect(choiceOf(state, 'Bruno')).toBe('no block');
    make(state, 'Bruno', 'no block');
    expect(choiceOf(state, 'Bruno')).toBe('play Deflection superior with Madison on Carla');
  });

  test('are not met by a minion that would fall for little', () => {
    const strong = { 'Aunt Linda': { cards: [{ 'Preternatural Strength': { superior: true } }] } };
    const state = table({ Ana: { ready: [strong] }, Bruno: { pool: 30, ready: [{ Nassir: { blood: 0 } }] } });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    expect(choiceOf(state, 'Bruno')).toBe('no block');
  });
});

describe('blocks', () => {
  /** Ana calls a referendum that would cost Dino, her predator, his last pool. */
  const called = (bruno: Fields, dino: Fields): Table => {
    const state = table({
      Ana: { pool: 10, ready: ['Belinde'], hand: ['Kine Resources Contested'] },
      Bruno: { pool: 10, ...bruno },
      Dino: { pool: 1, ...dino },
    });
    make(state, 'Ana', 'call Kine Resources Contested with Belinde');
    return state;
  };
  const sleeper = {
    ready: [{ 'Alexander Silverson': { locked: true } }],
    hand: ['On the Qui Vive', 'Second Tradition: Domain'],
  };

  test('wait for an attempt that is under way', () => {
    const state = called({ ready: ['Ryan'] }, sleeper);
    const wake = 'play On the Qui Vive with Alexander Silverson';
    make(state, 'Dino', 'pass');
    make(state, 'Bruno', 'block with Ryan');
    expect(notations(vtes, state, decisionOf(state, 'Dino'))).toContain(wake);
    expect(choiceOf(state, 'Dino')).toBe('pass');
    make(state, 'Dino', 'pass');
    make(state, 'Bruno', 'no block');
    expect(choiceOf(state, 'Dino')).toBe('play Second Tradition: Domain to block with Alexander Silverson');
  });

  test('are not attempted with cards that would not be played for them', () => {
    const hunted = (others: string[]): Table => {
      const state = table({
        Ana: { pool: 10, ready: [{ Lauren: { blood: 0 } }, ...others] },
        Bruno: { pool: 20, ready: ['Catalina Vega'], hand: ['Second Tradition: Domain'] },
        Dino: { ready: ['Belinde'] },
      });
      make(state, 'Ana', 'hunt with Lauren');
      return state;
    };
    expect(choiceOf(hunted(['Trevon Parker']), 'Bruno')).toBe('no block');
    // with nobody else to guard against they are
    const state = hunted([]);
    make(state, 'Bruno', 'block with Catalina Vega');
    expect(choiceOf(state, 'Bruno')).toMatch(/^play Second Tradition: Domain /);
    expect(choiceOf(hunted([]), 'Bruno')).toBe('block with Catalina Vega');
  });
});

describe('combat', () => {
  const fighting = (ana: Fields, bruno: Fields): Table => {
    const state = table({ Ana: ana, Bruno: bruno });
    make(
      state,
      'Ana',
      notations(vtes, state, decisionOf(state, 'Ana')).find((move) => move.startsWith('bleed'))!,
    );
    make(
      state,
      'Bruno',
      notations(vtes, state, decisionOf(state, 'Bruno')).find((move) => move.startsWith('block'))!,
    );
    return state;
  };

  test('is ended by the weaker', () => {
    const strong = { 'Aunt Linda': { cards: [{ 'Preternatural Strength': { superior: true } }] } };
    const state = fighting(
      { ready: [{ 'Naomi Stewart': { blood: 2 } }], hand: ['Majesty'] },
      { ready: [strong] },
    );
    expect(choiceOf(state, 'Ana')).toContain('play Majesty');
  });

  test('is fought by the stronger', () => {
    const state = fighting(
      { ready: ['Aunt Linda'], hand: ['Roundhouse'] },
      { ready: [{ Nassir: { blood: 3 } }] },
    );
    expect(choiceOf(state, 'Ana')).toBe('play Roundhouse superior with Aunt Linda');
  });

  test('damage that would lead to torpor is prevented', () => {
    const vest = { Nassir: { blood: 0, cards: ['Kevlar Vest'] } };
    const state = fighting({ ready: ['Lauren'] }, { ready: [vest] });
    expect(choiceOf(state, 'Bruno')).toContain('prevent');
  });
});

describe('a card that answers another', () => {
  /** What Bruno's bot does when Ana has played this. */
  function answerTo(hand: string, move: string, answers: string): string {
    const state = table(
      {
        Ana: { pool: 10, ready: ['Trevon Parker'], hand: [hand] },
        Bruno: { pool: 10, ready: ['Alexa Draper'], hand: [answers] },
      },
      { phase: 'master' },
    );
    const seating = seatBots(vtes, state, [null, heuristicVtes, null, null], seeded('answers'));
    make(state, 'Ana', move);
    deliver(seating, state);
    const { seat, choice } = nextMove(seating, state)!;
    return notationOf(vtes, state, openFor(state, seat)!, choice);
  }

  test('cancels what harms, and is kept for it', () => {
    const harm = answerTo('Pentex™ Subversion', 'play Pentex™ Subversion on Alexa Draper', 'Sudden Reversal');
    expect(harm).toBe('play Sudden Reversal');
    expect(answerTo('Rebel', 'play Rebel on Trevon Parker', 'Sudden Reversal')).toBe('pass');
  });
});
