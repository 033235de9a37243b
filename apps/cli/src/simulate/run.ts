// Many games of bots. The same seed, seats, options and bots give the same games.

import { type Bot, deliver, ENDLESS, nextMove, playNext, seatBots, type Seating } from '@nocturne/bots';
import {
  append,
  copy,
  type GameTypes,
  newRecord,
  play,
  type RecordedMove,
  sealed,
  seeded,
  start,
  type State,
} from '@nocturne/kernel';
import type { CliGame } from '../cli-game.ts';
import type { SealedRecord } from '../records.ts';
import type { Plan } from './plan.ts';
import { addResult, noResults, type Report, reportOf } from './report.ts';

/** A state that cannot be, and the way to it. */
export interface Fault {
  game: number;
  seed: string;
  faults: readonly string[];
  record: SealedRecord;
}

/** A game of bots in progress. */
interface BotGame<T extends GameTypes> {
  state: State<T>;
  seating: Seating<T>;
}

/** Sets up the game with this seed; the bots' luck follows from it. The plan's options are good. */
function beginGame<T extends GameTypes>(entry: CliGame<T>, plan: Plan, seed: string): BotGame<T> {
  const started = start(entry.game, { seats: plan.seats, options: plan.options, seed });
  if ('problems' in started) throw new Error(started.problems.map(({ why }) => why).join(', '));
  const { state } = started;
  const bots = plan.bots.map((name): Bot<T> => entry.bots[name]!);
  return { state, seating: seatBots(entry.game, state, bots, seeded(`${seed} bots`)) };
}

/** The next move, made and written down; undefined if the rules broke on it. */
function nextRecorded<T extends GameTypes>(
  { game }: CliGame<T>,
  { state, seating }: BotGame<T>,
): RecordedMove | undefined {
  const move = nextMove(seating, state);
  if (move === undefined) throw new Error('no bot is asked, and the game is not over');
  let played: ReturnType<typeof play<T>>;
  try {
    played = play(game, state, move);
  } catch {
    return undefined;
  }
  if ('reason' in played) throw new Error(`a bot made a move that is not legal: ${played.reason.why}`);
  deliver(seating, state);
  return played.recorded;
}

/** Plays one game of bots, until the end or the first fault, and writes it down; an endless one as far as anybody waits. */
export function recordGame<T extends GameTypes>(
  entry: CliGame<T>,
  plan: Plan,
  seed: string,
): { state: State<T>; record: SealedRecord } {
  const { game } = entry;
  const { state, seating } = beginGame(entry, plan, seed);
  let record = newRecord(game, state, seed);
  while (state.result === null && state.at < ENDLESS && game.faults(state).length === 0) {
    const before = copy(game, state);
    const recorded = nextRecorded(entry, { state, seating });
    if (recorded === undefined) return { state: before, record: sealed(record, before) };
    record = append(record, recorded);
  }
  return { state, record: sealed(record, state) };
}

const seedOf = (plan: Plan, game: number): string => `${plan.seed}/${game}`;

/** Plays one game; what is wrong with a state of it, if anything is. */
function playGame<T extends GameTypes>(
  entry: CliGame<T>,
  { state, seating }: BotGame<T>,
  check: boolean,
): string[] {
  try {
    do {
      const faults = check ? entry.game.faults(state) : [];
      if (faults.length > 0) return faults;
    } while (playNext(seating, state) !== undefined);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return state.result === null ? ['no bot is asked, and the game is not over'] : [];
}

/** Plays the games and yields after each, so that progress can be shown and the work be stopped. */
export function* simulate<T extends GameTypes>(
  entry: CliGame<T>,
  plan: Plan,
  games: number,
  check: boolean,
): Generator<number, Report | Fault> {
  const results = noResults(entry);
  for (let game = 1; game <= games; game++) {
    const seed = seedOf(plan, game);
    const begun = beginGame(entry, plan, seed);
    const faults = playGame(entry, begun, check);
    if (faults.length > 0) return { game, seed, faults, record: recordGame(entry, plan, seed).record };
    addResult(entry, plan, begun.state, results);
    yield game;
  }
  return reportOf(results, plan, games);
}
