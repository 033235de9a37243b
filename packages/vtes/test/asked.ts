// Tables at which somebody is asked, and what is answered for them.

import { answer, notationOf, notations, type Open, openFor, type State, view } from '@nocturne/kernel';
import { expect } from 'vitest';
import { vtes } from '../src/game.ts';
import { vtesScenarios } from '../src/testing/index.ts';
import type { Vtes } from '../src/types.ts';
import {
  afterAnswer,
  afterYield,
  type Attention,
  NORMAL_YIELDS,
  yieldFor,
  type Yields,
} from '../src/yields/index.ts';

export type Fields = Record<string, unknown>;

/** Dino's prey is Ana, Ana's is Bruno, Bruno's is Carla, Carla's is Dino. */
const NAMES = ['Ana', 'Bruno', 'Carla', 'Dino'];

export const LOCKED = { Madison: { locked: true } };
export const WAKE = 'On the Qui Vive';

export const table = (seats: Record<string, Fields>, more: Fields = {}): State<Vtes> =>
  vtesScenarios.build({
    seats: NAMES,
    bySeat: NAMES.map((name) => seats[name] ?? {}),
    table: { turn: 'Ana', phase: 'minion', ...more },
    options: {},
    seed: 'yields',
  });

export const questionTo = (state: State<Vtes>, name: string): Open<Vtes> =>
  openFor(state, NAMES.indexOf(name))!;

/** What somebody is offered, in words. */
export const offered = (state: State<Vtes>, name: string): string[] =>
  notations(vtes, state, questionTo(state, name));

const placeOf = (state: State<Vtes>, name: string, move: string): number => {
  expect(offered(state, name)).toContain(move);
  return offered(state, name).indexOf(move);
};

export function make(state: State<Vtes>, name: string, move: string): void {
  answer(vtes, state, { seat: NAMES.indexOf(name), choice: placeOf(state, name, move) });
}

/** Somebody answers, and that is remembered. */
export function say(state: State<Vtes>, name: string, move: string, before: Yields = NORMAL_YIELDS): Yields {
  const seat = NAMES.indexOf(name);
  const choice = placeOf(state, name, move);
  const yields = afterAnswer(before, view(vtes, state, seat), questionTo(state, name), choice);
  answer(vtes, state, { seat, choice });
  return yields;
}

/** What is answered for somebody, in words; nothing if they are asked. */
export function answered(
  state: State<Vtes>,
  name: string,
  yields: Attention | Yields = 'normal',
): string | undefined {
  const question = questionTo(state, name);
  const settings = typeof yields === 'string' ? { attention: yields } : yields;
  const choice = yieldFor(view(vtes, state, NAMES.indexOf(name)), question, settings);
  return choice === undefined ? undefined : notationOf(vtes, state, question, choice);
}

/** Somebody is answered for, and that is remembered. */
export function letBe(state: State<Vtes>, name: string, before: Yields): Yields {
  const yields = afterYield(before, questionTo(state, name));
  make(state, name, answered(state, name, before)!);
  return yields;
}
