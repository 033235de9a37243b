// Scenarios for the toy game: all that the runner needs to know of it.

import { advance, type State } from '@nocturne/kernel';
import type { Facts, Known, Position, ScenarioGame } from '../src/scenario/adapter.ts';
import { ScenarioError } from '../src/scenario/document.ts';
import { asCount, asList } from '../src/scenario/read.ts';
import { startTable } from '../src/scenario/setup.ts';
import { exchangeToy, type Toy, toy } from './toy.ts';

/** `hand: [3, 7, 9]`: these numbers change places with those that were dealt. */
function giveHand({ board }: State<Toy>, seat: number, numbers: readonly number[]): void {
  const dealt = board.hands[seat]!;
  for (const [i, number] of numbers.entries()) {
    const holder = [board.deck, ...board.hands].find((pile) => pile.includes(number))!;
    holder[holder.indexOf(number)] = dealt[i]!;
    dealt[i] = number;
  }
}

function build(position: Position): State<Toy> {
  const anew = startTable(toy, position, () => undefined);
  for (const [seat, { hand }] of position.bySeat.entries()) {
    const path = ['seats', position.seats[seat]!, 'hand'];
    if (hand === undefined) continue;
    const numbers = asList(hand, path).map((number, i) => asCount(number, [...path, i]));
    if (numbers.length !== 3) throw new ScenarioError(path, 'a hand has three numbers');
    giveHand(anew, seat, numbers);
  }
  const state: State<Toy> = {
    ...anew,
    stack: [{ proc: 'game', step: 'put', seat: 0, heard: 0 }],
    open: [],
    events: [],
  };
  advance(toy, state);
  return state;
}

const facts = ({ board, seats }: State<Toy>): Known => ({
  table: {
    round: board.round,
    played: board.played,
    best: seats[board.points.indexOf(Math.max(...board.points))]!,
  },
  seats: board.hands.map((hand, seat): Facts => ({ hand, points: board.points[seat]! })),
});

export const toyScenarios: ScenarioGame<Toy> = {
  game: toy,
  leastSeats: 2,
  tableKeys: [],
  seatKeys: ['hand'],
  events: {
    dealt: ['seat', 'count', 'hand'],
    put: ['seat', 'count', 'numbers'],
    bade: ['seat', 'bid'],
    arranged: ['seat', 'hand'],
    played: ['seat', 'number'],
    knocked: ['seat'],
    scored: ['seat', 'points'],
    round: ['round'],
  },
  reasons: ['too-high', 'not-yet', 'no-judge'],
  rules: { 'T-1': 'everyone may knock' },
  seatNames: ['seat', 'best'],
  build,
  facts,
  seen: (state, seat) => ({
    table: facts(state).table,
    seats: facts(state).seats.map(({ hand, points }, at) =>
      at === seat ? { hand: hand!, points: points! } : { points: points! },
    ),
  }),
  pass: (decision) =>
    decision.name === 'knock' ? decision.options.findIndex((one) => one.do === 'pass') : undefined,
  isPass: (move) => move === 'pass',
  isWindow: ({ step }) => step === 'listen',
  knowsMove: (_state, move) => /^(put \d+|bid \d+|\d+|play \d+|knock|pass)$/.test(move),
  exchange: exchangeToy,
};
