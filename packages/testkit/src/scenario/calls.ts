// The lines of a script about what the table itself calls out.

import { type GameTypes, whyNotCall } from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';
import { asText, oneOf } from './read.ts';
import { type Run, why } from './run-state.ts';
import { CALL, WHY } from './words.ts';

const UNKNOWN = 'unknown-call';

/** A call is heard as things stand: nobody passes before it. */
export function call<T extends GameTypes>(run: Run<T>, value: unknown, path: Path): void {
  const { adapter, state } = run;
  const word = asText(value, path);
  const reason = whyNotCall(adapter.game, state, word);
  if (reason !== undefined)
    throw new ScenarioError(path, `“${word}” cannot be called (${why(reason)}).${known(run, word, path)}`);
  run.called(word);
}

/** A word that is none of the game's is misspelt. */
function known<T extends GameTypes>({ adapter }: Run<T>, word: string, path: Path): string {
  const words = Object.keys(adapter.game.calls ?? {});
  if (words.length === 0) return ' In this game nothing is called.';
  oneOf(word, words, path);
  return '';
}

/** `refused: { call: time, why: REASON }` */
export function expectNoCall<T extends GameTypes>(
  run: Run<T>,
  word: string,
  expected: string | undefined,
  path: Path,
): void {
  const at = [...path, CALL];
  if (expected !== UNKNOWN) known(run, word, at);
  const reason = whyNotCall(run.adapter.game, run.state, word);
  if (reason === undefined)
    throw new ScenarioError(at, `“${word}” was expected to be refused, but it can be called`);
  if (expected !== undefined && why(reason) !== expected)
    throw new ScenarioError([...path, WHY], `refused for “${why(reason)}”, expected “${expected}”`);
}
