// Circles of Blood Brothers (V-17.11).

import { cardNamed } from '../cards/book.ts';
import type { Permanent } from '../types.ts';

/** The circle as printed, or as chosen when it came into play; one without is its own. */
function circleOf({ id, name, choice }: Permanent): string {
  const card = cardNamed(name);
  const own = `of card ${id} alone`;
  if (card.kind !== 'crypt') return own;
  return card.circle ?? (choice === '' ? own : choice);
}

export const isSameCircle = (one: Permanent, other: Permanent): boolean => circleOf(one) === circleOf(other);
