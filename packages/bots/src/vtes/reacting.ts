// Actions of others: blocks that pay, wakes for them, bleeds handed on.

import { type Gain, isAbleToBlock, type PublicCard } from '@nocturne/vtes';
import { duel } from './duel.ts';
import { guardWorth } from './guard.ts';
import { capacityOf, cardAt, isTwoLeft, isVampire, prowess, type Seen, sum, waysOf } from './seen.ts';
import { priceOf, type UnderWay } from './under-way.ts';
import { netValue } from './value.ts';
import { poolWorth } from './worth.ts';

const NEVER = -50;
/** Attempts of one minion in one action: who is outrun again and again gives up. */
const TRIES = 2;
/** How likely an attempt succeeds, without and with cards that must be played for it. */
const AT_ONCE = 0.8;
const WITH_CARDS = 0.65;
const CERTAIN = 0.85;
/** More intercept than is needed. */
const WASTE = 0.1;
/** A wake is kept for when it matters. */
const KEPT = 0.35;

/** A card that gives this minion intercept, and its price. */
interface Help {
  readonly intercept: number;
  readonly price: number;
}

/** V-4.26: a minion plays each card once in an action. */
const isPlayed = ({ table }: Seen, minion: PublicCard, name: string): boolean =>
  table.action?.played.includes(`${minion.id} ${name}`) === true;

/** Intercept of the hand that this minion could still play, each card once, the most first. */
function interceptInHand(seen: Seen, minion: PublicCard): Help[] {
  const byName = new Map<string, Help>();
  for (const { name, mode, gains } of waysOf(seen, minion)) {
    const usable = mode.type === 'reaction' && mode.by === undefined && fitsAction(seen, mode.during);
    const intercept = usable && !isPlayed(seen, minion, name) ? sum(gains, 'intercept') : 0;
    if (intercept > (byName.get(name)?.intercept ?? 0))
      byName.set(name, { intercept, price: priceOf(seen, gains) });
  }
  return [...byName.values()].toSorted((a, b) => b.intercept - a.intercept);
}

/** What it costs to get so much intercept out of the hand; nothing if it is not there. */
function priceOfIntercept(seen: Seen, minion: PublicCard, missing: number): number | undefined {
  let [left, price] = [missing, 0];
  for (const help of interceptInHand(seen, minion)) {
    if (left <= 0) break;
    left -= help.intercept;
    price += help.price;
  }
  return left > 0 ? undefined : price - WASTE * left;
}

interface During {
  readonly atYou?: true;
  readonly byPredator?: true;
  readonly kind?: string;
}
function fitsAction({ table, seat, predator }: Seen, during: During | undefined): boolean {
  const { action } = table;
  if (during === undefined || action === null) return true;
  return (
    (during.atYou !== true || action.aim.seats.includes(seat)) &&
    (during.byPredator !== true || action.by === predator) &&
    (during.kind === undefined || during.kind === action.kind)
  );
}

/** V-8.5, V-8.6: whether own minions may block it at all. */
function concerns({ seat, prey, predator }: Seen, { action }: UnderWay): boolean {
  const { aim, by, declined, state } = action;
  if (declined.includes(seat) || state === 'C') return false;
  return aim.seats.length > 0 ? aim.seats.includes(seat) : by === prey || by === predator;
}

/** What it lacks to block, after what was played for it in this action. */
function missingIntercept(seen: Seen, { action, standing }: UnderWay, minion: PublicCard): number {
  let intercept = prowess(seen, minion).intercept;
  for (const { what, who, amount, below } of action.changes) {
    const lesser = below !== undefined && (!isVampire(minion) || capacityOf(minion) < below);
    if (what === 'intercept' && (lesser || (below === undefined && who === minion.id))) intercept += amount;
  }
  return standing.stealth - intercept;
}

/** What blocking with this minion is worth; `extra` is intercept that comes with the card that lets it block. */
export function blockMerit(seen: Seen, now: UnderWay, minion: PublicCard, extra = 0): number {
  const tries = seen.memory.attempts.filter((id) => id === minion.id).length;
  if (tries >= TRIES || !isAbleToBlock(seen.table, minion)) return NEVER;
  const missing = Math.max(0, missingIntercept(seen, now, minion) - extra);
  const price = priceOfIntercept(seen, minion, missing);
  if (price === undefined) return NEVER;
  const lock = minion.locked ? 0 : guardWorth(seen);
  const gain = duel(seen, minion, now.acting) - now.stake - lock;
  // the cards are played once the attempt is under way, if they are worth it then
  return missing > 0 ? WITH_CARDS * (gain - price / CERTAIN) : AT_ONCE * gain;
}

