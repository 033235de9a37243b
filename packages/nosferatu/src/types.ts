// The types of the game: its board, procedures, decisions, events and views.

import type { Game, One, Public, Seat, Secret } from '@nocturne/kernel';
import type { Character, ClockCard, Kind, Ritual, Tally } from './cards.ts';
import type { Options } from './options.ts';

export type Phase = 'setup' | 'round' | 'effects' | 'stake' | 'end';
export type Darkness = 'thirst' | 'lord';
export type Team = 'hunters' | 'evil';
/** Announced in phase 2: Bites or Nights, only Components, or anything else (N-5.1). */
export type Case = 1 | 2 | 3;
export type RevealCause = 'mirror' | 'thirst';

export interface Given {
  seat: Seat;
  card: Kind;
}
export interface Turned {
  seat: Seat;
  card: ClockCard;
}
export interface Discarded {
  turn: number;
  seat: Seat;
  card: Kind;
}

export interface Board {
  turn: number;
  phase: Phase;
  /** −1 until known. */
  renfield: Seat;
  vampire: Seat;
  /** Whose character lies face up. */
  faceUp: boolean[];
  reserves: Tally[];
  bites: number[];
  /** Bites ever placed. */
  bitesPlaced: number;
  /** −1 before it is placed. */
  stake: Seat;
  /** Top card last. */
  library: Kind[];
  /** Nobody may look through the pile (N-8.6), so all that matters is what is in it, and its top card. */
  discard: Tally;
  /** The top card of the discard pile if it lies face up. */
  top: Kind | null;
  /** Discards on show. */
  shown: Discarded[];
  /** Face down, top card last. */
  clock: ClockCard[];
  turned: Turned[];
  /** Who gave what to Renfield this turn, in that order. */
  given: Given[];
  /** What Renfield still holds of it. */
  actionDeck: Tally;
  /** The case announced this turn. */
  announced: Case | null;
  /** Face-up Rituals. */
  rituals: Record<Ritual, boolean>;
  darkness: Darkness;
  /** Whether the last Library card was drawn this turn (N-8.5). */
  emptied: boolean;
  /** Nights removed from the game. */
  removed: number;
}

export interface Result {
  winner: Team;
  cause: 'vampire-killed' | 'hunter-killed' | 'bites';
}

interface Target<Verb extends string> {
  do: Verb;
  seat: Seat;
}
export type PlayOption = { do: 'play'; discard: Kind; give: Kind };
export type LoseOption = { do: 'lose'; card: Kind };
export type TakeOption = { do: 'take'; position: number };
export type RitualOption = { do: 'ritual'; ritual: Ritual } | { do: 'no-ritual' };
/** `sure` marks a victim who is known to be a Hunter: a person should be asked again (N-6.4). */
export type DawnOption = Target<'stake'> | (Target<'kill'> & { sure?: 'known-hunter' });

