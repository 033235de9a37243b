// The types of the game: board, procedures, decisions, events, views.

import type { Amount, Game, One, Public, Seat, Secret, Some } from '@nocturne/kernel';
import type { Moment } from './cards/printed.ts';
import type { Combat, CombatDecisions, CombatEvents, CombatFrames, CombatReasons } from './types-combat.ts';
import type {
  Referendum,
  ReferendumDecisions,
  ReferendumEvents,
  ReferendumFrames,
  ReferendumReasons,
} from './types-referendum.ts';
import type { Id } from './ids.ts';
import type { Action, Board, Cause, Performing, Permanent, Phase, Targeted } from './types-board.ts';
import type {
  PlayOption,
  UseOption,
  ActOption,
  ImpulseOption,
  UnlockOption,
  InfluenceOption,
  TollOption,
} from './types-options.ts';

export type { Id } from './ids.ts';
export * from './types-board.ts';
export type * from './types-options.ts';

export interface Deck {
  crypt: Readonly<Record<string, number>>;
  library: Readonly<Record<string, number>>;
}

export interface Options {
  decks: readonly Deck[];
  /** V-2.2: who sits where, and who begins, as given or at random. */
  seating: 'random' | 'given';
  first: 'random' | 'given';
  /** Whether the game is over when time is called, with half a victory point for each survivor. */
  timeLimit: boolean;
}

export interface Result {
  points: readonly number[];
  winner: Seat | null;
}

