// Vampires that go back to the uncontrolled region (V-13.15).

import { emit } from '@nocturne/kernel';
import { cardsOn, type Vt } from './board.ts';
import { change, resize, tellOpenHands } from './changes.ts';
import { opensHand } from './cards/by-name.ts';
import { identityOf } from './identity.ts';
import type { Permanent } from './types.ts';

/** What a vampire does not keep there. */
export const UNCONTROLLED = { region: 'uncontrolled', locked: false, titleContested: false } as const;

/** Face down, with all cards and counters on it, which are out of play as long as it is there. */
export function goUncontrolled(state: Vt, card: Permanent): void {
  const upon = cardsOn(state.board, card.id);
  for (const one of upon) if (one.contested) change(state, one, { contested: false });
  for (const one of [card, ...upon]) resize(state, one);
  Object.assign(card, UNCONTROLLED);
  Object.assign(card, identityOf(state.board, card));
  state.board.stirred = true;
  emit(state, 'banished', { seat: card.controller, card: card.id });
  if ([card, ...upon].some((one) => opensHand(one.name))) tellOpenHands(state);
}
