// A game under way, in memory: what its log has made of it. Every change is an entry of the log.

import {
  type AnyReason,
  type Event,
  type GameTypes,
  type Move,
  play,
  read,
  type RecordedMove,
  repeat,
  start,
  type State,
} from '@nocturne/kernel';
import type { Clock } from '@nocturne/protocol';
import type { ServerGame } from '../games.ts';
import type { Entry } from '../storage/entry.ts';
import { type Clocks, giveBack, handOver, newClocks, type Spent, tick } from './clocks.ts';
import { type Mind, tellMinds } from './minds.ts';
import { NO_STEP, type Step, stepOf } from './steps.ts';

export interface LiveSetup {
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** What was shown of the seed before the game. */
  readonly commitment: string;
  readonly clock: Clock;
  /** A bot answers for whoever is late, and not only once. */
  readonly botAtZero: boolean;
  /** Seats that belong to bots. */
  readonly bots: readonly boolean[];
  /** When the game began. */
  readonly began: number;
}

export interface Live<T extends GameTypes> {
  readonly table: string;
  readonly entry: ServerGame<T>;
  readonly setup: LiveSetup;
  state: State<T>;
  /** Entries of the log so far. */
  at: number;
  /** Those of them that brought about what everyone may know of: the count that clients see. */
  shown: number;
  /** What the last of those brought about, up to `shown`: for whoever was away for a while. */
  recent: Step[];
  /** What those who watch know of it: not of a move that is still being written. */
  told: Told;
  /** The moves that count, and the entry of each: those taken back are gone. */
  moves: Made[];
  minds: Mind[];
  clocks: Clocks;
  /** Seats of people for whom a bot plays now. */
  standIns: boolean[];
  /** When the last entry was made. */
  last: number;
  /** The moves that may still be taken back: none is older than the last thing that came to light. */
  undoable: { readonly seat: number; readonly at: number }[];
  /** How much chance had been used up after the last move. */
  luck: number;
}

/** A move that counts, its entry, and what it cost in reserve. */
interface Made {
  readonly at: number;
  readonly recorded: RecordedMove;
  readonly made: number;
  readonly spent?: Spent;
}

/** How much was shown, and the question that each seat was told of last. */
export interface Told {
  readonly shown: number;
  readonly asked: readonly (number | undefined)[];
}

/** Whoever missed more is shown the whole table. */
const REMEMBERED = 100;

/** Which question each seat has. */
export const questions = <T extends GameTypes>({ seats, open }: State<T>): (number | undefined)[] =>
  seats.map((_, seat) => open.find((one) => one.seat === seat)?.serial);

/** A bot plays the seat now. */
export const isBot = <T extends GameTypes>({ setup, standIns }: Live<T>, seat: number): boolean =>
  setup.bots[seat] === true || standIns[seat] === true;

function tickNow<T extends GameTypes>(live: Live<T>, now: number): Spent {
  const { setup, clocks, state } = live;
  live.last = now;
  return tick(setup.clock, clocks, state.open, now, (seat) => isBot(live, seat));
}

const MOST_UNDOABLE = 20;

/** The game as it lies before the first move. */
export function begin<T extends GameTypes>(
  table: string,
  entry: ServerGame<T>,
  setup: LiveSetup,
): Live<T> | { problems: readonly AnyReason<T>[] } {
  const started = start(entry.game, setup);
  if ('problems' in started) return started;
  const { state } = started;
  const clocks = newClocks(setup.clock, setup.seats.length);
  const told = { shown: 0, asked: questions(state) };
  const empty = { at: 0, shown: 0, recent: [], told, moves: [], minds: [], undoable: [] };
  const standIns = setup.seats.map(() => false);
  const now = { last: setup.began, luck: state.random.used };
  const live: Live<T> = { table, entry, setup, state, clocks, standIns, ...empty, ...now };
  tickNow(live, setup.began);
  return live;
}

/** Plays a move on the game in memory; it counts when it is in the log. */
export function tryMove<T extends GameTypes>(
  live: Live<T>,
  move: Move | { seat: number; serial: number; words: string },
): { recorded: RecordedMove } | { reason: AnyReason<T> } {
  const { entry, state } = live;
  if (!('words' in move)) return play(entry.game, state, move);
  const found = read(entry.game, state, move.seat, move.words);
  if ('reason' in found) return found;
  return play(entry.game, state, { seat: move.seat, serial: move.serial, choice: found.choice });
}

function remember<T extends GameTypes>(live: Live<T>): Step {
  const { state, recent } = live;
  const step = stepOf(state.events);
  if (step === NO_STEP) return step;
  live.shown += 1;
  recent.push(step);
  if (recent.length > REMEMBERED) recent.shift();
  return step;
}

