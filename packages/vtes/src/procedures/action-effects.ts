// What happens of itself in the course of an action, by cards that were played or are in play.

import type { Frame } from '@nocturne/kernel';
import { cardAt, cardsOn, findCard, type Vt } from '../board.ts';
import { burn, change, lock, putInAsh, setCounters } from '../changes.ts';
import { cardNamed } from '../cards/book.ts';
import { bleedOf } from '../queries/action.ts';
import { isAlly } from '../queries/kinds.ts';
import { titleOf } from '../queries/titles.ts';
import { damageTo } from './combat-damage.ts';
import type { Id, Vtes } from '../types.ts';

/** V-4.2, V-8.24: the card that was set aside for the action has done its work, or failed. */
export function burnCard(state: Vt): void {
  const { card, by } = state.board.action!;
  if (card === null || card.gone) return;
  card.gone = true;
  putInAsh(state, by, card.name);
}

/** V-4.40, V-7.31: an ally that has paid with its last life is burned once that has taken effect. */
export function burnSpent(state: Vt, id: Id): void {
  const minion = findCard(state.board, id);
  if (minion !== undefined && isAlly(minion) && minion.counters === 0) burn(state, minion);
}

/** V-19.38: minions whose attempts failed lock when the action comes to resolution. */
export function lockFailedBlockers(state: Vt): void {
  for (const id of state.board.action!.failed) {
    const minion = findCard(state.board, id);
    if (minion !== undefined) lock(state, minion);
  }
}

/** Cards on the acting minion that remember whom it bleeds now are burned, for more bleed (V-19.79). */
export function burnForBleed(state: Vt): void {
  const { kind, minion, aim, spied } = state.board.action!;
  if (kind !== 'bleed' || spied || bleedOf(state) < 1) return;
  for (const card of cardsOn(state.board, minion)) {
    const amount = cardNamed(card.name).does?.atBleed;
    if (amount === undefined || card.against !== aim.seats[0] || card.contested) continue;
    burn(state, card);
    state.board.action!.changes.push({ what: 'bleed', amount, who: 0, limited: false });
  }
}

/** Cards on the blocker that gain it blood, once a turn. */
export function gainByBlocking(state: Vt): void {
  const { blocker, minion, kind } = state.board.action!;
  const host = cardAt(state.board, blocker);
  const acting = cardAt(state.board, minion);
  for (const card of cardsOn(state.board, blocker)) {
    const gain = cardNamed(card.name).does?.onBlock;
    const fits = titleOf(acting) !== null || kind === 'political';
    if (gain === undefined || !fits || card.contested || card.done.includes('gained')) continue;
    change(state, card, { done: [...card.done, 'gained'] });
    setCounters(state, host, host.counters + gain.blood, 'effect', card.id);
  }
}

/** Unpreventable, aggravated, and from no minion (V-11.7). */
export const environmental = (card: Id, amount: number): Frame<Vtes, 'damage'> =>
  damageTo([{ card, damage: [{ amount, source: 'environment', aggravated: true, preventable: false }] }]);
