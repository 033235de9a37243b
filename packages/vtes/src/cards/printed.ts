// A card as it is printed: facts, and the ways to play it, as data. Behaviour refers to operations by name, never to code.

import type { Behaviour } from './behaviour.ts';
import type { ActionMode, Effect } from './effect.ts';
import type {
  ActionCondition,
  Levels,
  LibraryType,
  MinionTrait,
  Moment,
  Sect,
  TargetKind,
  Title,
  TitleRank,
  Trait,
} from './facts.ts';

export type * from './behaviour.ts';
export type * from './effect.ts';
export * from './facts.ts';

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
  /** Only vampires have one. */
  readonly sect: Sect | null;
  readonly title?: Title;
  readonly traits?: readonly MinionTrait[];
  /** No vampire, but a mortal with life (V-13.11). */
  readonly imbued?: true;
  /** V-17.11. */
  readonly circle?: string;
  /** The clan that it is a slave of (V-17.12). */
  readonly slaveOf?: string;
  /** An advanced card: the name of its base version (V-13.12). */
  readonly base?: string;
  /** Of an advanced card, the title behind its merge icon (V-13.16). */
  readonly mergedTitle?: Title;
  /** A merged vampire: the two cards that it is made of, the advanced one first (V-13.15). */
  readonly parts?: readonly [string, string];
  readonly does?: Behaviour;
}

/** What a minion, or for a master card one of its player's ready minions, must be (V-4.9, V-4.10). */
export interface Requirement {
  readonly clan?: string;
  readonly sect?: Sect;
  /** At least. */
  readonly capacity?: number;
  readonly titles?: readonly TitleRank[];
  /** V-17.17. */
  readonly trait?: MinionTrait;
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
  /** V-5.8. */
  readonly burnOption?: true;
  /** Counters it comes into play with: the life of allies and retainers (V-4.35, V-4.37), or others. */
  readonly counters?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** The ways to play it from hand. */
  readonly modes: readonly Mode[];
  readonly does?: Behaviour;
}

export type Card = CryptCard | LibraryCard;

/** One way to play a card: type, level, moment and what it does. */
export interface Mode {
  readonly type: LibraryType;
  /** The Disciplines it needs, each at this level at least (V-4.12). */
  readonly disciplines?: Levels;
  /** Or these instead of them. */
  readonly or?: Levels;
  /** In the notation, where Disciplines do not tell the modes apart: `play Protected District for votes with …`. */
  readonly word?: string;
  readonly moments: readonly Moment[];
  readonly during?: ActionCondition;
  /**
   * Who plays it, if not as its type says: a locked minion (wakes), another minion of the acting one's controller, or
   * the locked minion that has blocked, or a minion that is not in the combat (V-4.32); or locked minions, too.
   */
  readonly by?: 'locked' | 'other' | 'blocker' | 'bystander' | 'even-locked';
  /** Only by an unlocked minion, where its type would not say so. */
  readonly unlocked?: true;
  /** In other Methuselahs' turns, also while no action is under way. */
  readonly anytime?: true;
  /** Vampires only, though neither clan, Discipline nor blood say so (V-4.9). */
  readonly vampire?: true;
  /** A minion may have only one card with this trait, or of this name. */
  readonly only?: Trait | 'name';
  /** What it is aimed at, if the effects do not say it. */
  readonly target?: TargetKind;
  /** Where the card is put when it has taken effect; without this it goes to the ash heap (V-4.1). */
  readonly put?: 'table' | 'target' | 'minion' | 'ready';
  /** For action cards: stealth and the kind of action. */
  readonly action?: ActionMode;
  /** Paid when played; for action cards, what the action does (V-4.16). */
  readonly effects: readonly Effect[];
  /** Blood beyond the card's cost. */
  readonly blood?: number;
  /** Not twice by one minion in a round, in a combat, or between two of its unlock phases. */
  readonly once?: 'round' | 'combat' | 'unlock';
  /** V-4.8; `gone`: when the card is no longer in play. */
  readonly replace?: 'now' | 'unlock' | 'discard' | 'gone';
  /** Of allies and retainers that come into play this way. */
  readonly counters?: number;
  readonly strength?: number;
}
