// What is asked in the turns of others, and what is let pass.

import { answer, copy, openFor, type State, view } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { followsFrom, NORMAL_YIELDS, yieldFor, type Yields } from '../src/yields/index.ts';
import {
  answered,
  type Fields,
  letBe,
  LOCKED,
  make,
  offered,
  questionTo,
  say,
  table,
  WAKE,
} from './asked.ts';

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

  test('is worth a new card if it would take the last pool', () => {
    const bruno = { 'in play': ['The Barrens'], hand: ['Majesty'], library: ['Deflection'] };
    const last = bled({ ...bruno, pool: 1 });
    expect(offered(last, 'Bruno')).toEqual(['use The Barrens on Majesty', 'no block']);
    expect(answered(last, 'Bruno', 'relaxed')).toBeUndefined();
    const state = bled({ ...bruno, pool: 2 });
    expect(offered(state, 'Bruno')).toEqual(['use The Barrens on Majesty', 'no block']);
    expect(answered(state, 'Bruno')).toBe('no block');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
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
    expect(offered(state, 'Bruno')).toEqual([`play ${WAKE} with Madison`, 'no block']);
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
    expect(offered(state, 'Bruno')).toEqual(['use The Barrens on Deflection', 'pass']);
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
    expect(offered(state, 'Carla')).toContain(`play ${WAKE} with Madison`);
    expect(answered(state, 'Carla')).toBe('pass');
    expect(answered(state, 'Carla', 'attentive')).toBeUndefined();
    make(state, 'Carla', 'pass');
    expect(offered(state, 'Carla')).toContain('use The Barrens on Majesty');
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
  const SPY = { Lauren: { cards: ['Raven Spy'] } };
  const SLEEPING_SPY = { Lauren: { cards: ['Raven Spy'], locked: true } };

  function hunting(blood: number, ana: Fields): State<Vtes> {
    const state = table({ Ana: ana, Bruno: { ready: [{ Ryan: { blood } }] } }, { turn: 'Bruno' });
    make(state, 'Bruno', 'hunt with Ryan');
    return state;
  }

  test('may be blocked, but a hunt only if it is of the hungry', () => {
    expect(answered(hunting(0, { ready: [SPY] }), 'Ana')).toBeUndefined();
    expect(answered(hunting(0, { ready: [SLEEPING_SPY], hand: [WAKE] }), 'Ana')).toBeUndefined();
    expect(answered(hunting(2, { ready: [SPY] }), 'Ana')).toBe('no block');
    expect(answered(hunting(2, { ready: [SLEEPING_SPY], hand: [WAKE] }), 'Ana')).toBe('no block');
    expect(answered(hunting(2, { ready: [SPY] }), 'Ana', 'attentive')).toBeUndefined();
    expect(answered(hunting(0, { ready: [SPY] }), 'Ana', 'relaxed')).toBe('no block');
  });

  test('is let pass with the first hunt of a turn, unless it is something else', () => {
    const state = table(
      {
        Ana: { ready: [SPY] },
        Bruno: {
          ready: [{ Ryan: { blood: 0 } }, { Baixinho: { blood: 0 } }],
          torpor: [{ Madison: { blood: 3 } }],
        },
      },
      { turn: 'Bruno' },
    );
    make(state, 'Bruno', 'hunt with Ryan');
    const yields = say(state, 'Ana', 'no block');
    make(state, 'Bruno', 'hunt with Baixinho');
    expect(answered(state, 'Ana', yields)).toBe('no block');
    expect(answered(state, 'Ana')).toBeUndefined();
    expect(answered(state, 'Ana', { ...yields, attention: 'attentive' })).toBeUndefined();
    make(state, 'Ana', 'no block');
    make(state, 'Bruno', 'leave torpor with Madison');
    expect(answered(state, 'Ana', yields)).toBeUndefined();
  });

  test('is let pass with the first rescue of a turn', () => {
    const bruno = { ready: ['Ryan', 'Baixinho'], torpor: ['Madison', 'Belinde'] };
    const state = table({ Ana: { ready: [SPY] }, Bruno: bruno }, { turn: 'Bruno' });
    make(state, 'Bruno', 'rescue Madison with Ryan');
    const yields = say(state, 'Ana', 'no block');
    while (openFor(state, 1)?.name !== 'act')
      answer(vtes, state, { seat: 1, choice: vtes.passive!(openFor(state, 1)!)! });
    make(state, 'Bruno', 'rescue Belinde with Baixinho');
    expect(answered(state, 'Ana', yields)).toBe('no block');
    expect(answered(state, 'Ana')).toBeUndefined();
  });

  test('is not asked about any more if it was let pass in two turns, unless something has changed', () => {
    const TWO = [SPY, { 'Larissa Moreira': { cards: ['Raven Spy'] } }];
    const hunts = (turn: number, ready: readonly unknown[], whose = 'Bruno'): State<Vtes> => {
      const hungry = { ready: [{ Ryan: { blood: 0 } }] };
      const state = table({ Ana: { ready }, [whose]: hungry }, { turn: whose, 'turn number': turn });
      make(state, whose, 'hunt with Ryan');
      return state;
    };
    const refuse = (turn: number, ready: readonly unknown[], before: Yields): Yields => {
      const state = hunts(turn, ready);
      expect(answered(state, 'Ana', before)).toBeUndefined();
      return say(state, 'Ana', 'no block', before);
    };
    const twice = refuse(10, [SPY], refuse(6, [SPY], NORMAL_YIELDS));
    expect(answered(hunts(14, [SPY]), 'Ana', twice)).toBe('no block');
    expect(answered(hunts(14, [SPY]), 'Ana', { ...twice, attention: 'attentive' })).toBeUndefined();
    // whoever hunts, it is the same
    expect(answered(hunts(16, [SPY], 'Dino'), 'Ana')).toBeUndefined();
    expect(answered(hunts(16, [SPY], 'Dino'), 'Ana', twice)).toBe('no block');
    // another minion could block
    expect(answered(hunts(14, TWO), 'Ana', twice)).toBeUndefined();
    // with the other minion it was let pass, too
    const other = refuse(10, TWO, refuse(6, [SPY], NORMAL_YIELDS));
    expect(answered(hunts(14, TWO), 'Ana', other)).toBe('no block');
    // whoever blocks wants to be asked
    const blocked = say(hunts(14, TWO), 'Ana', 'block with Lauren', twice);
    expect(answered(hunts(18, [SPY]), 'Ana', blocked)).toBeUndefined();
  });

  test('is let pass if it is a referendum like two before, but not because of one in the same turn', () => {
    const calls = (turn: number, called: string, ready: readonly unknown[] = [SPY], by = 'Belinde') => {
      const bruno = { ready: [by], hand: [called] };
      const state = table({ Ana: { ready }, Bruno: bruno }, { turn: 'Bruno', 'turn number': turn });
      make(state, 'Bruno', `call ${called} with ${by}`);
      return state;
    };
    const [KINE, BOON] = ['Kine Resources Contested', 'Consanguineous Boon'];
    const once = say(calls(6, KINE), 'Ana', 'no block');
    const ryans = calls(6, KINE, [SPY], 'Ryan');
    expect(answered(ryans, 'Ana', { ...once, passed: undefined })).toBeUndefined();
    expect(answered(calls(10, KINE), 'Ana', once)).toBeUndefined();
    const twice = say(calls(10, KINE), 'Ana', 'no block', once);
    expect(answered(calls(14, KINE), 'Ana', twice)).toBe('no block');
    expect(answered(calls(14, KINE), 'Ana', { ...twice, attention: 'attentive' })).toBeUndefined();
    // something else is called, or somebody else could block it
    expect(answered(calls(14, BOON), 'Ana', twice)).toBeUndefined();
    const two = [SPY, { 'Larissa Moreira': { cards: ['Raven Spy'] } }];
    expect(answered(calls(14, KINE, two), 'Ana', twice)).toBeUndefined();
  });

  test('is not asked about if no attempt could succeed', () => {
    // stealth 1, and Lauren has neither intercept nor a card for it
    expect(answered(hunting(0, { ready: ['Lauren'] }), 'Ana')).toBe('no block');
    expect(answered(hunting(0, { ready: [LOCKED], hand: [WAKE] }), 'Ana')).toBe('no block');
    expect(answered(hunting(0, { ready: ['Lauren'] }), 'Ana', 'attentive')).toBeUndefined();
    // superior Animalism makes one of it, basic does not
    const hand = ["Cats' Guidance"];
    expect(answered(hunting(0, { ready: ['Larissa Moreira'], hand }), 'Ana')).toBeUndefined();
    expect(answered(hunting(0, { ready: ['Belinde'], hand }), 'Ana')).toBe('no block');
  });

  test('is nothing to wake anybody for who is not able to block it', () => {
    const state = hunting(0, { ready: [SLEEPING_SPY], hand: [WAKE] });
    expect(answered(state, 'Ana')).toBeUndefined();
    state.board.action!.barred = true;
    expect(offered(state, 'Ana')).toContain(`play ${WAKE} with Lauren`);
    expect(answered(state, 'Ana')).toBe('no block');
  });

  test('is asked about with a card that is an attempt to block as with any other block', () => {
    const prince = { ready: [{ 'Andi Liu': { locked: true } }], hand: ['Second Tradition: Domain'] };
    const attempt = 'play Second Tradition: Domain to block with Andi Liu';
    expect(offered(hunting(2, prince), 'Ana')).toContain(attempt);
    expect(answered(hunting(2, prince), 'Ana')).toBe('no block');
    expect(answered(hunting(2, prince), 'Ana', 'attentive')).toBeUndefined();
    expect(answered(hunting(0, prince), 'Ana')).toBeUndefined();
    const yields = say(hunting(0, prince), 'Ana', 'no block');
    expect(answered(hunting(0, prince), 'Ana', yields)).toBe('no block');
    // whoever is bled is asked, even if the attempt would fail: the card unlocks the minion
    const bled = table({ Ana: prince, Dino: { ready: ['Belinde'] } }, { turn: 'Dino' });
    make(bled, 'Dino', 'bleed Ana with Belinde');
    expect(answered(bled, 'Ana', 'relaxed')).toBeUndefined();
    bled.board.action!.stealth = 3;
    expect(offered(bled, 'Ana')).toContain(attempt);
    expect(answered(bled, 'Ana', 'relaxed')).toBeUndefined();
  });

  test('is nothing to the relaxed, whatever it is', () => {
    const leaving = (ana: Fields): State<Vtes> => {
      const state = table({ Ana: ana, Bruno: { torpor: [{ Ryan: { blood: 3 } }] } }, { turn: 'Bruno' });
      make(state, 'Bruno', 'leave torpor with Ryan');
      return state;
    };
    expect(answered(leaving({ ready: [SPY] }), 'Ana')).toBeUndefined();
    expect(answered(leaving({ ready: [SPY] }), 'Ana', 'relaxed')).toBe('no block');
    expect(answered(leaving({ ready: [SLEEPING_SPY], hand: [WAKE] }), 'Ana')).toBeUndefined();
    expect(answered(leaving({ ready: [SLEEPING_SPY], hand: [WAKE] }), 'Ana', 'relaxed')).toBe('no block');
  });
});

