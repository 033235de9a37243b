// Playing a random game under watch.

import {
  answer,
  type Choice,
  type GameRecord,
  type GameTypes,
  newRecord,
  notationOf,
  play,
  type Random,
  type RecordedMove,
  seeded,
  type Setup,
  split,
  start,
  type State,
} from '@nocturne/kernel';
import { randomChoice, randomDecision } from './random-play.ts';
import type { Subject } from './subject.ts';

/** A game under way, as the checks see it: before each move, and after it. */
export interface Watcher<T extends GameTypes> {
  before?(state: State<T>, random: Random): readonly string[];
  after?(
    before: State<T>,
    state: State<T>,
    move: { seat: number; move: string; choice: Choice },
  ): readonly string[];
}

function setupOf<T extends GameTypes>(subject: Subject<T>, seed: number): Setup {
  return { ...subject.tables[seed % subject.tables.length]!, seed: `conformance ${seed}` };
}

export function begin<T extends GameTypes>(subject: Subject<T>, seed: number): State<T> {
  const started = start(subject.game, setupOf(subject, seed));
  if ('problems' in started) throw new Error(`the table is refused: ${JSON.stringify(started.problems)}`);
  return started.state;
}

/** Says what is wrong with a state, and with the record that led to it. */
type Look<T extends GameTypes> = (state: State<T>, record: GameRecord, random: Random) => readonly string[];

/** Plays one random game to its end and records it; `before` looks at it before each move. */
export function record<T extends GameTypes>(
  subject: Subject<T>,
  seed: number,
  before: Look<T> = () => [],
): { state: State<T>; record: GameRecord } | { problems: readonly string[] } {
  const { game, longest } = subject;
  const random = seeded(`play ${seed}`);
  const state = begin(subject, seed);
  const moves: RecordedMove[] = [];
  const kept: GameRecord = { ...newRecord(game, state, setupOf(subject, seed).seed), moves };
  while (state.result === null && moves.length < longest) {
    const problems = before(state, kept, split(random));
    if (problems.length > 0) return { problems };
    const decision = randomDecision(state, random);
    const played = play(game, state, { seat: decision.seat, choice: randomChoice(decision, random) });
    if ('reason' in played) return { problems: [`refused: ${JSON.stringify(played.reason)}`] };
    moves.push(played.recorded);
  }
  return { state, record: kept };
}

/** Plays one random game to its end, stopping at the first problem. */
export function watch<T extends GameTypes>(
  subject: Subject<T>,
  seed: number,
  watcher: Watcher<T>,
): readonly string[] {
  const { game } = subject;
  const random = seeded(`play ${seed}`);
  const state = begin(subject, seed);
  for (let moves = 0; state.result === null; moves++) {
    if (moves >= subject.longest) return [`the game is not over after ${moves} moves`];
    if (state.open.length === 0) return ['nobody is asked, and the game is not over'];
    const problems = watcher.before?.(state, split(random)) ?? [];
    if (problems.length > 0) return problems;
    const decision = randomDecision(state, random);
    const choice = randomChoice(decision, random);
    const earlier = watcher.after === undefined ? state : structuredClone(state);
    const move = { seat: decision.seat, move: notationOf(game, state, decision, choice), choice };
    const outcome = answer(game, state, { seat: decision.seat, choice });
    if (!outcome.ok) return [`a legal choice was refused: ${JSON.stringify(outcome.reason)}`];
    const found = watcher.after?.(earlier, state, move) ?? [];
    if (found.length > 0) return found;
  }
  return [];
}
