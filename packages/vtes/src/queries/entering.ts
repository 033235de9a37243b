// What a minion can do as it enters play.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import type { EnteringOption, Id, Vtes } from '../types.ts';
import { isMandatory, offerOwnUses } from '../uses.ts';

export function offerEntering(state: Vt, seat: Seat, id: Id, offer: Offer<Vtes, EnteringOption>): void {
  const card = cardAt(state.board, id);
  let due = false;
  offerOwnUses(state, card, seat, 'entering', (option, whyNot) => {
    if (whyNot === undefined && isMandatory(state, option)) due = true;
    offer(option, whyNot);
  });
  // V-5.10
  offer({ do: 'pass' }, due ? { why: 'must-first' } : undefined);
}
