// Chapter 6: which master cards may be played now, on what, and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, type Vt } from './board.ts';
import { cryptCard, libraryCard } from './cards/book.ts';
import type { LibraryCard } from './cards/printed.ts';
import { isUnique } from './contests.ts';
import type { Why } from './effects/operation.ts';
import { targetCards } from './targets.ts';
import type { PlayOption, Vtes } from './types.ts';

/** V-4.10: somebody ready must meet the requirement. */
function whyNotRequired({ board }: Vt, { requires }: LibraryCard, seat: Seat): Why {
  const clan = requires?.clan;
  if (clan === undefined) return undefined;
  const ready = cardsOf(board, seat, 'ready').some(
    ({ sect, name }) => sect !== null && cryptCard(name).clan === clan,
  );
  return ready ? undefined : { why: 'needs-clan', clan };
}

/** V-3.29: nobody brings in a second copy of a unique card. */
const whyNotTwice = ({ board }: Vt, { name }: LibraryCard, seat: Seat): Why =>
  isUnique(name) && board.cards.some((card) => card.name === name && card.controller === seat)
    ? { why: 'not-eligible' }
    : undefined;

function whyNotMaster(state: Vt, card: LibraryCard, seat: Seat): Why {
  const { board } = state;
  if (board.masterActions === 0) return { why: 'no-master-action' };
  const needed = card.cost?.pool ?? 0;
  if (board.methuselahs[seat]!.pool < needed) return { why: 'no-pool', needed };
  return whyNotRequired(state, card, seat) ?? whyNotTwice(state, card, seat);
}

export function offerMasters(state: Vt, seat: Seat, offer: Offer<Vtes, PlayOption>): void {
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const [index, mode] of card.modes.entries()) {
      if (mode.type !== 'master') continue;
      const why = whyNotMaster(state, card, seat);
      const option: PlayOption = { do: 'play', name, mode: index, minion: 0 };
      if (mode.target === undefined) offer(option, why);
      else
        for (const target of targetCards(state, mode.target, seat))
          offer({ ...option, card: target.id }, why);
    }
  }
}

export function canPlayMaster(state: Vt, seat: Seat): boolean {
  let found = false;
  offerMasters(state, seat, (_option, why) => {
    if (why === undefined) found = true;
  });
  return found;
}
