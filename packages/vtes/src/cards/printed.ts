// A card as it is printed: facts, and the ways to play it, as data. Behaviour refers to operations by name, never to code.

import type { Behaviour } from './behaviour.ts';
import type { Effect, Proposal } from './effect.ts';

export type * from './behaviour.ts';
export type * from './effect.ts';

export const DISCIPLINES = ['ani', 'aus', 'cel', 'dom', 'for', 'obf', 'pot', 'pre', 'tha'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
/** 1 is the basic level, 2 the superior (V-4.11). */
export type Level = 1 | 2;
export type Levels = Readonly<Partial<Record<Discipline, Level>>>;

export type Sect = 'camarilla' | 'anarch' | 'independent';
export type TitleRank = 'primogen' | 'prince' | 'baron' | 'justicar' | 'inner-circle';
/** A prince is tied to a city, a justicar to a clan (V-16.7, V-16.8). */
export interface Title {
  readonly rank: TitleRank;
  readonly city?: string;
  readonly clan?: string;
}

export const LIBRARY_TYPES = [
  'master',
  'action',
  'action modifier',
  'reaction',
  'combat',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'event',
] as const;
export type LibraryType = (typeof LIBRARY_TYPES)[number];

/** Marks on library cards that rules or other cards refer to. */
export type Trait =
  | 'unique'
  | 'location'
  | 'hunting ground'
  | 'trifle'
  | 'archetype'
  | 'weapon'
  | 'gun'
  | 'vehicle'
  | 'animal'
  | 'mortal'
  | 'boon'
  | 'frenzy'
  | 'grapple'
  | 'title';

interface PrintedHead {
  readonly id: number;
  readonly name: string;
}

export interface CryptCard extends PrintedHead {
  readonly kind: 'crypt';
  readonly clan: string;
  readonly group: number | 'any';
  readonly capacity: number;
  readonly disciplines: Levels;
  readonly sect: Sect;
  readonly title?: Title;
  readonly does?: Behaviour;
}

/** What a minion, or for a master card one of its player's ready minions, must be (V-4.9, V-4.10). */
export interface Requirement {
  readonly clan?: string;
  readonly titles?: readonly TitleRank[];
}

export interface Cost {
  readonly pool?: number;
  /** `copies`: as many as copies of the card that its player controls. */
  readonly blood?: number | 'copies';
}

export interface LibraryCard extends PrintedHead {
  readonly kind: 'library';
  readonly types: readonly LibraryType[];
  readonly requires?: Requirement;
  readonly cost?: Cost;
  readonly traits?: readonly Trait[];
  /** Counters it comes into play with: the life of allies and retainers (V-4.35, V-4.37), or others. */
  readonly counters?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** The ways to play it from hand. */
  readonly modes: readonly Mode[];
  readonly does?: Behaviour;
}

export type Card = CryptCard | LibraryCard;

/**
 * Moments in which cards are played or used. The actions' states A, B and C share `action` (V-8.18 … V-8.20); `success`
 * is when everyone is done and the action is about to succeed. Effects without a moment of their own are `free` (V-4.22).
 */
export type Moment =
  | 'unlock'
  | 'master'
  | 'minion'
  | 'influence'
  | 'discard'
  | 'free'
  | 'as-played'
  | 'announced'
  | 'action'
  | 'success'
  | 'blocked'
  | 'after-action'
  | 'polling'
  | 'before-range'
  | 'range'
  | 'before-strikes'
  | 'strike'
  | 'damage'
  | 'press'
  | 'end-of-round';

/** Further conditions on an action that is under way. All that are given must hold. */
export interface ActionCondition {
  readonly kind?: 'bleed' | 'hunt' | 'political' | 'other';
  /** Only directed, or only undirected actions. */
  readonly directed?: boolean;
  /** Directed at the player, or at something they control. */
  readonly atYou?: true;
  /** Performed by a minion of the player's predator. */
  readonly byPredator?: true;
  /** State C: after blocks are declined (V-8.20). */
  readonly blocksDeclined?: true;
  /** How the action came out. */
  readonly outcome?: 'successful' | 'blocked';
  /** It called a referendum that passed. */
  readonly passed?: true;
  /** Of the acting minion. */
  readonly acting?: MinionKind & { readonly own?: true };
}

/** What a minion is. All that is given must hold. */
export interface MinionKind {
  readonly vampire?: true;
  readonly clan?: string;
  readonly titled?: true;
  readonly disciplines?: Levels;
}

/** One way to play a card: type, level, moment and what it does. */
export interface Mode {
  readonly type: LibraryType;
  /** The Disciplines it needs, each at this level at least (V-4.12). */
  readonly disciplines?: Levels;
  /** In the notation, where Disciplines do not tell the modes apart: `play Protected District for votes with …`. */
  readonly word?: string;
  readonly moments: readonly Moment[];
  readonly during?: ActionCondition;
  /**
   * Who plays it, if not as its type says: a locked minion (wakes), another minion of the acting one's controller, or
   * the locked minion that has blocked.
   */
  readonly by?: 'locked' | 'other' | 'blocker';
  /** Vampires only, though neither clan, Discipline nor blood say so (V-4.9). */
  readonly vampire?: true;
  /** A minion may have only one card with this trait, or of this name. */
  readonly only?: Trait | 'name';
  /** What it is aimed at, if the effects do not say it. */
  readonly target?: TargetKind;
  /** Where the card is put when it has taken effect; without this it goes to the ash heap (V-4.1). */
  readonly put?: 'table' | 'target' | 'minion';
  /** For action cards: stealth and the kind of action. */
  readonly action?: ActionMode;
  /** Paid when played; for action cards, what the action does (V-4.16). */
  readonly effects: readonly Effect[];
  /** Blood beyond the card's cost. */
  readonly blood?: number;
  /** Not twice by one minion in a round, in a combat, or between two of its unlock phases. */
  readonly once?: 'round' | 'combat' | 'unlock';
  /** V-4.8. */
  readonly replace?: 'now' | 'unlock' | 'discard';
  /** Of allies and retainers that come into play this way. */
  readonly counters?: number;
  readonly strength?: number;
}

/** Cards that may be chosen (V-3.20). */
export interface TargetKind {
  readonly what: 'vampire' | 'minion' | 'equipment' | 'hand';
  readonly whose: 'own' | 'others' | 'prey' | 'any';
  /** `controlled` is ready or in torpor. */
  readonly where: 'ready' | 'torpor' | 'controlled' | 'uncontrolled';
  readonly clan?: string;
  readonly locked?: true;
  /** Younger than the minion that plays or acts (V-3.11). */
  readonly younger?: true;
  /** Up to so many, or exactly so many in order. Without this, one. */
  readonly upTo?: number;
  readonly exactly?: number;
  /** Not a target that this effect has served this turn. */
  readonly oncePerTurn?: string;
}

export interface ActionMode {
  readonly kind: 'bleed' | 'hunt' | 'political' | 'equip' | 'employ' | 'recruit' | 'other';
  readonly stealth: number;
  /** Minions of this clan have more, or less, stealth. */
  readonly stealthOf?: { readonly clan: string; readonly amount: number };
  readonly bleed?: number;
  /** What it is aimed at, beside a target: the prey, the card in play itself, or the minion that card is on (V-7.8). */
  readonly at?: 'prey' | 'source' | 'host';
  /** What a political action's referendum is about. */
  readonly referendum?: Proposal;
}
