// V-8.11: who may attempt to block.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, type Vt } from '../board.ts';
import type { Why } from '../effects/operation.ts';
import type { Permanent } from '../types.ts';
import { mayReact } from './action.ts';

export function whyNotBlock({ board }: Vt, minion: Permanent): Why {
  return mayReact(board.action!, minion) ? undefined : { why: 'locked', card: minion.id };
}

export const canBlock = (state: Vt, seat: Seat): boolean =>
  cardsOf(state.board, seat, 'ready').some((minion) => whyNotBlock(state, minion) === undefined);
