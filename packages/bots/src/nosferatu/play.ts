// How a hand of cards is usually played by a Hunter, and by a Vampire as Hunters imagine him.

import type { Kind, Tally } from '@nocturne/nosferatu';

export interface Play {
  discard: Kind;
  give: Kind;
}
/** A way to play a hand, and how likely it is. */
export interface Likely extends Play {
  chance: number;
}

const WORST_FIRST = ['bite', 'night', 'rumour', 'component'] as const satisfies readonly Kind[];
const BEST_FIRST = ['component', 'rumour', 'night', 'bite'] as const satisfies readonly Kind[];
/** What a Hunter throws who has no Bite. */
const BITE_LAST = ['night', 'rumour', 'component', 'bite'] as const satisfies readonly Kind[];
/** What a Vampire gives who bides his time: a Rumour spoils the Ritual and looks like need. */
const SPOILING = ['rumour', 'component', 'night', 'bite'] as const satisfies readonly Kind[];

/** How readily a Vampire is thought to give a Bite: with another one to throw, and without. */
const BOLDNESS = { covered: 0.8, bare: 0.5 };
/** Of more Bites than these a quiet Vampire throws one. */
const BITES_TO_KEEP = 2;

const first = (hand: Tally, order: readonly Kind[]): Kind => order.find((kind) => hand[kind] > 0) ?? 'bite';
const without = (hand: Tally, card: Kind): Tally => ({ ...hand, [card]: hand[card] - 1 });

/** The worst card is thrown, the best one given: a Hunter gives a Bite only if he holds nothing else. */
export function hunterPlay(hand: Tally): Play {
  const discard = first(hand, WORST_FIRST);
  return { discard, give: first(without(hand, discard), BEST_FIRST) };
}

function bitePlay(hand: Tally): Play {
  const rest = without(hand, 'bite');
  return { discard: first(rest, WORST_FIRST), give: 'bite' };
}

function quietPlay(hand: Tally): Play {
  const give = first(hand, SPOILING);
  const rest = without(hand, give);
  return { discard: first(rest, rest.bite > BITES_TO_KEEP ? WORST_FIRST : BITE_LAST), give };
}

export function vampirePlays(hand: Tally): Likely[] {
  const quiet = { chance: 1, ...quietPlay(hand) };
  if (hand.bite === 0) return [quiet];
  const chance = hand.bite > 1 ? BOLDNESS.covered : BOLDNESS.bare;
  return [
    { chance, ...bitePlay(hand) },
    { ...quiet, chance: 1 - chance },
  ];
}

/** The card to part with when one is bitten: for a Hunter the worst, for a Vampire anything but a Bite. */
export const hunterLoss = (hand: Tally): Kind => first(hand, WORST_FIRST);
export const vampireLoss = (hand: Tally): Kind => first(hand, BITE_LAST);
