// What is chosen in a decision: the options, as data.

import type { Seat } from '@nocturne/kernel';
import type { Id } from './ids.ts';
import type { Price, Targeted } from './types-board.ts';

/** A card played from hand: which, how, by which minion (0 for a Methuselah), at what. */
export interface PlayOption extends Targeted {
  do: 'play';
  name: string;
  mode: number;
  minion: Id;
}

/** A card in play is used: which of its abilities, by which minion (0 if none takes part), at what. */
export interface UseOption extends Targeted {
  do: 'use';
  use: Id;
  ability: number;
  minion: Id;
}

interface By<Verb extends string> {
  do: Verb;
  minion: Id;
}
export type ActOption =
  | { do: 'end' }
  | (By<'bleed'> & { seat: Seat })
  | By<'hunt'>
  | (By<'take-equipment'> & { card: Id })
  | By<'leave-torpor'>
  | (By<'rescue'> & { card: Id })
  | (By<'diablerize'> & { card: Id })
  | By<'become-anarch'>
  | (By<'fight'> & { card: Id })
  | PlayOption
  | UseOption;

/** V-5.8: a card with the burn option is discarded in an unlock phase, whoever's it is. */
interface BurnOption {
  do: 'discard';
  name: string;
}
/** V-6.2; V-6.16: a Red List minion is marked. */
export type MasterOption = { do: 'end' } | { do: 'mark'; card: Id } | PlayOption | UseOption;

export type ImpulseOption =
  { do: 'pass' } | PlayOption | UseOption | By<'block'> | { do: 'no-block' } | BurnOption;

export type UnlockOption =
  | { do: 'end' }
  | { do: 'edge' }
  | { do: 'pay'; card: Id }
  | { do: 'yield'; card: Id }
  | { do: 'pay-title'; card: Id }
  | { do: 'yield-title'; card: Id }
  | { do: 'withdraw' }
  /** V-17.14. */
  | { do: 'unlock'; card: Id }
  | BurnOption
  | UseOption;

export type InfluenceOption =
  | { do: 'end' }
  | { do: 'transfer'; card: Id; amount: number }
  | { do: 'take-back'; card: Id; amount: number }
  | { do: 'draw-crypt' }
  | { do: 'bring'; card: Id }
  /** V-13.13: the card goes to its other version in play. */
  | { do: 'merge'; card: Id }
  | UseOption;

/** As a minion enters play. */
export type EnteringOption = { do: 'pass' } | UseOption;

/** V-14.1, V-14.2, V-14.4. */
export type DiscardOption = { do: 'end' } | { do: 'discard'; name: string } | PlayOption | UseOption;

/** What a toll is paid with: pool (0), or a vampire's blood (V-19.76). */
export interface TollOption {
  do: 'pay';
  minion: Id;
  amount: number;
}

/** V-4.17: a card is locked so that what is played costs less, or the cost is paid as it is. */
export type ReduceOption = { do: 'reduce'; card: Id; what: keyof Price } | { do: 'pay' };
