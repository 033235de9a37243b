// V-5.8: cards that may be discarded in any unlock phase by who has no minion for them.

import type { Offer, Seat } from '@nocturne/kernel';
import { isMinion, type Vt } from '../board.ts';
import { hasBurnOption, libraryCard } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import { whyNotRequired } from '../plays.ts';
import type { Permanent, UnlockOption, Vtes } from '../types.ts';
import { burnOptionKey } from './once.ts';

type BurnOption = Extract<UnlockOption, { do: 'discard' }>;

function whyNotDispensable({ board }: Vt, seat: Seat, name: string): Why {
  if (board.used.includes(burnOptionKey(seat))) return { why: 'burn-option-used' };
  const card = libraryCard(name);
  const meets = (minion: Permanent): boolean =>
    card.modes.some((mode) => whyNotRequired(card, mode, minion) === undefined);
  const able = board.cards.find(
    (minion) => minion.controller === seat && isMinion(minion) && !minion.contested && meets(minion),
  );
  return able === undefined ? undefined : { why: 'meets-requirements', card: able.id };
}

export function offerBurnOptions(state: Vt, seat: Seat, offer: Offer<Vtes, BurnOption>): void {
  const { hand } = state.board.methuselahs[seat]!;
  for (const [at, name] of hand.entries())
    if (hasBurnOption(name) && hand.indexOf(name) === at)
      offer({ do: 'discard', name }, whyNotDispensable(state, seat, name));
}
