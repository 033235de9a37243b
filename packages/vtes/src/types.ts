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
import type { Action, Board, Permanent, Phase } from './types-board.ts';

export type { Id } from './ids.ts';
export * from './types-board.ts';

export interface Deck {
  crypt: Readonly<Record<string, number>>;
  library: Readonly<Record<string, number>>;
}

export interface Options {
  decks: readonly Deck[];
  first: 'random' | 'given';
}

export interface Result {
  points: readonly number[];
  winner: Seat | null;
}

export interface Targeted {
  card?: Id;
  seat?: Seat;
  /** How much of it, where the player chooses. */
  amount?: number;
  /** The X of its blood cost. */
  x?: number;
}

/** A card played from hand: which, how, by which minion (0 for a Methuselah), at what. */
export interface PlayOption extends Targeted {
  do: 'play';
  name: string;
  mode: number;
  minion: Id;
}

interface By<Verb extends string> {
  do: Verb;
  minion: Id;
}
export type ActOption =
  | { do: 'end' }
  | (By<'bleed'> & { seat: Seat })
  | By<'hunt'>
  | (By<'take-equipment'> & { card: Id })
  | By<'leave-torpor'>
  | (By<'rescue'> & { card: Id })
  | (By<'diablerize'> & { card: Id })
  | By<'become-anarch'>
  | PlayOption;

export type ImpulseOption = { do: 'pass' } | PlayOption | By<'block'> | { do: 'no-block' };

export type UnlockOption =
  | { do: 'end' }
  | { do: 'edge' }
  | { do: 'pay'; card: Id }
  | { do: 'yield'; card: Id }
  | { do: 'pay-title'; card: Id }
  | { do: 'yield-title'; card: Id }
  | { do: 'withdraw' };

export type InfluenceOption =
  | { do: 'end' }
  | { do: 'transfer'; card: Id; amount: number }
  | { do: 'take-back'; card: Id; amount: number }
  | { do: 'draw-crypt' }
  | { do: 'bring'; card: Id };

export interface Vtes {
  Board: Board;
  Options: Options;
  Result: Result;
  Frames: {
    game: { steps: { turn: 'auto'; next: 'auto' }; data: object };
    turn: {
      steps: {
        unlock: 'auto';
        master: 'auto';
        minion: 'auto';
        influence: 'auto';
        discard: 'auto';
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
      data: { seat: Seat; play: PlayOption; next: number };
    };
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
        blocked: 'auto';
        blockResolution: 'auto';
        diablerieOffered: 'diablerize';
        success: 'auto';
        effect: 'auto';
        rescued: 'split';
        afterResolution: 'auto';
        over: 'auto';
      };
      data: { opening: ActOption; seat: Seat };
    };
  } & CombatFrames &
    ReferendumFrames;
  Decisions: {
    unlock: One<UnlockOption>;
    master: One<{ do: 'end' } | PlayOption>;
    act: One<ActOption>;
    equipment: Some<{ do: 'take'; card: Id }, { from: Id }>;
    influence: One<InfluenceOption>;
    discard: One<{ do: 'end' } | { do: 'discard'; name: string }>;
    hand: Some<{ do: 'discard'; name: string }, { count: number }>;
    impulse: One<ImpulseOption, { moment: Moment; blocking: boolean }>;
    diablerize: One<{ do: 'diablerize' } | { do: 'spare' }, { victim: Id }>;
    split: Amount<{ rescuer: Id; rescued: Id; cost: number }>;
  } & CombatDecisions<PlayOption> &
    ReferendumDecisions<PlayOption>;
  Events: {
    turn: Public<{ turn: number; seat: Seat }>;
    phase: Public<{ phase: Phase }>;
    drew: Secret<{ seat: Seat }, { name: string }>;
    uncontrolled: Secret<{ seat: Seat; card: Id }, { name: string }>;
    discarded: Public<{ seat: Seat; name: string }>;
    played: Public<{ seat: Seat; name: string; mode: number; minion: Id }>;
    ash: Public<{ seat: Seat; name: string }>;
    entered: Public<{ card: Permanent }>;
    left: Public<{ card: Id }>;
    changed: Public<{ card: Id; fields: Partial<Permanent> }>;
    pool: Public<{ seat: Seat; pool: number; change: number }>;
    edge: Public<{ seat: Seat }>;
    points: Public<{ seat: Seat; points: number }>;
    withdrawing: Public<{ seat: Seat; withdrawing: boolean }>;
    out: Public<{ seat: Seat; how: 'ousted' | 'withdrawn' }>;
    transfers: Public<{ left: number }>;
    action: Public<{ action: Action | null }>;
    declined: Public<{ seat: Seat }>;
    bled: Public<{ seat: Seat; amount: number }>;
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
    decks: { seat: Seat; problem: string };
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
  methuselahs: readonly {
    pool: number;
    hand: number;
    library: number;
    crypt: number;
    ash: readonly string[];
    points: number;
    out: boolean;
    withdrawing: boolean;
  }[];
  cards: readonly PublicCard[];
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
