// Referendums in which somebody has a say.

import { answer, openFor, type State } from '@nocturne/kernel';
import { vtes } from '../src/game.ts';
import type { Vtes } from '../src/types.ts';
import { type Fields, make, table } from './asked.ts';

export const CALLED = 'Kine Resources Contested';

/** The vote of the card that called it. */
export const CARD = `vote 1 for with ${CALLED}`;
/** Neither against Bruno nor against Ana's prey. */
export const ELSEWHERE = 'allocate 3 to Carla, 1 to Dino';

/** Ana has called it against Bruno and Carla, or against Carla and Dino; Bruno has a say. */
export function called(
  bruno: Fields,
  more: Fields = {},
  terms = 'allocate 3 to Bruno, 1 to Carla',
  by = 'Belinde',
  dino: Fields = {},
): State<Vtes> {
  const state = table({ Ana: { ready: [by], hand: [CALLED] }, Bruno: bruno, Dino: dino }, more);
  make(state, 'Ana', `call ${CALLED} with ${by}`);
  for (const seat of [1, 3])
    for (let asked = openFor(state, seat); asked !== undefined; asked = openFor(state, seat))
      answer(vtes, state, { seat, choice: vtes.passive!(asked)! });
  make(state, 'Ana', terms);
  return state;
}

/** Ana has cast the 2 votes of a prince. */
export function voted(...args: Parameters<typeof called>): State<Vtes> {
  const state = called(...args);
  make(state, 'Ana', `vote 2 for with ${args[3] ?? 'Belinde'}`);
  return state;
}