test('a bleed that takes nothing as it stands need not be made less, nor anybody woken for that', () => {
  const DISTRICT = 'Protected District';
  const state = table({
    Ana: { ready: ['Aunt Linda'] },
    Bruno: {
      ready: ['The Dowager', 'Lenny Burkhead', { Belinde: { locked: true } }],
      hand: [DISTRICT, DISTRICT, WAKE],
    },
  });
  make(state, 'Ana', 'bleed Bruno with Aunt Linda');
  make(state, 'Bruno', 'no block');
  const more = `play ${DISTRICT} with Lenny Burkhead`;
  expect(offered(state, 'Bruno')).toContain(more);
  expect(answered(state, 'Bruno', 'relaxed')).toBeUndefined();
  make(state, 'Bruno', `play ${DISTRICT} with The Dowager`);
  // as it is played
  make(state, 'Bruno', 'pass');
  expect(offered(state, 'Bruno')).toEqual([more, `play ${WAKE} with Belinde`, 'pass']);
  expect(answered(state, 'Bruno')).toBe('pass');
  expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  // it may come to more
  state.board.action!.changes.push({ ...state.board.action!.changes.at(-1)!, amount: 3 });
  expect(answered(state, 'Bruno')).toBeUndefined();
});

describe('an attempt to block', () => {
  /** Ana bleeds Bruno, who attempts to block; she could add stealth. */
  function attempted(): State<Vtes> {
    const state = table({
      Ana: { ready: ['Aunt Linda'], hand: ['Lost in Crowds'] },
      Bruno: { ready: ['Larissa Moreira', LOCKED], hand: [WAKE, 'The Warrens', 'Protected District'] },
    });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    make(state, 'Bruno', 'block with Larissa Moreira');
    return state;
  }
  const WARRENS = 'play The Warrens with Larissa Moreira';

  test('that succeeds needs nobody else to be woken', () => {
    const state = table({
      Ana: { ready: ['Aunt Linda'], hand: ['Lost in Crowds'] },
      Bruno: { ready: ['Larissa Moreira', LOCKED], hand: [WAKE, 'The Warrens', 'Deflection'] },
    });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    make(state, 'Bruno', 'block with Larissa Moreira');
    make(state, 'Ana', 'pass');
    expect(offered(state, 'Bruno')).toEqual([`play ${WAKE} with Madison`, 'pass']);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  });

  test('that succeeds needs no new card, even if it is for the last pool', () => {
    const state = table({
      Ana: { ready: ['Aunt Linda'], hand: ['Lost in Crowds'] },
      Bruno: {
        pool: 1,
        ready: ['Larissa Moreira'],
        'in play': ['The Barrens'],
        hand: ['Majesty'],
        library: ['The Warrens'],
      },
    });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    make(state, 'Bruno', 'block with Larissa Moreira');
    const outrun = copy(vtes, state);
    make(state, 'Ana', 'pass');
    expect(offered(state, 'Bruno')).toEqual(['use The Barrens on Majesty', 'pass']);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
    make(state, 'Bruno', 'pass');
    expect(state.board.combat).not.toBeNull();
    // what falls short may be helped by what is drawn
    make(outrun, 'Ana', 'play Lost in Crowds with Aunt Linda');
    expect(offered(outrun, 'Bruno')).toEqual(['use The Barrens on Majesty', 'pass']);
    expect(answered(outrun, 'Bruno', 'relaxed')).toBeUndefined();
  });

  test('lets wait what is for nothing if it succeeds', () => {
    const state = table({
      Ana: { ready: ['Aunt Linda'], hand: ['Lost in Crowds'] },
      Bruno: { ready: ['Larissa Moreira'], hand: ['Protected District'] },
    });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    make(state, 'Bruno', 'block with Larissa Moreira');
    make(state, 'Ana', 'play Lost in Crowds with Aunt Linda');
    expect(offered(state, 'Bruno')).toEqual(['play Protected District with Larissa Moreira', 'pass']);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
    // it has failed
    make(state, 'Bruno', 'pass');
    expect(offered(state, 'Bruno')).toContain('play Protected District with Larissa Moreira');
    expect(answered(state, 'Bruno', 'relaxed')).toBeUndefined();
  });

  test('is not asked for what is too little', () => {
    const hidden = (hand: string[]): State<Vtes> => {
      const state = table({
        Ana: { ready: ['Belinde'], hand: ['Lost in Crowds'] },
        Bruno: { ready: ['Larissa Moreira'], hand },
      });
      make(state, 'Ana', 'bleed Bruno with Belinde');
      make(state, 'Bruno', 'block with Larissa Moreira');
      make(state, 'Ana', 'play Lost in Crowds superior with Belinde');
      expect(offered(state, 'Bruno')).toContain('play Instinctive Reaction with Larissa Moreira');
      return state;
    };
    const state = hidden(['Instinctive Reaction']);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
    expect(answered(hidden(['Instinctive Reaction', "Cats' Guidance"]), 'Bruno')).toBeUndefined();
  });

  test('that falls short is asked about, and not tried again if it is let fail', () => {
    const state = attempted();
    make(state, 'Ana', 'play Lost in Crowds with Aunt Linda');
    // as it is played
    make(state, 'Bruno', 'pass');
    expect(offered(state, 'Bruno')).toContain(WARRENS);
    expect(answered(state, 'Bruno', 'relaxed')).toBeUndefined();
    const yields = say(state, 'Bruno', 'pass');
    expect(offered(state, 'Bruno')).toEqual([
      'block with Larissa Moreira',
      `play ${WAKE} with Madison`,
      'play Protected District with Larissa Moreira',
      'no block',
    ]);
    expect(answered(state, 'Bruno', yields)).toBe('no block');
    expect(answered(state, 'Bruno')).toBeUndefined();
    expect(answered(state, 'Bruno', { ...yields, attention: 'attentive' })).toBeUndefined();
  });
});

