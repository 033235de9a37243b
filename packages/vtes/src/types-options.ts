// What is chosen in a decision: the options, as data.

import type { Seat } from '@nocturne/kernel';
import type { Id } from './ids.ts';
import type { Targeted } from './types-board.ts';

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
  | PlayOption
  | UseOption;

export type ImpulseOption = { do: 'pass' } | PlayOption | UseOption | By<'block'> | { do: 'no-block' };

export type UnlockOption =
  | { do: 'end' }
  | { do: 'edge' }
  | { do: 'pay'; card: Id }
  | { do: 'yield'; card: Id }
  | { do: 'pay-title'; card: Id }
  | { do: 'yield-title'; card: Id }
  | { do: 'withdraw' }
  | UseOption;

export type InfluenceOption =
  | { do: 'end' }
  | { do: 'transfer'; card: Id; amount: number }
  | { do: 'take-back'; card: Id; amount: number }
  | { do: 'draw-crypt' }
  | { do: 'bring'; card: Id }
  | UseOption;

/** What a toll is paid with: pool (0), or a vampire's blood (V-19.76). */
export interface TollOption {
  do: 'pay';
  minion: Id;
  amount: number;
}
