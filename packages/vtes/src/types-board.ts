// The board and what lies on it.

import type { Seat } from '@nocturne/kernel';
import type { Levels, Sect, Title } from './cards/printed.ts';
import type { Id } from './ids.ts';
import type { Combat } from './types-combat.ts';
import type { Referendum, Side } from './types-referendum.ts';

export type Phase = 'unlock' | 'master' | 'minion' | 'influence' | 'discard';
export const PHASES = [
  'unlock',
  'master',
  'minion',
  'influence',
  'discard',
] as const satisfies readonly Phase[];

/** `table` holds cards in play that are neither minions nor on another card. */
export type Region = 'uncontrolled' | 'ready' | 'torpor' | 'table' | 'attached';

export interface Permanent {
  id: Id;
  name: string;
  owner: Seat;
  controller: Seat;
  region: Region;
  /** The card it is on, or 0. */
  on: Id;
  locked: boolean;
  /** Blood, life, or whatever counters the card holds (V-3.9). */
  counters: number;
  /** Out of play, face down, until the contest is settled (V-3.24). */
  contested: boolean;
  sect: Sect | null;
  /** Of minions: as printed, and as cards on them make it. */
  clan: string | null;
  capacity: number;
  disciplines: Levels;
  /** What was chosen as it came into play: a Discipline, a clan, a circle; or nothing. */
  choice: string;
  title: Title | null;
  /** The title is contested (V-16.12). */
  titleContested: boolean;
  /** Actions performed this turn, for repeat limits (V-7.9 … V-7.13, V-7.32); `marked` (V-17.15). */
  done: string[];
  /** May not act this turn: recruited this turn (V-7.29). */
  idle: boolean;
  /** What holds until its controller's next unlock phase, as `played On the Qui Vive` or `stays locked`. */
  since: string[];
  /** The way in which it came into play: the mode of its card. */
  mode: number;
  /** Cards that it remembers, and the Methuselah. */
  chosen: Id[];
  against: Seat;
  /** Counters of a second kind, which some cards put on others. */
  marks: number;
  /** Titles that it yielded, which it does not regain (V-16.16). */
  yielded: string[];
}

export interface Methuselah {
  pool: number;
  /** Hands and piles are replaced, never changed: copies share them. */
  hand: readonly string[];
  /** Top card last. */
  library: readonly string[];
  crypt: readonly string[];
  ash: readonly string[];
  /** Cards of theirs that were removed from the game. */
  removed: readonly string[];
  /** Victory points. */
  points: number;
  /** Ousted or withdrawn. */
  out: boolean;
  /** Cards not replaced until this phase of an own turn (V-4.8). */
  unreplaced: readonly Phase[];
  /** Hand size more than usual, until the end of the turn. */
  handBonus: number;
  /** Master phase actions that the next master phase has more, or fewer (V-6.10, V-6.12). */
  ahead: number;
  /** Has played an out-of-turn master since the last own master phase (V-6.11). */
  outOfTurn: boolean;
  /** A trifle among those has given the next master phase its extra action (V-6.12). */
  trifled: boolean;
  /** Influence phases so far (V-13.2). */
  influenced: number;
  /** Began this turn with an empty library and a hand that is not full (V-15.9). */
  exhausted: boolean;
  withdrawing: boolean;
}

/** Why pool or counters change. `moved` from one place to another, and `effect` is any other effect of a card. */
export type Cause =
  | 'cost'
  | 'contest'
  | 'bleed'
  | 'hunt'
  | 'damage'
  | 'diablerie'
  | 'stolen'
  | 'moved'
  | 'edge'
  | 'oust'
  | 'effect';

/** What an action is aimed at: Methuselahs (directed, V-7.8) and a card, if any. */
export interface Aim {
  seats: Seat[];
  card: Id;
}

export type ActionKind =
  | 'bleed'
  | 'hunt'
  | 'equip'
  | 'employ'
  | 'recruit'
  | 'political'
  | 'leave-torpor'
  | 'rescue'
  | 'diablerie'
  | 'anarch'
  | 'fight'
  | 'other';

/** A passing change made during an action (V-8.17). `who` is a minion, or 0 for the action itself. */
export interface Change {
  what: 'stealth' | 'intercept' | 'bleed' | 'maneuver' | 'prevent';
  amount: number;
  who: Id;
  limited: boolean;
  /** For allies and for vampires below this capacity, whoever they are. */
  below?: number;
  /** Only while the target has at most so much pool. */
  ifPool?: number;
}

