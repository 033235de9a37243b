// Telling everyone how things stand.

import { emit } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { copyAction } from '../setup.ts';

export function tellAction(state: Vt): void {
  const { action } = state.board;
  emit(state, 'action', { action: action === null ? null : copyAction(action) });
}

/** What is left of the master and discard phase actions. */
export function tellLeft(state: Vt): void {
  const { masterActions, discardActions } = state.board;
  emit(state, 'actions', { master: masterActions, discard: discardActions });
}
