// Telling everyone how an action stands.

import { emit } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { copyAction } from '../setup.ts';

export function tellAction(state: Vt): void {
  const { action } = state.board;
  emit(state, 'action', { action: action === null ? null : copyAction(action) });
}
