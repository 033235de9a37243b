// Seats that may pass do so by themselves, until somebody is asked who is wanted.

import { answer, copy, type GameTypes, type Open, openFor, type Seat, type State } from '@nocturne/kernel';
import type { ScenarioGame } from './adapter.ts';
import { ScenarioError } from './document.ts';
import type { Run } from './run-state.ts';

// Passing goes on until somebody must choose; a game in which that never happens is a fault of the game.
const MOST_PASSES = 10_000;

/** The next decision to pass; none once the wanted seat is asked, or somebody must choose. */
function toPass<T extends GameTypes>(
  adapter: ScenarioGame<T>,
  state: State<T>,
  wanted: Seat | null,
): Open<T> | undefined {
  if (wanted !== null && openFor(state, wanted) !== undefined) return undefined;
  return state.open.find((decision) => adapter.pass(decision) !== undefined);
}

/** Lets everyone pass who may, until a seat that is wanted is asked or somebody must choose. */
export function passUntil<T extends GameTypes>(run: Run<T>, wanted: Seat | null): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const passing = toPass(run.adapter, run.state, wanted);
    if (passing === undefined) return;
    run.answered(passing.seat, run.adapter.pass(passing)!);
  }
  throw new ScenarioError([], `everybody passed ${MOST_PASSES} times, and nobody had to choose`);
}

/** What would be if everyone passed who may, until this seat is asked or somebody must choose. Nothing is changed. */
export function ahead<T extends GameTypes>({ adapter, state }: Run<T>, wanted: Seat): State<T> {
  const future = copy(adapter.game, state);
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const passing = toPass(adapter, future, wanted);
    if (passing === undefined) break;
    answer(adapter.game, future, { seat: passing.seat, choice: adapter.pass(passing)! });
  }
  return future;
}
