// What a table expects of a Hunter and of a Vampire: how a discard and a gift speak for one or the other.

import { type Kind, KINDS, type Options, type Tally } from '@nocturne/nosferatu';
import { hunterPlay, type Likely, type Play, vampirePlays } from './play.ts';

/** A number for each discard together with each gift. */
export type Habit = Record<Kind, Record<Kind, number>>;
/** How well each play fits, by the number of Bites before the player, which shrink his Reserve (N-4.8). */
export interface Habits {
  hunter: readonly Habit[];
  vampire: readonly Habit[];
}

const MOST_BITES = 2;
/** After so many turns the cards that players keep are much the same from turn to turn. */
const TURNS = 5;
/** The part of all plays that follows no habit: players err, bluff and reason otherwise. */
const WHIM = 0.04;
/**
 * How much of what a discard says is believed. Most games of Nosferatu are between people who forget discards
 * and throw cards for show; a table that counts every one of them finds the Vampire far too soon.
 */
const ATTENTION = 0.07;

interface Hand {
  cards: Tally;
  chance: number;
}

const NO_CARDS: Tally = { bite: 0, night: 0, rumour: 0, component: 0 };
const keyOf = ({ bite, night, rumour, component }: Tally): string =>
  `${bite},${night},${rumour},${component}`;
const changed = (cards: Tally, kind: Kind, by: number): Tally => ({ ...cards, [kind]: cards[kind] + by });

function merged(hands: readonly Hand[]): Hand[] {
  const found = new Map<string, Hand>();
  for (const { cards, chance } of hands) {
    const key = keyOf(cards);
    found.set(key, { cards, chance: chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

const drawOne = (hands: readonly Hand[], library: Tally): Hand[] =>
  merged(
    hands.flatMap(({ cards, chance }) =>
      KINDS.map((kind) => ({ cards: changed(cards, kind, 1), chance: chance * library[kind] })),
    ),
  );

const afterPlay = (cards: Tally, { discard, give }: Play): Tally =>
  changed(changed(cards, discard, -1), give, -1);

const noHabit = (): Habit => ({
  bite: { ...NO_CARDS },
  night: { ...NO_CARDS },
  rumour: { ...NO_CARDS },
  component: { ...NO_CARDS },
});

/** Plays hand after hand from a Library of these chances, until the chance of each play settles. */
function chancesOf(plays: (cards: Tally) => Likely[], reserve: number, library: Tally): Habit {
  let hands: Hand[] = [{ cards: NO_CARDS, chance: 1 }];
  for (let i = 0; i < reserve; i++) hands = drawOne(hands, library);
  let habit = noHabit();
  for (let turn = 0; turn < TURNS; turn++) {
    habit = noHabit();
    const kept: Hand[] = [];
    for (const { cards, chance } of drawOne(drawOne(hands, library), library)) {
      for (const play of plays(cards)) {
        habit[play.discard][play.give] += chance * play.chance;
        kept.push({ cards: afterPlay(cards, play), chance: chance * play.chance });
      }
    }
    hands = merged(kept);
  }
  return habit;
}

/** The chance of each gift, moved a little by how often this discard goes with it. */
function believed(chances: Habit): Habit {
  const habit = noHabit();
  for (const give of KINDS) {
    const often = KINDS.reduce((sum, discard) => sum + chances[discard][give], 0);
    const gift = (1 - WHIM) * often + WHIM / KINDS.length;
    for (const discard of KINDS) {
      const both = (1 - WHIM) * chances[discard][give] + WHIM / KINDS.length ** 2;
      habit[discard][give] = gift * (both / gift) ** ATTENTION;
    }
  }
  return habit;
}

function libraryChances({ counts }: Options, seats: number): Tally {
  const night = counts.night - seats;
  const size = counts.bite + night + counts.rumour + counts.component;
  return {
    bite: counts.bite / size,
    night: night / size,
    rumour: counts.rumour / size,
    component: counts.component / size,
  };
}

// Habits follow from the counts alone; those of the last few kinds of table are remembered only to save time.
const remembered = new Map<string, Habits>();
const MOST_REMEMBERED = 32;

export function habitsAt(options: Options, seats: number): Habits {
  const key = `${keyOf(options.counts)} at ${seats}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const library = libraryChances(options, seats);
  const byBites = (plays: (cards: Tally) => Likely[]): Habit[] =>
    Array.from({ length: MOST_BITES + 1 }, (_, bites) =>
      believed(chancesOf(plays, MOST_BITES - bites, library)),
    );
  const habits = {
    hunter: byBites((cards) => [{ chance: 1, ...hunterPlay(cards) }]),
    vampire: byBites(vampirePlays),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, habits);
  return habits;
}
