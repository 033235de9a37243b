// A person who has been asked often in the turns of others is asked for less and less, and in the end for nothing.

import { answer, type Open, openFor, type State, view } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { afterLifting, budgetOf, MOST, yieldFor, type Yields } from '../src/yields/index.ts';
import { answered, type Fields, make, offered, questionTo, say, table, WAKE } from './asked.ts';
import { called, CARD, ELSEWHERE, voted } from './called.ts';

const after = (questions: number, attention: Yields['attention'] = 'normal'): Yields => ({
  attention,
  questions,
});

/** Asked with so many questions behind them, and with one more answered for. */
function asksUntil(questions: number, state: State<Vtes>, name: string, otherwise: string): void {
  expect(answered(state, name, after(questions - 1))).toBeUndefined();
  expect(answered(state, name, after(questions))).toBe(otherwise);
  expect(answered(state, name, after(MOST))).toBe(otherwise);
  expect(answered(state, name, after(MOST, 'attentive'))).toBeUndefined();
}

function bled(bruno: Fields, by = 'Aunt Linda'): State<Vtes> {
  const state = table({ Ana: { ready: [by] }, Bruno: bruno });
  make(state, 'Ana', `bleed Bruno with ${by}`);
  return state;
}

describe('the budget', () => {
  test('is the same for all games', () => {
    const steps = [0, 39, 40, 49, 50, 55, 56, 59, 60, 1000].map((questions) => budgetOf(after(questions)));
    expect(steps).toEqual([
      ...['whole', 'whole', 'own', 'own', 'threats', 'threats', 'dire', 'dire', 'spent', 'spent'],
    ]);
    expect(MOST).toBe(60);
    expect(budgetOf(after(40, 'relaxed'))).toBe('whole');
    expect(budgetOf(after(50, 'relaxed'))).toBe('threats');
    expect(budgetOf(after(60, 'attentive'))).toBe('whole');
  });

  test('is spent by what is asked in the turns of others', () => {
    const ryan = { ready: ['Ryan'] };
    expect(say(bled(ryan), 'Bruno', 'no block').questions).toBe(1);
    expect(say(bled(ryan), 'Bruno', 'block with Ryan', after(41)).questions).toBe(42);
    expect(say(voted({ ready: ['Andi Liu'] }), 'Bruno', 'pass', after(7)).questions).toBe(8);
    // not in one's own turn
    expect(say(table({ Ana: ryan }), 'Ana', 'hunt with Ryan', after(41)).questions).toBe(41);
  });

  test('begins anew for whoever wants to be asked', () => {
    expect(say(bled({ ready: ['Ryan'] }), 'Bruno', 'no block', after(60, 'attentive')).questions).toBe(0);
    expect(budgetOf(afterLifting(after(60)))).toBe('whole');
  });
});

test('what is done to nobody is asked until 40', () => {
  const spy = { ready: [{ Lauren: { cards: ['Raven Spy'] } }] };
  const state = table({ Ana: spy, Bruno: { torpor: [{ Ryan: { blood: 3 } }] } }, { turn: 'Bruno' });
  make(state, 'Bruno', 'leave torpor with Ryan');
  asksUntil(40, state, 'Ana', 'no block');
});

describe('until 50 is asked', () => {
  test('what others vote on', () => {
    asksUntil(50, voted({ ready: ['Andi Liu'] }, {}, ELSEWHERE), 'Bruno', 'pass');
  });

  test('what others play', () => {
    const state = table(
      { Ana: { hand: ['Rebel'], ready: ['Trevon Parker'] }, Carla: { hand: ['Sudden Reversal'] } },
      { phase: 'master' },
    );
    make(state, 'Ana', 'play Rebel on Trevon Parker');
    asksUntil(50, state, 'Carla', 'pass');
  });

  test('the block of a bleed that takes nothing', () => {
    const district = 'Protected District';
    const state = bled({ ready: ['The Dowager', 'Lenny Burkhead'], hand: [district], pool: 1 });
    make(state, 'Bruno', `play ${district} with The Dowager`);
    expect(offered(state, 'Bruno')).toContain('block with The Dowager');
    asksUntil(50, state, 'Bruno', 'no block');
  });
});

