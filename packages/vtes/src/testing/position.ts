// Building any position of VTES from a scenario.

import { advance, seeded, type State } from '@nocturne/kernel';
import {
  asCount,
  asFields,
  asFlag,
  asList,
  checkKeys,
  type Fields,
  oneOf,
  type Path,
  type Position,
  ScenarioError,
  startTable,
} from '@nocturne/testkit';
import { NOBODY } from '../board.ts';
import { vtes } from '../game.ts';
import { isExhausted } from '../queries/withdrawal.ts';
import { emptyBoard } from '../setup.ts';
import { type Board, type Methuselah, type Options, PHASES, type Region, type Vtes } from '../types.ts';
import { CARD_KEYS, entries, names, place } from './position-cards.ts';
import { type Said, settleContests } from './position-contests.ts';
import { beginPhase, PHASE_KEYS } from './position-phase.ts';

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
  'removed',
  'points',
  'out',
  'influence phases',
  'withdrawing',
  'unreplaced',
  'played out of turn',
] as const;
export const TABLE_KEYS = ['turn', 'turn number', 'phase', 'edge', 'first', 'events', ...PHASE_KEYS] as const;

const POOL = 30;

function readMethuselah(fields: Fields, path: Path): Methuselah {
  const count = (key: string, otherwise: number): number => asCount(fields[key] ?? otherwise, [...path, key]);
  const outOfTurn = asFlag(fields['played out of turn'] ?? false, [...path, 'played out of turn']);
  return {
    pool: count('pool', POOL),
    hand: names(fields['hand'], [...path, 'hand'], 'library'),
    library: names(fields['library'], [...path, 'library'], 'library').toReversed(),
    crypt: names(fields['crypt'], [...path, 'crypt'], 'crypt').toReversed(),
    ash: names(fields['ash'], [...path, 'ash']),
    removed: names(fields['removed'], [...path, 'removed']),
    points: count('points', 0),
    out: asFlag(fields['out'] ?? false, [...path, 'out']),
    unreplaced: asList(fields['unreplaced'] ?? [], [...path, 'unreplaced']).map((phase, i) =>
      oneOf(phase, PHASES, [...path, 'unreplaced', i]),
    ),
    handBonus: 0,
    ahead: outOfTurn ? -1 : 0,
    outOfTurn,
    trifled: false,
    influenced: count('influence phases', 1),
    exhausted: false,
    withdrawing: asFlag(fields['withdrawing'] ?? false, [...path, 'withdrawing']),
  };
}

const REGIONS: readonly (readonly [string, Region])[] = [
  ['uncontrolled', 'uncontrolled'],
  ['ready', 'ready'],
  ['torpor', 'torpor'],
  ['in play', 'table'],
];

function readSeats({ seats, bySeat }: Position, board: Board): Said[] {
  const said: Said[] = [];
  for (const [seat, fields] of bySeat.entries()) {
    const path = ['seats', seats[seat]!];
    board.methuselahs.push(readMethuselah(fields, path));
    for (const [key, region] of REGIONS) {
      for (const entry of entries(fields[key], [...path, key], CARD_KEYS))
        place({ board, seats, seat, said }, entry, region, 0);
    }
  }
  return said;
}

const seatKey = ({ table, seats }: Position, key: string, otherwise: number): number =>
  table[key] === undefined ? otherwise : seats.indexOf(oneOf(table[key], seats, [key]));

function readBoard(position: Position): Board {
  const { table } = position;
  return {
    ...emptyBoard(
      position.seats.map((_, seat) => seat),
      seatKey(position, 'first', 0),
    ),
    turn: asCount(table['turn number'] ?? 1, ['turn number']),
    whose: seatKey(position, 'turn', 0),
    phase: oneOf(table['phase'] ?? 'minion', PHASES, ['phase']),
    edge: seatKey(position, 'edge', NOBODY),
    events: names(table['events'], ['events'], 'library'),
  };
}

/** A Methuselah, and a board, of whom nothing is said. */
export const aMethuselah = (): Methuselah => readMethuselah({}, []);
export const anEmptyBoard = (seats: readonly string[]): Board =>
  readBoard({ seats, bySeat: [], table: {}, options: {}, seed: '' });

const OPTIONS: Options = {
  decks: [],
  format: 'standard',
  seating: 'given',
  first: 'given',
  timeLimit: false,
};

/** A state in which nothing is under way. */
export const stateOf = (seats: readonly string[], board: Board, seed: string): Vt => ({
  game: vtes.id,
  seats,
  options: OPTIONS,
  board,
  stack: [],
  open: [],
  asked: seats.map(() => 0),
  random: seeded(seed),
  at: 0,
  events: [],
  result: null,
});

/** What other options decide, a position says itself. */
function readOptions({ options }: Position): Options {
  const { timeLimit, ...others } = asFields(options, ['options']);
  checkKeys(others, [], ['options']);
  return { ...OPTIONS, timeLimit: asFlag(timeLimit ?? false, ['options', 'timeLimit']) };
}

/** A new game: only decks, seating and chance are given. */
function newGame(position: Position): Vt {
  checkKeys(position.table, ['phase'], []);
  for (const [seat, fields] of position.bySeat.entries())
    checkKeys(fields, [], ['seats', position.seats[seat]!]);
  return startTable(vtes, position, () => undefined);
}

export function buildPosition(position: Position): Vt {
  if (position.table['phase'] === 'setup') return newGame(position);
  const { seats } = position;
  if (seats.length < vtes.seats.min || seats.length > vtes.seats.max) {
    throw new ScenarioError(['seats'], `a table has ${vtes.seats.min} to ${vtes.seats.max} seats`, [
      'wrong-number',
    ]);
  }
  const board = readBoard(position);
  const said = readSeats(position, board);
  const state = { ...stateOf(seats, board, position.seed), options: readOptions(position) };
  settleContests(state, said);
  board.methuselahs[board.whose]!.exhausted = isExhausted(state, board.whose);
  beginPhase(state, position.table);
  advance(vtes, state);
  return state;
}
