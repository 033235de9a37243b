// A card as it is printed: facts, and the ways to play it, as data. Behaviour refers to operations by name, never to code.

import type { Behaviour } from './behaviour.ts';
import type { ActionMode, Effect } from './effect.ts';
import type {
  ActionCondition,
  Levels,
  LibraryType,
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