/** Handing the bleed to somebody else. */
function redirectMerit(seen: Seen, { stake, standing }: UnderWay, seat: number): number {
  const bleed = standing.bleed ?? 0;
  return bleed < 1 ? NEVER : poolWorth(seen, seat, -bleed) - stake;
}

/** What a minion could do if it may react: block, or hand the bleed on. */
function reactionMerit(seen: Seen, now: UnderWay, minion: PublicCard): number {
  let best = concerns(seen, now) ? blockMerit(seen, now, minion) : NEVER;
  const bled = now.standing.bleed !== null && now.action.aim.seats.includes(seen.seat);
  if (!bled) return best;
  for (const { name, gains } of waysOf(seen, minion)) {
    if (isPlayed(seen, minion, name)) continue;
    const redirection = isTwoLeft(seen) ? undefined : gains.find(({ good }) => good === 'redirection');
    if (redirection !== undefined)
      best = Math.max(best, redirectMerit(seen, now, redirection.seat) - priceOf(seen, gains));
    const less = sum(gains, 'bleed');
    if (less < 0) best = Math.max(best, lessBleed(seen, now, less));
  }
  return best;
}

/** Whoever is unlocked or awake needs no wake. */
const mayReact = ({ action }: UnderWay, { id, locked }: PublicCard): boolean =>
  !locked || action.awake.includes(id);

/**
 * A wake is for what nobody else can do, and not while an attempt to block is under way: it may succeed. Whoever is unlocked
 * for it locks again.
 */
function wakeMerit(seen: Seen, now: UnderWay, sleeper: PublicCard, unlocks: boolean): number {
  if (mayReact(now, sleeper) || now.action.state === 'B') return NEVER;
  let others = 0;
  for (const minion of seen.ready[seen.seat]!)
    if (mayReact(now, minion)) others = Math.max(others, reactionMerit(seen, now, minion));
  return reactionMerit(seen, now, unlocks ? { ...sleeper, locked: false } : sleeper) - others;
}

function lessBleed(seen: Seen, { standing, action }: UnderWay, less: number): number {
  const bleed = standing.bleed ?? 0;
  if (!action.aim.seats.includes(seen.seat) || bleed < 1) return NEVER;
  const after = Math.max(0, bleed + less);
  return poolWorth(seen, seen.seat, -after) - poolWorth(seen, seen.seat, -bleed);
}

/** Intercept, only if the attempt succeeds with it, alone or with more of the hand. */
function interceptMerit(seen: Seen, now: UnderWay, minion: PublicCard, amount: number): number {
  const missing = missingIntercept(seen, now, minion);
  if (now.action.blocker !== minion.id || missing <= 0) return NEVER;
  if (amount < missing && priceOfIntercept(seen, minion, missing) === undefined) return NEVER;
  const lock = minion.locked ? 0 : guardWorth(seen);
  const certain = amount >= missing ? CERTAIN : 0.5;
  return (
    certain * (duel(seen, minion, now.acting) - now.stake - lock) - WASTE * Math.max(0, amount - missing)
  );
}

/** A reaction by one of the own minions, or a card in play that is used during another's action. */
export function meritOfReacting(
  seen: Seen,
  now: UnderWay,
  gains: readonly Gain[],
  minion: PublicCard | undefined,
): number {
  const price = priceOf(seen, gains);
  const redirection = gains.find(({ good }) => good === 'redirection');
  if (redirection !== undefined) {
    const lock = sum(gains, 'lock') > 0 ? guardWorth(seen) : 0;
    return redirectMerit(seen, now, redirection.seat) - price - lock;
  }
  const bleed = sum(gains, 'bleed');
  if (bleed < 0) return lessBleed(seen, now, bleed) - price;
  if (minion === undefined) return netValue(seen, gains) - price;
  if (now.action.state === 'over') return netValue(seen, gains) - 0.1;
  const attempt = sum(gains, 'attempt') > 0;
  if (attempt) return blockMerit(seen, now, minion, sum(gains, 'intercept')) - price;
  const intercept = sum(gains, 'intercept');
  if (intercept > 0) return interceptMerit(seen, now, minion, intercept) - price;
  const woken = gains.find(({ good }) => good === 'unlock');
  const sleeper = woken === undefined ? minion : cardAt(seen, woken.card);
  if (woken === undefined && sum(gains, 'wake') === 0) return netValue(seen, gains) - price;
  return sleeper === undefined ? NEVER : wakeMerit(seen, now, sleeper, woken !== undefined) - price - KEPT;
}
