// Building any position of VTES from a scenario.

import { advance, seeded, type State } from '@nocturne/kernel';
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
  startTable,
} from '@nocturne/testkit';
import { newPermanent, NOBODY } from '../board.ts';
import { allCards, cardNamed, cryptCard } from '../cards/book.ts';
import type { Card } from '../cards/printed.ts';
import { vtes } from '../game.ts';
import { playedSince } from '../plays.ts';
import { isExhausted } from '../queries/withdrawal.ts';
import { emptyBoard } from '../setup.ts';
import {
  type Board,
  type Id,
  type Methuselah,
  type Options,
  type Permanent,
  PHASES,
  type Region,
  type Vtes,
} from '../types.ts';
import { type Said, settleContests } from './position-contests.ts';
import { beginPhase, PHASE_KEYS } from './position-phase.ts';
import { doneKey, readTitle } from './words.ts';

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
] as const;
export const TABLE_KEYS = ['turn', 'turn number', 'phase', 'edge', 'first', ...PHASE_KEYS] as const;
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
  'played',
  'remembers',
  'against',
  'superior',
  'contested',
  'title contested',
] as const;
/** Cards on others may be controlled by somebody else. */
const ATTACHED_KEYS = [...CARD_KEYS, 'controller'] as const;
/** Only vampires have these. */
const VAMPIRE_KEYS = ['sect', 'title', 'title contested'] as const;

const POOL = 30;

function cardName(value: unknown, path: Path, kind?: Card['kind']): string {
  const cards = [...allCards()].filter((card) => kind === undefined || card.kind === kind);
  return oneOf(
    value,
    cards.map(({ name }) => name),
    path,
  );
}

const names = (value: unknown, path: Path, kind?: Card['kind']): string[] =>
  asList(value ?? [], path).map((item, i) => cardName(item, [...path, i], kind));

interface Entry {
  name: string;
  fields: Fields;
  path: Path;
}

/** `Ryan`, or `{ Ryan: { blood: 2 } }`. */
function entries(value: unknown, path: Path, keys: readonly string[]): Entry[] {
  return asList(value ?? [], path).map((item, i) => {
    if (typeof item !== 'object' || item === null)
      return { name: cardName(item, [...path, i]), fields: {}, path: [...path, i] };
    const [[key, inner] = ['', undefined], ...others] = Object.entries(asFields(item, [...path, i]));
    if (others.length > 0)
      throw new ScenarioError([...path, i], 'each card is an item of its own: { Ryan: { blood: 2 } }');
    const at = [...path, i, key];
    const fields = asFields(inner, at);
    checkKeys(fields, keys, at);
    return { name: cardName(key, at), fields, path: at };
  });
}

/** Crypt cards are minions or uncontrolled; of library cards only allies are minions, and never in torpor. */
function checkRegion({ name, path }: Entry, region: Region): void {
  const card = cardNamed(name);
  const ally = card.kind === 'library' && card.types.includes('ally');
  const minion = region !== 'table' && region !== 'attached';
  const fits = card.kind === 'crypt' ? minion : !minion || (ally && region === 'ready');
  if (!fits) throw new ScenarioError(path, `${name} does not belong here`);
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
  said: Said[];
}

function checkVampire(card: Permanent, { fields, path }: Entry): void {
  const key = VAMPIRE_KEYS.find((one) => fields[one] !== undefined);
  if (key !== undefined && card.sect === null)
    throw new ScenarioError([...path, key], `${card.name} is no vampire`);
}

/** Some cards in play are there at their superior level. */
function modeOf(name: string, superior: boolean): number {
  const card = cardNamed(name);
  if (card.kind === 'crypt' || !superior) return 0;
  return Math.max(
    0,
    card.modes.findIndex(({ disciplines }) => Object.values(disciplines ?? {}).includes(2)),
  );
}

/** A card that was placed before. */
function remembered(board: Board, value: unknown, path: Path): Id {
  const name = cardName(value, path, 'crypt');
  const card = board.cards.find((one) => one.name === name && one.region !== 'uncontrolled');
  if (card === undefined) throw new ScenarioError(path, `${name} is not in play before this card`);
  return card.id;
}

function place(placing: Placing, entry: Entry, region: Region, on: Id): void {
  const { board, seats, said } = placing;
  const { name, fields, path } = entry;
  checkRegion(entry, region);
  const seatOf = (key: string, otherwise: number): number =>
    fields[key] === undefined ? otherwise : seats.indexOf(oneOf(fields[key], seats, [...path, key]));
  const flag = (key: string): boolean | undefined =>
    fields[key] === undefined ? undefined : asFlag(fields[key], [...path, key]);
  const seat = seatOf('controller', placing.seat);
  const card = newPermanent(
    board,
    name,
    seatOf('owner', seat),
    region,
    on,
    modeOf(name, flag('superior') ?? false),
  );
  card.controller = seat;
  card.counters = countersOf(card, fields, path);
  card.locked = flag('locked') ?? false;
  card.idle = flag('cannot act') ?? false;
  card.done = asList(fields['done'] ?? [], [...path, 'done']).map((word, i) =>
    doneKey(word, [...path, 'done', i]),
  );
  card.since = asList(fields['played'] ?? [], [...path, 'played']).map((word, i) =>
    playedSince(cardName(word, [...path, 'played', i], 'library')),
  );
  card.against = seatOf('against', NOBODY);
  card.chosen = asList(fields['remembers'] ?? [], [...path, 'remembers']).map((word, i) =>
    remembered(board, word, [...path, 'remembers', i]),
  );
  checkVampire(card, entry);
  if (fields['sect'] !== undefined) {
    card.sect = oneOf(fields['sect'], ['camarilla', 'anarch', 'independent'], [...path, 'sect']);
  }
  if (fields['title'] !== undefined)
    card.title = readTitle(asText(fields['title'], [...path, 'title']), name, [...path, 'title']);
  said.push({ card, path, contested: flag('contested'), titleContested: flag('title contested') });
  for (const inner of entries(fields['cards'], [...path, 'cards'], ATTACHED_KEYS))
    place({ ...placing, seat }, inner, 'attached', card.id);
}

function readMethuselah(fields: Fields, path: Path): Methuselah {
  const count = (key: string, otherwise: number): number => asCount(fields[key] ?? otherwise, [...path, key]);
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
  };
}

/** A Methuselah, and a board, of whom nothing is said. */
export const aMethuselah = (): Methuselah => readMethuselah({}, []);
export const anEmptyBoard = (seats: readonly string[]): Board =>
  readBoard({ seats, bySeat: [], table: {}, options: {}, seed: '' });

const OPTIONS: Options = { decks: [], seating: 'given', first: 'given', timeLimit: false };

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
