// Combat and damage (chapters 10 and 11): its part of the game's types.

import type { One, Public, Seat } from '@nocturne/kernel';
import type { Strike } from './cards/printed.ts';
import type { Id } from './ids.ts';

export type Range = 'close' | 'long';

/** Which of the two combatants: the acting minion is 0 (V-10.5). */
export type SideIndex = 0 | 1;

/**
 * What a combatant strikes with, and at what: the opponent, one of its retainers (V-10.37), or equipment on it (V-10.27).
 */
export interface ChosenStrike {
  strike: Strike;
  /** The card in play it comes from, or 0. */
  source: Id;
  /** The name of the card it comes from; `null` for a hand strike. */
  name: string | null;
  /** Its card was played from the hand, and is set aside until the strikes are resolved (V-4.2). */
  aside: boolean;
  at: Id;
  /** With first strike, it is resolved before the other (V-10.29). */
  resolved: boolean;
}

/** A strike of a card in play, by its place in the card's list. */
export interface StrikeWay {
  card: Id;
  way: number;
}

/** Environmental damage that a card deals in each round. */
export interface EachRound {
  name: string;
  amount: number;
}

export interface Combatant {
  minion: Id;
  /** The minion may be gone at the end of the round (V-10.36): whose it was, and what. */
  seat: Seat;
  vampire: boolean;
  strike: ChosenStrike | null;
  /** What it must use as the initial strike of the round, if anything (V-10.12). */
  committed: StrikeWay | null;
  /** Strikes left in this round: the initial one, and the additional ones (V-10.30). */
  strikes: number;
  /** Additional strikes that an effect gives it in each round. */
  additional: number;
  /** Whether it has had additional strikes from something in this round: not from anything else (V-10.31). */
  gained: boolean;
  /** Damage from its hand strikes is aggravated in this round. */
  aggravated: boolean;
  /** Equipment that it stole in this round, and cannot use before the next (V-10.28). */
  stolen: Id[];
  /** Cards played in this combat, for their limits. */
  played: { name: string; round: number }[];
  /** Cards in play that gave what they give once each combat. */
  used: Id[];
  /** Optional maneuvers of this combat, and presses and damage to prevent of this round (V-10.14). */
  maneuvers: number;
  presses: number;
  prevents: number;
  /** Environmental damage that this minion takes each round. */
  environment: EachRound[];
  /** Blood lost to damage this round. */
  bloodLost: number;
}

export interface Combat {
  round: number;
  range: Range;
  /** The acting minion first (V-10.5). */
  sides: [Combatant, Combatant];
  /** Which pair of strikes of this round it is: the initial one is the first (V-10.30). */
  pair: number;
  /** What was used in this round and can be used once in it: `use 7 0`, `strike 7`. */
  used: string[];
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
  /** The card that deals it, by name, and if it is in play, which. */
  from?: string;
  by?: Id;
  /** An effect makes the victim immune to it (V-11.16). */
  immune?: true;
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
      otherStrikes: 'auto';
      pairOver: 'auto';
      nextPair: 'auto';
      press: 'auto';
      endOfRound: 'auto';
      nextRound: 'auto';
      over: 'auto';
    };
    data: { acting: Id; opposing: Id };
  };
  /** Maneuvers and presses go to and fro (V-10.10, V-10.35). */
  maneuvers: {
    steps: { offer: 'auto'; chosen: 'maneuver'; played: 'auto' };
    data: { side: SideIndex; passes: number };
  };
  presses: {
    steps: { offer: 'auto'; chosen: 'press'; played: 'auto' };
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
      /** Which victim is looked at, which Methuselah of the sequence is asked, and which damage comes first. */
      at: number;
      asked: number;
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
export type StrikeOption<Play> = { do: 'hand-strike' } | ({ do: 'strike'; at: Id } & StrikeWay) | Play;
/** `first` is the damage that is prevented first, by its place in the list. */
export type PreventOption<Play, Use> =
  Pass | { do: 'prevent'; card: Id; first: number } | (Play & { first: number }) | Use;

export type CombatDecisions<Play, Use> = {
  maneuver: One<ManeuverOption<Play | Use>, { side: SideIndex }>;
  press: One<PressOption<Play | Use>, { side: SideIndex }>;
  strike: One<StrikeOption<Play | Use>, { side: SideIndex }>;
  prevent: One<PreventOption<Play, Use>, { victim: Id; damage: readonly Damage[] }>;
};
export type CombatEvents = {
  combat: Public<{ combat: Combat | null }>;
  prevented: Public<{ card: Id; amount: number }>;
  /** Damage that was not inflicted, for the victim is immune to it (V-11.16). */
  unhurt: Public<{ card: Id; amount: number }>;
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
  'strikes-gained': { card: Id };
  'stolen-this-round': { card: Id };
  'used-already': { card: Id };
  'no-life': { card: Id };
  'not-at-allies': object;
};