describe('until 56 is asked', () => {
  test('a bleed, as long as it leaves more than half of the pool', () => {
    asksUntil(56, bled({ ready: ['Ryan'], pool: 3 }), 'Bruno', 'no block');
  });

  test('an action against an own card', () => {
    const bruno = { ready: ['Ryan'], torpor: ['Madison'] };
    const state = table({ Ana: { ready: ['Aunt Linda'] }, Bruno: bruno });
    make(state, 'Ana', 'diablerize Madison with Aunt Linda');
    asksUntil(56, state, 'Bruno', 'no block');
  });

  test('what a fight brings', () => {
    const state = bled({ ready: ['Aunt Linda'], hand: ['Roundhouse'], pool: 1 }, 'Trevon Parker');
    make(state, 'Bruno', 'block with Aunt Linda');
    asksUntil(56, state, 'Bruno', 'strike hand');
  });

  test('a vote that costs some pool, or a vampire', () => {
    asksUntil(56, voted({ ready: ['Andi Liu'], pool: 7 }), 'Bruno', 'pass');
    const hunted = voted({ ready: ['Andi Liu'] }, {}, ELSEWHERE);
    hunted.board.referendum!.bloodHunt = true;
    asksUntil(50, hunted, 'Bruno', 'pass');
    const prince = hunted.board.cards.find(({ name }) => name === 'Andi Liu')!;
    hunted.board.referendum!.minion = prince.id;
    asksUntil(56, hunted, 'Bruno', 'pass');
  });
});

describe('until 60 is asked what takes half of the pool', () => {
  test('by a bleed', () => {
    asksUntil(60, bled({ ready: ['Ryan'], pool: 2 }), 'Bruno', 'no block');
    // not when it has been blocked
    const state = bled({ ready: ['Larissa Moreira'], hand: ["Cats' Guidance"], pool: 2 });
    make(state, 'Bruno', 'block with Larissa Moreira');
    while (
      !openFor(state, 1) ||
      !offered(state, 'Bruno').includes("play Cats' Guidance with Larissa Moreira")
    )
      answer(vtes, state, { seat: state.open[0]!.seat, choice: vtes.passive!(state.open[0]!)! });
    asksUntil(56, state, 'Bruno', 'pass');
  });

  test('by a vote', () => {
    asksUntil(60, voted({ ready: ['Andi Liu'], pool: 6 }), 'Bruno', 'pass');
  });
});

describe('after 60 nothing is asked', () => {
  test('but what would oust is averted by what is at hand', () => {
    asksUntil(60, bled({ ready: ['Ryan'], pool: 1 }), 'Bruno', 'block with Ryan');
    asksUntil(
      60,
      bled({ ready: [{ Ryan: { locked: true } }], hand: [WAKE], pool: 1 }),
      'Bruno',
      `play ${WAKE} with Ryan`,
    );
    asksUntil(60, voted({ ready: ['Andi Liu'], pool: 3 }), 'Bruno', 'vote 2 against with Andi Liu');
  });

  test('nor a block tried that fails as it stands', () => {
    const state = bled({ ready: ['Ryan'], pool: 1 });
    state.board.action!.stealth = 1;
    expect(offered(state, 'Bruno')).toEqual(['block with Ryan', 'no block']);
    expect(answered(state, 'Bruno', after(MOST))).toBe('no block');
  });

  test('except what has no answer of its own', () => {
    const state = bled({ ready: ['Ryan'] });
    const heirs = [{ card: 1 }, { card: 2 }];
    const question = { ...questionTo(state, 'Bruno'), name: 'heir', options: heirs } as unknown as Open<Vtes>;
    expect(yieldFor(view(vtes, state, 1), question, after(MOST))).toBeUndefined();
  });

  test('and in the own turn as before', () => {
    expect(answered(table({ Ana: { ready: ['Ryan'] } }), 'Ana', after(MOST))).toBeUndefined();
    const state = called({ ready: ['Andi Liu'] }, {}, ELSEWHERE);
    expect(offered(state, 'Ana')).toContain(CARD);
    expect(answered(state, 'Ana', after(MOST))).toBeUndefined();
  });
});
