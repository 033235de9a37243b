// Words of the game that cards are described with.

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
