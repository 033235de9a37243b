// A card as it is printed: facts, and what it does, as data. Behaviour refers to operations by name, never to code.

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
  'unique' | 'location' | 'trifle' | 'weapon' | 'gun' | 'vehicle' | 'animal' | 'mortal' | 'boon' | 'title';

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
  readonly blood?: number;
}

export interface LibraryCard extends PrintedHead {
  readonly kind: 'library';
  readonly types: readonly LibraryType[];
  readonly requires?: Requirement;
  readonly cost?: Cost;
  readonly traits?: readonly Trait[];
  /** Allies and retainers. */
  readonly life?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** Not all that it does is there yet: known to rules and tests, but in no deck. */
  readonly partial?: true;
  /** The ways to play it from hand. */
  readonly modes: readonly Mode[];
  readonly does?: Behaviour;
}

export type Card = CryptCard | LibraryCard;

/** Moments in which cards are played or used. The actions' states A, B and C share `action` (V-8.18 … V-8.20). */
export type Moment =
  | 'unlock'
  | 'master'
  | 'minion'
  | 'influence'
  | 'discard'
  | 'as-played'
  | 'announced'
  | 'action'
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
  readonly atYou?: boolean;
  /** State C: after blocks are declined (V-8.20). */
  readonly blocksDeclined?: boolean;
  /** How the action came out. */
  readonly outcome?: 'successful' | 'blocked';
}

/** One way to play a card: type, level, moment and what it does. */
export interface Mode {
  readonly type: LibraryType;
  /** The Disciplines it needs, each at this level at least (V-4.12). */
  readonly disciplines?: Levels;
  readonly moments: readonly Moment[];
  readonly during?: ActionCondition;
  /** Who plays it, if not as its type says: a locked minion (wakes), or another minion of the acting one's controller. */
  readonly by?: 'locked' | 'other';
  /** A minion may have only one card with this trait, or of this name. */
  readonly only?: Trait | 'name';
  /** What it is aimed at, if the effects do not say it. */
  readonly target?: TargetKind;
  /** Where the card is put when it has taken effect; without this it goes to the ash heap (V-4.1). */
  readonly put?: 'table' | 'target' | 'minion' | 'ready';
  /** For action cards: stealth and the kind of action. */
  readonly action?: ActionMode;
  readonly effects: readonly Effect[];
  /** Combat cards that a minion plays only once each round or combat. */
  readonly once?: 'round' | 'combat';
  /** V-4.8. */
  readonly replace?: 'now' | 'unlock' | 'discard';
}

/** Cards that may be chosen (V-3.20). */
export interface TargetKind {
  readonly what: 'vampire' | 'minion';
  readonly whose: 'own' | 'any';
  readonly ready: boolean;
}

export interface ActionMode {
  readonly kind: 'bleed' | 'hunt' | 'political' | 'equip' | 'employ' | 'recruit' | 'other';
  readonly stealth: number;
  readonly bleed?: number;
  /** What a political action's referendum is about. */
  readonly referendum?: Proposal;
}

/** Proposals of political cards: terms and outcome. Each has its module in referendums/. */
export type Proposal =
  | { readonly op: 'burn-allocated'; readonly points: number; readonly among: number }
  | { readonly op: 'shift-pool'; readonly points: number }
  | { readonly op: 'clan-boon'; readonly amount: number }
  | { readonly op: 'burn-per-minion'; readonly amount: number }
  /** Each ready vampire of the clan has these votes more in this referendum. */
  | { readonly op: 'grant-title'; readonly title: Title; readonly clan: string; readonly votes: number };

/** Operations, by name. Each has its module in effects/. */
export type Effect =
  | { readonly op: 'stealth'; readonly amount: number; readonly early?: true }
  | { readonly op: 'intercept'; readonly amount: number; readonly early?: true }
  | { readonly op: 'bleed'; readonly amount: number; readonly limited: boolean }
  | { readonly op: 'wake' }
  | { readonly op: 'redirect'; readonly lock: boolean }
  | { readonly op: 'unlock' }
  | { readonly op: 'lock-target' }
  | { readonly op: 'add-blood'; readonly amount: number }
  | { readonly op: 'votes'; readonly amount: number; readonly against?: true }
  | { readonly op: 'silence'; readonly blood: number }
  | { readonly op: 'captivate'; readonly pool: number }
  | CombatEffect;

export type CombatEffect =
  | { readonly op: 'strike'; readonly strike: Strike }
  | { readonly op: 'maneuver' }
  | { readonly op: 'press'; readonly only?: 'continue' }
  /** To be used later in the round, or not. */
  | { readonly op: 'optional-press' }
  /** With `plusX`, as much more as the player pays blood for. */
  | { readonly op: 'prevent'; readonly amount: number; readonly plusX?: true }
  /** The opposing minion takes environmental damage in each round of this combat. */
  | { readonly op: 'damage-each-round'; readonly amount: number }
  | { readonly op: 'only-hand-strikes' }
  | { readonly op: 'close-next-round' }
  /** As much blood as the opposing vampire lost to damage this round. */
  | { readonly op: 'gain-blood-lost' }
  /** For the combat that follows if this minion blocks: an optional maneuver; damage to prevent in the first round. */
  | { readonly op: 'if-blocks'; readonly gives: 'maneuver' | 'prevent' };

export interface Strike {
  readonly kind: 'hand' | 'damage' | 'dodge' | 'combat-ends' | 'steal-blood';
  /** Damage or blood; for a hand strike, what it adds to the strength. */
  readonly amount: number;
  readonly ranged: boolean;
  readonly aggravated?: true;
  /** Combat ends: the striker unlocks first. */
  readonly unlocks?: true;
}

/** What a card does while it is in play. */
export interface Behaviour {
  readonly constant?: readonly Constant[];
  /** A strike for the minion it is on, or that it is; `once` and the maneuver are for each combat. */
  readonly strike?: { readonly strike: Strike; readonly once?: true; readonly maneuver?: true };
  /** Damage that the minion it is on can prevent, once each combat; `gun` is how much of a gun's. */
  readonly prevents?: { readonly amount: number; readonly gun?: number };
  /** Environmental damage to the opposing minion in each round of combat. */
  readonly damageEachRound?: number;
  /** Burns 1 life to give a minion of its controller a press. */
  readonly press?: 'life';
  readonly polling?: PollingAbility;
  /** In referendums that this vampire calls: blood that vampires burn to oppose them; it may unlock if they pass. */
  readonly called?: { readonly toOppose?: number; readonly unlocks?: true };
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
  readonly what: 'bleed' | 'strength' | 'intercept' | 'stealth' | 'hand-size' | 'transfers';
  readonly amount: number;
}
