// Building any position of VTES from a scenario.

import { advance, type AnyFrame, seeded, type State } from '@nocturne/kernel';
import {
  asCount,
  asFields,
  asFlag,
  asList,
  asText,
  checkKeys,
  type Fields,
  oneOf,
  type Path,
  type Position,
  ScenarioError,
} from '@nocturne/testkit';
import { newPermanent, NOBODY } from '../board.ts';
import { allCards, cardNamed, cryptCard } from '../cards/book.ts';
import type { Title } from '../cards/printed.ts';
import { contestCard, contestTitle } from '../contests.ts';
import { vtes } from '../game.ts';
import { emptyBoard } from '../setup.ts';
import {
  type Board,
  type Id,
  type Methuselah,
  type Permanent,
  type Phase,
  PHASES,
  type Region,
  type Vtes,
} from '../types.ts';

type Vt = State<Vtes>;

export const SEAT_KEYS = [
  'pool',
  'ready',
  'torpor',
  'uncontrolled',
  'in play',
  'hand',
  'library',
  'crypt',
  'ash',
  'points',
  'out',
  'influence phases',
  'withdrawing',
] as const;
export const TABLE_KEYS = ['turn', 'turn number', 'phase', 'edge', 'first'] as const;
const CARD_KEYS = [
  'blood',
  'life',
  'counters',
  'locked',
  'cards',
  'sect',
  'title',
  'owner',
  'done',
  'cannot act',
] as const;

const POOL = 30;

function cardName(value: unknown, path: Path): string {
  return oneOf(
    value,
    Array.from(allCards(), ({ name }) => name),
    path,
  );
}

const names = (value: unknown, path: Path): string[] =>
  asList(value ?? [], path).map((item, i) => cardName(item, [...path, i]));

/** `Ryan`, or `{ Ryan: { blood: 2 } }`. */
function entries(value: unknown, path: Path): { name: string; fields: Fields; path: Path }[] {
  return asList(value ?? [], path).map((item, i) => {
    if (typeof item !== 'object' || item === null)
      return { name: cardName(item, [...path, i]), fields: {}, path: [...path, i] };
    const [[key, inner] = ['', undefined]] = Object.entries(asFields(item, [...path, i]));
    const at = [...path, i, key];
    const fields = asFields(inner, at);
    checkKeys(fields, CARD_KEYS, at);
    return { name: cardName(key, at), fields, path: at };
  });
}

function readTitle(value: unknown, name: string, path: Path): Title | null {
  const text = asText(value, path);
  if (text === 'none') return null;
  const [rank, city] = text.split(' of ') as [string, string | undefined];
  const known = oneOf(rank, ['primogen', 'prince', 'baron', 'justicar', 'inner-circle'], path);
  if (city !== undefined) return { rank: known, city };
  return known === 'justicar' || known === 'inner-circle'
    ? { rank: known, clan: cryptCard(name).clan }
    : { rank: known };
}

/** Vampires come with their capacity in blood, if nothing is said; in the uncontrolled region with none. */
function countersOf(card: Permanent, fields: Fields, path: Path): number {
  for (const key of ['blood', 'life', 'counters'])
    if (fields[key] !== undefined) return asCount(fields[key], [...path, key]);
  const full = card.sect !== null && card.region !== 'uncontrolled';
  return full ? cryptCard(card.name).capacity : card.counters;
}

interface Placing {
  board: Board;
  seats: readonly string[];
  seat: number;
}

