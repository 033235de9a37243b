// Building any position of Nosferatu from a scenario.

import { advance, type AnyFrame, seeded, type State } from '@nocturne/kernel';
import {
  asCount,
  asFields,
  asFlag,
  checkKeys,
  oneOf,
  type Position,
  ScenarioError,
  startTable,
} from '@nocturne/testkit';
import { newBoard } from '../board.ts';
import { RITUALS, type Tally } from '../cards.ts';
import { nosferatu } from '../game.ts';
import type { Options } from '../options.ts';
import type { Board, Nosferatu } from '../types.ts';
import { fillReserves, placeRest, readCardsOfTurn, readPiles, readSeat } from './position-cards.ts';
import { readClock } from './position-clock.ts';
import { announcedBy, checkTurn, nextToPlay, orderOfPlay, type PlayedPhase } from './position-turn.ts';
import { refusalOf } from './refusal.ts';

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

function readRoles({ seats, bySeat }: Position, board: Board): void {
  const roles = bySeat.map((fields, seat) =>
    fields['role'] === undefined
      ? undefined
      : oneOf(fields['role'], ['renfield', 'vampire', 'hunter'], ['seats', seats[seat]!, 'role']),
  );
  for (const role of ['renfield', 'vampire'] as const) {
    const second = roles.lastIndexOf(role);
    if (second !== roles.indexOf(role))
      throw new ScenarioError(['seats', seats[second]!, 'role'], `there is one ${role} only`);
    // Seats of which nothing is said come last, so the missing roles fall to them.
    const seat = second >= 0 ? second : roles.lastIndexOf(undefined);
    if (seat < 0) throw new ScenarioError(['seats'], `nobody is the ${role}`);
    roles[seat] = role;
    board[role] = seat;
  }
  board.faceUp[board.renfield] = true;
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

/** The board, and the procedures under way in this phase. */
function place(
  position: Position,
  options: Options,
  phase: PlayedPhase,
): { board: Board; stack: AnyFrame<Nosferatu>[] } {
  const board = newBoard(position.seats.length, options, seeded(position.seed));
  const left: Tally = { ...options.counts };
  board.phase = phase;
  readRoles(position, board);
  readTable(position, board);
  for (const seat of position.seats.keys()) readSeat(position, board, seat, left);
  if (board.stake < 0) board.stake = position.seats.findIndex((_, seat) => seat !== board.renfield);
  const order = orderOfPlay(position, board, phase);
  readCardsOfTurn(position, board, options, order, left);
  readClock(position, board, options, order, left);
  checkTurn(position, board, options, order, phase);
  readPiles(position, board, left);
  fillReserves(position, board, left);
  placeRest(position, board, left);
  const onTable = board.bites.reduce((sum, count) => sum + count, 0);
  board.bitesPlaced = asCount(position.table['bites placed'] ?? onTable, ['bites placed']);
  board.announced = announcedBy(board, phase);
  if (phase !== 'round') return { board, stack: [{ proc: 'turn', step: phase }] };
  const seat = nextToPlay(position, board, order);
  return {
    board,
    stack: [
      { proc: 'turn', step: 'effects' },
      { proc: 'round', step: 'draw', seat },
    ],
  };
}

export function buildPosition(position: Position): State<Nosferatu> {
  const anew = startTable(nosferatu, position, (reason) => refusalOf(reason, position));
  const phase = oneOf(position.table['phase'] ?? 'round', PHASES, ['phase']);
  if (phase === 'setup') {
    checkKeys(position.table, ['phase'], []);
    for (const [seat, fields] of position.bySeat.entries())
      checkKeys(fields, [], ['seats', position.seats[seat]!]);
    return anew;
  }
  const placed = place(position, anew.options, phase);
  const asked = anew.seats.map(() => 0);
  const state: State<Nosferatu> = { ...anew, ...placed, open: [], asked, events: [] };
  advance(nosferatu, state);
  return state;
}
