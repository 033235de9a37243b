// The types of the game: board, procedures, decisions, events, views.

import type { Amount, Game, One, Public, Seat, Secret, Some } from '@nocturne/kernel';
import type { Moment } from './cards/printed.ts';
import type { FormatName } from './decks/formats.ts';
import type { CombatDecisions, CombatEvents, CombatFrames, CombatReasons } from './types-combat.ts';
import type {
  ReferendumDecisions,
  ReferendumEvents,
  ReferendumFrames,
  ReferendumReasons,
} from './types-referendum.ts';
import type { RewardDecisions, RewardEvents, RewardFrames, RewardReasons } from './types-rewards.ts';
import type { Id } from './ids.ts';
import type { GeneralReasons } from './types-reasons.ts';
import type { Own, Result, Table } from './types-view.ts';
import type { Action, Board, Cause, Performing, Permanent, Phase, Price, Targeted } from './types-board.ts';
import type {
  PlayOption,
  UseOption,
  ActOption,
  ImpulseOption,
  UnlockOption,
  InfluenceOption,
  EnteringOption,
  DiscardOption,
  TollOption,
  MasterOption,
  ReduceOption,
} from './types-options.ts';

export type { Id } from './ids.ts';
export * from './types-board.ts';
export type * from './types-options.ts';
export type { Reward } from './types-rewards.ts';
export type * from './types-view.ts';

export interface Deck {
  crypt: Readonly<Record<string, number>>;
  library: Readonly<Record<string, number>>;
}

export interface Options {
  decks: readonly Deck[];
  /** Which cards the decks may hold. */
  format: FormatName;
  /** V-2.2: who sits where, and who begins, as given or at random. */
  seating: 'random' | 'given';
  first: 'random' | 'given';
  /** Whether the game is over when time is called, with half a victory point for each survivor. */
  timeLimit: boolean;
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
    /** A minion enters play: what it does as it does so, then the contests that it leads to. */
    entering: {
      steps: { offer: 'auto'; chosen: 'entering'; settle: 'auto' };
      data: { seat: Seat; card: Id };
    };
    /** Drawing up or discarding down to the hand size (V-4.7). */
    hand: { steps: { adjust: 'auto'; discarded: 'hand' }; data: { seat: Seat } };
    /** A card is played from hand (V-4.1 … V-4.8). */
    play: {
      steps: {
        announce: 'auto';
        asPlayed: 'auto';
        price: 'auto';
        reduced: 'reduce';
        replace: 'auto';
        effects: 'auto';
        put: 'auto';
      };
      /** `cancelled`: as it was played; `paid` for none the less, or not (V-3.34 … V-3.36). */
      data: { seat: Seat; play: PlayOption; cancelled?: 'paid' | 'unpaid' };
    };
    /** A card in play is used: its cost is paid, and it takes effect. */
    use: { steps: { announce: 'auto' }; data: { seat: Seat; use: UseOption } };
    /** What a card does, one operation after another. */
    effects: { steps: { next: 'auto' }; data: Performing };
    /** V-19.76: pool or blood for each counter. */
    toll: { steps: { due: 'auto'; paid: 'toll' }; data: { card: Id; left: number } };
    /** V-3.33: a card is looked for in the library. */
    search: { steps: { look: 'auto'; found: 'search' }; data: { seat: Seat; minion: Id; given: boolean } };
    /** A card of another hand is discarded. */
    strip: { steps: { look: 'auto'; chosen: 'strip' }; data: { seat: Seat; victim: Seat } };
    /** An ally comes from the ash heap. */
    raise: { steps: { look: 'auto'; chosen: 'raise' }; data: { seat: Seat; names: string[] } };
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
        takenOver: 'take-over';
        diablerieOffered: 'diablerize';
        success: 'auto';
        price: 'auto';
        reduced: 'reduce';
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
    ReferendumFrames &
    RewardFrames;
  Decisions: {
    unlock: One<UnlockOption>;
    master: One<MasterOption>;
    act: One<ActOption>;
    equipment: Some<{ do: 'take'; card: Id }, { from: Id }>;
    influence: One<InfluenceOption>;
    discard: One<DiscardOption>;
    entering: One<EnteringOption, { card: Id }>;
    toll: One<TollOption, { card: Id; left: number }>;
    reduce: One<ReduceOption, { name: string; cost: Price }>;
    /** `given`: whatever it requires, at half its cost. */
    search: One<{ do: 'find'; name: string } | { do: 'nothing' }, { minion: Id; given: boolean }>;
    strip: One<{ do: 'discard'; name: string }, { victim: Seat }>;
    'remove-crypt': One<{ do: 'remove'; card: Id }>;
    raise: One<{ do: 'raise'; name: string }, { names: readonly string[] }>;
    hand: Some<{ do: 'discard'; name: string }, { count: number }>;
    impulse: One<ImpulseOption, { moment: Moment; blocking: boolean }>;
    diablerize: One<{ do: 'diablerize' } | { do: 'spare' }, { victim: Id }>;
    split: Amount<{ rescuer: Id; rescued: Id; cost: number }>;
  } & CombatDecisions<PlayOption, UseOption> &
    ReferendumDecisions<PlayOption | UseOption> &
    RewardDecisions;
  Events: {
    turn: Public<{ turn: number; seat: Seat }>;
    phase: Public<{ phase: Phase }>;
    drew: Secret<{ seat: Seat }, { name: string }>;
    uncontrolled: Secret<{ seat: Seat; card: Id }, { name: string }>;
    discarded: Public<{ seat: Seat; name: string }>;
    played: Public<{ seat: Seat; name: string; mode: number; minion: Id; target: Targeted }>;
    cancelled: Public<{ seat: Seat; name: string }>;
    /** What the next master phase will have more or fewer (V-6.10 … V-6.12). */
    ahead: Public<{ seat: Seat; ahead: number; outOfTurn: boolean }>;
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
    /** A card left an ash heap: into play, or out of the game. */
    fromAsh: Public<{ seat: Seat; name: string; removed: boolean }>;
    entered: Public<{ card: Permanent }>;
    /** Burned, or with `removed` out of the game. */
    left: Public<{ card: Id; removed: boolean }>;
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
    ReferendumEvents &
    RewardEvents;
  Reasons: GeneralReasons & CombatReasons & ReferendumReasons & RewardReasons;
  Table: Table;
  Own: Own;
}

export type VtesGame = Game<Vtes>;
