// V-15.9: who may announce a withdrawal.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Why } from '../effects/operation.ts';
import { handSizeOf } from './hand.ts';

export function whyNotWithdraw(state: Vt, seat: Seat): Why {
  const { library, hand, withdrawing } = state.board.methuselahs[seat]!;
  const may = !withdrawing && library.length === 0 && hand.length < handSizeOf(state, seat);
  return may ? undefined : { why: 'not-eligible' };
}
