// Building any position of Nosferatu from a scenario. Cards that are not mentioned fill the Library, or the
// discard pile; the numbers of cards always add up.

import { advance, type AnyFrame, type Seat, seeded, shuffle, start, type State } from '@nocturne/kernel';
import {
  asCount,
  asFields,
  asFlag,
  asList,
  asText,
  checkKeys,
  oneOf,
  type Path,
  type Position,
  ScenarioError,
} from '@nocturne/testkit';
import { newBoard, nextActive } from '../board.ts';
import { cardsOf, type Kind, KINDS, RITUALS, size, type Tally } from '../cards.ts';
import { nosferatu } from '../game.ts';
import type { Options } from '../options.ts';
import type { Board, Nosferatu } from '../types.ts';

export const SEAT_KEYS = ['role', 'revealed', 'stake', 'reserve', 'bites', 'gave', 'discarded'] as const;
export const TABLE_KEYS = [
  'turn',
  'phase',
  'to play',
  'clock',
  'turned',
  'library',
  'rest',
  'discard',
  'rituals',
  'darkness',
  'emptied',
  'bites placed',
  'nights out',
] as const;
const PHASES = ['setup', 'round', 'effects', 'stake', 'end'] as const;
const CLOCK_CARDS = ['night', 'dawn'] as const;

type Table = State<Nosferatu>;

const kinds = (value: unknown, path: Path): Kind[] =>
  asList(value ?? [], path).map((card, i) => oneOf(card, KINDS, [...path, i]));

/** Takes cards out of those that are left. */
function take(left: Tally, cards: readonly Kind[], path: Path): Kind[] {
  for (const card of cards) {
    if (left[card] === 0) throw new ScenarioError(path, `there are not enough cards of ${card} in the game`);
    left[card] -= 1;
  }
  return [...cards];
}

/** Cards that do no harm, for Reserves of which nothing is said. */
function harmless(left: Tally, count: number, path: Path): Kind[] {
  const cards: Kind[] = [];
  for (const kind of ['rumour', 'component', 'night', 'bite'] as const) {
    while (cards.length < count && left[kind] > 0) cards.push(...take(left, [kind], path));
  }
  return cards;
}

function readRoles({ seats, bySeat }: Position, board: Board): void {
  const roles = bySeat.map((fields, seat) =>
    fields['role'] === undefined
      ? undefined
      : oneOf(fields['role'], ['renfield', 'vampire', 'hunter'], ['seats', seats[seat]!, 'role']),
  );
  for (const role of ['renfield', 'vampire'] as const) {
    if (roles.filter((one) => one === role).length > 1)
      throw new ScenarioError(['seats'], `there is one ${role} only`);
    // Seats of which nothing is said come last, so the missing roles fall to them.
    const seat = roles.includes(role) ? roles.indexOf(role) : roles.lastIndexOf(undefined);
    if (seat < 0) throw new ScenarioError(['seats'], `nobody is the ${role}`);
    roles[seat] = role;
    board[role] = seat;
  }
  board.faceUp[board.renfield] = true;
}

function readSeat(position: Position, board: Board, seat: Seat, left: Tally): void {
  const path = ['seats', position.seats[seat]!];
  const fields = position.bySeat[seat]!;
  if (seat === board.renfield) {
    checkKeys(fields, ['role', 'revealed'], path);
    return;
  }
  board.faceUp[seat] = asFlag(fields['revealed'] ?? false, [...path, 'revealed']);
  board.bites[seat] = asCount(fields['bites'] ?? 0, [...path, 'bites']);
  if (board.bites[seat] > 2) throw new ScenarioError([...path, 'bites'], 'nobody has more than two Bites');
  take(
    left,
    Array.from({ length: board.bites[seat] }, () => 'bite' as const),
    [...path, 'bites'],
  );
  if (asFlag(fields['stake'] ?? false, [...path, 'stake'])) {
    if (board.stake >= 0) throw new ScenarioError([...path, 'stake'], 'there is only one Stake');
    board.stake = seat;
  }
  const given = fields['reserve'] === undefined ? undefined : kinds(fields['reserve'], [...path, 'reserve']);
  if (given !== undefined && given.length !== 2 - board.bites[seat]) {
    throw new ScenarioError(
      [...path, 'reserve'],
      `a Reserve with ${board.bites[seat]} Bites has ${2 - board.bites[seat]} cards`,
    );
  }
  if (given !== undefined)
    for (const card of take(left, given, [...path, 'reserve'])) board.reserves[seat]![card] += 1;
}

