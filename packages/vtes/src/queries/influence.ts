// What transfers may be spent on (V-13.3 … V-13.9), and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, type Vt } from '../board.ts';
import { cryptCard } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import type { InfluenceOption, Permanent, Vtes } from '../types.ts';

const DRAW = 4;

/** V-13.8; V-3.29. */
function whyNotBring({ board }: Vt, card: Permanent, seat: Seat): Why {
  const needed = cryptCard(card.name).capacity;
  if (card.counters < needed) return { why: 'not-enough-counters', card: card.id, needed };
  const twice = board.cards.some(
    ({ name, region, controller }) => name === card.name && region !== 'uncontrolled' && controller === seat,
  );
  return twice ? { why: 'own-copy' } : undefined;
}

/** V-13.5. */
function whyNotDraw({ board }: Vt, seat: Seat): Why {
  if (board.transfers < DRAW) return { why: 'no-transfers', needed: DRAW };
  return board.methuselahs[seat]!.crypt.length === 0 ? { why: 'crypt-empty' } : undefined;
}

export function offerInfluence(state: Vt, seat: Seat, offer: Offer<Vtes, InfluenceOption>): void {
  const { board } = state;
  const { pool } = board.methuselahs[seat]!;
  for (const card of cardsOf(board, seat, 'uncontrolled')) {
    for (let amount = 1; amount <= Math.min(board.transfers, pool); amount++)
      offer({ do: 'transfer', card: card.id, amount });
    for (let amount = 1; 2 * amount <= board.transfers && amount <= card.counters; amount++)
      offer({ do: 'take-back', card: card.id, amount });
    offer({ do: 'bring', card: card.id }, whyNotBring(state, card, seat));
  }
  offer({ do: 'draw-crypt' }, whyNotDraw(state, seat));
}