export interface Nosferatu {
  Board: Board;
  Options: Options;
  Result: Result;
  Frames: {
    setup: {
      steps: {
        renfield: 'auto';
        volunteered: 'volunteer';
        picked: 'renfield';
        characters: 'auto';
        vampireNamed: 'vampire';
        deal: 'auto';
        stake: 'auto';
        stakePlaced: 'first-stake';
      };
      data: { volunteers: Seat[] };
    };
    turn: {
      steps: { round: 'auto'; effects: 'auto'; stake: 'auto'; end: 'auto'; next: 'auto' };
      data: object;
    };
    round: {
      steps: { draw: 'auto'; play: 'auto'; played: 'play'; clock: 'auto' };
      data: { seat: Seat };
    };
    effects: { steps: { announce: 'auto' }; data: object };
    bites: {
      steps: { place: 'auto'; placed: 'bite'; lose: 'auto'; lost: 'lose' | 'take'; nights: 'auto' };
      data: { left: number; bitten: Seat[]; owed: Seat[] };
    };
    ritual: {
      steps: {
        choose: 'auto';
        chosen: 'ritual';
        mirror: 'auto';
        shown: 'mirror';
        distortion: 'auto';
        transfusion: 'auto';
        transfused: 'transfuse';
        turnDown: 'auto';
      };
      data: { ritual: Ritual | null };
    };
    stake: { steps: { decide: 'auto'; dawned: 'dawn'; passed: 'pass-stake' }; data: object };
    end: { steps: { clock: 'auto'; sweep: 'auto'; darkness: 'auto' }; data: object };
    draw: { steps: { take: 'auto'; reshuffle: 'auto' }; data: { seat: Seat; left: number } };
    darkness: { steps: { look: 'auto'; revealed: 'thirst' }; data: object };
  };
  Decisions: {
    volunteer: One<{ do: 'volunteer' } | { do: 'decline' }>;
    renfield: One<Target<'renfield'>>;
    vampire: One<Target<'vampire'>>;
    'first-stake': One<Target<'stake'>>;
    play: One<PlayOption>;
    bite: One<Target<'bite'>, { bitten: readonly Seat[] }>;
    lose: One<LoseOption>;
    take: One<TakeOption, { victim: Seat }>;
    ritual: One<RitualOption>;
    mirror: One<Target<'reveal'>>;
    transfuse: One<Target<'transfuse'>>;
    dawn: One<DawnOption>;
    'pass-stake': One<Target<'stake'>>;
    thirst: One<Target<'reveal'>>;
  };
  Events: {
    renfield: Public<{ seat: Seat }>;
    character: Secret<{ seat: Seat }, { character: Character }>;
    drew: Secret<{ seat: Seat }, { card: Kind }>;
    reshuffled: Public;
    turn: Public<{ turn: number }>;
    phase: Public<{ phase: Phase }>;
    discarded: Public<{ seat: Seat; card: Kind }>;
    gave: Secret<{ seat: Seat }, { card: Kind }>;
    clock: Public<{ seat: Seat; card: ClockCard }>;
    announced: Public<{ case: Case }>;
    examined: Secret<{ size: number }, { cards: Tally }>;
    bitten: Public<{ seat: Seat }>;
    wasted: Public<{ count: number }>;
    lost: Secret<{ seat: Seat }, { card: Kind }>;
    darkness: Public<{ side: Darkness }>;
    nights: Public<{ count: number }>;
    refreshed: Public;
    ritual: Public<{ seat: Seat; ritual: Ritual | null }>;
    usedUp: Public<{ ritual: Ritual }>;
    distorted: Public;
    transfused: Public<{ seat: Seat }>;
    revealed: Public<{ seat: Seat; character: Character; cause: RevealCause }>;
    stake: Public<{ seat: Seat; by: Seat }>;
    clockShuffled: Public;
    swept: Public<{ count: number }>;
    killed: Public<{ by: Seat; seat: Seat; character: Character }>;
    ended: Public<{ winner: Team; cause: Result['cause']; vampire: Seat; reserves: readonly Tally[] }>;
  };
  Reasons: {
    renfield: object;
    'two-bites': { seat: Seat };
    'bitten-this-turn': { seat: Seat };
    'face-down': { ritual: Ritual };
    'no-hidden-character': object;
    'no-nights': object;
    'no-bites': object;
    'not-bitten': { seat: Seat };
    'face-up': { seat: Seat };
    yourself: object;
    'stake-moves': object;
    'vampire-kills-not': object;
    'known-character': { seat: Seat };
    'not-in-reserve': { card: Kind };
    'only-one-such-card': { card: Kind };
    'not-dawn': object;
    'not-the-holder': { seat: Seat };
    'not-renfield': object;
    'only-components': object;
    'not-now': object;
    'private-talk': object;
    'option-unknown': { option: string };
    'option-value': { option: string; allowed: string };
    'few-nights': { least: number };
    'few-bites': { least: number };
    'small-library': { size: number; least: number };
  };
  Table: Table;
  Own: Own;
}

export type NosferatuGame = Game<Nosferatu>;

/** What lies open on the table (N-10.1). */
export interface Table {
  options: Readonly<Options>;
  turn: number;
  phase: Phase;
  renfield: Seat | null;
  stake: Seat | null;
  seats: readonly {
    /** Known to everyone, or null. */
    character: Character | null;
    bites: number;
    reserve: number;
  }[];
  library: number;
  discard: { size: number; top: Kind | null; shown: readonly Discarded[] };
  /** `nights` counts all Nights of the Clock, turned up or not. */
  clock: { nights: number; turned: readonly Turned[] };
  /** Cards in Renfield's hands. */
  actionDeck: number;
  /** The case announced this turn. */
  announced: Case | null;
  rituals: Readonly<Record<Ritual, boolean>>;
  darkness: Darkness;
  /** Whether the last Library card was drawn this turn. */
  emptied: boolean;
  bites: { placed: number; toWin: number };
  /** All that was hidden, once the game is over (N-9.2). */
  over: { winner: Team; cause: Result['cause']; reserves: readonly Tally[] } | null;
}

/** What a seat knows besides. */
export interface Own {
  seat: Seat;
  character: Character | null;
  /** Null for Renfield, who has none. */
  reserve: Tally | null;
  /** The card this seat gave to Renfield this turn. */
  gave: Kind | null;
  /** For Renfield: who the Vampire is, who gave him what, and what he holds of it, as far as he knows. */
  keeper: { vampire: Seat | null; given: readonly Given[] | null; actionDeck: Tally | null } | null;
}
