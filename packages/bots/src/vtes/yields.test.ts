// A person who plays like a bot, at a table of bots: how often they are asked, and what they miss.

import { answer, type Open, openFor, seeded, start, view } from '@nocturne/kernel';
import { READY_MADE, vtes, type Vtes } from '@nocturne/vtes';
import { afterAnswer, NORMAL_YIELDS, yieldFor } from '@nocturne/vtes/yields';
import { expect, test } from 'vitest';
import { deliver, nextMove, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

const GAMES = 6;
/** Of what is let pass, so much may be something that a bot would have used. */
const MISSED = 0.03;

interface Tally {
  asked: number;
  passed: number;
  missed: number;
  missedBleeds: number;
}

const isBled = (game: { board: Vtes['Board'] }): boolean =>
  game.board.action?.kind === 'bleed' && game.board.action.aim.seats.includes(0);

const leavesChoice = (question: Open<Vtes>): boolean =>
  question.kind === 'amount' || question.options.length > 1;

/** Plays a game and counts the questions to the first seat in the turns of others. */
function tallyOf(game: number): Tally {
  const decks = Object.keys(READY_MADE);
  const seats = ['You', 'Bot 1', 'Bot 2', 'Bot 3', 'Bot 4'];
  const options = { decks: seats.map((_, seat) => decks[(seat + game) % decks.length]!) };
  const started = start(vtes, { seats, seed: `yields ${game}`, options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  const { state } = started;
  const seating = seatBots(
    vtes,
    state,
    seats.map(() => heuristicVtes),
    seeded(`bots ${game}`),
  );
  const tally: Tally = { asked: 0, passed: 0, missed: 0, missedBleeds: 0 };
  let yields = NORMAL_YIELDS;
  for (let move = nextMove(seating, state); move !== undefined; move = nextMove(seating, state)) {
    const question = openFor(state, move.seat)!;
    if (move.seat === 0 && state.board.whose !== 0 && leavesChoice(question)) {
      const seen = view(vtes, state, 0);
      const choice = yieldFor(seen, question, yields);
      if (choice === undefined) {
        tally.asked += 1;
        yields = afterAnswer(yields, seen, question, move.choice);
      } else {
        tally.passed += 1;
        const missed = JSON.stringify(choice) === JSON.stringify(move.choice) ? 0 : 1;
        tally.missed += missed;
        tally.missedBleeds += isBled(state) ? missed : 0;
      }
    }
    answer(vtes, state, move);
    deliver(seating, state);
  }
  return tally;
}

test('a whole game asks seldom in the turns of others, and what is passed up hardly matters', () => {
  const tallies = Array.from({ length: GAMES }, (_, game) => tallyOf(game));
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  const asked = tallies.map((tally) => tally.asked).toSorted((a, b) => a - b);
  expect(asked[Math.floor(GAMES / 2)]).toBeLessThanOrEqual(40);
  expect(sum('passed')).toBeGreaterThan(sum('asked') / 2);
  expect(sum('missed') / sum('passed')).toBeLessThan(MISSED);
  expect(sum('missedBleeds')).toBe(0);
});