/** What those missed who know of the first `from`: nothing, if that is not remembered or never was. */
export function stepsSince<T extends GameTypes>(
  { shown, recent }: Live<T>,
  from: number,
): Step[] | undefined {
  const missed = shown - from;
  return missed < 0 || missed > recent.length ? undefined : recent.slice(recent.length - missed);
}

/** What shows anybody something hidden, or leaves something to chance, is not taken back, nor is anything before it. */
function noteUndoable<T extends GameTypes>(live: Live<T>, seat: number | null): void {
  const { entry, state, luck, undoable, at } = live;
  const isRevealed = ({ type, to }: Event<T>): boolean =>
    to !== undefined || entry.game.revealing?.has(type) === true;
  const final = seat === null || state.random.used !== luck || state.events.some(isRevealed);
  live.undoable = final ? [] : [...undoable.slice(1 - MOST_UNDOABLE), { seat, at }];
  live.luck = state.random.used;
}

/** What the last move brought about, now that it is in the log. */
export function noted<T extends GameTypes>(live: Live<T>, recorded: RecordedMove, made: number): Step {
  live.at += 1;
  const step = remember(live);
  noteUndoable(live, recorded.seat);
  tellMinds(live);
  const spent = tickNow(live, made);
  live.moves.push({ at: live.at, recorded, made, ...(spent.length === 0 ? {} : { spent }) });
  return step;
}

/** Makes what another process has written. */
export function follow<T extends GameTypes>(live: Live<T>, entry: Entry): Step {
  if (entry.kind === 'take-back') return takeBack(live, Number(entry.move), entry.made);
  if (entry.kind === 'stand-in') return standIn(live, entry.seat, entry.move === BOT, entry.made);
  const recorded = { seat: entry.kind === 'call' ? null : entry.seat, move: entry.move };
  const outcome = repeat(live.entry.game, live.state, recorded);
  if (!outcome.ok) throw new Error(`entry ${entry.at} of ${live.table}: ${outcome.reason.why}`);
  return noted(live, recorded, entry.made);
}

/** Who plays a seat of a person, as the log has it. */
export const BOT = 'bot';
export const PERSON = 'person';

function standIn<T extends GameTypes>(live: Live<T>, seat: number, bot: boolean, now: number): Step {
  live.at += 1;
  live.last = now;
  live.standIns[seat] = bot;
  handOver(live.clocks, seat, now);
  return NO_STEP;
}

/** Back to how it was after an entry: the moves before it are made anew. */
function takeBack<T extends GameTypes>(live: Live<T>, to: number, now: number): Step {
  const again = begin(live.table, live.entry, live.setup);
  if ('problems' in again) throw new Error(`${live.table} cannot be set up again`);
  const moves = live.moves.filter((move) => move.at <= to);
  for (const { at, recorded, made } of moves) {
    repeat(live.entry.game, again.state, recorded);
    again.at = at - 1;
    noted(again, recorded, made);
  }
  const { state } = again;
  const undone = live.moves.filter((move) => move.at > to);
  giveBack(
    live.clocks,
    undone.flatMap(({ spent = [] }) => spent),
  );
  const at = live.at + 1;
  const { undoable, luck } = again;
  // nobody can follow this step by step
  const shown = live.shown + 1;
  Object.assign(live, { state, moves, minds: [], undoable, luck, at, shown, recent: [] });
  tickNow(live, now);
  return NO_STEP;
}

/** Raised when a snapshot has another shape, what bots have in mind included: games are then made from their logs. */
const FORM = 4;

/** All that is needed to go on from here. */
export const snapshotOf = <T extends GameTypes>({
  state,
  at,
  shown,
  recent,
  moves,
  minds,
  clocks,
  standIns,
  last,
  undoable,
  luck,
}: Live<T>): string => {
  const kept = { state, at, shown, recent, moves, minds, clocks, standIns, last, undoable, luck };
  return JSON.stringify({ form: FORM, ...kept });
};

type Kept<T extends GameTypes> = { form: number } & Omit<Live<T>, 'table' | 'entry' | 'setup' | 'told'>;

/** Nothing if it is a snapshot of another form. */
export function resume<T extends GameTypes>(
  table: string,
  entry: ServerGame<T>,
  setup: LiveSetup,
  snapshot: string,
): Live<T> | undefined {
  const { form, ...kept } = JSON.parse(snapshot) as Kept<T>;
  if (form !== FORM) return undefined;
  const told = { shown: kept.shown, asked: questions(kept.state) };
  return { table, entry, setup, told, ...kept };
}
