// Chapter 6: which master cards may be played now, on what, and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, cardsOn, type Vt } from './board.ts';
import { libraryCard, modesAt } from './cards/book.ts';
import type { LibraryCard, Mode } from './cards/printed.ts';
import { isUnique } from './contests.ts';
import type { Why } from './effects/operation.ts';
import { offerAimed } from './plays.ts';
import { whyNotSecond } from './queries/limits.ts';
import { isOfClan } from './queries/titles.ts';
import type { Id, PlayOption, Vtes } from './types.ts';

/** V-4.10: somebody ready must meet the requirement. */
function whyNotRequired({ board }: Vt, { requires }: LibraryCard, seat: Seat): Why {
  const clan = requires?.clan;
  if (clan === undefined) return undefined;
  const met = cardsOf(board, seat, 'ready').some((card) => isOfClan(card, clan));
  return met ? undefined : { why: 'needs-clan', clan };
}

/** V-3.29: nobody brings in a second copy of a unique card. */
const whyNotTwice = ({ board }: Vt, { name }: LibraryCard, { put }: Mode, seat: Seat): Why =>
  put !== undefined &&
  isUnique(name) &&
  board.cards.some((card) => card.name === name && card.controller === seat)
    ? { why: 'own-copy' }
    : undefined;

/** The pool it costs; some cost more for each copy that its target has. */
export function poolCost({ board }: Vt, card: LibraryCard, on: Id): number {
  const dearer = card.does?.dearerAgain ?? 0;
  const copies = dearer === 0 ? 0 : cardsOn(board, on).filter(({ name }) => name === card.name).length;
  return (card.cost?.pool ?? 0) + dearer * copies;
}

function whyNotPaid(state: Vt, card: LibraryCard, seat: Seat, on: Id): Why {
  const needed = poolCost(state, card, on);
  return state.board.methuselahs[seat]!.pool < needed ? { why: 'no-pool', needed } : undefined;
}

export function offerMasters(state: Vt, seat: Seat, offer: Offer<Vtes, PlayOption>): void {
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const { index, mode } of modesAt(name, 'master')) {
      const option: PlayOption = { do: 'play', name, mode: index, minion: 0 };
      const why: Why =
        state.board.masterActions === 0
          ? { why: 'no-master-action' }
          : (whyNotRequired(state, card, seat) ?? whyNotTwice(state, card, mode, seat));
      if (why !== undefined) {
        offer(option, why);
        continue;
      }
      offerAimed(state, mode, { by: seat, minion: undefined, target: {} }, option, (aimed, whyNot) => {
        if (whyNot !== undefined) return offer(aimed, whyNot);
        const on = aimed.card ?? 0;
        const second = mode.put === 'target' ? whyNotSecond(state, card, cardAt(state.board, on)) : undefined;
        offer(aimed, whyNotPaid(state, card, seat, on) ?? second);
      });
    }
  }
}
