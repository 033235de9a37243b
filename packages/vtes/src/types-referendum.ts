// Referendums, diablerie and blood hunts (chapters 9 and 12): their part of the game's types.

import type { One, Public, Seat, Some } from '@nocturne/kernel';
import type { Id } from './ids.ts';

export type Side = 'for' | 'against';

/** A source of votes and how they were cast (V-9.9). */
export interface Bloc {
  /** A minion, or what gave a Methuselah votes that no minion casts (V-9.16). */
  source: 'minion' | 'card' | 'edge' | 'location';
  seat: Seat;
  /** The minion or location; 0 for the Edge and political cards. */
  card: Id;
  /** Votes gained by effects, beyond what title and referendum give. */
  gained: number;
  /** Votes gained that can only be cast against (V-19.67). */
  opposed: number;
  /** What was cast. */
  votes: number;
  /** Ballots of a priscus, in their sub-referendum (V-17.4). */
  ballots: number;
  side: Side | 'abstains' | null;
}

/** What the caller chose (V-9.2). Points are listed by seat. */
export type Terms =
  | { do: 'allocate'; points: number[] }
  | { do: 'shift'; from: Seat; points: number[] }
  | { do: 'clan'; clan: string }
  | { do: 'vampire'; card: Id };

export interface Referendum {
  /** The vampire who called it, or in a blood hunt the diablerist. */
  minion: Id;
  /** The Methuselah who called it, or in a blood hunt who is acting (V-12.15). */
  by: Seat;
  /** The political card that called it, if one did (V-9.10). */
  card: string | null;
  bloodHunt: boolean;
  terms: Terms | null;
  blocs: Bloc[];
  /** Cards in play whose effect serves once in a polling step (V-3.30). */
  used: Id[];
  result: 'polling' | 'passed' | 'failed';
}

/** What a Methuselah may say while votes are cast (V-9.4). */
export type PollOption<Play> =
  | { do: 'pass' }
  /** All votes of a minion at once (V-9.9), with the ballot of a priscus (V-17.6). */
  | { do: 'vote'; minion: Id; votes: number; ballots: number; side: Side }
  /** The vote of the political card that called the referendum (V-9.10). */
  | { do: 'vote-card'; name: string; side: Side }
  /** A political card is discarded for its vote (V-9.10). */
  | { do: 'discard'; name: string; side: Side }
  /** The Edge is burned for its vote (V-9.14). */
  | { do: 'edge'; side: Side }
  | Play;

export type ReferendumFrames = {
  diablerie: {
    steps: {
      blood: 'auto';
      equipment: 'auto';
      taken: 'spoils';
      burn: 'auto';
      discipline: 'auto';
      trophies: 'auto';
      bloodHunt: 'auto';
    };
    /** `older`: the victim was. */
    data: { diablerist: Id; victim: Id; older?: boolean };
  };
  /** Without a card it is a blood hunt (V-12.12). */
  referendum: {
    steps: {
      terms: 'auto';
      chosen: 'terms';
      polling: 'auto';
      said: 'poll';
      result: 'auto';
      over: 'auto';
    };
    data: { card: string | null; minion: Id };
  };
  /** A card in play moves to another vampire of itself. */
  'pass-on': { steps: { look: 'auto'; chosen: 'heir' }; data: { card: Id } };
};
export type ReferendumDecisions<Play> = {
  terms: One<Terms>;
  poll: One<PollOption<Play>>;
  /** To whom a card moves of itself. */
  heir: One<{ do: 'choose'; card: Id }, { card: Id }>;
  /** Equipment of the victim (V-12.7). */
  spoils: Some<{ do: 'take'; card: Id }, { victim: Id; diablerist: Id }>;
};
export type ReferendumEvents = {
  referendum: Public<{ referendum: Referendum | null }>;
  /** A vampire went back to the uncontrolled region, face down, with the cards and counters on it. */
  banished: Public<{ seat: Seat; card: Id }>;
};
export type ReferendumReasons = {
  'too-few': { least: number };
  'not-richer': { seat: Seat };
  'wrong-sect': { card: Id };
  'not-younger': { card: Id };
  'cannot-diablerize': { card: Id };
  'older-one': { card: Id };
  yielded: { card: Id };
  'cast-already': { card: Id };
  'title-contested': { card: Id };
  'title-dormant': { card: Id };
  'no-edge': object;
  'card-vote-used': object;
  'used-already': { card: Id };
  'not-political': object;
  'nobody-voted': object;
  'not-passed': object;
};