export interface Vtes {
  Board: Board;
  Options: Options;
  Result: Result;
  Frames: {
    game: { steps: { turn: 'auto'; next: 'auto' }; data: object };
    turn: {
      steps: {
        unlock: 'auto';
        unlockOver: 'auto';
        master: 'auto';
        masterOver: 'auto';
        minion: 'auto';
        minionOver: 'auto';
        influence: 'auto';
        influenceOver: 'auto';
        discard: 'auto';
        discardOver: 'auto';
        end: 'auto';
      };
      data: object;
    };
    unlock: {
      steps: { withdrawal: 'auto'; unlock: 'auto'; contests: 'auto'; effects: 'auto'; chosen: 'unlock' };
      data: object;
    };
    master: { steps: { begin: 'auto'; offer: 'auto'; chosen: 'master' }; data: object };
    minion: { steps: { offer: 'auto'; chosen: 'act' }; data: object };
    influence: { steps: { begin: 'auto'; offer: 'auto'; chosen: 'influence' }; data: object };
    discard: { steps: { begin: 'auto'; offer: 'auto'; chosen: 'discard' }; data: object };
    /** Drawing up or discarding down to the hand size (V-4.7). */
    hand: { steps: { adjust: 'auto'; discarded: 'hand' }; data: { seat: Seat } };
    /** A card is played from hand (V-4.1 … V-4.8). */
    play: {
      steps: { announce: 'auto'; asPlayed: 'auto'; replace: 'auto'; effects: 'auto'; put: 'auto' };
      data: { seat: Seat; play: PlayOption };
    };
    /** A card in play is used: its cost is paid, and it takes effect. */
    use: { steps: { announce: 'auto' }; data: { seat: Seat; use: UseOption } };
    /** What a card does, one operation after another. */
    effects: { steps: { next: 'auto' }; data: Performing };
    /** V-19.76: pool or blood for each counter. */
    toll: { steps: { due: 'auto'; paid: 'toll' }; data: { card: Id; left: number } };
    /** V-3.33: a card is looked for in the library. */
    search: { steps: { look: 'auto'; found: 'search' }; data: { seat: Seat; minion: Id } };
    /** A card of another hand is discarded. */
    strip: { steps: { look: 'auto'; chosen: 'strip' }; data: { seat: Seat; victim: Seat } };
    /** A card of the own uncontrolled region leaves the game. */
    'remove-crypt': { steps: { look: 'auto'; chosen: 'remove-crypt' }; data: { seat: Seat } };
    /** Any window: the impulse goes round until all pass in succession (V-4.18 … V-4.20). */
    window: {
      steps: { offer: 'auto'; chosen: 'impulse'; again: 'auto' };
      data: { moment: Moment; order: Seat[]; at: number; during: string };
    };
    action: {
      steps: {
        announce: 'auto';
        equipmentNamed: 'equipment';
        lockMinion: 'auto';
        asAnnounced: 'auto';
        openBlocks: 'auto';
        stateA: 'auto';
        blockOrDecline: 'auto';
        decided: 'impulse';
        stateB: 'auto';
        compare: 'auto';
        stateC: 'auto';
        allPassed: 'auto';
        aboutToSucceed: 'auto';
        blocked: 'auto';
        ifEnded: 'auto';
        blockResolution: 'auto';
        diablerieOffered: 'diablerize';
        success: 'auto';
        effect: 'auto';
        rescued: 'split';
        afterResolution: 'auto';
        delayed: 'auto';
        afterDelayed: 'auto';
        over: 'auto';
      };
      data: { opening: ActOption; seat: Seat };
    };
  } & CombatFrames &
    ReferendumFrames;
  Decisions: {
    unlock: One<UnlockOption>;
    master: One<{ do: 'end' } | PlayOption | UseOption>;
    act: One<ActOption>;
    equipment: Some<{ do: 'take'; card: Id }, { from: Id }>;
    influence: One<InfluenceOption>;
    discard: One<{ do: 'end' } | { do: 'discard'; name: string } | UseOption>;
    toll: One<TollOption, { card: Id; left: number }>;
    search: One<{ do: 'find'; name: string } | { do: 'nothing' }, { minion: Id }>;
    strip: One<{ do: 'discard'; name: string }, { victim: Seat }>;
    'remove-crypt': One<{ do: 'remove'; card: Id }>;
    hand: Some<{ do: 'discard'; name: string }, { count: number }>;
    impulse: One<ImpulseOption, { moment: Moment; blocking: boolean }>;
    diablerize: One<{ do: 'diablerize' } | { do: 'spare' }, { victim: Id }>;
    split: Amount<{ rescuer: Id; rescued: Id; cost: number }>;
  } & CombatDecisions<PlayOption, UseOption> &
    ReferendumDecisions<PlayOption | UseOption>;
  Events: {
    turn: Public<{ turn: number; seat: Seat }>;
    phase: Public<{ phase: Phase }>;
    drew: Secret<{ seat: Seat }, { name: string }>;
    uncontrolled: Secret<{ seat: Seat; card: Id }, { name: string }>;
    discarded: Public<{ seat: Seat; name: string }>;
    played: Public<{ seat: Seat; name: string; mode: number; minion: Id; target: Targeted }>;
    used: Public<{ seat: Seat; card: Id; ability: number; minion: Id; target: Targeted }>;
    /** A library was searched and shuffled. */
    searched: Public<{ seat: Seat; found: string | null }>;
    /** A hand was looked at. */
    looked: Secret<{ seat: Seat; victim: Seat }, { hand: readonly string[] }>;
    /** A card left the uncontrolled region for good, face up. */
    removed: Public<{ seat: Seat; card: Id; name: string }>;
    /** What everyone sees of a hand: all of it, or no more. */
    openHand: Public<{ seat: Seat; hand: readonly string[] | null }>;
    handSize: Public<{ seat: Seat; size: number }>;
    ash: Public<{ seat: Seat; name: string }>;
    entered: Public<{ card: Permanent }>;
    left: Public<{ card: Id }>;
    changed: Public<{ card: Id; fields: Partial<Permanent> }>;
    /** What a card holds now. `source` is the card in play that did it of itself, or 0. */
    counters: Public<{ card: Id; counters: number; cause: Cause; source: Id }>;
    pool: Public<{ seat: Seat; pool: number; change: number; cause: Cause; source: Id }>;
    edge: Public<{ seat: Seat }>;
    points: Public<{ seat: Seat; points: number }>;
    withdrawing: Public<{ seat: Seat; withdrawing: boolean }>;
    out: Public<{ seat: Seat; how: 'ousted' | 'withdrawn' }>;
    transfers: Public<{ left: number }>;
    /** Pool becomes blood, or (an amount below 0) blood becomes pool; what both have then (V-13.3, V-13.4). */
    transferred: Public<{ seat: Seat; card: Id; amount: number; pool: number; counters: number }>;
    /** Master and discard phase actions that are left. */
    actions: Public<{ master: number; discard: number }>;
    action: Public<{ action: Action | null }>;
    declined: Public<{ seat: Seat }>;
    bled: Public<{ seat: Seat; amount: number }>;
    /** A successful action that could not be paid for, or whose target is gone (V-8.23). */
    noEffect: Public<{ card: Id }>;
    diablerized: Public<{ minion: Id; card: Id }>;
    timeCalled: Public;
    ended: Public<Result>;
  } & CombatEvents &
    ReferendumEvents;
  Reasons: {
    'not-ready': { card: Id };
    locked: { card: Id };
    'mandatory-hunt': { card: Id };
    'done-already': { card: Id };
    idle: { card: Id };
    'no-blood': { card: Id; needed: number };
    'no-pool': { needed: number };
    'no-equipment': { card: Id };
    'own-minion': object;
    'not-torpor': { card: Id };
    titled: { card: Id };
    'already-anarch': { card: Id };
    'not-eligible': object;
    'declined-already': object;
    'attempt-under-way': object;
    'stealth-not-needed': object;
    'intercept-not-needed': object;
    limited: object;
    'no-master-action': object;
    'played-already': { card: Id };
    'needs-discipline': { name: string };
    'needs-clan': { clan: string };
    'needs-title': object;
    'wrong-moment': object;
    'no-transfers': { needed: number };
    'crypt-empty': object;
    'not-enough-counters': { card: Id; needed: number };
    'not-your-turn': object;
    stuck: { card: Id };
    'cannot-block': { card: Id };
    'cannot-be-blocked': object;
    'no-target': object;
    'own-copy': object;
    'only-one': { card: Id };
    'must-first': object;
    'needs-vampire': object;
    'not-locked': { card: Id };
    'edge-used': object;
    'not-in-hand': object;
    'no-discard-action': object;
    'no-minion': object;
    'not-fighting': object;
    'action-under-way': object;
    contested: { card: Id };
    'no-time-limit': object;
    'option-value': { option: string };
    'option-unknown': { option: string };
    /** What is wrong with a deck (chapter 1). */
    'deck-missing': { seat: Seat };
    'deck-unknown': { seat: Seat; name: string };
    'too-many-decks': object;
    'crypt-size': { seat: Seat; size: number };
    'library-size': { seat: Seat; size: number };
    groups: { seat: Seat; groups: string };
    'unknown-card': { seat: Seat; name: string };
    'wrong-pile': { seat: Seat; name: string };
    'bad-count': { seat: Seat; name: string };
  } & CombatReasons &
    ReferendumReasons;
  Table: Table;
  Own: Own;
}

export type VtesGame = Game<Vtes>;

export type PublicCard = Omit<Permanent, 'name'> & { name: string | null };

/** What lies open. */
export interface Table {
  turn: number;
  whose: Seat;
  phase: Phase;
  edge: Seat | null;
  /** Clockwise. */
  order: readonly Seat[];
  methuselahs: readonly {
    pool: number;
    hand: number;
    /** What everyone sees of the hand, while it is open. */
    open: readonly string[] | null;
    library: number;
    crypt: number;
    ash: readonly string[];
    points: number;
    out: boolean;
    withdrawing: boolean;
  }[];
  cards: readonly PublicCard[];
  masterActions: number;
  discardActions: number;
  transfers: number;
  action: Action | null;
  combat: Combat | null;
  referendum: Referendum | null;
  over: Result | null;
}

/** What a Methuselah sees besides: the own hand and uncontrolled region (V-2.9). */
export interface Own {
  seat: Seat;
  hand: readonly string[];
  uncontrolled: Readonly<Record<string, string>>;
}
