// A table of VTES as it is wanted, and what a bot does at it.

import { answer, notationOf, notations, openFor, seeded, type State, view } from '@nocturne/kernel';
import { vtes, type Vtes } from '@nocturne/vtes';
import { vtesScenarios } from '@nocturne/vtes/testing';
import { expect } from 'vitest';
import { heuristicVtes } from '../src/vtes/heuristic.ts';
import type { Memory } from '../src/vtes/memory.ts';
import { playNext, seatBots } from '../src/seating.ts';

export type Table = State<Vtes>;
export type Fields = Record<string, unknown>;

export const NAMES = ['Ana', 'Bruno', 'Carla', 'Dino'];

/** Four seats, of whom something may be said; Ana's turn, unless it is somebody else's. */
export function table(seats: Record<string, Fields>, more: Fields = {}): Table {
  const bySeat = NAMES.map((name) => seats[name] ?? {});
  return vtesScenarios.build({
    seats: NAMES,
    bySeat,
    table: { turn: 'Ana', phase: 'minion', ...more },
    options: {},
    seed: 'bots',
  });
}

export const decisionOf = (state: Table, name: string) => openFor(state, NAMES.indexOf(name))!;

/** A move in its notation, made by a person. */
export function make(state: Table, name: string, move: string): void {
  const decision = decisionOf(state, name);
  const choice = notations(vtes, state, decision).indexOf(move);
  expect(choice, `${move}: ${notations(vtes, state, decision).join(', ')}`).toBeGreaterThanOrEqual(0);
  expect(answer(vtes, state, { seat: NAMES.indexOf(name), choice }).ok).toBe(true);
}

/** What the bot would do in this seat, whatever its luck; it may remember something. */
export function choiceOf(state: Table, name: string, remembered: Partial<Memory> = {}): string {
  const seat = NAMES.indexOf(name);
  const seen = view(vtes, state, seat);
  const decision = decisionOf(state, name);
  const memory = { ...heuristicVtes.begin(seen, seat), ...remembered };
  const choices = ['a', 'b', 'c'].map((luck) =>
    notationOf(vtes, state, decision, heuristicVtes.choose(memory, seen, decision, seeded(luck))),
  );
  expect(new Set(choices)).toEqual(new Set([choices[0]]));
  return choices[0]!;
}

/** All seats are bots until the phase is over. */
export function playPhase(state: Table): void {
  const { phase } = state.board;
  const bots = NAMES.map(() => heuristicVtes);
  const seating = seatBots(vtes, state, bots, seeded('phase'));
  while (state.board.phase === phase && playNext(seating, state) !== undefined);
}

/** A vampire that cannot block, so that nothing but cards can help. */
export const pinned = (more: Fields = {}): Fields => ({
  ...more,
  cards: [{ 'Pentex™ Subversion': { controller: 'Dino' } }],
});
