// How far the turn of a position is. What no play could lead to is refused where it is written.

import type { Seat } from '@nocturne/kernel';
import { oneOf, type Position, ScenarioError } from '@nocturne/testkit';
import type { Options } from '../options.ts';
import type { Board, Case, Phase } from '../types.ts';

export type PlayedPhase = Exclude<Phase, 'setup'>;

/**
 * The active seats as they play: from the Stake holder clockwise. At the end of the turn the Stake has moved on, so
 * there whoever gave first counts.
 */
export function orderOfPlay({ bySeat }: Position, board: Board, phase: PlayedPhase): Seat[] {
  const active = bySeat.map((_, seat) => seat).filter((seat) => seat !== board.renfield);
  const from = (first: Seat): Seat[] => {
    const at = active.indexOf(first);
    return [...active.slice(at), ...active.slice(0, at)];
  };
  const gave = (seat: Seat): boolean => bySeat[seat]!['gave'] !== undefined;
  const first =
    phase === 'end' ? active.find((seat, i) => gave(seat) && !gave(active.at(i - 1)!)) : undefined;
  return from(first ?? board.stake);
}

/** Seats give one after the other, and in phase 2 something has been given. */
function checkGiven({ seats }: Position, { given }: Board, order: readonly Seat[], phase: PlayedPhase): void {
  for (const [i, { seat }] of given.entries()) {
    if (seat === order[i]) continue;
    const [before, late] = [seats[order[i]!]!, seats[seat]!];
    throw new ScenarioError(['seats', late, 'gave'], `${before} gives a card before ${late}`);
  }
  if (phase === 'round' && given.length === order.length) {
    const last = seats[given.at(-1)!.seat]!;
    throw new ScenarioError(
      ['seats', last, 'gave'],
      'with this card all have given: begin with phase: effects',
    );
  }
  if (phase === 'effects' && given.length === 0)
    throw new ScenarioError(['phase'], 'nobody gave a card: say what each seat gave');
}

/** In phases 3 and 4 the Bites are placed and the Nights are in the Clock. */
function checkDeck({ seats }: Position, { given }: Board, options: Options, phase: PlayedPhase): void {
  if (phase !== 'stake' && phase !== 'end') return;
  const kept = (card: string): boolean =>
    card === 'rumour' || card === 'component' || (card === 'bite' && options.bites_placed === 'one');
  const gone = given.find(({ card }) => !kept(card));
  if (gone === undefined) return;
  throw new ScenarioError(
    ['seats', seats[gone.seat]!, 'gave'],
    `a ${gone.card} has left Renfield’s hand by then: begin with phase: effects`,
  );
}

/** In the round nobody turns up a card of the Clock but who has played, and not the Dawn. */
function checkTurned({ seats }: Position, { given, turned }: Board): void {
  for (const [i, { seat, card }] of turned.entries()) {
    if (card === 'dawn')
      throw new ScenarioError(['turned', i], 'with the Dawn the round is over: begin with phase: effects');
    if (!given.some((gift) => gift.seat === seat))
      throw new ScenarioError(['turned', i], `${seats[seat]} turned up a card, but gave nothing`);
  }
}

/** Everything that must fit together, once the cards are placed. */
export function checkTurn(
  position: Position,
  board: Board,
  options: Options,
  order: readonly Seat[],
  phase: PlayedPhase,
): void {
  checkGiven(position, board, order, phase);
  checkDeck(position, board, options, phase);
  if (phase === 'round') checkTurned(position, board);
  else if (position.table['to play'] !== undefined)
    throw new ScenarioError(['to play'], 'somebody is to play only in the round');
}

/** Who plays next in the round. */
export function nextToPlay({ seats, table }: Position, board: Board, order: readonly Seat[]): Seat {
  const next = order[board.given.length]!;
  if (table['to play'] === undefined) return next;
  const path = ['to play'];
  const name = oneOf(table['to play'], seats, path);
  const seat = seats.indexOf(name);
  if (seat === board.renfield) throw new ScenarioError(path, 'Renfield plays no cards');
  if (seat !== next) throw new ScenarioError(path, `it is for ${seats[next]} to play now`);
  return seat;
}

/** The case that was announced this turn; where nothing is said, it was of no effect. */
export function announcedBy({ given }: Board, phase: PlayedPhase): Case | null {
  if (phase === 'round' || phase === 'effects') return null;
  if (given.some(({ card }) => card === 'bite')) return 1;
  return given.length > 0 && given.every(({ card }) => card === 'component') ? 2 : 3;
}
