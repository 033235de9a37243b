// Who is the Vampire? One probability for each seat, moved by what everyone saw.

import type { Seat } from '@nocturne/kernel';
import type { Kind } from '@nocturne/nosferatu';
import type { Habit, Habits } from './habits.ts';

/** The probability of each seat to be the Vampire; the sum is 1. */
export type Suspicion = readonly number[];

export interface Played {
  seat: Seat;
  discard: Kind;
  /** Bites before the player when he played. */
  bites: number;
  /** The gift, if it is known. */
  gave: Kind | null;
}

/** What a round brought, as everyone learns it (N-5.1, A-21). */
export interface Outcome {
  case: 1 | 2 | 3;
  bites: number;
  nights: number;
  /** More Bites may have been given than were placed. */
  atLeast: boolean;
}

/** How often Renfield is thought to bite the Vampire, and to give him the Stake, compared with any one Hunter. */
export const FAVOUR = { bite: 0.8, stake: 1.2 };
/** How often a Hunter passes the Stake on although the Vampire seems found. */
const RELUCTANCE = 0.5;

export const nobodySuspected = (seats: number): Suspicion => Array.from({ length: seats }, () => 1 / seats);

/** Bayes: each seat's probability times the likelihood of what was seen if that seat is the Vampire. */
function weighed(suspicion: Suspicion, likelihood: (vampire: Seat) => number): Suspicion {
  const weights = suspicion.map((chance, seat) => (chance === 0 ? 0 : chance * likelihood(seat)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weights.map((weight) => weight / total) : suspicion;
}

export const cleared = (suspicion: Suspicion, innocent: Seat): Suspicion =>
  weighed(suspicion, (seat) => (seat === innocent ? 0 : 1));
export const convicted = (suspicion: Suspicion, guilty: Seat): Suspicion =>
  suspicion.map((_, seat) => (seat === guilty ? 1 : 0));

type Gifts = Record<Kind, number>;

/** How well a player's discard goes with each gift he may have made. */
function giftsOf({ discard, bites, gave }: Played, habits: readonly Habit[]): Gifts {
  const gifts = habits[Math.min(bites, habits.length - 1)]![discard];
  if (gave === null) return gifts;
  return { bite: 0, night: 0, rumour: 0, component: 0, [gave]: gifts[gave] };
}

/** The chance of exactly these numbers of Bites and Nights among the gifts. */
function chanceOf(all: readonly Gifts[], bites: number, nights: number): number {
  const row = nights + 1;
  // chances[b * row + n]: b Bites and n Nights among the gifts so far.
  const chances = Array.from({ length: (bites + 1) * row }, (_, index) => Number(index === 0));
  for (const { bite, night, rumour, component } of all) {
    for (let index = chances.length - 1; index >= 0; index--) {
      const oneBiteLess = index >= row ? chances[index - row]! : 0;
      const oneNightLess = index % row > 0 ? chances[index - 1]! : 0;
      chances[index] = chances[index]! * (rumour + component) + oneBiteLess * bite + oneNightLess * night;
    }
  }
  return chances.at(-1)!;
}

function outcomeChance(all: readonly Gifts[], outcome: Outcome): number {
  const { bites, nights } = outcome;
  if (outcome.case === 1) {
    let chance = chanceOf(all, bites, nights);
    if (outcome.atLeast && bites > 0)
      for (let more = bites + 1; more <= all.length; more++) chance += chanceOf(all, more, nights);
    return chance;
  }
  const onlyComponents = all.reduce((product, { component }) => product * component, 1);
  return outcome.case === 2 ? onlyComponents : chanceOf(all, 0, 0) - onlyComponents;
}

/** What a round tells: who threw what, who did not play, and what Renfield was given. */
export function afterRound(
  suspicion: Suspicion,
  plays: readonly Played[],
  outcome: Outcome,
  habits: Habits,
): Suspicion {
  const innocent = plays.map((play) => giftsOf(play, habits.hunter));
  return weighed(suspicion, (vampire) => {
    const gifts = plays.map((play, index) =>
      play.seat === vampire ? giftsOf(play, habits.vampire) : innocent[index]!,
    );
    return outcomeChance(gifts, outcome);
  });
}

/** What Renfield's pick of one seat among several tells, if he favours the Vampire so much. */
export function afterPick(
  suspicion: Suspicion,
  picked: Seat,
  among: readonly Seat[],
  favour: number,
): Suspicion {
  return weighed(suspicion, (vampire) => {
    if (!among.includes(vampire)) return 1 / among.length;
    return (picked === vampire ? favour : 1) / (among.length - 1 + favour);
  });
}

/** The strongest suspicion of someone who knows that he himself is innocent. */
const strongest = (suspicion: Suspicion, innocent: Seat): number => Math.max(...cleared(suspicion, innocent));

/** What it tells that the holder did not kill: a Vampire cannot (N-6.3), a Hunter who is sure would have. */
export function afterMercy(suspicion: Suspicion, holder: Seat, threshold: number): Suspicion {
  const mercy = strongest(suspicion, holder) >= threshold ? RELUCTANCE : 1;
  return weighed(suspicion, (vampire) => (vampire === holder ? 1 : mercy));
}
