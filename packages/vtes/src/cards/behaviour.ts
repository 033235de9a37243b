// What a card does while it is in play, as data.

import type { ActionMode, Effect, Strike } from './effect.ts';
import type { ActionCondition, Discipline, Levels, MinionKind, Moment, Sect, TargetKind } from './facts.ts';

/** What a card does while it is in play. */
export interface Behaviour {
  readonly constant?: readonly Constant[];
  readonly abilities?: readonly Ability[];
  /** A strike for the minion it is on, or that it is; `once` and the maneuver are for each combat. */
  readonly strike?: { readonly strike: Strike; readonly once?: true; readonly maneuver?: true };
  /** Damage that the minion it is on can prevent, once each combat; `gun` is how much of a gun's. */
  readonly prevents?: { readonly amount: number; readonly gun?: number };
  /** Environmental damage to the opposing minion in each round of combat. */
  readonly damageEachRound?: number;
  /** Burns 1 life to give a minion of its controller a press. */
  readonly press?: 'life';
  readonly polling?: PollingAbility;
  /** In referendums that this vampire calls: blood that vampires burn to oppose them. */
  readonly called?: { readonly toOppose?: number };
  /** Counters at which it is burned. */
  readonly burnedAt?: number;
  /** A counter is added each time it is locked for an effect. */
  readonly countsLocks?: true;
  /** A counter is burned instead of replacing another card. */
  readonly insteadOfReplacing?: true;
  /** When the vampire it is on goes to torpor: it is burned; its controller burns pool. */
  readonly atTorpor?: { readonly burned?: true; readonly pool?: number };
  /** If the minion it is on blocks such an action or minion, that minion gains blood before block resolution, once a turn. */
  readonly onBlock?: { readonly blood: number; readonly titled: true; readonly political: true };
  /** Of the two minions it remembers, the first does not unlock; the other's actions, bleeds aside, cannot be blocked. */
  readonly pair?: true;
  /** It is burned when the minion it is on is about to bleed whom it remembers, for that much bleed. */
  readonly atBleed?: number;
  /** The prey of its controller plays with an open hand. */
  readonly opensHand?: true;
  /** On the vampire it is played on again, it costs that much more pool. */
  readonly dearerAgain?: number;
}

/** What a card in play can be used for. */
export interface Ability {
  /** In the notation, where a card has several: `use Dreams of the Sphinx for pool`. */
  readonly word?: string;
  readonly moments: readonly Moment[];
  /** Who uses it: its controller, whose turn it is, or the controller of the minion it is on. */
  readonly user?: 'controller' | 'anyone' | 'host';
  /** It must be used (V-5.10). */
  readonly mandatory?: true;
  readonly during?: ActionCondition;
  readonly needs?: AbilityNeeds;
  readonly cost?: AbilityCost;
  /** V-3.30. */
  readonly once?: 'phase' | 'action';
  /** A minion of the user's takes part: it pays, or it is meant. */
  readonly minion?: Participant;
  readonly target?: TargetKind;
  readonly effects: readonly Effect[];
  /** An action that minions perform through it. */
  readonly action?: ActionMode;
  /** Which minions may: any, vampires, the one it is on, or all others. */
  readonly by?: 'any' | 'vampire' | 'host' | 'others';
}

/** A minion of the user's, ready unless more is said, that has blood if it must give some; or pool pays instead. */
export interface Participant extends MinionKind {
  readonly where?: 'controlled';
  readonly blood?: true;
  readonly payer?: 'or-pool';
}

export interface AbilityNeeds {
  /** The user has the Edge. */
  readonly edge?: true;
  /** It is in play, and used, by a minion that has these Disciplines, or that is acting; or it is not blocking. */
  readonly disciplines?: Levels;
  readonly acting?: true;
  readonly locked?: true;
  readonly notBlocking?: true;
  /** The vampire it is on is in torpor. */
  readonly torpor?: true;
  /** Somebody else's turn. */
  readonly othersTurn?: true;
  /** Some counters are on it. */
  readonly counters?: true;
}

export interface AbilityCost {
  /** V-3.31. */
  readonly lock?: true;
  readonly burn?: true;
  readonly pool?: number;
  /** From the minion that takes part, or that the card is on. */
  readonly blood?: number;
  readonly transfers?: number;
  /** A card that requires this Discipline is discarded. */
  readonly discard?: Discipline;
}

/** What a card in play can be used for while votes are cast (V-9.15). */
export type PollingAbility =
  /** Locked: its controller gets votes. */
  | { readonly use: 'lock'; readonly votes: number }
  /** Locked in a political action: each titled vampire of the sect that its controller controls gets votes. */
  | { readonly use: 'lock-for-titled'; readonly votes: number; readonly sect: Sect }
  /** A card that requires the Discipline is discarded: this minion gets votes. */
  | { readonly use: 'discard'; readonly votes: number; readonly discipline: Discipline };

/** Always in force, always computed. */
export interface Constant {
  readonly what: 'bleed' | 'strength' | 'intercept' | 'stealth' | 'hand-size' | 'transfers' | 'cannot-block';
  readonly amount: number;
  /** For each counter on the card. */
  readonly perCounter?: true;
  /** Only if the card came into play at its superior level. */
  readonly superior?: true;
  /** Only if the minion is of this kind. */
  readonly is?: MinionKind;
  /** Only during such an action; `atYou` is the controller of the card. */
  readonly during?: ActionCondition;
}