function readCardsOfTurn(position: Position, board: Board, left: Tally): void {
  for (const [seat, fields] of position.bySeat.entries()) {
    const path = ['seats', position.seats[seat]!];
    if (fields['gave'] !== undefined) {
      const [card] = take(left, kinds([fields['gave']], [...path, 'gave']), [...path, 'gave']) as [Kind];
      board.given.push({ seat, card });
      board.actionDeck[card] += 1;
    }
    if (fields['discarded'] !== undefined) {
      const [card] = take(left, kinds([fields['discarded']], [...path, 'discarded']), [
        ...path,
        'discarded',
      ]) as [Kind];
      board.discard[card] += 1;
      board.top = card;
      if (positionOptions(position).discard_memory !== 'top_only')
        board.shown.push({ turn: board.turn, seat, card });
    }
  }
}

function positionOptions(position: Position): Options {
  const read = nosferatu.options(position.options, position.seats.length);
  if ('options' in read) return read.options;
  const reasons = read.problems.map(({ why }) => why);
  throw new ScenarioError(
    ['options'],
    `these options are refused: ${JSON.stringify(read.problems)}`,
    reasons,
  );
}

/** Who turned the Clock cards of which it is not said: those who play after the Stake holder, in their order. */
function turners({ seats }: Position, board: Board): Seat[] {
  const after = seats.map((_, i) => (board.stake + 1 + i) % seats.length);
  return after.filter((seat) => seat !== board.renfield && seat !== board.stake);
}

/** `turned: [night, dawn]`, or with the seats that turned the cards: `[{Ana: night}]`. */
function readClock(position: Position, board: Board, options: Options, left: Tally): void {
  const { table, seats } = position;
  const inOrder = turners(position, board);
  const turned = asList(table['turned'] ?? [], ['turned']).map((item, i) => {
    const fields = typeof item === 'object' ? asFields(item, ['turned', i]) : { '': item };
    const [name, card] = Object.entries(fields)[0] ?? ['', ''];
    const seat = name === '' ? (inOrder[i] ?? board.stake) : seats.indexOf(oneOf(name, seats, ['turned', i]));
    return { seat, card: oneOf(card, CLOCK_CARDS, ['turned', i]) };
  });
  board.turned = turned;
  if (table['clock'] !== undefined) {
    board.clock = asList(table['clock'], ['clock'])
      .map((card, i) => oneOf(card, CLOCK_CARDS, ['clock', i]))
      .toReversed();
  } else {
    const faceUp = turned.map(({ card }) => card);
    board.clock = Array.from(
      { length: seats.length - faceUp.filter((card) => card === 'night').length },
      () => 'night',
    );
    if (!faceUp.includes('dawn')) board.clock.unshift('dawn');
  }
  const all = [...board.clock, ...turned.map(({ card }) => card)];
  if (all.filter((card) => card === 'dawn').length !== 1)
    throw new ScenarioError(['clock'], 'the Clock has one Dawn');
  take(
    left,
    all.filter((card) => card === 'night'),
    ['clock'],
  );
  board.removed = asCount(table['nights out'] ?? 0, ['nights out']);
  if (board.removed > 0 && options.distorted_night !== 'out_of_game') {
    throw new ScenarioError(['nights out'], 'Nights leave the game only with distorted_night: out_of_game');
  }
  take(
    left,
    Array.from({ length: board.removed }, () => 'night' as const),
    ['nights out'],
  );
}

function readPiles({ table }: Position, board: Board, left: Tally): void {
  const discard = take(left, kinds(table['discard'], ['discard']), ['discard']);
  for (const card of discard) board.discard[card] += 1;
  board.top = board.top ?? discard[0] ?? null;
  board.library = take(left, kinds(table['library'], ['library']), ['library']).toReversed();
}

