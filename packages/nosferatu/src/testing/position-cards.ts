// Where the cards of a position lie. Cards that are not mentioned fill the Library, or the discard pile; the numbers
// of cards always add up.

import { type Seat, seeded, shuffle } from '@nocturne/kernel';
import {
  asCount,
  asFlag,
  asList,
  checkKeys,
  oneOf,
  type Path,
  type Position,
  ScenarioError,
} from '@nocturne/testkit';
import { cardsOf, type Kind, KINDS, size, type Tally } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Board } from '../types.ts';

const kinds = (value: unknown, path: Path): Kind[] =>
  asList(value ?? [], path).map((card, i) => oneOf(card, KINDS, [...path, i]));

/** Takes cards out of those that are left. */
export function take(left: Tally, cards: readonly Kind[], path: Path): Kind[] {
  for (const card of cards) {
    if (left[card] === 0) throw new ScenarioError(path, `there are not enough cards of ${card} in the game`);
    left[card] -= 1;
  }
  return [...cards];
}

/** Takes cards that do no harm, for Reserves of which nothing is said. */
function takeHarmless(left: Tally, count: number, path: Path): Kind[] {
  const cards: Kind[] = [];
  for (const kind of ['rumour', 'component', 'night', 'bite'] as const) {
    while (cards.length < count && left[kind] > 0) cards.push(...take(left, [kind], path));
  }
  return cards;
}

function readReserve(board: Board, seat: Seat, left: Tally, value: unknown, path: Path): void {
  if (value === undefined) return;
  const bites = board.bites[seat]!;
  const cards = kinds(value, path);
  if (cards.length !== 2 - bites)
    throw new ScenarioError(path, `a Reserve with ${bites} Bites has ${2 - bites} cards`);
  for (const card of take(left, cards, path)) board.reserves[seat]![card] += 1;
}

export function readSeat(position: Position, board: Board, seat: Seat, left: Tally): void {
  const path = ['seats', position.seats[seat]!];
  const fields = position.bySeat[seat]!;
  if (seat === board.renfield) {
    checkKeys(fields, ['role', 'revealed'], path);
    return;
  }
  board.faceUp[seat] = asFlag(fields['revealed'] ?? false, [...path, 'revealed']);
  const bites = asCount(fields['bites'] ?? 0, [...path, 'bites']);
  if (bites > 2) throw new ScenarioError([...path, 'bites'], 'nobody has more than two Bites');
  board.bites[seat] = bites;
  take(
    left,
    Array.from({ length: bites }, () => 'bite' as const),
    [...path, 'bites'],
  );
  if (asFlag(fields['stake'] ?? false, [...path, 'stake'])) {
    if (board.stake >= 0) throw new ScenarioError([...path, 'stake'], 'there is only one Stake');
    board.stake = seat;
  }
  readReserve(board, seat, left, fields['reserve'], [...path, 'reserve']);
}

function takeOne(left: Tally, value: unknown, path: Path): Kind {
  const card = oneOf(value, KINDS, path);
  take(left, [card], path);
  return card;
}

/** What the seats gave and discarded this turn, in the order in which they play. */
export function readCardsOfTurn(
  { seats, bySeat }: Position,
  board: Board,
  options: Options,
  order: readonly Seat[],
  left: Tally,
): void {
  for (const seat of order) {
    const path = ['seats', seats[seat]!];
    const { gave, discarded } = bySeat[seat]!;
    if (gave !== undefined) {
      const card = takeOne(left, gave, [...path, 'gave']);
      board.given.push({ seat, card });
      board.actionDeck[card] += 1;
    }
    if (discarded !== undefined) {
      const card = takeOne(left, discarded, [...path, 'discarded']);
      board.discard[card] += 1;
      board.top = card;
      if (options.discard_memory !== 'top_only') board.shown.push({ turn: board.turn, seat, card });
    }
  }
}

export function readPiles({ table }: Position, board: Board, left: Tally): void {
  const discard = take(left, kinds(table['discard'], ['discard']), ['discard']);
  for (const card of discard) board.discard[card] += 1;
  board.top = board.top ?? discard[0] ?? null;
  board.library = take(left, kinds(table['library'], ['library']), ['library']).toReversed();
}

export function fillReserves(position: Position, board: Board, left: Tally): void {
  for (const [seat, fields] of position.bySeat.entries()) {
    if (seat === board.renfield || fields['reserve'] !== undefined) continue;
    const reserve = board.reserves[seat]!;
    const missing = 2 - board.bites[seat]! - size(reserve);
    for (const card of takeHarmless(left, missing, ['seats'])) reserve[card] += 1;
  }
}

/** Cards of which nothing is said: under the Library, or face down under the discard pile. */
export function placeRest({ table, seed }: Position, board: Board, left: Tally): void {
  const rest = cardsOf(left);
  if (oneOf(table['rest'] ?? 'library', ['library', 'discard'], ['rest']) === 'library') {
    board.library.unshift(...shuffle(seeded(seed), rest));
  } else {
    for (const card of rest) board.discard[card] += 1;
  }
  if (board.library.length === 0) throw new ScenarioError(['library'], 'the Library is never empty');
}