describe('whoever wakes a minion', () => {
  function woken(hand: string[]): State<Vtes> {
    const state = table({ Ana: { ready: ['Aunt Linda'] }, Bruno: { ready: [LOCKED, 'Lauren'], hand } });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    return state;
  }
  const wake = `play ${WAKE} with Madison`;
  const follows = (state: State<Vtes>, attention: 'normal' | 'attentive') => {
    const question = questionTo(state, 'Bruno');
    return followsFrom(view(vtes, state, 1), question, offered(state, 'Bruno').indexOf(wake), { attention });
  };

  test('that can only block blocks with it', () => {
    const state = woken([WAKE]);
    expect(follows(state, 'normal')).toEqual({ what: 'block' });
    expect(follows(state, 'attentive')).toBeNull();
    const yields = say(state, 'Bruno', wake);
    expect(offered(state, 'Bruno')).toEqual(['block with Madison', 'block with Lauren', 'no block']);
    expect(answered(state, 'Bruno', yields)).toBe('block with Madison');
    expect(answered(state, 'Bruno')).toBeUndefined();
    expect(answered(state, 'Bruno', { ...yields, attention: 'attentive' })).toBeUndefined();
  });

  test('blocks with it even if a card must help, and does not try again', () => {
    const state = table(
      {
        Ana: { ready: [{ 'Larissa Moreira': { locked: true } }], hand: [WAKE, "Cats' Guidance"] },
        Bruno: { ready: [{ Ryan: { blood: 0 } }] },
      },
      { turn: 'Bruno' },
    );
    make(state, 'Bruno', 'hunt with Ryan');
    const yields = say(state, 'Ana', `play ${WAKE} with Larissa Moreira`);
    expect(answered(state, 'Ana', yields)).toBe('block with Larissa Moreira');
    make(state, 'Ana', 'block with Larissa Moreira');
    expect(offered(state, 'Ana')).toEqual(["play Cats' Guidance superior with Larissa Moreira", 'pass']);
    expect(answered(state, 'Ana', yields)).toBeUndefined();
    make(state, 'Ana', 'pass');
    expect(offered(state, 'Ana')).toContain('block with Larissa Moreira');
    expect(answered(state, 'Ana', yields)).toBeUndefined();
  });

  test('blocks with it though it is asked as the card is played, but not again', () => {
    const state = table({
      Ana: { ready: ['Aunt Linda'] },
      Bruno: { ready: [LOCKED, { Lauren: { locked: true } }], hand: [WAKE, WAKE] },
    });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    const woke = say(state, 'Bruno', wake);
    expect(offered(state, 'Bruno')).toEqual([`play ${WAKE} with Lauren`, 'pass']);
    expect(answered(state, 'Bruno', woke)).toBe('pass');
    const yields = letBe(state, 'Bruno', woke);
    expect(offered(state, 'Bruno')).toContain('block with Madison');
    expect(answered(state, 'Bruno', yields)).toBe('block with Madison');
    expect(answered(state, 'Bruno', woke)).toBeUndefined();
    // what was meant is done once
    const before = questionTo(state, 'Bruno').serial;
    const later = { ...yields, meant: { ...yields.meant!, serial: before - 2 } };
    expect(answered(state, 'Bruno', later)).toBeUndefined();
  });

  test('that could do something else is asked', () => {
    const state = woken([WAKE, 'Deflection']);
    expect(follows(state, 'normal')).toBeNull();
    const yields = say(state, 'Bruno', wake);
    expect(offered(state, 'Bruno')).toContain('block with Madison');
    expect(answered(state, 'Bruno', yields)).toBeUndefined();
  });

  test('blocks although it could hand the bleed on, if there is nobody to hand it to', () => {
    const bled = (others: Fields): State<Vtes> => {
      const bruno = { ready: [LOCKED], hand: [WAKE, 'Deflection'] };
      const state = table({ Ana: { ready: ['Aunt Linda'] }, Bruno: bruno, Carla: others, Dino: others });
      make(state, 'Ana', 'bleed Bruno with Aunt Linda');
      return state;
    };
    const [four, two] = [bled({}), bled({ out: true })];
    expect(answered(four, 'Bruno', say(four, 'Bruno', wake))).toBeUndefined();
    expect(answered(two, 'Bruno', say(two, 'Bruno', wake))).toBe('block with Madison');
  });
});