/** Cards of which nothing is said: under the Library, or face down under the discard pile. */
function placeRest({ table, seed }: Position, board: Board, left: Tally): void {
  const rest = cardsOf(left);
  if (oneOf(table['rest'] ?? 'library', ['library', 'discard'], ['rest']) === 'library') {
    board.library.unshift(...shuffle(seeded(seed), rest));
  } else {
    for (const card of rest) board.discard[card] += 1;
  }
  if (board.library.length === 0) throw new ScenarioError(['library'], 'the Library is never empty');
}

function readTable({ table }: Position, board: Board): void {
  board.turn = asCount(table['turn'] ?? 1, ['turn']);
  board.darkness = oneOf(table['darkness'] ?? 'thirst', ['thirst', 'lord'], ['darkness']);
  board.emptied = asFlag(table['emptied'] ?? false, ['emptied']);
  const rituals = asFields(table['rituals'], ['rituals']);
  checkKeys(rituals, RITUALS, ['rituals']);
  for (const ritual of RITUALS) {
    board.rituals[ritual] = oneOf(rituals[ritual] ?? 'up', ['up', 'down'], ['rituals', ritual]) === 'up';
  }
}

/** The procedures under way in a phase. */
function stackFor(state: Table, position: Position): AnyFrame<Nosferatu>[] {
  const { board } = state;
  const { table, seats } = position;
  const phase = oneOf(table['phase'] ?? 'round', PHASES, ['phase']);
  board.phase = phase;
  if (phase !== 'round') {
    if (table['to play'] !== undefined)
      throw new ScenarioError(['to play'], 'somebody is to play only in the round');
    return [{ proc: 'turn', step: phase as 'effects' | 'stake' | 'end' }];
  }
  const last = board.given.at(-1);
  const next = last === undefined ? board.stake : nextActive(state, last.seat);
  const seat =
    table['to play'] === undefined ? next : seats.indexOf(oneOf(table['to play'], seats, ['to play']));
  return [
    { proc: 'turn', step: 'effects' },
    { proc: 'round', step: 'draw', seat },
  ];
}

function sortByPlay(state: Table): void {
  const { board, seats } = state;
  const order = (seat: Seat): number => (seat - board.stake + seats.length) % seats.length;
  board.given.sort((a, b) => order(a.seat) - order(b.seat));
  board.shown.sort((a, b) => order(a.seat) - order(b.seat));
}

function fillReserves(position: Position, board: Board, left: Tally): void {
  for (const [seat, fields] of position.bySeat.entries()) {
    if (seat === board.renfield || fields['reserve'] !== undefined) continue;
    const reserve = board.reserves[seat]!;
    for (const card of harmless(left, 2 - board.bites[seat]! - size(reserve), ['seats'])) reserve[card] += 1;
  }
}

function place(position: Position, options: Options): Board {
  const board = newBoard(position.seats.length, options, seeded(position.seed));
  const left: Tally = { ...options.counts };
  readRoles(position, board);
  readTable(position, board);
  for (const seat of position.seats.keys()) readSeat(position, board, seat, left);
  if (board.stake < 0) board.stake = position.seats.findIndex((_, seat) => seat !== board.renfield);
  readCardsOfTurn(position, board, left);
  readClock(position, board, options, left);
  readPiles(position, board, left);
  fillReserves(position, board, left);
  placeRest(position, board, left);
  const onTable = board.bites.reduce((sum, count) => sum + count, 0);
  board.bitesPlaced = asCount(position.table['bites placed'] ?? onTable, ['bites placed']);
  return board;
}

function startAnew(position: Position): Table {
  const { seats, options, seed } = position;
  const started = start(nosferatu, { seats, options, seed });
  if ('state' in started) return started.state;
  const reasons = started.problems.map(({ why }) => why);
  throw new ScenarioError(['seats'], `this table is refused: ${JSON.stringify(started.problems)}`, reasons);
}

export function buildPosition(position: Position): Table {
  const anew = startAnew(position);
  if (asText(position.table['phase'] ?? 'round', ['phase']) === 'setup') {
    checkKeys(position.table, ['phase'], []);
    for (const [seat, fields] of position.bySeat.entries())
      checkKeys(fields, [], ['seats', position.seats[seat]!]);
    return anew;
  }
  const options = positionOptions(position);
  const state: Table = { ...anew, board: place(position, options), stack: [], open: [], events: [] };
  sortByPlay(state);
  state.stack = stackFor(state, position);
  advance(nosferatu, state);
  return state;
}
