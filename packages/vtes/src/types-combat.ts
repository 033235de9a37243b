// Combat and damage (chapters 10 and 11): its part of the game's types.

import type { One, Public, Seat } from '@nocturne/kernel';
import type { Strike } from './cards/printed.ts';
import type { Id } from './ids.ts';

export type Range = 'close' | 'long';

/** Which of the two combatants: the acting minion is 0 (V-10.5). */
export type SideIndex = 0 | 1;

/** What a combatant strikes with, and at what: the opponent, or one of its retainers (V-10.37). */
export interface ChosenStrike {
  strike: Strike;
  /** The card in play it comes from, or 0. */
  source: Id;
  /** The name of the card it comes from; `null` for a hand strike. */
  name: string | null;
  /** Its card was played from the hand, and is set aside until the strikes are resolved (V-4.2). */
  aside: boolean;
  at: Id;
}

export interface Combatant {
  minion: Id;
  /** The minion may be gone at the end of the round (V-10.36): whose it was, and what. */
  seat: Seat;
  vampire: boolean;
  strike: ChosenStrike | null;
  /** The weapon whose strike it must use as the initial strike of the round, or 0 (V-10.12). */
  committed: Id;
  /** Cards played in this combat, for their limits. */
  played: { name: string; round: number }[];
  /** Cards in play that gave what they give once each combat. */
  used: Id[];
  /** Optional maneuvers of this combat, and presses and damage to prevent of this round (V-10.14). */
  maneuvers: number;
  presses: number;
  prevents: number;
  /** Environmental damage that this minion takes each round. */
  environment: number;
  /** Blood lost to damage this round. */
  bloodLost: number;
}

export interface Combat {
  round: number;
  range: Range;
  /** The acting minion first (V-10.5). */
  sides: [Combatant, Combatant];
  /** Who made the last maneuver or press of this step; nobody twice in a row (V-10.10, V-10.35). */
  last: SideIndex | null;
  /** Whether a press to continue stands. */
  pressed: boolean;
  /** Only hand strikes can be used this round. */
  onlyHands: boolean;
  /** Range is not determined in this round, or in the next: it is close. */
  staysClose: boolean;
  closeNext: boolean;
  ended: boolean;
}

/** Damage that has not been handled yet (V-11.1). What is no strike is environmental (V-11.7). */
export interface Damage {
  amount: number;
  source: 'strike' | 'gun' | 'environment';
  aggravated: boolean;
  preventable: boolean;
}

export interface Victim {
  card: Id;
  damage: Damage[];
}

/** How a victim comes out of it (V-11.5, V-11.9, V-11.15). */
export type Fate = 'torpor' | 'burned' | null;

export type CombatFrames = {
  combat: {
    steps: {
      begin: 'auto';
      beforeRange: 'auto';
      determineRange: 'auto';
      beforeStrikes: 'auto';
      chooseStrikes: 'auto';
      resolveStrikes: 'auto';
      press: 'auto';
      endOfRound: 'auto';
      nextRound: 'auto';
    };
    data: { acting: Id; opposing: Id };
  };
  /** Maneuvers and presses go to and fro (V-10.10, V-10.35). */
  maneuvers: {
    steps: { offer: 'auto'; chosen: 'maneuver' };
    data: { side: SideIndex; passes: number };
  };
  presses: {
    steps: { offer: 'auto'; chosen: 'press' };
    data: { side: SideIndex; passes: number };
  };
  strikes: {
    steps: { offer: 'auto'; chosen: 'strike' };
    data: { side: number };
  };
  damage: {
    steps: { prevention: 'auto'; prevented: 'prevent'; mending: 'auto'; fates: 'auto' };
    data: {
      victims: Victim[];
      /** Whose turn it is to prevent, and which of its damage comes first. */
      at: number;
      first: number;
      fates: Fate[];
    };
  };
};

interface Pass {
  do: 'pass';
}
/** By a card in play; 0 is an optional one that was gained before. */
export type ManeuverOption<Play> = Pass | { do: 'maneuver'; card: Id } | Play;
export type PressOption<Play> = Pass | { do: 'press'; card: Id } | Play;
export type StrikeOption<Play> = { do: 'hand-strike' } | { do: 'strike'; card: Id; at: Id } | Play;
/** `first` is the damage that is prevented first, by its place in the list. */
export type PreventOption<Play> =
  Pass | { do: 'prevent'; card: Id; first: number } | (Play & { first: number });

export type CombatDecisions<Play, Use> = {
  maneuver: One<ManeuverOption<Play | Use>, { side: SideIndex }>;
  press: One<PressOption<Play | Use>, { side: SideIndex }>;
  strike: One<StrikeOption<Play | Use>, { side: SideIndex }>;
  prevent: One<PreventOption<Play>, { victim: Id; damage: readonly Damage[] }>;
};
export type CombatEvents = {
  combat: Public<{ combat: Combat | null }>;
  prevented: Public<{ card: Id; amount: number }>;
  /** Damage that was successfully inflicted (V-11.3), and the blood or life that was lost to it. */
  damaged: Public<{ card: Id; amount: number; aggravated: number; lost: number }>;
};
export type CombatReasons = {
  'not-close': object;
  'not-long': object;
  'only-hand-strikes': object;
  'only-to-continue': object;
  /** Bound to the strike of this card. */
  committed: { card: Id };
  'used-already': { card: Id };
  'no-life': { card: Id };
  'not-at-allies': object;
};
