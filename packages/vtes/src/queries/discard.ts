// What discard phase actions may be spent on (V-14.1 … V-14.4), and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { libraryCard, modesAt } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import { offerAimed } from '../plays.ts';
import type { DiscardOption, PlayOption, Vtes } from '../types.ts';
import { offerPhaseUses } from '../uses.ts';
import { EVENT } from './once.ts';
import { costOf, whyNotPayable } from './price.ts';

/** V-14.2, V-14.3. */
function whyNotEvent({ board }: Vt, name: string): Why {
  if (board.events.includes(name)) return { why: 'event-played', name };
  return board.used.includes(EVENT) ? { why: 'event-already' } : undefined;
}

function offerEvents(state: Vt, seat: Seat, general: Why, offer: Offer<Vtes, PlayOption>): void {
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const { index, mode } of modesAt(name, 'discard')) {
      const option: PlayOption = { do: 'play', name, mode: index, minion: 0 };
      const cost = costOf(state, card, mode, seat);
      const why = general ?? whyNotEvent(state, name) ?? whyNotPayable(state, seat, undefined, cost);
      if (why !== undefined) offer(option, why);
      else offerAimed(state, mode, { by: seat, minion: undefined, target: {} }, option, offer);
    }
  }
}

export function offerDiscardPhase(state: Vt, seat: Seat, offer: Offer<Vtes, DiscardOption>): void {
  const { board } = state;
  const none: Why = board.discardActions > 0 ? undefined : { why: 'no-discard-action' };
  for (const name of new Set(board.methuselahs[seat]!.hand)) offer({ do: 'discard', name }, none);
  offerEvents(state, seat, none, offer);
  const due = offerPhaseUses(state, seat, 'discard', offer);
  // V-5.10
  offer({ do: 'end' }, due ? { why: 'must-first' } : undefined);
}
