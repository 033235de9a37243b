// Playing a game under watch.

import {
  answer,
  type Choice,
  type GameRecord,
  type GameTypes,
  newRecord,
  notationOf,
  type Random,
  type RecordedMove,
  seeded,
  type Setup,
  split,
  start,
  type State,
} from '@nocturne/kernel';
import { randomPlayer } from './random-play.ts';
import type { Subject } from './subject.ts';

/** A game under way, as the checks see it: before each move, after it, and when it is over. */
export interface Watcher<T extends GameTypes> {
  before?(state: State<T>, random: Random, record: GameRecord): readonly string[];
  after?(
    before: State<T>,
    state: State<T>,
    move: { seat: number; move: string; choice: Choice },
  ): readonly string[];
  over?(state: State<T>, record: GameRecord): readonly string[];
}

/** A game that was played to its end, or to the first problem. */
export interface Watched<T extends GameTypes> {
  state: State<T>;
  record: GameRecord;
  problems: readonly string[];
}

/** The game of a seed: one of the tables. */
export function setupOf<T extends GameTypes>(subject: Subject<T>, seed: number): Setup {
  return { ...subject.tables[seed % subject.tables.length]!, seed: `conformance ${seed}` };
}

export function begin<T extends GameTypes>(subject: Subject<T>, setup: Setup): State<T> {
  const started = start(subject.game, setup);
  if ('problems' in started) throw new Error(`the table is refused: ${JSON.stringify(started.problems)}`);
  return started.state;
}

/** An error is a problem, too. */
function caught(work: () => readonly string[]): readonly string[] {
  try {
    return work();
  } catch (error) {
    const { message, stack } = error as Error;
    return [`thrown: ${message}\n${stack}`];
  }
}

/** Makes the next move and writes it down, unless it goes wrong. */
function nextMove<T extends GameTypes>(
  { game, player = randomPlayer }: Subject<T>,
  state: State<T>,
  moves: RecordedMove[],
  watcher: Watcher<T>,
  random: Random,
): readonly string[] {
  const { decision, choice } = player(state, random);
  const { seat } = decision;
  const move = notationOf(game, state, decision, choice);
  const earlier = watcher.after === undefined ? state : structuredClone(state);
  const wrong = caught(() => {
    const outcome = answer(game, state, { seat, choice });
    return outcome.ok ? [] : [`a legal choice was refused: ${JSON.stringify(outcome.reason)}`];
  });
  if (wrong.length > 0) return wrong.map((problem) => `“${move}” of ${state.seats[seat]}: ${problem}`);
  moves.push({ seat, move });
  return watcher.after?.(earlier, state, { seat, move, choice }) ?? [];
}

/** Plays one game to its end, stopping at the first problem. A state with faults is always one. */
export function watch<T extends GameTypes>(
  subject: Subject<T>,
  setup: Setup,
  watcher: Watcher<T>,
): Watched<T> {
  const { game, longest } = subject;
  const random = seeded(`play ${setup.seed}`);
  const state = begin(subject, setup);
  const moves: RecordedMove[] = [];
  const record: GameRecord = { ...newRecord(game, state, setup.seed), moves };
  const look = (): readonly string[] => {
    const faults = game.faults(state);
    if (faults.length > 0) return faults;
    if (state.result !== null) return watcher.over?.(state, record) ?? [];
    if (moves.length >= longest) return [`the game is not over after ${moves.length} moves`];
    if (state.open.length === 0) return ['nobody is asked, and the game is not over'];
    return watcher.before?.(state, split(random), record) ?? [];
  };
  let problems = caught(look);
  while (problems.length === 0 && state.result === null) {
    problems = caught(() => nextMove(subject, state, moves, watcher, random));
    if (problems.length === 0) problems = caught(look);
  }
  return { state, record, problems };
}
