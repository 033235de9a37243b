// Copying a state: what changes is copied, what never changes is shared.

import type { Game } from './game.ts';
import { copyRandom } from './random.ts';
import type { GameTypes, State } from './types.ts';

function copyPlain<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as Value;
  const copied = { ...value };
  for (const key in copied) {
    const part = copied[key];
    if (typeof part === 'object' && part !== null) copied[key] = copyPlain(part);
  }
  return copied;
}

/** An independent state. Open decisions and past events are shared: they are never changed, only replaced. */
export function copy<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    board: game.copy(state.board),
    stack: state.stack.map(copyPlain),
    open: state.open,
    asked: state.asked.slice(),
    random: copyRandom(state.random),
    at: state.at,
    events: state.events,
    result: state.result,
  };
}
