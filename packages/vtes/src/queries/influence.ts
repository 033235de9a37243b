// What transfers may be spent on (V-13.3 … V-13.9), and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, isMinion, type Vt } from '../board.ts';
import { isVersion } from '../cards/book.ts';
import { isCopy, isUnique } from '../contests.ts';
import type { Why } from '../effects/operation.ts';
import type { Board, InfluenceOption, Permanent, Vtes } from '../types.ts';

const DRAW = 4;

/** V-13.8; V-3.29: also of another version (V-13.17). */
function whyNotBring({ board }: Vt, card: Permanent, seat: Seat): Why {
  const needed = card.capacity;
  if (card.counters < needed) return { why: 'not-enough-counters', card: card.id, needed };
  const twice =
    isUnique(card.name) &&
    board.cards.some(
      (other) => other.region !== 'uncontrolled' && other.controller === seat && isCopy(other, card),
    );
  return twice ? { why: 'own-copy' } : undefined;
}

const MERGE = 4;

/** V-13.13: the other of the two versions, which this Methuselah controls. */
export function otherVersion({ cards }: Board, seat: Seat, card: Permanent): Permanent | undefined {
  if (!isVersion(card.name)) return undefined;
  return cards.find(
    (other) =>
      other.controller === seat &&
      isMinion(other) &&
      !other.contested &&
      other.name !== card.name &&
      isVersion(other.name) &&
      isCopy(other, card),
  );
}

/** V-13.13. */
function whyNotMerge({ board }: Vt, card: Permanent, seat: Seat): Why {
  if (otherVersion(board, seat, card) === undefined) return { why: 'no-version' };
  return board.transfers < MERGE ? { why: 'no-transfers', needed: MERGE } : undefined;
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
    if (isVersion(card.name)) offer({ do: 'merge', card: card.id }, whyNotMerge(state, card, seat));
  }
  offer({ do: 'draw-crypt' }, whyNotDraw(state, seat));
}
