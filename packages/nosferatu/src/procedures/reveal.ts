// Turning up a character: it stays face up, and by itself ends nothing (N-5.11, N-7.6).

import { emit, type Seat } from '@nocturne/kernel';
import { characterOf, type Nos } from '../board.ts';
import type { RevealCause } from '../types.ts';

export function turnUp(state: Nos, seat: Seat, cause: RevealCause): void {
  state.board.faceUp[seat] = true;
  emit(state, 'revealed', { seat, character: characterOf(state, seat), cause });
}
