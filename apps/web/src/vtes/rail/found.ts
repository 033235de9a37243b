// The card that is meant by what is looked at.

import type { PublicCard } from '@nocturne/vtes';
import type { Thing } from '../choosing.ts';
import type { Here, Shown } from '../here.ts';
import { knownOf } from '../seen.ts';

export interface Found {
  readonly name: string;
  readonly thing: Thing | null;
  readonly card: PublicCard | null;
}

/** The card that is meant; null if nobody may know it, or if it is none. */
export function find({ seen }: Here, shown: Shown): Found | null {
  if ('name' in shown) return { name: shown.name, thing: null, card: null };
  const { thing } = shown;
  if (thing.startsWith('hand ')) return { name: thing.slice('hand '.length), thing, card: null };
  if (!thing.startsWith('card ')) return null;
  const id = Number(thing.slice('card '.length));
  const card = seen.table.cards.find((one) => one.id === id);
  if (card === undefined) return null;
  const name = card.name ?? knownOf(seen, card.controller)?.uncontrolled[String(id)];
  return name === undefined ? null : { name, thing, card };
}

/** A card that has left the hand is nowhere until it is found elsewhere. */
export function asHeld({ seen: { own } }: Pick<Here, 'seen'>, found: Found): Found {
  const gone = found.thing?.startsWith('hand ') === true && own?.hand.includes(found.name) === false;
  return gone ? { ...found, thing: null } : found;
}