describe('whoever attempts to block with a minion that falls short', () => {
  const hunted = (blocker: string, hand: string[]): State<Vtes> => {
    const state = table(
      { Ana: { ready: [blocker], hand }, Bruno: { ready: [{ Ryan: { blood: 0 } }] } },
      { turn: 'Bruno' },
    );
    make(state, 'Bruno', 'hunt with Ryan');
    return state;
  };
  const follows = (state: State<Vtes>, blocker: string, attention: 'normal' | 'attentive' = 'normal') => {
    const choice = offered(state, 'Ana').indexOf(`block with ${blocker}`);
    return followsFrom(view(vtes, state, 0), questionTo(state, 'Ana'), choice, { attention });
  };

  test('plays the one card that it lacks', () => {
    const state = hunted('Larissa Moreira', ["Cats' Guidance"]);
    expect(follows(state, 'Larissa Moreira')).toEqual({ what: 'intercept', card: "Cats' Guidance" });
    expect(follows(state, 'Larissa Moreira', 'attentive')).toBeNull();
    const yields = say(state, 'Ana', 'block with Larissa Moreira');
    expect(answered(state, 'Ana', yields)).toBe("play Cats' Guidance superior with Larissa Moreira");
    expect(answered(state, 'Ana')).toBeUndefined();
    expect(answered(state, 'Ana', { ...yields, attention: 'attentive' })).toBeUndefined();
  });

  test('pays blood for it', () => {
    const state = hunted('The Dowager', ['Telepathic Misdirection']);
    expect(follows(state, 'The Dowager')).toEqual({ what: 'intercept', card: 'Telepathic Misdirection' });
    const yields = say(state, 'Ana', 'block with The Dowager');
    expect(answered(state, 'Ana', yields)).toBe('play Telepathic Misdirection with The Dowager');
  });

  test('is asked if there are two', () => {
    const state = hunted('The Dowager', ["Cats' Guidance", 'Precognition']);
    expect(follows(state, 'The Dowager')).toBeNull();
    const yields = say(state, 'Ana', 'block with The Dowager');
    expect(offered(state, 'Ana').length).toBeGreaterThan(1);
    expect(answered(state, 'Ana', yields)).toBeUndefined();
  });
});

