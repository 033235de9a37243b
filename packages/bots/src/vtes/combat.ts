// Combat: strikes, range, presses and prevention, by what both sides would lose.

import type { AboutOf, OptionOf } from '@nocturne/kernel';
import {
  cardNamed,
  cardsUpon,
  type Gain,
  gainsOfPlay,
  gainsOfUse,
  type PublicCard,
  type Table,
  type Vtes,
} from '@nocturne/vtes';
import { duel, openBlow } from './duel.ts';
import { guardWorth } from './guard.ts';
import {
  cardAt,
  isVampire,
  type PlayOption,
  prowess,
  type Seen,
  sum,
  type UseOption,
  waysOf,
} from './seen.ts';
import { priceOf } from './under-way.ts';
import { usingWorth } from './using.ts';
import { netValue } from './value.ts';
import { bloodWorth, harm, liking } from './worth.ts';

type Combat = NonNullable<Table['combat']>;
type Strike = NonNullable<Gain['strike']>;

const NEVER = -50;
const UNKNOWN = 0.4;
/** What a minion is worse off without its equipment. */
const SPOILS: Readonly<Partial<Record<Strike['kind'], number>>> = {
  'destroy-equipment': 1.2,
  'steal-equipment': 2,
};

interface Fight {
  readonly combat: Combat;
  readonly own: PublicCard;
  readonly other: PublicCard;
  /** The strike of the opponent, if it is chosen. */
  readonly theirs: Strike | undefined;
}

function fight(seen: Seen): Fight | undefined {
  const { combat } = seen.table;
  if (combat === null) return undefined;
  const side = combat.sides[0].seat === seen.seat ? 0 : 1;
  const opponent = combat.sides[side === 0 ? 1 : 0];
  const [own, other] = [cardAt(seen, combat.sides[side].minion), cardAt(seen, opponent.minion)];
  if (own === undefined || other === undefined) return undefined;
  return { combat, own, other, theirs: opponent.strike?.strike };
}

const worksAt = ({ kind, ranged }: Strike, range: Combat['range']): boolean =>
  range === 'close' || ranged || kind === 'dodge' || kind === 'combat-ends';

/** Damage of a strike by this minion. */
function blow(seen: Seen, minion: PublicCard, strike: Strike, range: Combat['range']): number {
  if (!worksAt(strike, range)) return 0;
  if (strike.kind === 'hand') return prowess(seen, minion).strength + strike.amount;
  return strike.kind === 'damage' || strike.kind === 'steal-blood' ? strike.amount : 0;
}

/** What the opponent's strike will do, known or guessed. */
function expectedBlow(seen: Seen, { other, theirs }: Fight, range: Combat['range']): number {
  if (theirs !== undefined) return blow(seen, other, theirs, range);
  if (range === 'close') return openBlow(seen, other) + (isVampire(other) ? UNKNOWN : 0);
  return rangedBlow(seen, other);
}

const strikesOf = (name: string | null): Strike[] =>
  (name === null ? [] : (cardNamed(name).does?.strikes ?? [])).map(({ strike }) => strike);

function rangedBlow(seen: Seen, minion: PublicCard): number {
  let most = 0;
  for (const { name } of cardsUpon(seen.table, minion.id)) {
    for (const strike of strikesOf(name)) if (strike.ranged) most = Math.max(most, strike.amount);
  }
  return most;
}

/** What one exchange of strikes is worth. */
function exchange(seen: Seen, bout: Fight, strike: Strike, range: Combat['range']): number {
  const { own, other, theirs } = bout;
  if (strike.kind === 'combat-ends') return strike.unlocks && own.locked ? guardWorth(seen) : 0;
  if (theirs?.kind === 'combat-ends') return 0;
  const taken = strike.kind === 'dodge' ? 0 : expectedBlow(seen, bout, range);
  const given = theirs?.kind === 'dodge' ? 0 : blow(seen, own, strike, range);
  const stolen = strike.kind === 'steal-blood' ? bloodWorth(seen, own, Math.min(given, other.counters)) : 0;
  const spoiled = theirs?.kind === 'dodge' ? 0 : (SPOILS[strike.kind] ?? 0);
  const lost = spoiled + harm(seen, other, given);
  return stolen - liking(seen, other.controller) * lost - harm(seen, own, taken);
}

const HAND: Strike = { kind: 'hand', amount: 0, ranged: false };

/** The strikes that this minion has, with what they cost. */
function strikes(seen: Seen, own: PublicCard): { strike: Strike; price: number }[] {
  const found = [{ strike: HAND, price: 0 }];
  for (const { name } of cardsUpon(seen.table, own.id)) {
    for (const strike of strikesOf(name)) found.push({ strike, price: 0 });
  }
  for (const { gains } of waysOf(seen, own)) {
    const strike = gains.find(({ good }) => good === 'strike')?.strike;
    if (strike !== undefined) found.push({ strike, price: priceOf(seen, gains) });
  }
  return found;
}

const outlook = (seen: Seen, bout: Fight, range: Combat['range']): number =>
  Math.max(
    ...strikes(seen, bout.own).map(({ strike, price }) => exchange(seen, bout, strike, range) - price),
  );

const gainsOfEither = (seen: Seen, option: PlayOption | UseOption): Gain[] =>
  option.do === 'play'
    ? gainsOfPlay(seen.table, seen.seat, option)
    : gainsOfUse(seen.table, seen.seat, option);

