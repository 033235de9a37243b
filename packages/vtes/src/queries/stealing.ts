// V-3.38: where a stolen card may go that was on another.

import type { Seat } from '@nocturne/kernel';
import { cardAt, isMinion, isVampire, type Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { Permanent } from '../types.ts';
import { whyNotSecond } from './limits.ts';

/** Vampires are of one kind, other minions of another; so are cards on the table. */
const kindOf = (card: Permanent): string =>
  isMinion(card) ? (isVampire(card) ? 'vampire' : 'ally') : card.region;

export function newHostsFor(state: Vt, card: Permanent, seat: Seat): Permanent[] {
  const { board } = state;
  const kind = kindOf(cardAt(board, card.on));
  return board.cards.filter(
    (host) =>
      host.controller === seat &&
      !host.contested &&
      host.id !== card.id &&
      kindOf(host) === kind &&
      whyNotSecond(state, libraryCard(card.name), host) === undefined,
  );
}
