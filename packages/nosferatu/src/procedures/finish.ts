// Chapter 9: the end of the game. All that was hidden may be seen (N-9.2).

import { emit } from '@nocturne/kernel';
import type { Nos } from '../board.ts';
import { copyTally } from '../cards.ts';
import type { Result } from '../types.ts';

export function finish(state: Nos, result: Result): Result {
  const { vampire, reserves } = state.board;
  const { winner, cause } = result;
  emit(state, 'ended', { winner, cause, vampire, reserves: reserves.map(copyTally) });
  return result;
}