test('who has let something pass is asked again only when something has changed', () => {
  const state = table({
    Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
    Bruno: { ready: ['Madison'], hand: ['Deflection'] },
    Carla: { 'in play': ['The Barrens'], hand: ['Majesty'], library: ['Majesty'] },
  });
  make(state, 'Ana', 'bleed Bruno with Trevon Parker');
  make(state, 'Ana', 'pass');
  // whoever does not block may wait until nothing more is added to the bleed
  const declined = say(state, 'Bruno', 'no block');
  make(state, 'Ana', 'pass');
  expect(offered(state, 'Bruno')).toContain('play Deflection with Madison on Carla');
  expect(answered(state, 'Bruno', declined)).toBeUndefined();
  const passed = say(state, 'Bruno', 'pass', declined);
  make(state, 'Carla', 'use The Barrens on Majesty');
  expect(openFor(state, 0)).toBeDefined();
  const more = copy(vtes, state);
  make(state, 'Ana', 'pass');
  expect(answered(state, 'Bruno', passed)).toBe('pass');
  expect(answered(state, 'Bruno', { ...passed, attention: 'attentive' })).toBeUndefined();
  make(more, 'Ana', 'play Conditioning with Trevon Parker');
  expect(answered(more, 'Bruno', passed)).toBeUndefined();
});

