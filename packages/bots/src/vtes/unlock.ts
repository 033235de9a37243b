// The unlock and master phases: what is gained, what is paid, what is played.

import type { OptionOf } from '@nocturne/kernel';
import {
  cardNamed,
  cardsUpon,
  type Gain,
  gainsInPlay,
  gainsOfPlay,
  gainsOfUse,
  type PublicCard,
  type Vtes,
} from '@nocturne/vtes';
import { cardAt, isVampire, type PlayOption, type Seen, type UseOption } from './seen.ts';
import { duel } from './duel.ts';
import { wantsOut } from './leaving.ts';
import { usingWorth } from './using.ts';
import { netValue } from './value.ts';
import { bloodWorth, minionWorth, poolWorth } from './worth.ts';

type UnlockOption = OptionOf<Vtes, 'unlock'>;
type MasterOption = OptionOf<Vtes, 'master'>;

/** Others will pay as well: a contest is seldom won at once. */
const CONTEST = 0.35;
const TITLE = 1;
const NEVER = -50;
const FIRST = 50;
const A_TURN = 0.25;
/** A card that can be played for one that cannot. */
export const BURN_OPTION = 0.6;

const contested = (seen: Seen, card: PublicCard): number =>
  CONTEST * (isVampire(card) ? minionWorth(seen, card) : 1.5);

/** Announced at the end of the phase: what costs blood before does not matter (V-15.10). */
const WITHDRAWAL = 0.05;

/** What must be used is used last, unless it is welcome (V-5.10); what need not be is not used to one's harm. */
function using(seen: Seen, option: UseOption): number {
  const { name } = cardAt(seen, option.use)!;
  const { mandatory } = cardNamed(name!).does!.abilities![option.ability]!;
  const worth = usingWorth(seen, option, gainsOfUse(seen.table, seen.seat, option));
  return mandatory || worth > 0 ? worth : worth + 2 * NEVER;
}

export function meritOfUnlock(seen: Seen, option: UnlockOption): number {
  const card = 'card' in option && option.card !== undefined ? cardAt(seen, option.card) : undefined;
  switch (option.do) {
    case 'end':
      return 0;
    case 'edge':
      return FIRST;
    case 'withdraw':
      return wantsOut(seen) ? WITHDRAWAL : NEVER;
    // one of the two must be done: what is worse is below, and both come before the end of the phase
    case 'pay':
      return card === undefined ? NEVER : contested(seen, card) + poolWorth(seen, seen.seat, -1);
    case 'pay-title':
      return card === undefined ? NEVER : TITLE + bloodWorth(seen, card, -1);
    case 'yield':
    case 'yield-title':
      return 0;
    // V-17.14: a turn of it is worth a part of it
    case 'unlock':
      return card === undefined ? NEVER : A_TURN * minionWorth(seen, card) + poolWorth(seen, seen.seat, -1);
    // V-5.8: nobody can play it
    case 'discard':
      return BURN_OPTION;
    case 'use':
      return using(seen, option);
  }
}

/** What a minion can do as it enters play. */
export const meritOfEntering = (seen: Seen, option: OptionOf<Vtes, 'entering'>): number =>
  option.do === 'pass' ? 0 : using(seen, option);

/** A card that waits in hand is worth something, one that is played makes room. */
const ROOM = 0.15;
/** What is less to oneself is nothing. */
const LEAST = 0.02;
/** A location that somebody else has is contested as soon as it comes. */
const CONTESTED = -2;

const isTaken = ({ table }: Seen, name: string): boolean =>
  table.cards.some((card) => card.name === name && card.region !== 'uncontrolled');

/** Blood is turned into pool by one card on a vampire: a second one finds less of it. */
const DRAINED = -1.2;
const A_BLOOD = 0.05;

const isIncome = ({ good, later, amount }: Gain): boolean => good === 'pool' && later === true && amount > 0;

/** The best to draw pool from is who has the most blood, and nothing yet that draws from it. */
function draining(seen: Seen, host: PublicCard | undefined, gains: readonly Gain[]): number {
  if (host?.controller !== seen.seat || !isVampire(host) || !gains.some(isIncome)) return 0;
  const drained = cardsUpon(seen.table, host.id).some((card) => gainsInPlay(seen.table, card).some(isIncome));
  return A_BLOOD * host.counters + (drained ? DRAINED : 0);
}

function playing(seen: Seen, option: PlayOption): number {
  const card = cardNamed(option.name);
  const unique = card.kind === 'library' && card.traits?.includes('unique') === true;
  const clash = unique && isTaken(seen, option.name) ? CONTESTED : 0;
  const gains = gainsOfPlay(seen.table, seen.seat, option);
  const host = option.card === undefined ? undefined : cardAt(seen, option.card);
  const worth = netValue(seen, gains) + draining(seen, host, gains) + clash;
  // what is of no use now may be some day
  return worth < LEAST ? Math.min(worth, 0) - ROOM : worth + ROOM;
}

export function meritOfMaster(seen: Seen, option: MasterOption): number {
  switch (option.do) {
    case 'end':
      return 0;
    case 'mark':
      return marking(seen, option.card);
    case 'play':
      return playing(seen, option);
    case 'use':
      return usingWorth(seen, option, gainsOfUse(seen.table, seen.seat, option));
  }
}

/** Blood for the action, and the risk that it is blocked (V-17.15). */
const HUNT = -1;

/** A minion that somebody of one's own would beat. */
function marking(seen: Seen, id: number): number {
  const prey = cardAt(seen, id)!;
  const fights = seen.ready[seen.seat]!.filter(
    (minion) => isVampire(minion) && !minion.locked && prey.region === 'ready',
  ).map((minion) => duel(seen, minion, prey));
  return Math.max(NEVER, ...fights) + HUNT;
}