function place(
  placing: Placing,
  entry: { name: string; fields: Fields; path: Path },
  region: Region,
  on: Id,
): void {
  const { board, seats, seat } = placing;
  const { name, fields, path } = entry;
  const owner =
    fields['owner'] === undefined ? seat : seats.indexOf(oneOf(fields['owner'], seats, [...path, 'owner']));
  const card = newPermanent(board, name, owner, region, on);
  card.controller = seat;
  card.counters = countersOf(card, fields, path);
  card.locked = asFlag(fields['locked'] ?? false, [...path, 'locked']);
  card.idle = asFlag(fields['cannot act'] ?? false, [...path, 'cannot act']);
  card.done = asList(fields['done'] ?? [], [...path, 'done']).map((key, i) =>
    asText(key, [...path, 'done', i]),
  );
  if (fields['sect'] !== undefined) {
    card.sect = oneOf(fields['sect'], ['camarilla', 'anarch', 'independent'], [...path, 'sect']);
  }
  if (fields['title'] !== undefined) card.title = readTitle(fields['title'], name, [...path, 'title']);
  for (const inner of entries(fields['cards'], [...path, 'cards']))
    place(placing, inner, 'attached', card.id);
}

function readMethuselah(fields: Fields, path: Path): Methuselah {
  const count = (key: string, otherwise: number): number => asCount(fields[key] ?? otherwise, [...path, key]);
  return {
    pool: count('pool', POOL),
    hand: names(fields['hand'], [...path, 'hand']),
    library: names(fields['library'], [...path, 'library']).toReversed(),
    crypt: names(fields['crypt'], [...path, 'crypt']).toReversed(),
    ash: names(fields['ash'], [...path, 'ash']),
    points: count('points', 0),
    out: asFlag(fields['out'] ?? false, [...path, 'out']),
    unreplaced: [],
    influenced: count('influence phases', 1),
    withdrawing: asFlag(fields['withdrawing'] ?? false, [...path, 'withdrawing']),
  };
}

const REGIONS: readonly (readonly [string, Region])[] = [
  ['uncontrolled', 'uncontrolled'],
  ['ready', 'ready'],
  ['torpor', 'torpor'],
  ['in play', 'table'],
];

function readSeats({ seats, bySeat }: Position, board: Board): void {
  for (const [seat, fields] of bySeat.entries()) {
    const path = ['seats', seats[seat]!];
    board.methuselahs.push(readMethuselah(fields, path));
    for (const [key, region] of REGIONS) {
      for (const entry of entries(fields[key], [...path, key]))
        place({ board, seats, seat }, entry, region, 0);
    }
  }
}

const seatKey = ({ table, seats }: Position, key: string, otherwise: number): number =>
  table[key] === undefined ? otherwise : seats.indexOf(oneOf(table[key], seats, [key]));

/** The phase under way; the others follow by themselves. */
function stackAt(phase: Phase): AnyFrame<Vtes>[] {
  return [
    { proc: 'game', step: 'next' },
    { proc: 'turn', step: phase },
  ];
}

function readBoard(position: Position): Board {
  const { table } = position;
  return {
    ...emptyBoard(seatKey(position, 'first', 0)),
    turn: asCount(table['turn number'] ?? 1, ['turn number']),
    whose: seatKey(position, 'turn', 0),
    phase: oneOf(table['phase'] ?? 'minion', PHASES, ['phase']),
    edge: seatKey(position, 'edge', NOBODY),
  };
}

export function buildPosition(position: Position): Vt {
  const { seats } = position;
  if (seats.length < vtes.seats.min || seats.length > vtes.seats.max) {
    throw new ScenarioError(['seats'], `a table has ${vtes.seats.min} to ${vtes.seats.max} seats`, [
      'wrong-number',
    ]);
  }
  const board = readBoard(position);
  readSeats(position, board);
  const state: Vt = {
    game: vtes.id,
    seats,
    options: { decks: [], first: 'given' },
    board,
    stack: stackAt(board.phase),
    open: [],
    asked: seats.map(() => 0),
    random: seeded(position.seed),
    at: 0,
    events: [],
    result: null,
  };
  settle(state);
  advance(vtes, state);
  return state;
}

/** Two copies of a unique card, or two claims to a title, are contested from the start. */
function settle(state: Vt): void {
  for (const card of state.board.cards.filter(({ region }) => region !== 'uncontrolled')) {
    if (cardNamed(card.name).kind === 'crypt') contestCard(state, card);
    contestTitle(state, card);
  }
}
