// A game under way, whichever it is: the rest of the server does not know the types of its game.

import {
  canonical,
  type Choice,
  type GameTypes,
  openFor,
  type Random,
  read,
  sealed,
  type Seat,
  view,
  whyNotCall,
  writeRecord,
} from '@nocturne/kernel';
import type { ReasonMessage } from '@nocturne/protocol';
import { findGame, type ServerGame, type Strength } from '../games.ts';
import type { Entry } from '../storage/entry.ts';
import type { About } from './about.ts';
import { setupOf } from './agreed.ts';
import { dueOf } from './clocks.ts';
import { begin, follow, isBot, type Live, noted, resume, snapshotOf, type Told, tryMove } from './live.ts';
import { mindAt } from './minds.ts';
import type { Played } from './positions.ts';
import {
  missedTexts,
  questionText,
  readyStep,
  tableText,
  tellMissed,
  tellTable,
  type Watcher,
} from './telling.ts';

/** A reason of whichever game, or of the server. */
export type Reasoned = ReasonMessage;

/** What a bot is asked, as plain data that can go to another thread. */
export interface Thought {
  readonly game: string;
  readonly strength: Strength;
  readonly memory: unknown;
  readonly view: unknown;
  readonly decision: unknown;
  readonly random: Random;
}

/** A choice, or the words of a move. */
export type Said = Choice | string;

/** No property of it is worked out when it is read: every table has one, and objects with such properties are slow to use. */
export interface Running {
  /** Entries of its log. */
  at(): number;
  /** How much of it everyone has seen. */
  shown(): number;
  over(): boolean;
  result(): unknown;
  /** When the last entry was made. */
  last(): number;
  /** Seats that are asked, and how manieth question it is. */
  asked(): { seat: Seat; serial: number }[];
  /** Plays a move, which counts when it is in the log: its words. */
  play(seat: Seat, serial: number, said: Said): { move: string } | { reason: Reasoned };
  /** Makes ready what comes of the move that was played; those who watch are told when the result is called. */
  ready(seat: Seat, move: string, made: number, watchers: Iterable<Watcher>): () => void;
  /** What another process has written. */
  follow(entry: Entry, watchers: Iterable<Watcher>): void;
  tableText(seat: Seat | null, about: string): string;
  /** What somebody missed who knows the steps up to `from`; nothing, if that cannot be told any more. */
  missedTexts(seat: Seat | null, from: number): string[] | undefined;
  /** What the seat is asked; `null` if it is not. */
  questionText(seat: Seat): string;
  told(): Told;
  /** Tells those who watch what they missed since they were told so much. */
  tellMissed(told: Told, watchers: Iterable<Watcher>): void;
  /** When the seat's time is up: that of a bot never. */
  due(seat: Seat): number;
  /** What is called when the time of the game is over, if it can be. */
  timeCall(): string | undefined;
  /** Whether a bot plays for the person who sits there. */
  standIn(seat: Seat): boolean;
  /** The answer that does nothing, if there is one. */
  passive(seat: Seat): Choice | undefined;
  /** How long a bot takes for an answer, as a part of the pace of the table. */
  weight(seat: Seat, choice: Choice): number;
  whyNot(seat: Seat, move: string): Reasoned | null;
  /** How the cards of a seat stand; null if the game does not tell. */
  standings(seat: Seat): unknown;
  /** Why nobody may say something now; `null` is the whole table. */
  whyNotTalk(from: Seat | null, to: Seat | null): Reasoned | null;
  thought(seat: Seat, strength: Strength): Thought | undefined;
  /** The luck that a bot has left when it has thought. */
  setLuck(seat: Seat, strength: Strength, random: Random): void;
  snapshot(): string;
  record(): string;
  /** All that is needed to show it again. */
  played(): Played;
  /** The last entry that this seat made, if nothing secret came to light since: what a take-back goes to. */
  backTo(seat: Seat): number | undefined;
  hasMoved(seat: Seat): boolean;
}

type Playing = Pick<Running, 'play' | 'ready' | 'follow' | 'backTo' | 'hasMoved'>;

function playing<T extends GameTypes>(live: Live<T>): Playing {
  return {
    play(seat, serial, said) {
      const move = typeof said === 'string' ? { seat, serial, words: said } : { seat, serial, choice: said };
      const tried = tryMove(live, move);
      return 'reason' in tried ? tried : { move: tried.recorded.move };
    },
    ready: (seat, move, made, watchers) => readyStep(live, noted(live, { seat, move }, made), watchers),
    follow(logged, watchers) {
      const step = follow(live, logged);
      // after a take-back there is nothing to tell but the whole table
      if (logged.kind === 'take-back') tellTable(live, watchers);
      else readyStep(live, step, watchers)();
    },
    backTo(seat) {
      const last = live.undoable.findLast((one) => one.seat === seat);
      return last === undefined ? undefined : last.at - 1;
    },
    hasMoved: (seat) => live.moves.some(({ recorded }) => recorded.seat === seat),
  };
}

type Asking = Pick<Running, 'asked' | 'due' | 'timeCall' | 'standIn' | 'whyNot' | 'standings' | 'whyNotTalk'>;

