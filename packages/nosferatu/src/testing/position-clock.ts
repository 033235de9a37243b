// The Clock of a position.

import type { Seat } from '@nocturne/kernel';
import { asCount, asFields, asList, oneOf, type Position, ScenarioError } from '@nocturne/testkit';
import type { ClockCard, Tally } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Board, Turned } from '../types.ts';
import { take } from './position-cards.ts';

const CLOCK_CARDS = ['night', 'dawn'] as const;

/** `turned: [night, dawn]`, or with the seats that turned the cards: `[{Ana: night}]`. */
function readTurned({ table, seats }: Position, order: readonly Seat[]): Turned[] {
  // Who turned a card of which it is not said: those who play after the first, in their order.
  const turners = order.slice(1);
  const turned = asList(table['turned'] ?? [], ['turned']).map((item, i) => {
    const fields = typeof item === 'object' ? asFields(item, ['turned', i]) : { '': item };
    const [name, card] = Object.entries(fields)[0] ?? ['', ''];
    const seat = name === '' ? (turners[i] ?? order[0]!) : seats.indexOf(oneOf(name, seats, ['turned', i]));
    return { seat, card: oneOf(card, CLOCK_CARDS, ['turned', i]) };
  });
  const dawn = turned.findIndex(({ card }) => card === 'dawn');
  if (dawn >= 0 && dawn < turned.length - 1)
    throw new ScenarioError(['turned', dawn + 1], 'no card is turned up after the Dawn');
  return turned;
}

function readHidden({ table, seats }: Position, turned: readonly Turned[]): ClockCard[] {
  if (table['clock'] !== undefined) {
    return asList(table['clock'], ['clock'])
      .map((card, i) => oneOf(card, CLOCK_CARDS, ['clock', i]))
      .toReversed();
  }
  const nights = seats.length - turned.filter(({ card }) => card === 'night').length;
  const hidden = Array.from({ length: Math.max(0, nights) }, (): ClockCard => 'night');
  return turned.some(({ card }) => card === 'dawn') ? hidden : ['dawn', ...hidden];
}

export function readClock(
  position: Position,
  board: Board,
  options: Options,
  order: readonly Seat[],
  left: Tally,
): void {
  board.turned = readTurned(position, order);
  board.clock = readHidden(position, board.turned);
  const all = [...board.clock, ...board.turned.map(({ card }) => card)];
  if (all.filter((card) => card === 'dawn').length !== 1)
    throw new ScenarioError(['clock'], 'the Clock has one Dawn');
  take(
    left,
    all.filter((card) => card === 'night'),
    ['clock'],
  );
  board.removed = asCount(position.table['nights out'] ?? 0, ['nights out']);
  if (board.removed > 0 && options.distorted_night !== 'out_of_game') {
    throw new ScenarioError(['nights out'], 'Nights leave the game only with distorted_night: out_of_game');
  }
  take(
    left,
    Array.from({ length: board.removed }, () => 'night' as const),
    ['nights out'],
  );
}
