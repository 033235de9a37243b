// Chapter 6: which master cards may be played now, on what, and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, type Vt } from './board.ts';
import { libraryCard, mastersAt, modesAt } from './cards/book.ts';
import type { LibraryCard, Mode, Moment } from './cards/printed.ts';
import { isUnique } from './contests.ts';
import type { Why } from './effects/operation.ts';
import { offerAimed } from './plays.ts';
import { whyNotTitleCard } from './queries/heirs.ts';
import { isKind } from './queries/kinds.ts';
import { whyNotSecond } from './queries/limits.ts';
import { fitsMoment } from './queries/moment.ts';
import { costOf, whyNotPayable } from './queries/price.ts';
import { isOfClan } from './queries/titles.ts';
import type { Id, PlayOption, Vtes } from './types.ts';

/** V-4.10: somebody ready must meet the requirement. */
function whyNotRequired({ board }: Vt, { requires }: LibraryCard, seat: Seat): Why {
  const { clan, trait } = requires ?? {};
  if (clan === undefined && trait === undefined) return undefined;
  const fit = cardsOf(board, seat, 'ready').filter((card) => trait === undefined || isKind(card, { trait }));
  if (trait !== undefined && fit.length === 0) return { why: 'needs-trait', trait };
  const met = clan === undefined || fit.some((card) => isOfClan(card, clan));
  return met ? undefined : { why: 'needs-clan', clan };
}

/** V-3.29: nobody brings in a second copy of a unique card. */
const whyNotTwice = ({ board }: Vt, { name }: LibraryCard, { put }: Mode, seat: Seat): Why =>
  put !== undefined &&
  isUnique(name) &&
  board.cards.some((card) => card.name === name && card.controller === seat)
    ? { why: 'own-copy' }
    : undefined;

/** What holds wherever it is played. */
const whyNotMaster = (state: Vt, card: LibraryCard, mode: Mode, seat: Seat): Why =>
  whyNotRequired(state, card, seat) ?? whyNotTwice(state, card, mode, seat);

/** V-6.9, V-6.11; its moment, if it names one. */
function whyNotOutOfTurn(state: Vt, { during }: Mode, seat: Seat): Why {
  if (seat === state.board.whose) return { why: 'own-turn' };
  if (state.board.methuselahs[seat]!.outOfTurn) return { why: 'out-of-turn-already' };
  return during === undefined || fitsMoment(state, during, seat) ? undefined : { why: 'wrong-moment' };
}

/** What it is put on may have one like it, or not get the title that it stands for. */
function whyNotPutOn(state: Vt, card: LibraryCard, { put }: Mode, on: Id): Why {
  if (put !== 'target') return undefined;
  const host = cardAt(state.board, on);
  return whyNotSecond(state, card, host) ?? whyNotTitleCard(state.board, card, host);
}

function offerMaster(
  state: Vt,
  seat: Seat,
  card: LibraryCard,
  index: number,
  general: Why,
  offer: Offer<Vtes, PlayOption>,
): void {
  const mode = card.modes[index]!;
  const option: PlayOption = { do: 'play', name: card.name, mode: index, minion: 0 };
  const why = general ?? whyNotMaster(state, card, mode, seat);
  if (why !== undefined) {
    offer(option, why);
    return;
  }
  offerAimed(state, mode, { by: seat, minion: undefined, target: {} }, option, (aimed, whyNot) => {
    if (whyNot !== undefined) return offer(aimed, whyNot);
    const on = aimed.card ?? 0;
    const cost = costOf(state, card, mode, seat, on);
    offer(aimed, whyNotPayable(state, seat, undefined, cost) ?? whyNotPutOn(state, card, mode, on));
  });
}

/** V-6.2: in the own master phase. */
export function offerMasters(state: Vt, seat: Seat, offer: Offer<Vtes, PlayOption>): void {
  const general: Why = state.board.masterActions === 0 ? { why: 'no-master-action' } : undefined;
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const { index } of modesAt(name, 'master')) offerMaster(state, seat, card, index, general, offer);
  }
}

/** V-6.9: in the turns of others, when its moment arises. */
export function offerOutOfTurn(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, PlayOption>): void {
  const all = mastersAt(moment);
  if (all === undefined) return;
  const { hand } = state.board.methuselahs[seat]!;
  for (let at = 0; at < hand.length; at++) {
    const name = hand[at]!;
    const ways = all.get(name);
    if (ways === undefined || hand.indexOf(name) < at) continue;
    for (const { index, mode } of ways)
      offerMaster(state, seat, libraryCard(name), index, whyNotOutOfTurn(state, mode, seat), offer);
  }
}
