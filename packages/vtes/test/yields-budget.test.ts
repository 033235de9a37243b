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

/** From how many questions on they are not asked, and what is answered then; whoever is attentive is asked even so. */
function spared(state: State<Vtes>, name: string): readonly [number, string | undefined] {
  const answers = Array.from({ length: MOST + 2 }, (_, questions) => answered(state, name, after(questions)));
  const from = answers.findIndex((one) => one !== undefined);
  expect(new Set(answers.slice(from)).size).toBe(1);
  expect(answered(state, name, after(MOST, 'attentive'))).toBeUndefined();
  return [from, answers[from]];
}

function bled(bruno: Fields, by = 'Aunt Linda'): State<Vtes> {
  const state = table({ Ana: { ready: [by] }, Bruno: bruno });
  make(state, 'Ana', `bleed Bruno with ${by}`);
  return state;
}

describe('the budget', () => {
  test('is the same for all games', () => {
    const from = [0, 40, 50, 56, 60];
    const steps = ['whole', 'own', 'threats', 'dire', 'spent'];
    expect(from.map((questions) => budgetOf(after(questions)))).toEqual(steps);
    const last = [39, 49, 55, 59, 1000];
    expect(last.map((questions) => budgetOf(after(questions)))).toEqual(steps);
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
  expect(spared(state, 'Ana')).toEqual([40, 'no block']);
});

describe('until 50 is asked', () => {
  test('what others vote on', () => {
    expect(spared(voted({ ready: ['Andi Liu'] }, {}, ELSEWHERE), 'Bruno')).toEqual([50, 'pass']);
  });

  test('what others play', () => {
    const state = table(
      { Ana: { hand: ['Rebel'], ready: ['Trevon Parker'] }, Carla: { hand: ['Sudden Reversal'] } },
      { phase: 'master' },
    );
    make(state, 'Ana', 'play Rebel on Trevon Parker');
    expect(spared(state, 'Carla')).toEqual([50, 'pass']);
  });

  test('the block of a bleed that takes nothing', () => {
    const district = 'Protected District';
    const state = bled({ ready: ['The Dowager', 'Lenny Burkhead'], hand: [district], pool: 1 });
    make(state, 'Bruno', `play ${district} with The Dowager`);
    expect(offered(state, 'Bruno')).toContain('block with The Dowager');
    expect(spared(state, 'Bruno')).toEqual([50, 'no block']);
  });
});

describe('until 56 is asked', () => {
  test('a bleed, as long as it leaves more than half of the pool', () => {
    expect(spared(bled({ ready: ['Ryan'], pool: 3 }), 'Bruno')).toEqual([56, 'no block']);
  });

  test('an action against an own card', () => {
    const bruno = { ready: ['Ryan'], torpor: ['Madison'] };
    const state = table({ Ana: { ready: ['Aunt Linda'] }, Bruno: bruno });
    make(state, 'Ana', 'diablerize Madison with Aunt Linda');
    expect(spared(state, 'Bruno')).toEqual([56, 'no block']);
  });

  test('what a fight brings', () => {
    const state = bled({ ready: ['Aunt Linda'], hand: ['Roundhouse'], pool: 1 }, 'Trevon Parker');
    make(state, 'Bruno', 'block with Aunt Linda');
    expect(spared(state, 'Bruno')).toEqual([56, 'strike hand']);
  });

  test('a vote that costs some pool, or a vampire', () => {
    expect(spared(voted({ ready: ['Andi Liu'], pool: 7 }), 'Bruno')).toEqual([56, 'pass']);
    const hunted = voted({ ready: ['Andi Liu'] }, {}, ELSEWHERE);
    hunted.board.referendum!.bloodHunt = true;
    expect(spared(hunted, 'Bruno')).toEqual([50, 'pass']);
    const prince = hunted.board.cards.find(({ name }) => name === 'Andi Liu')!;
    hunted.board.referendum!.minion = prince.id;
    expect(spared(hunted, 'Bruno')).toEqual([56, 'pass']);
  });
});

describe('until 60 is asked what takes half of the pool', () => {
  test('by a bleed', () => {
    expect(spared(bled({ ready: ['Ryan'], pool: 2 }), 'Bruno')).toEqual([60, 'no block']);
    // not when it has been blocked
    const state = bled({ ready: ['Larissa Moreira'], hand: ["Cats' Guidance"], pool: 2 });
    make(state, 'Bruno', 'block with Larissa Moreira');
    while (
      !openFor(state, 1) ||
      !offered(state, 'Bruno').includes("play Cats' Guidance with Larissa Moreira")
    )
      answer(vtes, state, { seat: state.open[0]!.seat, choice: vtes.passive!(state.open[0]!)! });
    expect(spared(state, 'Bruno')).toEqual([56, 'pass']);
  });

  test('by a vote', () => {
    expect(spared(voted({ ready: ['Andi Liu'], pool: 6 }), 'Bruno')).toEqual([60, 'pass']);
  });
});

describe('after 60 nothing is asked', () => {
  test('but what would oust is averted by what is at hand', () => {
    expect(spared(bled({ ready: ['Ryan'], pool: 1 }), 'Bruno')).toEqual([60, 'block with Ryan']);
    expect(spared(bled({ ready: [{ Ryan: { locked: true } }], hand: [WAKE], pool: 1 }), 'Bruno')).toEqual([
      60,
      `play ${WAKE} with Ryan`,
    ]);
    expect(spared(voted({ ready: ['Andi Liu'], pool: 3 }), 'Bruno')).toEqual([
      60,
      'vote 2 against with Andi Liu',
    ]);
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
