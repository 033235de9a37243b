// What is to be done, and what may be, in an unlock phase (V-5.3 … V-5.10).

import type { Offer, Seat } from '@nocturne/kernel';
import { isMinion, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { contested } from '../contests.ts';
import type { Board, Permanent, UnlockOption, Vtes } from '../types.ts';
import { offerPhaseUses } from '../uses.ts';
import { offerBurnOptions } from './burn-option.ts';
import { hasTrait } from './kinds.ts';
import { whyNotWithdraw } from './withdrawal.ts';

/** Some cards keep a minion from unlocking as normal; so does a trait (V-17.14). */
export const keepsLocked = (board: Board, card: Permanent): boolean =>
  card.since.includes('stays locked') ||
  hasTrait(card, 'infernal') ||
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

/** V-17.14: for 1 pool. */
function offerInfernal({ board }: Vt, seat: Seat, offer: Offer<Vtes, UnlockOption>): void {
  for (const card of board.cards)
    if (card.controller === seat && isMinion(card) && !card.contested && hasTrait(card, 'infernal'))
      offer({ do: 'unlock', card: card.id }, card.locked ? undefined : { why: 'not-locked', card: card.id });
}

export function offerUnlock(state: Vt, seat: Seat, offer: Offer<Vtes, UnlockOption>): void {
  const { board } = state;
  if (board.edge === seat)
    offer({ do: 'edge' }, board.used.includes('edge') ? { why: 'edge-used' } : undefined);
  offerInfernal(state, seat, offer);
  offerBurnOptions(state, seat, offer);
  const contests = offerContests(state, seat, offer);
  const due = offerPhaseUses(state, seat, 'unlock', offer) || contests;
  offer({ do: 'withdraw' }, whyNotWithdraw(state, seat));
  // V-5.10
  offer({ do: 'end' }, due ? { why: 'must-first' } : undefined);
}