function asking<T extends GameTypes>(live: Live<T>): Asking {
  const { game } = live.entry;
  return {
    asked: () => live.state.open.map(({ seat, serial }) => ({ seat, serial })),
    due: (seat) => (isBot(live, seat) ? Infinity : dueOf(live.setup.clock, live.clocks, seat)),
    timeCall() {
      const call = live.entry.timed?.call;
      return call === undefined || whyNotCall(game, live.state, call) !== undefined ? undefined : call;
    },
    standIn: (seat) => live.standIns[seat] === true,
    whyNot(seat, move) {
      const found = read(game, live.state, seat, move);
      return 'reason' in found ? found.reason : null;
    },
    standings: (seat) => live.entry.standings?.(live.state, seat) ?? null,
    whyNotTalk(from, to) {
      // spectators are heard by other spectators only when the game is over
      if (from === null) return live.state.result === null ? { why: 'not-seated' } : null;
      return game.mayTalk(live.state, from, to) ?? null;
    },
  };
}

type Thinking = Pick<Running, 'thought' | 'setLuck' | 'passive' | 'weight'>;

const LIGHT = 0.25;

function thinking<T extends GameTypes>(live: Live<T>): Thinking {
  const { game } = live.entry;
  const passive = (seat: Seat): Choice | undefined => {
    const open = openFor(live.state, seat);
    return open === undefined ? undefined : game.passive?.(open);
  };
  return {
    passive,
    weight(seat, choice) {
      if (canonical(choice) !== canonical(passive(seat) ?? null)) return 1;
      // that somebody was asked who passes is nobody's business: as if it had not been asked
      if (!game.decisions[openFor(live.state, seat)!.name].known) return 0;
      // while several answer in secret, the time must not tell what
      return live.state.open.length > 1 ? 1 : LIGHT;
    },
    thought(seat, strength) {
      const decision = openFor(live.state, seat);
      if (decision === undefined) return undefined;
      const { memory, random } = mindAt(live, seat, strength);
      return { game: game.id, strength, memory, view: view(game, live.state, seat), decision, random };
    },
    setLuck(seat, strength, random) {
      mindAt(live, seat, strength).random = random;
    },
  };
}

function recordOf<T extends GameTypes>(
  version: number,
  { setup, moves, state }: Pick<Live<T>, 'setup' | 'moves' | 'state'>,
): string {
  const { seats, seed, commitment } = setup;
  const { game, options } = state;
  const recorded = moves.map((move) => move.recorded);
  return writeRecord(sealed({ game, version, seats, options, seed, commitment, moves: recorded }, state));
}

type Telling = Pick<Running, 'tableText' | 'missedTexts' | 'questionText' | 'told' | 'tellMissed'>;

const telling = <T extends GameTypes>(live: Live<T>): Telling => ({
  tableText: (seat, about) => tableText(live, seat, about),
  missedTexts: (seat, from) => missedTexts(live, seat, from),
  questionText: (seat) => questionText(live.entry, live.state, seat),
  told: () => live.told,
  tellMissed: (told, watchers) => tellMissed(live, told, watchers),
});

const run = <T extends GameTypes>(live: Live<T>): Running => ({
  at: () => live.at,
  shown: () => live.shown,
  over: () => live.state.result !== null,
  result: () => live.state.result,
  last: () => live.last,
  snapshot: () => snapshotOf(live),
  record: () => recordOf(live.entry.game.version, live),
  played: () => ({ game: live.entry.game.id, setup: live.setup, moves: live.moves }),
  ...playing(live),
  ...asking(live),
  ...thinking(live),
  ...telling(live),
});

/** The game of a table from its beginning, or what is wrong with what was agreed. */
export function beginRunning(
  table: string,
  about: About,
  secret: string,
): Running | { problems: readonly Reasoned[] } {
  const found = findGame(about.game);
  if (found === undefined) return { problems: [{ why: 'unknown-game' }] };
  return found((entry) => {
    const live = begin(table, entry, setupOf(about, secret, entry.decks));
    return 'problems' in live ? { problems: live.problems } : run(live);
  });
}

/** The game as it was kept; nothing if it was kept in another form. */
export function resumeRunning(
  table: string,
  about: About,
  secret: string,
  snapshot: string,
): Running | undefined {
  const found = findGame(about.game)!;
  return found(<T extends GameTypes>(entry: ServerGame<T>) => {
    const live = resume(table, entry, setupOf(about, secret, entry.decks), snapshot);
    return live === undefined ? undefined : run(live);
  });
}

/** The record of a game that began by other rules: as it was kept when it ended. */
export function recordOfOld(about: About, secret: string, snapshot: string): string | undefined {
  const kept = JSON.parse(snapshot) as Partial<Pick<Live<GameTypes>, 'state' | 'moves'>>;
  const { state, moves } = kept;
  if (about.version === null || moves === undefined || (state?.result ?? null) === null) return undefined;
  return recordOf(about.version, { setup: setupOf(about, secret, []), moves, state: state! });
}
