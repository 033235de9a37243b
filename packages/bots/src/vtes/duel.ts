// How a combat between two minions would probably end, seen from one's own side.

import { cardNamed, cardsUpon, type PublicCard } from '@nocturne/vtes';
import { isVampire, prowess, type Seen, sum, type Way, waysOf } from './seen.ts';
import { harm, liking, withdrawalWorth } from './worth.ts';

/** What is in other hands: a little damage, and now and then an end of the combat. */
const UNKNOWN = 0.4;
const THEY_END_IT = 0.15;
/** A combat that is ended costs a card. */
const CARD = 0.3;

/** Damage that a minion deals each round with what lies open, at close range. */
export function openBlow(seen: Seen, minion: PublicCard): number {
  let blow = prowess(seen, minion).strength;
  let around = 0;
  for (const { name } of cardsUpon(seen.table, minion.id)) {
    const does = name === null ? undefined : cardNamed(name).does;
    for (const { strike } of does?.strikes ?? [])
      if (strike.kind === 'damage') blow = Math.max(blow, strike.amount);
    around += does?.damageEachRound ?? 0;
  }
  return blow + around;
}

/** Damage that a strike of this way would deal; stolen blood counts for more, as it is gained. */
function blowOf(seen: Seen, minion: PublicCard, { gains }: Way): number {
  const strike = gains.find(({ good }) => good === 'strike')?.strike;
  switch (strike?.kind) {
    case 'hand':
      return prowess(seen, minion).strength + strike.amount;
    case 'damage':
      return strike.amount;
    case 'steal-blood':
      return 1.5 * strike.amount;
    default:
      return 0;
  }
}

const endsCombat = ({ gains }: Way): boolean =>
  gains.some(({ strike }) => strike?.kind === 'combat-ends' || strike?.kind === 'dodge');

function ownBlow(seen: Seen, minion: PublicCard): number {
  let blow = openBlow(seen, minion);
  let around = 0;
  for (const way of waysOf(seen, minion)) {
    blow = Math.max(blow, blowOf(seen, minion, way));
    around = Math.max(around, sum(way.gains, 'environment'));
  }
  return blow + around;
}

const prevention = (seen: Seen, minion: PublicCard): number =>
  waysOf(seen, minion).reduce((most, { gains }) => Math.max(most, sum(gains, 'prevention')), 0);

/** What the combat is worth, blood and torpor on both sides considered. */
export function duel(seen: Seen, own: PublicCard, other: PublicCard): number {
  const given = ownBlow(seen, own) * (1 - THEY_END_IT);
  const taken = openBlow(seen, other) + (isVampire(other) ? UNKNOWN : 0) - prevention(seen, own);
  const outcome = -liking(seen, other.controller) * harm(seen, other, given) - harm(seen, own, taken);
  const way = waysOf(seen, own).find(endsCombat);
  const ended = way === undefined ? outcome : -CARD + 0.5 * sum(way.gains, 'blood');
  return Math.max(outcome, ended) - withdrawalWorth(seen);
}
