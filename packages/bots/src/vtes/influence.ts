// The influence phase: whom to bring into play, and how much pool that may cost.

import type { OptionOf } from '@nocturne/kernel';
import { type CryptCard, cardNamed, gainsOfUse, type PublicCard, type Vtes } from '@nocturne/vtes';
import type { Seen } from './seen.ts';
import { usingWorth } from './using.ts';
import { threat, withdrawalWorth } from './worth.ts';

type InfluenceOption = OptionOf<Vtes, 'influence'>;

const TRANSFERS = 4;
const NEVER = -50;
/** Pool that is kept in any case, and in a game without danger. */
const LEAST = 3;
const EASY = 4;
/** Pool that is kept for each minion that is there already; with so many there are enough, unless pool is plenty. */
const EACH = 2.5;
const ENOUGH = 5;
const PLENTY = 20;

interface Candidate {
  card: PublicCard;
  printed: CryptCard;
  missing: number;
}

const isElsewhere = ({ table }: Seen, name: string): boolean =>
  table.cards.some((card) => card.name === name && card.region !== 'uncontrolled');

function candidates(seen: Seen): Candidate[] {
  return seen.table.cards.flatMap((card): Candidate[] => {
    const name = seen.own.uncontrolled[String(card.id)];
    if (card.controller !== seen.seat || card.region !== 'uncontrolled' || name === undefined) return [];
    const printed = cardNamed(name);
    if (printed.kind !== 'crypt' || isElsewhere(seen, name)) return [];
    return [{ card, printed, missing: printed.capacity - card.counters }];
  });
}

/** Older vampires do more; levels and titles count beside capacity. */
function worth({ capacity, disciplines, title, does }: CryptCard): number {
  const levels = Object.values(disciplines).reduce((sum, level) => sum + level, 0);
  return 2 + 0.5 * capacity + 0.25 * levels + (title === undefined ? 0 : 1) + (does === undefined ? 0 : 0.3);
}

/** The most for the least pool and the fewest turns; what was begun is finished. */
function promise({ printed, missing }: Candidate): number {
  const turns = Math.max(1, Math.ceil(missing / TRANSFERS));
  return (worth(printed) - 0.45 * missing) / turns - 0.3 * turns;
}

/** Who has nobody must dare. */
const least = (seen: Seen): number =>
  seen.ready[seen.seat]!.length > 0 ? LEAST : Math.min(LEAST, 1 + 2 * threat(seen));

/** Pool that must be left: what the predator could take, and more for each minion that is there already. */
function reserve(seen: Seen): number {
  const minions = seen.ready[seen.seat]!.length;
  if (minions === 0) return least(seen);
  const safe = Math.max(EASY, LEAST + 1.5 * threat(seen));
  return safe + EACH * (minions - 1) + (minions >= ENOUGH ? PLENTY : 0);
}

function bestCandidate(seen: Seen): Candidate | undefined {
  const all = candidates(seen).filter(({ missing }) => missing > 0);
  return all.length === 0
    ? undefined
    : all.reduce((best, one) => (promise(one) > promise(best) ? one : best));
}

/** How much of the pool the best of them gets now. */
function gift(seen: Seen, { missing }: Candidate): number {
  const { transfers } = seen.table;
  // who is nearly there comes into play, even if the pool runs lower
  if (missing <= transfers && seen.pool - missing >= least(seen)) return missing;
  return Math.min(missing, transfers, Math.floor(seen.pool - reserve(seen)));
}

const SCARCE = 3;

/** V-17.19: what a scarce vampire costs beside its blood. */
function scarcity(seen: Seen, { traits, clan }: CryptCard): number {
  if (traits?.includes('scarce') !== true) return 0;
  const kin = seen.table.cards.filter(
    (card) => card.controller === seen.seat && card.region !== 'uncontrolled' && card.clan === clan,
  );
  return SCARCE * kin.length;
}

function bringing(seen: Seen, name: string | undefined): number {
  const printed = name === undefined ? undefined : cardNamed(name);
  if (printed?.kind !== 'crypt' || isElsewhere(seen, printed.name)) return NEVER;
  return seen.pool - scarcity(seen, printed) < least(seen) && scarcity(seen, printed) > 0 ? NEVER : 10;
}

/** A withdrawal that may come to something is worth more than a vampire, and spending pool forfeits it (V-15.10). */
const A_VAMPIRE = 4;
const isLeaving = (seen: Seen): boolean => withdrawalWorth(seen) > A_VAMPIRE;

/** What a crypt card and a vampire that it may be cost. */
const A_CRYPT_CARD = 5;

/** Another crypt card, when nobody is left to influence. */
function drawing(seen: Seen): number {
  const none = candidates(seen).length === 0;
  return none && seen.pool > reserve(seen) + A_CRYPT_CARD && !isLeaving(seen) ? 1 : NEVER;
}

/** The merit of each option; whom to influence is worked out once. */
export function meritsOfInfluence(seen: Seen): (option: InfluenceOption) => number {
  const chosen = isLeaving(seen) ? undefined : bestCandidate(seen);
  const wanted = chosen === undefined ? 0 : gift(seen, chosen);
  return (option) => {
    switch (option.do) {
      case 'end':
        return 0;
      case 'transfer':
        return option.card === chosen?.card.id && option.amount === wanted ? 2 : NEVER;
      case 'take-back':
        return NEVER;
      case 'draw-crypt':
        return drawing(seen);
      case 'bring':
        return bringing(seen, seen.own.uncontrolled[String(option.card)]);
      // V-13.13
      case 'merge':
        return seen.pool > reserve(seen) && !isLeaving(seen) ? 1 : NEVER;
      case 'use':
        return usingWorth(seen, option, gainsOfUse(seen.table, seen.seat, option));
    }
  };
}
