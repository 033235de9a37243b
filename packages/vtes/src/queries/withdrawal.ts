// V-15.9: who may announce a withdrawal.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Why } from '../effects/operation.ts';
import { handSizeOf } from './hand.ts';

/** As the turn begins. */
export function isExhausted(state: Vt, seat: Seat): boolean {
  const { library, hand } = state.board.methuselahs[seat]!;
  return library.length === 0 && hand.length < handSizeOf(state, seat);
}

export function whyNotWithdraw(state: Vt, seat: Seat): Why {
  const { exhausted, withdrawing } = state.board.methuselahs[seat]!;
  return exhausted && !withdrawing ? undefined : { why: 'not-eligible' };
}
