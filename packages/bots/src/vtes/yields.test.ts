// A person who plays like a bot, at a table of bots: how often they are asked, and what they miss.
// GAMES=400 npx vitest run packages/bots/src/vtes/yields.test.ts plays more of them.

import { answer, type Choice, type Open, openFor, seeded, start, type State, view } from '@nocturne/kernel';
import { afterAnswer, NORMAL_YIELDS, READY_MADE, vtes, type Vtes, yieldFor } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { deliver, nextMove, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

const GAMES = Number(process.env['GAMES'] ?? 12);
/** A whole game may ask so often in the turns of others. */
const MOST = 60;
/** Of what is let pass, so much may be something that a bot would have used. */
const MISSED = 0.01;

interface Tally {
  asked: number;
  passed: number;
  missed: number;
  missedBleeds: number;
  /** Referendums whose last question was let pass although a bot would have said something. */
  readonly lost: Set<string>;
}

const isBled = ({ board: { action, combat } }: State<Vtes>): boolean =>
  combat === null && action?.kind === 'bleed' && action.aim.seats.includes(0);

const leavesChoice = (question: Open<Vtes>): boolean =>
  question.kind === 'amount' || question.options.length > 1;

/** What was done for the person is what they would have done: the same, or the same with another of their minions. */
function isSame(question: Open<Vtes>, one: Choice, other: Choice): boolean {
  if (question.kind !== 'one') return JSON.stringify(one) === JSON.stringify(other);
  const [done, wanted] = [question.options[one as number]!, question.options[other as number]!];
  return done.do === wanted.do && ('side' in done ? done.side : '') === ('side' in wanted ? wanted.side : '');
}

function count(tally: Tally, state: State<Vtes>, question: Open<Vtes>, wanted: Choice, done?: Choice): void {
  const { turn, referendum } = state.board;
  const poll = question.name === 'poll' ? JSON.stringify([turn, referendum!.minion, referendum!.card]) : '';
  tally.lost.delete(poll);
  if (done === undefined) tally.asked += 1;
  else {
    tally.passed += 1;
    if (isSame(question, done, wanted)) return;
    // after each vote the question comes again: what counts is the last one
    if (poll !== '') tally.lost.add(poll);
    else tally.missed += 1;
    if (isBled(state) && done === vtes.passive!(question)) tally.missedBleeds += 1;
  }
}

function tableOf(game: number): State<Vtes> {
  const decks = Object.keys(READY_MADE);
  const seats = ['You', 'Bot 1', 'Bot 2', 'Bot 3', 'Bot 4'];
  const options = { decks: seats.map((_, seat) => decks[(seat + game) % decks.length]!) };
  const started = start(vtes, { seats, seed: `yields ${game}`, options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  return started.state;
}

/** Plays a game, with the yields in force, and counts the questions to the first seat in the turns of others. */
function tallyOf(game: number): Tally {
  const state = tableOf(game);
  const bots = state.seats.map(() => heuristicVtes);
  const seating = seatBots(vtes, state, bots, seeded(`bots ${game}`));
  const tally: Tally = { asked: 0, passed: 0, missed: 0, missedBleeds: 0, lost: new Set() };
  let yields = NORMAL_YIELDS;
  for (let move = nextMove(seating, state); move !== undefined; move = nextMove(seating, state)) {
    const question = openFor(state, move.seat)!;
    let { choice } = move;
    if (move.seat === 0 && leavesChoice(question)) {
      const seen = view(vtes, state, 0);
      const yielded = yieldFor(seen, question, yields);
      if (state.board.whose !== 0) count(tally, state, question, choice, yielded);
      if (yielded === undefined) yields = afterAnswer(yields, seen, question, choice);
      else choice = yielded;
    }
    answer(vtes, state, { ...move, choice });
    deliver(seating, state);
  }
  return tally;
}

test('a whole game asks seldom in the turns of others, and what is passed up hardly matters', () => {
  const tallies = Array.from({ length: GAMES }, (_, game) => tallyOf(game));
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  const asked = tallies.map((tally) => tally.asked).toSorted((a, b) => a - b);
  const passed = sum((tally) => tally.passed);
  const missed = sum((tally) => tally.missed + tally.lost.size);
  console.log(
    `VTES: in ${GAMES} games asked ${asked[Math.floor(GAMES / 2)]} times in the turns of others (median), ` +
      `${asked.at(-1)} at most; of ${passed} questions let pass, a bot would have used ${missed}.`,
  );
  expect(asked[Math.floor(GAMES / 2)]).toBeLessThanOrEqual(25);
  expect(asked.at(-1)).toBeLessThanOrEqual(MOST);
  // and there is something to decide
  expect(asked[0]).toBeGreaterThan(0);
  expect(passed).toBeGreaterThan(sum((tally) => tally.asked));
  expect(missed / passed).toBeLessThan(MISSED);
  expect(sum((tally) => tally.missedBleeds)).toBe(0);
});
