// Calls: what the table itself says, not a seat. Who runs the table (a server, a judge) makes them between two
// moves; the kernel reads no clock.

import type { CallDefinition, Game, Outcome } from './game.ts';
import { nearest } from './notation.ts';
import type { AnyReason } from './reason.ts';
import { advance, finish, unwindTo } from './run.ts';
import type { GameTypes, State } from './types.ts';

/** Words come from outside: only the game's own are calls, nothing that every object has. */
function definitionOf<T extends GameTypes>(game: Game<T>, word: string): CallDefinition<T> | undefined {
  const { calls } = game;
  return calls !== undefined && Object.hasOwn(calls, word) ? calls[word] : undefined;
}

/** The reason against a call, if there is one. */
export function whyNotCall<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  word: string,
): AnyReason<T> | undefined {
  if (state.result !== null) return { why: 'over' };
  const definition = definitionOf(game, word);
  if (definition !== undefined) return definition.whyNot(state);
  return { why: 'unknown-call', call: word, nearest: nearest(word, Object.keys(game.calls ?? {})) };
}

/** Makes a call: all that is asked is withdrawn, and what the call leads to begins. A refused one changes nothing. */
export function makeCall<T extends GameTypes>(game: Game<T>, state: State<T>, word: string): Outcome<T> {
  const reason = whyNotCall(game, state, word);
  if (reason !== undefined) return { ok: false, reason };
  state.open = [];
  state.events = [];
  state.at += 1;
  const next = definitionOf(game, word)!.heard(state);
  if (next.do === 'end') {
    finish(state, next.result);
  } else {
    unwindTo(state, next.proc, next.then);
    advance(game, state);
  }
  return { ok: true };
}