export interface Price {
  blood: number;
  pool: number;
}

/** What happens when the action has been resolved (V-8.29). */
export type Delayed =
  | { op: 'damage'; minion: Id; amount: number }
  | { op: 'unlock'; minion: Id; ifSuccessful: true }
  | { op: 'torpor'; minion: Id };

/** What a card is aimed at, and what its player chose. */
export interface Targeted {
  card?: Id;
  /** Several cards, in the order in which they are named. */
  cards?: Id[];
  seat?: Seat;
  /** How much of it, where the player chooses. */
  amount?: number;
  /** The X of its blood cost. */
  x?: number;
  /** A card of the hand. */
  hand?: string;
  /** For votes. */
  side?: Side;
  /** Damage to the victim that is being looked at, by its place in the list. */
  damage?: number;
  /** A card of an ash heap. */
  ash?: { seat: Seat; name: string };
  /** A Discipline, clan or circle, by its name. */
  choice?: string;
}

/** A card or ability that is taking effect: whose it is, who does it, at what, and how far it has come. */
export interface Performing {
  by: Seat;
  /** The name of the card, and its mode or, with `ability`, its ability. */
  name: string;
  index: number;
  ability: boolean;
  /** The card in play whose ability it is, or 0. */
  source: Id;
  minion: Id;
  target: Targeted;
  next: number;
}

export interface Action {
  kind: ActionKind;
  minion: Id;
  /** The acting Methuselah. */
  by: Seat;
  aim: Aim;
  /** The action card, set aside until the action is resolved (V-4.2); then it is gone. */
  card: { name: string; mode: number; gone: boolean } | null;
  /** The card in play through which it is performed, or 0, and which of its abilities. */
  source: Id;
  ability: number;
  /** What was announced. */
  target: Targeted;
  /** What makes two actions the same (V-7.9, V-7.10). */
  same: string;
  /** The repeat limits it falls under. */
  keys: string[];
  stealth: number;
  /** Bleed beyond the minion's own, from the action card. */
  bleed: number;
  cost: Price;
  changes: Change[];
  /** A: no attempt under way; B: one is; C: blocks are declined (V-8.18 … V-8.20). */
  state: 'announced' | 'A' | 'B' | 'C' | 'blocked' | 'over';
  declined: Seat[];
  /** The minion whose attempt is under way, or who blocked (V-3.17). */
  blocker: Id;
  awake: Id[];
  /** Modifiers and reactions played, as "minion name" (V-4.26). */
  played: string[];
  outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  /** Vampires cannot block it. */
  barred: boolean;
  /** Minions that cannot block it. */
  excluded: Id[];
  /** Whether minions whose attempts fail will lock, and those whose attempts did. */
  lockFailed: boolean;
  failed: Id[];
  /** If it is blocked, the blocker locks and the action ends. */
  endIfBlocked: boolean;
  /** The bleed is turned into knowledge: it burns no pool. */
  spied: boolean;
  delayed: Delayed[];
  /** Equipment to take from another minion (V-7.23). */
  equipment: Id[];
}

export interface Board {
  turn: number;
  whose: Seat;
  phase: Phase;
  /** Seats, clockwise. */
  order: Seat[];
  /** Who had the first turn. */
  first: Seat;
  /** −1 while uncontrolled. */
  edge: Seat;
  methuselahs: Methuselah[];
  cards: readonly Permanent[];
  nextId: Id;
  masterActions: number;
  /** Whether a trifle gave its extra action this phase (V-6.7). */
  trifled: boolean;
  discardActions: number;
  transfers: number;
  /** Events that were played in this game, whoever played them (V-14.3). Replaced, never changed. */
  events: readonly string[];
  /** Effects used this phase that may be used once (V-3.30). */
  used: string[];
  /** Seats whose hand size may have changed (V-4.7). */
  resized: Seat[];
  /** Who is there, or what they are, has changed: before the next step, cards that depend on it are seen to. */
  stirred: boolean;
  /** Vampires that burned a Red List minion and have not been rewarded yet (V-17.16). */
  awards: Id[];
  action: Action | null;
  combat: Combat | null;
  referendum: Referendum | null;
}
