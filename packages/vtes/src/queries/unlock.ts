// What is to be done, and what may be, in an unlock phase (V-5.3 … V-5.10).

import type { Offer, Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { contested } from '../contests.ts';
import type { Board, Permanent, UnlockOption, Vtes } from '../types.ts';
import { abilityOf, offerUses } from '../uses.ts';
import { whyNotWithdraw } from './withdrawal.ts';

/** Some cards keep a minion from unlocking as normal. */
export const keepsLocked = (board: Board, card: Permanent): boolean =>
  card.since.includes('stays locked') ||
  board.cards.some(
    (other) => other.chosen[0] === card.id && !other.contested && cardNamed(other.name).does?.pair === true,
  );

/** V-3.26, V-16.13, V-16.14. Whether anything must still be decided. */
function offerContests(state: Vt, seat: Seat, offer: Offer<Vtes, UnlockOption>): boolean {
  const due = contested(state.board, seat);
  const { pool } = state.board.methuselahs[seat]!;
  for (const { card, what } of due) {
    if (what === 'card') {
      offer({ do: 'pay', card: card.id }, pool > 0 ? undefined : { why: 'no-pool', needed: 1 });
      offer({ do: 'yield', card: card.id });
      continue;
    }
    const torpor = card.region === 'ready' ? undefined : ({ why: 'not-ready', card: card.id } as const);
    const poor = card.counters > 0 ? undefined : ({ why: 'no-blood', card: card.id, needed: 1 } as const);
    offer({ do: 'pay-title', card: card.id }, torpor ?? poor);
    offer({ do: 'yield-title', card: card.id });
  }
  return due.length > 0;
}

export function offerUnlock(state: Vt, seat: Seat, offer: Offer<Vtes, UnlockOption>): void {
  const { board } = state;
  if (board.edge === seat)
    offer({ do: 'edge' }, board.used.includes('edge') ? { why: 'edge-used' } : undefined);
  let due = offerContests(state, seat, offer);
  offerUses(state, seat, 'unlock', (option, whyNot) => {
    const card = board.cards.find(({ id }) => id === option.use)!;
    if (whyNot === undefined && abilityOf(card, option.ability).mandatory) due = true;
    offer(option, whyNot);
  });
  offer({ do: 'withdraw' }, whyNotWithdraw(state, seat));
  // V-5.10
  offer({ do: 'end' }, due ? { why: 'must-first' } : undefined);
}