const using = (seen: Seen, option: UseOption): number =>
  usingWorth(seen, option, gainsOfUse(seen.table, seen.seat, option));

/** Where nothing is gained by it, nothing is used. */
const HANDS_FIRST = 0.05;

export function meritOfStrike(seen: Seen, option: OptionOf<Vtes, 'strike'>): number {
  if (option.do === 'use') return NEVER;
  const bout = fight(seen);
  if (bout === undefined) return 0;
  const { range } = bout.combat;
  if (option.do === 'hand-strike') return exchange(seen, bout, HAND, range);
  if (option.do === 'strike') {
    const strike = strikesOf(cardAt(seen, option.card)!.name)[option.way]!;
    return exchange(seen, bout, strike, range) - (option.at === bout.other.id ? HANDS_FIRST : 0.5);
  }
  const gains = gainsOfPlay(seen.table, seen.seat, option);
  const strike = gains.find(({ good }) => good === 'strike')?.strike;
  if (strike === undefined) return NEVER;
  const atRetainer = option.card !== undefined && option.card !== bout.other.id ? 0.5 : 0;
  return exchange(seen, bout, strike, range) - priceOf(seen, gains) - atRetainer;
}

export function meritOfManeuver(seen: Seen, option: OptionOf<Vtes, 'maneuver'>): number {
  const bout = fight(seen);
  if (option.do === 'pass' || bout === undefined) return 0;
  if (option.do === 'use') return using(seen, option);
  const { range } = bout.combat;
  const better = outlook(seen, bout, range === 'close' ? 'long' : 'close') - outlook(seen, bout, range);
  return better - (option.do === 'play' ? priceOf(seen, gainsOfEither(seen, option)) : 0.1);
}

export function meritOfPress(seen: Seen, option: OptionOf<Vtes, 'press'>): number {
  const bout = fight(seen);
  if (option.do === 'pass' || bout === undefined) return 0;
  if (option.do === 'use') return using(seen, option);
  // its last life buys no other round
  if (option.do === 'press' && option.card === bout.own.id && bout.own.counters <= 1) return NEVER;
  const another = duel(seen, bout.own, bout.other);
  const price =
    option.do === 'play' ? priceOf(seen, gainsOfEither(seen, option)) : option.card === 0 ? 0.1 : 0.8;
  return (bout.combat.pressed ? -another : another) - price;
}

/** Damage that is prevented by a card in play, or by what was gained. */
function preventedBy(seen: Seen, card: number, source: string): number {
  const prevents = card === 0 ? undefined : cardNamed(cardAt(seen, card)!.name!).does?.prevents;
  if (prevents === undefined) return 1;
  return source === 'gun' ? (prevents.gun ?? prevents.amount) : prevents.amount;
}

export function meritOfPrevention(
  seen: Seen,
  option: OptionOf<Vtes, 'prevent'>,
  { victim, damage }: AboutOf<Vtes, 'prevent'>,
): number {
  const card = cardAt(seen, victim);
  if (option.do === 'pass' || card === undefined) return 0;
  const total = damage.reduce((all, { amount }) => all + amount, 0);
  const aggravated = damage.some((one) => one.aggravated && one.amount > 0);
  const gains = option.do === 'prevent' ? [] : gainsOfEither(seen, option);
  const amount =
    option.do === 'play'
      ? sum(gains, 'prevention')
      : option.do === 'use'
        ? (damage[option.damage ?? 0]?.amount ?? 0)
        : preventedBy(seen, option.card, damage[option.first]?.source ?? 'strike');
  const price = option.do === 'prevent' ? 0.05 : priceOf(seen, gains);
  const left = Math.max(0, total - amount);
  // it may be somebody else's minion
  const spared = harm(seen, card, total, aggravated) - harm(seen, card, left, aggravated && left > 0);
  return liking(seen, card.controller) * spared - price;
}

/** Additional strikes of a combatant, be it one's own or not. */
function strikingMore(seen: Seen, { combat, own, other }: Fight, { card, amount }: Gain): number {
  const [striker, victim] = card === other.id ? [other, own] : [own, other];
  const hand = blow(seen, striker, HAND, combat.range);
  return -liking(seen, victim.controller) * harm(seen, victim, hand * amount);
}

/** Cards played in the windows of a combat: before range, before strikes, at the end of a round. */
export function meritInCombat(seen: Seen, gains: readonly Gain[]): number {
  const bout = fight(seen);
  if (bout === undefined) return netValue(seen, gains) - 0.1;
  const { own, other } = bout;
  const price = priceOf(seen, gains);
  const around = sum(gains, 'environment');
  if (around > 0) return -liking(seen, other.controller) * harm(seen, other, around) - price;
  const more = gains.find(({ good }) => good === 'strikes');
  if (more !== undefined) return strikingMore(seen, bout, more) - price;
  if (gains.some(({ good }) => good === 'aggravation')) {
    const hand = blow(seen, own, HAND, bout.combat.range);
    const worse = harm(seen, other, hand, true) - harm(seen, other, hand);
    return -liking(seen, other.controller) * worse - price;
  }
  if (gains.some(({ good }) => good === 'grapple')) {
    const hands = strikes(seen, own).filter(({ strike }) => strike.kind === 'hand');
    const best = Math.max(
      ...hands.map(({ strike, price: due }) => exchange(seen, bout, strike, 'close') - due),
    );
    return best - price;
  }
  return netValue(seen, gains) - 0.1;
}
