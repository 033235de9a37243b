// Many games of bots. The same seed, seats, options and bots give the same games.

import { type Bot, deliver, nextMove, playNext, seatBots, type Seating } from '@nocturne/bots';
import { append, type GameTypes, newRecord, play, sealed, seeded, start, type State } from '@nocturne/kernel';
import type { CliGame } from '../cli-game.ts';
import type { SealedRecord } from '../records.ts';
import { count, type Counts, type Share, shareOf, sharesOf, type Spread, spreadOf } from './statistics.ts';

export interface Plan {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Names of bots, by seat. */
  readonly bots: readonly string[];
}

export interface Report {
  wins: Record<string, Share>;
  causes: Record<string, Share>;
  /** Games in which a bot had a role, and how many of them it won. */
  roles: { bot: string; role: string; won: Share }[];
  turns: Spread;
  moves: Spread;
}

/** A state that cannot be, and the way to it. */
export interface Fault {
  game: number;
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

/** Plays one game of bots, until the end or the first fault, and writes it down. */
export function recordGame<T extends GameTypes>(
  entry: CliGame<T>,
  plan: Plan,
  seed: string,
): { state: State<T>; record: SealedRecord } {
  const { state, seating } = beginGame(entry, plan, seed);
  let record = newRecord(entry.game, state, seed);
  while (state.result === null && entry.game.faults(state).length === 0) {
    const move = nextMove(seating, state);
    if (move === undefined) throw new Error('no bot is asked, and the game is not over');
    const played = play(entry.game, state, move);
    if ('reason' in played) throw new Error(`a bot made a move that is not legal: ${played.reason.why}`);
    deliver(seating, state);
    record = append(record, played.recorded);
  }
  return { state, record: sealed(record, state) };
}

const seedOf = (plan: Plan, game: number): string => `${plan.seed}/${game}`;

/** What became of the games so far. */
interface Results {
  wins: Counts;
  causes: Counts;
  had: Counts;
  won: Counts;
  turns: number[];
  moves: number[];
}

const zeros = (keys: readonly string[]): Counts => Object.fromEntries(keys.map((key) => [key, 0]));

const noResults = <T extends GameTypes>({ teams, causes }: CliGame<T>): Results => ({
  wins: zeros(teams),
  causes: zeros(causes),
  had: {},
  won: {},
  turns: [],
  moves: [],
});

/** Counts a finished game. Seats that share a bot and a role also share their fate, so they count once. */
function addResult<T extends GameTypes>(entry: CliGame<T>, plan: Plan, state: State<T>, into: Results): void {
  const summary = entry.summary(entry.game.table(state));
  if (summary === null) throw new Error('the game has no result');
  count(into.wins, summary.winner);
  count(into.causes, summary.cause);
  into.turns.push(summary.turns);
  into.moves.push(state.at);
  const had = new Map<string, boolean>();
  for (const [seat, role] of summary.roles.entries()) {
    had.set(`${plan.bots[seat]} ${role}`, summary.won[seat]!);
  }
  for (const [key, won] of had) {
    count(into.had, key);
    if (won) count(into.won, key);
  }
}

function report(results: Results, games: number): Report {
  const roles = Object.keys(results.had)
    .toSorted()
    .map((key) => {
      const [bot = '', role = ''] = key.split(' ');
      return { bot, role, won: shareOf(results.won[key] ?? 0, results.had[key]!) };
    });
  return {
    wins: sharesOf(results.wins, games),
    causes: sharesOf(results.causes, games),
    roles,
    turns: spreadOf(results.turns),
    moves: spreadOf(results.moves),
  };
}

/** Plays one game; what is wrong with a state of it, if anything is. */
function playGame<T extends GameTypes>(
  entry: CliGame<T>,
  { state, seating }: BotGame<T>,
  check: boolean,
): string[] {
  do {
    const faults = check ? entry.game.faults(state) : [];
    if (faults.length > 0) return faults;
  } while (playNext(seating, state) !== undefined);
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
    const begun = beginGame(entry, plan, seedOf(plan, game));
    const faults = playGame(entry, begun, check);
    if (faults.length > 0)
      return { game, faults, record: recordGame(entry, plan, seedOf(plan, game)).record };
    addResult(entry, plan, begun.state, results);
    yield game;
  }
  return report(results, games);
}
