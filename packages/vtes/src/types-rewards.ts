// Stealing, what diablerie and the Red List bring, slaves: their part of the game's types.

import type { One, Public, Seat } from '@nocturne/kernel';
import type { Discipline, MinionTrait, Pile } from './cards/printed.ts';
import type { Id } from './ids.ts';

/** What it is: a master Discipline card or a trophy. */
export type Reward = 'discipline' | 'trophy';

export type RewardFrames = {
  /** V-12.9, V-17.16: a card of library, ash heap or hand is put on a minion; or else that minion burns. */
  fetch: {
    steps: { look: 'auto'; found: 'fetch' };
    data: { seat: Seat; on: Id; what: Reward; from: readonly Pile[]; orBurn: boolean };
  };
  /** V-17.16: a trophy of the own, then those that lie on the table, each as its controller likes. */
  award: {
    steps: { own: 'auto'; others: 'auto'; moved: 'award' };
    data: { vampire: Id; order: Seat[]; at: number };
  };
  /** V-3.38. */
  steal: { steps: { take: 'auto'; chosen: 'attach' }; data: { seat: Seat; card: Id } };
  /** Blood for what follows, or nothing of it. */
  'burn-blood': {
    steps: { offer: 'auto'; chosen: 'burn-blood' };
    data: { seat: Seat; minion: Id; amount: number };
  };
};

interface Pass {
  do: 'pass';
}
export type RewardDecisions = {
  fetch: One<
    Pass | { do: 'burn' } | { do: 'fetch'; from: Pile; name: string; choice?: Discipline },
    { on: Id; what: Reward; from: readonly Pile[]; orBurn: boolean }
  >;
  award: One<Pass | { do: 'award'; card: Id }, { vampire: Id }>;
  /** A stolen card that was on another. */
  attach: One<Pass | { do: 'attach'; to: Id }, { card: Id }>;
  'burn-blood': One<Pass | { do: 'burn' }, { minion: Id; amount: number }>;
  /** V-17.13: which slave, if any, fights instead of the acting vampire. */
  'take-over': One<Pass | { do: 'take-over'; minion: Id }, { acting: Id; blocker: Id }>;
};

export type RewardEvents = {
  /** V-17.15. */
  marked: Public<{ seat: Seat; card: Id }>;
  /** A card left a hand for play, and was not played. */
  fromHand: Public<{ seat: Seat; name: string }>;
};

export type RewardReasons = {
  'already-yours': { card: Id };
  'needs-trait': { trait: MinionTrait };
  slave: { card: Id; clan: string };
  'blood-cursed': { card: Id };
  'marked-already': { card: Id };
  'not-marked': { card: Id };
};
