// Cards in play: what it is worth to use them now.

import type { Gain } from '@nocturne/vtes';
import { keepWorth } from './keep.ts';
import type { Seen, UseOption } from './seen.ts';
import { netValue } from './value.ts';

/** A card from the library instead of this one. */
const NEW_CARD = 0.6;
/** What can be done later as well is not done for nothing. */
const HESITATION = 0.05;

/** A card of the hand that is discarded for it counts as what it was worth. */
export function usingWorth(seen: Seen, option: UseOption, gains: readonly Gain[]): number {
  const { hand } = option;
  const discarded = hand === undefined ? 0 : NEW_CARD - keepWorth(seen, hand);
  return netValue(seen, gains) + discarded - HESITATION;
}
