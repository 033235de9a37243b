// Whole games: how cards stand in every position, for everyone.

import {
  answer,
  below,
  copy,
  type Choice,
  LANGUAGES,
  type Open,
  openFor,
  type Random,
  seeded,
  start,
  type State,
  view,
} from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { READY_MADE } from '../decks.ts';
import { vtes } from '../game.ts';
import { exchange } from '../testing/index.ts';
import type { Vtes } from '../types.ts';
import { type CardStanding, cardStandings, subjectOf, tellStanding } from './index.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];

/** No braces, no ids, no names that are missing, no spaces too many. */
const READABLE = /^(?!.*( {2}|[{}]|undefined|NaN|object|—| [.,]|[:,][.]))\p{Lu}.*[.]$/su;

function anyChoice(decision: Open<Vtes>, random: Random): Choice {
  if (decision.kind === 'amount') return decision.min;
  if (decision.kind === 'some') return Array.from({ length: decision.min }, (_, index) => index);
  return below(random, decision.options.length);
}

/** Positions of a game that is played at random, every one or some of them. */
function* positions(seed: string, moves: number, every = 1): Generator<State<Vtes>> {
  const decks = Object.values(READY_MADE).slice(0, SEATS.length);
  const started = start(vtes, { seats: SEATS, options: { decks }, seed });
  if ('problems' in started) throw new Error('the game does not start');
  const { state } = started;
  const random = seeded(`${seed} moves`);
  for (let move = 0; move < moves && state.result === null; move++) {
    if (move % every === 0) yield state;
    const [decision] = state.open;
    answer(vtes, state, { seat: decision!.seat, choice: anyChoice(decision!, random) });
  }
}

const GAMES = ['one', 'two'];

const standing = (state: State<Vtes>, seat: number): string => JSON.stringify(cardStandings(state, seat));

test('what a seat cannot know changes nothing', () => {
  const random = seeded('exchange');
  let exchanged = 0;
  for (const seed of GAMES) {
    for (const state of positions(seed, 900, 4)) {
      for (const seat of SEATS.keys()) {
        const twin = exchange(state, seat, random)!.state;
        if (JSON.stringify(view(vtes, twin, seat)) !== JSON.stringify(view(vtes, state, seat)))
          throw new Error('the exchange shows');
        expect(standing(twin, seat)).toBe(standing(state, seat));
        exchanged += 1;
      }
    }
  }
  expect(exchanged).toBeGreaterThan(800);
});

test('who is asked in secret changes nothing', () => {
  let changed = 0;
  for (const state of positions('one', 600)) {
    const [decision, ...more] = state.open;
    if (decision === undefined || more.length > 0 || vtes.decisions[decision.name].known) continue;
    const others = [...SEATS.keys()].filter((seat) => seat !== decision.seat);
    for (const seat of others) {
      const asked = others.find((other) => other !== seat)!;
      const twin = copy(vtes, state);
      twin.open = [{ ...decision, seat: asked }];
      expect(standing(twin, seat)).toBe(standing(state, seat));
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(100);
});

describe('in every position', () => {
  const compiled = new Map<string, IntlMessageFormat>();
  const format = (message: string, language: string, values: Record<string, string | number>): string => {
    const key = `${language} ${message}`;
    const known = compiled.get(key) ?? new IntlMessageFormat(message, language);
    compiled.set(key, known);
    return String(known.format(values));
  };
  const all = (state: State<Vtes>, seat: number): CardStanding[] => {
    const { hand, table } = cardStandings(state, seat);
    return [...hand, ...table];
  };

  test('all that is offered for a card is told of it, and every other card has a reason', () => {
    for (const state of positions('one', 600)) {
      for (const seat of SEATS.keys()) {
        const cards = all(state, seat);
        for (const { ways, reasons } of cards) expect(ways.length > 0).toBe(reasons.length === 0);
        const decision = openFor(state, seat);
        const options = decision !== undefined && 'options' in decision ? [...decision.options] : [];
        const about = options.filter((option) => subjectOf(state, seat, option) !== undefined);
        const told = cards.flatMap(({ ways }) => ways.map(({ choice }) => choice));
        expect(told.toSorted((a, b) => a - b)).toEqual(about.map((option) => options.indexOf(option)));
      }
    }
  });

  test('reasons and moments can be told in five languages', () => {
    const different = new Set<string>();
    for (const state of positions('two', 600)) {
      for (const seat of SEATS.keys()) {
        for (const card of all(state, seat)) {
          const key = JSON.stringify([card.reasons, card.moments]);
          if (different.has(key)) continue;
          different.add(key);
          for (const language of LANGUAGES)
            for (const text of tellStanding(card, view(vtes, state, seat), {
              language,
              seats: SEATS,
              format,
            }))
              expect(text).toMatch(READABLE);
        }
      }
    }
    expect(different.size).toBeGreaterThan(50);
  });
});
