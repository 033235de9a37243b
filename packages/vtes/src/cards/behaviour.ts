// What a card does while it is in play, as data.

import type { ActionMode, Effect, Strike } from './effect.ts';
import type {
  ActionCondition,
  Discipline,
  Levels,
  LibraryType,
  MinionKind,
  Moment,
  TableCondition,
  TargetKind,
  Title,
} from './facts.ts';

/** What a card does while it is in play. */
export interface Behaviour {
  readonly constant?: readonly Constant[];
  readonly abilities?: readonly Ability[];
  /** Strikes for the minion it is on, or that it is. */
  readonly strikes?: readonly OwnStrike[];
  /** How that minion strikes, whatever it strikes with. */
  readonly striking?: Striking;
  /** That minion is immune to damage that is not aggravated (V-11.16). */
  readonly immune?: 'normal';
  /** Damage that the minion it is on can prevent, once each combat; `gun` is how much of a gun's. */
  readonly prevents?: { readonly amount: number; readonly gun?: number };
  /** Environmental damage to the opposing minion in each round of combat. */
  readonly damageEachRound?: number;
  /** Burns 1 life to give a minion of its controller a press; or the minion has an optional press each combat. */
  readonly press?: 'life' | 'combat';
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
  /** Locked, while its controller has the Edge, so that a card they play costs that much less (V-4.17). */
  readonly reduces?: number;
  /** Pool that its controller gains when it is burned in a combat that it is in. */
  readonly burnedInCombat?: number;
  /** For all minions in play that are as each says, whoever controls them. */
  readonly all?: readonly Constant[];
  /** Minion cards that choose another target for a bleed cost so much more. */
  readonly redirectsCost?: number;
  /** An ally that plays cards requiring the basic level of the Disciplines of the cards on it, as a vampire (V-4.39). */
  readonly playsAsVampire?: true;
  /** It cannot have or use equipment and retainers. */
  readonly bare?: true;
  /** What the minion it is on becomes. */
  readonly makes?: Makes;
  /** The title that it stands for, of the vampire it is on (V-16.11). */
  readonly title?: Title;
  /** It is for the oldest ready untitled vampire of this kind: not played by a younger one, it moves there of itself. */
  readonly oldest?: MinionKind;
  /** If a vampire of this kind diablerizes the one it is on, it moves there, before any blood hunt. */
  readonly inherited?: MinionKind;
  /** On the vampire it is played on again, it costs that much more pool. */
  readonly dearerAgain?: number;
}

/** A strike of a card in play. The maneuver is for each combat, and binds to this strike (V-10.12). */
export interface OwnStrike {
  readonly strike: Strike;
  readonly once?: 'round' | 'combat';
  readonly maneuver?: true;
  /** Only if the card came into play at its superior level. */
  readonly superior?: true;
}

export interface Striking {
  /** With first strike (V-10.29). */
  readonly first?: true;
  /** Damage from its hand strikes is aggravated. */
  readonly aggravatedHands?: true;
  /** Only in combat with such a minion. */
  readonly against?: Opponent;
}

/** What the opposing minion is. `younger`: than the minion itself (V-3.11). */
export interface Opponent extends MinionKind {
  readonly younger?: true;
  /** It is in torpor, or gone. */
  readonly notReady?: true;
}

/** How a card changes the minion it is on. `chosen`: as its player chose when it was played. */
export interface Makes {
  /** One level more (V-6.13). */
  readonly level?: Discipline | 'chosen';
  /** V-6.14. */
  readonly capacity?: number;
  /** Instead of its own (V-16.2). */
  readonly clan?: 'chosen';
}

/** What a card in play can be used for. */
export interface Ability {
  /** In the notation, where a card has several: `use Dreams of the Sphinx for pool`. */
  readonly word?: string;
  readonly moments: readonly Moment[];
  /** Who uses it: its controller, whose turn it is, or the controller of the minion it is on. */
  readonly user?: 'controller' | 'anyone' | 'host';
  /** It must be used (V-5.10); an action that must be performed, unless the minion must hunt (V-7.4). */
  readonly mandatory?: true;
  /** Only if the card came into play at its superior level, or only if it did not. */
  readonly level?: 'basic' | 'superior';
  readonly during?: ActionCondition;
  readonly needs?: AbilityNeeds;
  readonly cost?: AbilityCost;
  /** V-3.30. */
  readonly once?: 'phase' | 'action' | 'polling' | 'round' | 'turn';
  /** So many cards of this name can be used in a phase. */
  readonly most?: number;
  /** A minion of the user's takes part: it pays, or it is meant. */
  readonly minion?: Participant;
  readonly target?: TargetKind;
  readonly effects: readonly Effect[];
  /** An action that minions perform through it. */
  readonly action?: ActionMode;
  /** Which minions may: any, vampires, the one it is on, or all others. */
  readonly by?: 'any' | 'vampire' | 'host' | 'others';
  /** And what the minion must be. */
  readonly is?: MinionKind;
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
  /** It is the own influence phase. */
  readonly influencePhase?: true;
  readonly ready?: true;
  /** It is in play, and used, by a minion that has these Disciplines, or that is acting; or it is not blocking. */
  readonly disciplines?: Levels;
  readonly acting?: true;
  readonly locked?: true;
  readonly notBlocking?: true;
  /** The vampire it is on is in torpor. */
  readonly torpor?: true;
  /** The referendum is one that a political action called (V-12.13). */
  readonly political?: true;
  /** Somebody else's turn. */
  readonly othersTurn?: true;
  /** Some counters are on it. */
  readonly counters?: true;
  /** The minion that has it is in combat with such a minion. */
  readonly opponent?: Opponent;
  /** It has marked some card. */
  readonly marked?: true;
  /** The user controls a locked minion. */
  readonly ownLocked?: true;
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
  /** It is removed from the game. */
  readonly remove?: true;
  /** V-14.4. */
  readonly discardAction?: true;
  /** 1 pool for each other card of this type in play. */
  readonly poolPerOther?: LibraryType;
}

/** Always in force, always computed. */
export interface Constant {
  readonly what:
    | 'bleed'
    | 'strength'
    | 'intercept'
    | 'stealth'
    | 'votes'
    | 'hand-size'
    | 'transfers'
    | 'master-actions'
    /** Blood that it need not burn when it rescues a vampire (V-7.35). */
    | 'rescue'
    | 'cannot-block'
    | 'cannot-diablerize';
  readonly amount: number;
  /** For each counter on the card. */
  readonly perCounter?: true;
  /** Only if the card came into play at its superior level. */
  readonly superior?: true;
  /** Only if the minion is of this kind. */
  readonly is?: MinionKind;
  /** Only during such an action; `atYou` is the controller of the card. */
  readonly during?: ActionCondition;
  /** Only while the table stands so for the controller of the card. */
  readonly while?: TableCondition;
}
