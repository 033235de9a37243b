// The kernel against boardgame.io at Nosferatu for six, and what copies, views, records and long games cost.

import type { Move } from '@nocturne/kernel';
import { contest, type Plan, ratio, spread, type Work } from './measure.ts';
import { headless, isOver } from './nosferatu-boardgame.headless.ts';
import type { Style } from './nosferatu-boardgame.ts';
import { legalMoves, type SeatView } from './nosferatu-boardgame.view.ts';
import * as kernel from './nosferatu-kernel.ts';
import { dice } from './random.ts';
import { print, readPlan, type Report, type Row, row } from './report.ts';

const SEATS = 6;
const SEED = 1922;

/** A piece of work is a whole game: set-up, then random legal moves, each followed by six views. */
function kernelGames(): Work {
  const below = dice(SEED);
  const looked: kernel.Looked = { views: [], waiting: [] };
  let games = 0;
  return () => {
    const state = kernel.newTable(`bench ${games++}`);
    while (state.result === null) {
      kernel.makeMove(state, kernel.randomMove(state, below));
      kernel.look(state, looked);
    }
    return state.at;
  };
}

function frameworkGames(style: Style): Work {
  const { newMatch, makeMove, look } = headless(style);
  const below = dice(SEED);
  const views: SeatView[] = [];
  let games = 0;
  return () => {
    let match = newMatch(SEATS, `bench ${games++}`);
    let moves = 0;
    for (; !isOver(match); moves++) {
      const legal = legalMoves(match.G);
      match = makeMove(match, legal[below(legal.length)]!);
      look(match, views);
    }
    return moves;
  };
}

/** Repeats over items in turn; each counts for a number of units. */
function over<Item>(items: readonly Item[], units: number, each: (item: Item) => void): Work {
  let next = 0;
  return () => {
    each(items[next]!);
    next = (next + 1) % items.length;
    return units;
  };
}

/** States of random games after a dozen moves. */
function middleStates(count: number): kernel.Table[] {
  const below = dice(SEED);
  const states: kernel.Table[] = [];
  for (let game = 0; states.length < count; game++) {
    const state = kernel.newTable(`middle ${game}`);
    while (state.result === null && state.at < 12) kernel.makeMove(state, kernel.randomMove(state, below));
    if (state.result === null) states.push(state);
  }
  return states;
}

interface Stretch {
  from: kernel.Table;
  moves: readonly Move[];
}
const EARLY = { from: 0, to: 50 };
const LATE = { from: 150, to: 200 };

/** The first fifty moves of a long game and fifty late ones; undefined if it was not long enough. */
function stretches(
  seed: string,
  below: ReturnType<typeof dice>,
): { early: Stretch; late: Stretch } | undefined {
  const state = kernel.newTable(seed);
  const first = kernel.copyTable(state);
  let later = first;
  const moves: Move[] = [];
  while (state.result === null && moves.length < LATE.to) {
    if (moves.length === LATE.from) later = kernel.copyTable(state);
    const move = kernel.patientMove(state, below);
    kernel.makeMove(state, move);
    moves.push(move);
  }
  if (moves.length < LATE.to) return undefined;
  const early = { from: first, moves: moves.slice(EARLY.from, EARLY.to) };
  return { early, late: { from: later, moves: moves.slice(LATE.from, LATE.to) } };
}

function longGames(count: number): { early: Stretch; late: Stretch }[] {
  const below = dice(SEED);
  const found: { early: Stretch; late: Stretch }[] = [];
  for (let game = 0; found.length < count; game++) {
    const pair = stretches(`long ${game}`, below);
    if (pair !== undefined) found.push(pair);
  }
  return found;
}

function replayed(some: readonly Stretch[]): Work {
  const looked: kernel.Looked = { views: [], waiting: [] };
  return over(some, EARLY.to, ({ from, moves }) => {
    const state = kernel.copyTable(from);
    for (const move of moves) {
      kernel.makeMove(state, move);
      kernel.look(state, looked);
    }
  });
}

