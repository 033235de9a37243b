// V-8.11: who may attempt to block.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, isReady, isVampire, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import type { Permanent } from '../types.ts';
import { bonus, mayReact } from './action.ts';

/** Some pairs of minions make the actions of one of them unblockable, bleeds aside. */
const isUnblockable = ({ board }: Vt): boolean =>
  board.action!.kind !== 'bleed' &&
  board.cards.some(
    (card) =>
      card.chosen[1] === board.action!.minion && !card.contested && cardNamed(card.name).does?.pair === true,
  );

/** Whether this minion is able to block at all, be it locked or not. */
export function whyUnable(state: Vt, minion: Permanent): Why {
  if (!isReady(minion)) return { why: 'not-ready', card: minion.id };
  if (bonus(state, minion, 'cannot-block') > 0) return { why: 'cannot-block', card: minion.id };
  const { barred: vampires, excluded } = state.board.action!;
  const barred = (vampires && isVampire(minion)) || excluded.includes(minion.id);
  return barred || isUnblockable(state) ? { why: 'cannot-be-blocked' } : undefined;
}

export const whyNotBlock = (state: Vt, minion: Permanent): Why =>
  whyUnable(state, minion) ??
  (mayReact(state.board.action!, minion) ? undefined : { why: 'locked', card: minion.id });

export const canBlock = (state: Vt, seat: Seat): boolean =>
  cardsOf(state.board, seat, 'ready').some((minion) => whyNotBlock(state, minion) === undefined);
