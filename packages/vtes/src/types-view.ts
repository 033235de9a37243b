// What can be seen of a game.

import type { Seat } from '@nocturne/kernel';
import type { Action, Permanent, Phase } from './types-board.ts';
import type { Combat } from './types-combat.ts';
import type { Referendum } from './types-referendum.ts';

export interface Result {
  points: readonly number[];
  winner: Seat | null;
}

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
    /** Master phase actions more, or fewer, next time; whether an out-of-turn master was played. */
    ahead: number;
    outOfTurn: boolean;
    ash: readonly string[];
    points: number;
    out: boolean;
    withdrawing: boolean;
  }[];
  cards: readonly PublicCard[];
  masterActions: number;
  discardActions: number;
  transfers: number;
  /** Events that were played in this game (V-14.3). */
  events: readonly string[];
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