function recordCosts(games: number): { perMove: number; fixed: number } {
  const below = dice(SEED);
  const all = Array.from({ length: games }, (_, game) => kernel.randomRecord(`record ${game}`, below));
  const total = (key: 'body' | 'moves'): number => all.reduce((sum, record) => sum + record[key], 0);
  return { perMove: total('body') / total('moves'), fixed: spread(all.map(({ head }) => head)).median };
}

function measure(plan: Plan) {
  const states = middleStates(64);
  const long = longGames(50);
  const kept: unknown[] = [];
  const looked: kernel.Looked = { views: [], waiting: [] };
  return {
    moves: contest(
      'moves',
      { kernel: kernelGames(), copies: frameworkGames('copies'), drafts: frameworkGames('drafts') },
      plan,
    ),
    copies: contest(
      'copies',
      {
        ours: over(states, 1, (state) => (kept[0] = kernel.copyTable(state))),
        structured: over(states, 1, (state) => (kept[0] = structuredClone(state))),
      },
      plan,
    ),
    views: contest('views', { ours: over(states, SEATS, (state) => kernel.look(state, looked)) }, plan),
    long: contest(
      'long games',
      { early: replayed(long.map(({ early }) => early)), late: replayed(long.map(({ late }) => late)) },
      plan,
    ),
    record: recordCosts(200),
  };
}

function summarize({ moves, copies, views, long, record }: ReturnType<typeof measure>) {
  return {
    vsTuned: ratio(moves.kernel, moves.copies),
    vsDocumented: ratio(moves.kernel, moves.drafts),
    vsStructured: ratio(copies.ours, copies.structured),
    lateCost: ratio(long.early, long.late),
    kernel: spread(moves.kernel),
    tuned: spread(moves.copies),
    documented: spread(moves.drafts),
    copies: spread(copies.ours),
    copyMicros: 1e6 / spread(copies.ours).median,
    cloneMicros: 1e6 / spread(copies.structured).median,
    views: spread(views.ours),
    record,
  };
}
type Summary = ReturnType<typeof summarize>;

const figures = ({ vsDocumented, ...found }: Summary): Record<string, number> => ({
  movesPerSecond: found.kernel.median,
  boardgameIoMovesPerSecond: found.documented.median,
  boardgameIoTunedMovesPerSecond: found.tuned.median,
  movesVsBoardgameIoMin: vsDocumented.min,
  movesVsBoardgameIoQ1: vsDocumented.q1,
  movesVsBoardgameIoQ3: vsDocumented.q3,
  movesVsBoardgameIoMax: vsDocumented.max,
  copiesPerSecond: found.copies.median,
  microsecondsPerCopy: found.copyMicros,
  microsecondsPerStructuredClone: found.cloneMicros,
  viewsPerSecond: found.views.median,
  recordBytesPerMove: found.record.perMove,
  recordBytesFixed: found.record.fixed,
});

const rows = (found: Summary): Row[] => [
  row('moves vs boardgame.io, tuned', '×', found.vsTuned),
  row('moves vs boardgame.io, as documented', '×', found.vsDocumented),
  row('moves, kernel', '/s', found.kernel),
  row('moves, boardgame.io, tuned', '/s', found.tuned),
  row('moves, boardgame.io, as documented', '/s', found.documented),
  row('copy vs structuredClone', '×', found.vsStructured),
  row('copies of a state', '/s', found.copies),
  { label: 'one copy', value: found.copyMicros, unit: 'µs' },
  { label: 'one structuredClone', value: found.cloneMicros, unit: 'µs' },
  row('views', '/s', found.views),
  { label: 'record, each move', value: found.record.perMove, unit: 'bytes' },
  { label: 'record, head and seal', value: found.record.fixed, unit: 'bytes' },
  row('cost of a move, 151st–200th vs 1st–50th', '×', found.lateCost),
];

const report = (found: Summary): Report => ({
  bench: 'kernel',
  title: 'Nosferatu for six, random legal moves, six views after each',
  ratios: {
    movesVsBoardgameIo: found.vsDocumented.median,
    movesVsBoardgameIoTuned: found.vsTuned.median,
    copyVsStructuredClone: found.vsStructured.median,
    lateMoveCostVsEarly: found.lateCost.median,
  },
  figures: figures(found),
  rows: rows(found),
});

const plan = readPlan();
print(report(summarize(measure(plan))), plan);
