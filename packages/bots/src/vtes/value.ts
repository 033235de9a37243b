// What a gain is worth, whoever's it is. What depends on the moment is priced where it is decided.

import { type Gain, gainsInPlay, type Good, type PublicCard } from '@nocturne/vtes';
import { guardWorth } from './guard.ts';
import { cardAt, type Seen } from './seen.ts';
import { bloodWorth, harm, liking, minionWorth, poolWorth, torporLoss } from './worth.ts';

type Price = (seen: Seen, amount: number, card: PublicCard | undefined, gain: Gain) => number;

/** So much for each, as the one who gains it is liked. */
const each =
  (worth: number): Price =>
  (seen, amount, _card, { seat }) =>
    liking(seen, seat) * worth * amount;
const nothing: Price = () => 0;

const BLOOD = 0.6;
const BLOOD_LATER = 0.5;
/** A card in play that is no minion. */
const THING = 0.3;
/** One's own burden comes first, even if others bear it too. */
const OF_OTHERS = 0.4;
/** Another action; a blocker of the prey's who is out of the way. */
const ANOTHER_ACTION = 1.3;
const OUT_OF_THE_WAY = 0.8;
/** What may be of use to some card, some day. */
const NOW_AND_THEN = 0.5;

const lock: Price = (seen, amount, card) => {
  if (card === undefined) return OUT_OF_THE_WAY * Math.min(amount, 1);
  if (card.locked || card.region !== 'ready') return 0;
  if (card.controller === seen.seat) return -guardWorth(seen);
  const matters = card.controller === seen.prey && seen.table.whose === seen.seat;
  return matters ? OUT_OF_THE_WAY : 0;
};

const unlock: Price = (seen, amount, card) => {
  if (card === undefined) return NOW_AND_THEN * amount;
  if (card.controller !== seen.seat) return -0.5;
  if (!card.locked || card.region !== 'ready') return 0;
  const acts = seen.table.whose === seen.seat && seen.table.phase === 'minion';
  return acts ? Math.max(ANOTHER_ACTION, guardWorth(seen)) : guardWorth(seen);
};

/** In so many rounds in which nobody loses, another minion becomes twice as welcome: those who are there do not suffice. */
const ROUNDS = 3;
const ready: Price = (seen, amount, card) => {
  if (card === undefined) return NOW_AND_THEN * amount;
  const wanted = card.controller === seen.seat ? 1 + seen.memory.still / ROUNDS : 1;
  return liking(seen, card.controller) * torporLoss(seen, card) * wanted;
};

/** A minion that anybody may fight: little harm, and less of it to those who can be left to fend for themselves. */
const EXPOSED = 0.7;
const combat: Price = (seen, _amount, card, { later }) =>
  later === true && card !== undefined ? -EXPOSED * liking(seen, card.controller) : 0;

/** A minion is missed by its controller; of other cards counts what they do, to whomever. */
const gone: Price = (seen, _amount, card) => {
  if (card === undefined) return 0;
  const like = liking(seen, card.controller);
  if (card.region === 'ready' || card.region === 'torpor') return -like * minionWorth(seen, card);
  let total = like * THING;
  for (const gain of gainsInPlay(seen.table, card))
    total += (gain.seat === seen.seat ? 1 : OF_OTHERS) * priceOfGain(seen, gain);
  return -total;
};

/** What somebody else misses is one's own. */
const stolen: Price = (seen, amount, card, gain) => {
  if (card === undefined) return NOW_AND_THEN * amount;
  const minion = card.region === 'ready' || card.region === 'torpor';
  const own = minion
    ? minionWorth(seen, card) - (card.region === 'torpor' ? torporLoss(seen, card) : 0)
    : THING;
  return gone(seen, amount, card, gain) + own;
};

const PRICES: Readonly<Record<Good, Price>> = {
  pool: (seen, amount, _card, { seat }) => poolWorth(seen, seat, amount),
  blood: (seen, amount, card, { seat }) =>
    card === undefined ? liking(seen, seat) * BLOOD * amount : bloodWorth(seen, card, amount),
  counters: each(0.5),
  lock,
  unlock,
  ready,
  damage: (seen, amount, card) =>
    card === undefined ? 0 : -liking(seen, card.controller) * harm(seen, card, amount, true),
  gone,
  given: () => -0.3,
  stolen,
  title: each(1),
  cards: (seen, amount, _card, { seat, later }) => liking(seen, seat) * (later ? 1.1 : 0.5) * amount,
  sight: each(-0.8),
  cycling: nothing,
  equipment: each(1.2),
  crypt: each(0.2),
  transfers: each(0.7),
  strength: each(1),
  strikes: each(0.8),
  aggravation: nothing,
  prevention: each(0.6),
  environment: each(1.2),
  press: each(0.3),
  maneuver: each(0.3),
  intercept: each(2),
  stealth: each(0.5),
  bleed: each(1.2),
  votes: each(0.5),
  blindness: each(-3),
  combat,
  unblockable: nothing,
  hindrance: nothing,
  safety: nothing,
  end: nothing,
  spying: nothing,
  wake: nothing,
  redirection: nothing,
  attempt: nothing,
  opposition: nothing,
  silence: nothing,
  strike: nothing,
  grapple: nothing,
  closeness: nothing,
};

/** What comes later is no matter of life and death yet. */
const poolLater = (seen: Seen, seat: number, amount: number): number => {
  const last = amount < 0 && seen.table.methuselahs[seat]!.pool <= 1;
  return last ? 0 : Math.abs(amount) * poolWorth(seen, seat, Math.sign(amount));
};

function priceOfGain(seen: Seen, gain: Gain): number {
  if (gain.later && gain.good === 'pool') return poolLater(seen, gain.seat, gain.amount);
  // it is hunted for in the meantime
  if (gain.later && gain.good === 'blood') return liking(seen, gain.seat) * BLOOD_LATER * gain.amount;
  const card = gain.card === 0 ? undefined : cardAt(seen, gain.card);
  return PRICES[gain.good](seen, gain.amount, card, gain);
}

export function valueOf(seen: Seen, gains: readonly Gain[]): number {
  let total = 0;
  for (const gain of gains) total += priceOfGain(seen, gain);
  return total;
}

/** Changes of the own pool at the same time count together: half of a death is no half of a loss. */
export function netValue(seen: Seen, gains: readonly Gain[]): number {
  let gained = 0;
  let paid = 0;
  let rest = 0;
  for (const gain of gains) {
    if (gain.good !== 'pool' || gain.seat !== seen.seat || gain.later) rest += priceOfGain(seen, gain);
    else if (gain.amount < 0) paid -= gain.amount;
    else gained += gain.amount;
  }
  // what is paid is paid first: nobody lives to see what the last pool buys
  return rest + poolWorth(seen, seen.seat, paid >= seen.pool ? -paid : gained - paid);
}
