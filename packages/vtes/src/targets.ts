// V-3.20: cards that may be chosen are in play.

import type { Seat } from '@nocturne/kernel';
import { isMinion, isReady, isVampire, type Vt } from './board.ts';
import type { TargetKind } from './cards/printed.ts';
import type { Permanent } from './types.ts';

export const targetCards = ({ board }: Vt, { what, whose, ready }: TargetKind, seat: Seat): Permanent[] =>
  board.cards.filter(
    (card) =>
      isMinion(card) &&
      !card.contested &&
      (!ready || isReady(card)) &&
      (what === 'minion' || isVampire(card)) &&
      (whose === 'any' || card.controller === seat),
  );