test('who has sent a bleed away is asked about it anew when it comes back', () => {
  const state = table({
    Ana: { ready: ['Trevon Parker'] },
    Bruno: { ready: ['Madison', 'Lauren'], hand: ['Deflection'] },
    Carla: { ready: ['Horst von Brühl'], hand: ['Deflection'] },
  });
  make(state, 'Ana', 'bleed Bruno with Trevon Parker');
  const declined = say(state, 'Bruno', 'no block');
  const sent = say(state, 'Bruno', 'play Deflection with Madison on Carla', declined);
  make(state, 'Carla', 'no block');
  make(state, 'Carla', 'play Deflection with Horst von Brühl on Bruno');
  expect(offered(state, 'Bruno')).toContain('block with Lauren');
  expect(answered(state, 'Bruno', sent)).toBeUndefined();
});

describe('the end of a phase', () => {
  test('is not worth what the own turn is for as well', () => {
    const bruno = { 'in play': ['The Barrens'], hand: ['Majesty'] };
    const state = table({ Ana: { ready: ['Lauren'] }, Bruno: bruno });
    make(state, 'Ana', 'end phase');
    expect(offered(state, 'Bruno')).toEqual(['use The Barrens on Majesty', 'pass']);
    expect(answered(state, 'Bruno')).toBe('pass');
    expect(answered(state, 'Bruno', 'attentive')).toBeUndefined();
  });
});

describe('the own turn', () => {
  test('is asked about, unless there is no choice', () => {
    const ready = { ready: ['Trevon Parker'] };
    expect(answered(table({ Ana: ready }), 'Ana', 'relaxed')).toBeUndefined();
    const master = table({ Ana: { ...ready, hand: ['Majesty'] } }, { phase: 'master' });
    expect(offered(master, 'Ana')).toEqual(['end phase']);
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
