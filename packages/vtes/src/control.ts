// Who controls a card when that changes (V-3.12 … V-3.14).

import type { Seat } from '@nocturne/kernel';
import { cardsOn, type Vt } from './board.ts';
import { change } from './changes.ts';
import { cardNamed, isTrophy } from './cards/book.ts';
import type { Permanent } from './types.ts';

/** V-3.14: minion cards belong to the controller of the minion they are on, and so do trophies (V-6.15). */
export function followsHost({ name }: Permanent): boolean {
  const card = cardNamed(name);
  return card.kind === 'library' && (!card.types.includes('master') || isTrophy(name));
}

/** V-3.38: in the same kind of region, with what is on it. */
export function takeControl(state: Vt, card: Permanent, seat: Seat): void {
  change(state, card, { controller: seat });
  for (const attached of cardsOn(state.board, card.id))
    if (followsHost(attached) && attached.controller !== seat) change(state, attached, { controller: seat });
}
