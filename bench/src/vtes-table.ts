// VTES on the kernel, as the bench plays it: the five ready-made decks, random legal choices.

import { randomBot, playNext, seatBots } from '@nocturne/bots';
import { answer, type Choice, copy, type Move, type Open, seeded, start, type State } from '@nocturne/kernel';
import { type Vtes, vtes } from '@nocturne/vtes';
import type { Below } from './random.ts';

export type Table = State<Vtes>;

const SEATS = ['Ada', 'Bram', 'Cleo', 'Dora', 'Egon'];

const options = { decks: ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] };

export function newTable(seed: string): Table {
  const started = start(vtes, { seats: SEATS, options, seed });
  if ('problems' in started) throw new Error(`The table was refused: ${JSON.stringify(started.problems)}`);
  return started.state;
}

export const copyTable = (state: Table): Table => copy(vtes, state);

function someOf(count: number, taken: number, below: Below): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let place = 0; place < taken; place++) {
    const other = place + below(count - place);
    [indexes[place], indexes[other]] = [indexes[other]!, indexes[place]!];
  }
  return indexes.slice(0, taken);
}

function randomChoice(decision: Open<Vtes>, below: Below): Choice {
  switch (decision.kind) {
    case 'one':
      return below(decision.options.length);
    case 'some': {
      const { options, min, max } = decision;
      return someOf(options.length, min + below(max - min + 1), below);
    }
    case 'order':
      return someOf(decision.options.length, decision.options.length, below);
    case 'amount':
      return decision.min + below(decision.max - decision.min + 1);
  }
}

function randomMove(state: Table, below: Below): Move {
  const decision = state.open[below(state.open.length)]!;
  return { seat: decision.seat, choice: randomChoice(decision, below) };
}

/** Makes random moves until the game is over or `stop` says so. */
export function playOn(state: Table, below: Below, stop?: (state: Table) => boolean): void {
  while (state.result === null && !stop?.(state)) {
    const move = randomMove(state, below);
    const outcome = answer(vtes, state, move);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(move)} to ${JSON.stringify(state.open)}: ${outcome.reason.why}`);
  }
}

/** A whole game of random bots, each of which is told what its seat sees. Returns the number of decisions. */
export function playBots(seed: string): number {
  const state = newTable(seed);
  const bots = SEATS.map(() => randomBot<Vtes>());
  const seating = seatBots(vtes, state, bots, seeded(`${seed} bots`));
  while (playNext(seating, state) !== undefined);
  return state.at;
}
