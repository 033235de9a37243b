// What is foreseen comes to pass, and what everyone can count is counted.

import { answer, below, copy, type Open, seeded, start, view } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import type { Vt } from './board.ts';
import { READY_MADE } from './decks.ts';
import { vtes } from './game.ts';
import { impulseOrder, standingAfter, uncastVotes } from './outlook.ts';
import { standingOf } from './queries/standing.ts';
import type { Table, Vtes } from './types.ts';

const MOVES = 2500;
const tableOf = (state: Vt): Table => view(vtes, state, null).table;

/** The numbers after a card was played, if it takes effect at once and the action does not go on by that. */
function played(state: Vt, question: Open<Vtes>, place: number): ReturnType<typeof standingOf> {
  const after = copy(vtes, state);
  const before = state.board.action!;
  answer(vtes, after, { seat: question.seat, choice: place });
  const { action } = after.board;
  const stays =
    action !== null &&
    action.changes.length > before.changes.length &&
    action.blocker === before.blocker &&
    action.state === before.state;
  return stays ? standingOf(tableOf(after)) : null;
}

type Numbers = ReturnType<typeof standingOf>;

/** Of each card that may be played: how the action stands then, and how it was foreseen. */
function foreseenOf(state: Vt, table: Table, question: Open<Vtes>): (readonly [Numbers, Numbers])[] {
  if (question.name !== 'impulse') return [];
  return question.options.flatMap((option, place) => {
    const after = option.do === 'play' ? standingAfter(table, option) : null;
    const now = after === null ? null : played(state, question, place);
    return now === null ? [] : [[now, after] as const];
  });
}

test('in a game by chance', () => {
  const begun = start(vtes, {
    seats: ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'],
    options: { decks: Object.values(READY_MADE) },
    seed: 'outlook',
  });
  const { state } = begun as { state: Vt };
  const random = seeded('outlook');
  let foreseen = 0;
  for (let move = 0; move < MOVES && state.result === null; move++) {
    const question = state.open[0]!;
    const table = tableOf(state);
    const living = table.order.filter((seat) => !table.methuselahs[seat]!.out);
    expect(new Set(impulseOrder(table))).toEqual(new Set(living));
    for (const { seat, votes } of uncastVotes(table)) expect(living.includes(seat) && votes > 0).toBe(true);
    const pairs = foreseenOf(state, table, question);
    expect(pairs.map(([now]) => now)).toEqual(pairs.map(([, after]) => after));
    foreseen += pairs.length;
    const choice =
      question.kind === 'one'
        ? below(random, question.options.length)
        : question.kind === 'amount'
          ? question.min
          : question.options.map((_, at) => at).slice(0, question.kind === 'some' ? question.min : Infinity);
    answer(vtes, state, { seat: question.seat, choice });
  }
  expect(foreseen).toBeGreaterThan(10);
});
