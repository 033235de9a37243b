// Words of the game that cards are described with.

export const DISCIPLINES = [
  'abo',
  'ani',
  'aus',
  'cel',
  'chi',
  'dai',
  'dem',
  'dom',
  'for',
  'myt',
  'obe',
  'obf',
  'obl',
  'pot',
  'pre',
  'pro',
  'qui',
  'san',
  'ser',
  'spi',
  'tha',
  'val',
  'vic',
  'vis',
  // virtues of the imbued
  'jud',
  'red',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];
const VIRTUES: ReadonlySet<Discipline> = new Set(['jud', 'red'] as const);
export const OF_VAMPIRES: readonly Discipline[] = DISCIPLINES.filter((one) => !VIRTUES.has(one));
/** 1 is the basic level, 2 the superior (V-4.11). */
export type Level = 1 | 2;
export type Levels = Readonly<Partial<Record<Discipline, Level>>>;

export const SECTS = ['camarilla', 'anarch', 'sabbat', 'laibon', 'independent'] as const;
export type Sect = (typeof SECTS)[number];
export const TITLE_RANKS = [
  'primogen',
  'prince',
  'baron',
  'justicar',
  'inner-circle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'kholo',
  'magaji',
  'independent',
] as const;
export type TitleRank = (typeof TITLE_RANKS)[number];
/** A prince is tied to a city, a justicar to a clan (V-16.7, V-16.8); an Independent's is worth its own votes (V-16.18). */
export interface Title {
  readonly rank: TitleRank;
  readonly city?: string;
  readonly clan?: string;
  readonly votes?: number;
}

/** Attributes of crypt cards that rules or other cards refer to (V-17.10). */
export const MINION_TRAITS = [
  'black hand',
  'blood cursed',
  'flight',
  'infernal',
  'red list',
  'scarce',
  'sterile',
] as const;
export type MinionTrait = (typeof MINION_TRAITS)[number];

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

/** Where a card may be taken from that is put into play at once. */
export type Pile = 'library' | 'ash' | 'hand';

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
  | 'title'
  | 'discipline'
  | 'out-of-turn'
  | 'trophy'
  | 'gehenna'
  | 'inconnu'
  | 'ghoul'
  | 'wraith'
  | 'zombie'
  | 'melee'
  | 'reflex';

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
  /** As the minion itself enters play. */
  | 'entering'
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
  | 'additional-strikes'
  | 'press'
  | 'end-of-round'
  | 'after-combat';

/** Further conditions on an action that is under way. All that are given must hold. */
export interface ActionCondition {
  readonly kind?: 'bleed' | 'hunt' | 'political' | 'other';
  /** Only directed, or only undirected actions. */
  readonly directed?: boolean;
  /** Directed at the player, or at something they control. */
  readonly atYou?: true;
  /** Performed by a minion of the player's predator. */
  readonly byPredator?: true;
  /** State B: a minion attempts to block (V-8.19). */
  readonly attempt?: true;
  /** State C: after blocks are declined (V-8.20). */
  readonly blocksDeclined?: true;
  /** The bleed amount is at least this; not for what is always in force. */
  readonly bleed?: number;
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
  readonly sect?: Sect;
  readonly titled?: true;
  /** With this title. */
  readonly rank?: TitleRank;
  readonly disciplines?: Levels;
  readonly trait?: MinionTrait;
  /** V-3.39. */
  readonly monster?: true;
  readonly imbued?: true;
}

/** How the table stands for the controller of a card. All that is given must hold. */
export interface TableCondition {
  /** They control a ready minion of this kind. */
  readonly control?: MinionKind;
  /** Their predator controls more ready minions than they do. */
  readonly outnumbered?: true;
}

/** Cards that may be chosen (V-3.20). */
export interface TargetKind {
  readonly what: 'vampire' | 'ally' | 'minion' | 'equipment' | 'retainer' | 'hand';
  readonly whose: 'own' | 'others' | 'prey' | 'any';
  /** `controlled` is ready or in torpor; `combat`: fighting in the combat under way. */
  readonly where: 'ready' | 'torpor' | 'controlled' | 'uncontrolled' | 'combat';
  readonly clan?: string;
  readonly sect?: Sect;
  readonly notSect?: Sect;
  readonly untitled?: true;
  readonly imbued?: true;
  /** Of this capacity or more. */
  readonly capacity?: number;
  readonly locked?: true;
  readonly unlocked?: true;
  /** Not the minion that plays or acts; of the same name. */
  readonly other?: true;
  readonly copy?: true;
  /** Of a card on another: what the minion that has it is. */
  readonly on?: MinionKind;
  /** The minion that the card in play is on. */
  readonly host?: true;
  /** It has none of these Disciplines at this level. */
  readonly lacks?: Levels;
  /** Younger than the minion that plays or acts (V-3.11). */
  readonly younger?: true;
  /** Of the circle of the minion that plays or acts (V-17.11). */
  readonly circle?: true;
  /** Up to so many, or exactly so many in order. Without this, one. */
  readonly upTo?: number;
  readonly exactly?: number;
  /** Not a target that this effect has served this turn. */
  readonly oncePerTurn?: string;
}
