// What cards bring about, in words that a bot can price: so much of a good, for a Methuselah or a card.

import type { Seat } from '@nocturne/kernel';
import type { Strike } from '../cards/printed.ts';
import type { Id, PublicCard, Table, Targeted } from '../types.ts';

export type Good =
  /** Of the action under way; `hindrance` locks those who fail to block it, `safety` spares a combat. */
  | 'stealth'
  | 'intercept'
  | 'bleed'
  | 'unblockable'
  | 'hindrance'
  | 'safety'
  | 'end'
  | 'spying'
  /** Of a reaction. */
  | 'wake'
  | 'redirection'
  | 'attempt'
  /** Of a referendum. */
  | 'votes'
  | 'opposition'
  | 'silence'
  /** Counters. */
  | 'pool'
  | 'blood'
  | 'counters'
  /** Of a card in play: it locks or unlocks, is ready, is damaged, is gone, changes hands, gets a title. */
  | 'lock'
  | 'unlock'
  | 'ready'
  | 'damage'
  | 'gone'
  | 'given'
  | 'stolen'
  | 'title'
  /** Of hands and piles. */
  | 'cards'
  | 'sight'
  | 'cycling'
  | 'equipment'
  | 'crypt'
  | 'transfers'
  /** Of combat, and what a minion has for it. */
  | 'combat'
  | 'strike'
  | 'strength'
  /** More of them in this round; damage from hand strikes is aggravated. */
  | 'strikes'
  | 'aggravation'
  | 'maneuver'
  | 'press'
  | 'prevention'
  | 'environment'
  | 'grapple'
  | 'closeness'
  /** It cannot block. */
  | 'blindness';

/** `card` is 0 if it concerns a Methuselah alone, or a card that is not chosen yet. */
export interface Gain {
  readonly good: Good;
  readonly amount: number;
  readonly seat: Seat;
  readonly card: Id;
  readonly strike?: Strike;
  /** Not now, but over the turns to come. */
  readonly later?: true;
}

/** Who plays or uses what, at what: all of it public once it is played. */
export interface Hinted {
  readonly table: Table;
  readonly by: Seat;
  readonly minion: PublicCard | undefined;
  readonly source: PublicCard | undefined;
  readonly target: Targeted;
}

export type Hint<Operation> = (operation: Operation, hinted: Hinted) => readonly Gain[];

export const forSeat = (good: Good, amount: number, seat: Seat): Gain => ({ good, amount, seat, card: 0 });

export function forCard(good: Good, amount: number, card: PublicCard | undefined, otherwise: Seat): Gain {
  return { good, amount, seat: card?.controller ?? otherwise, card: card?.id ?? 0 };
}

export const cardIn = ({ cards }: Table, id: Id | undefined): PublicCard | undefined => {
  if (id === undefined || id === 0) return undefined;
  for (const card of cards) if (card.id === id) return card;
  return undefined;
};
