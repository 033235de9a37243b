// The action under way: how it stands, and what its success is worth.

import {
  type Gain,
  gainsUnderWay,
  type PublicCard,
  type Standing,
  standingOf,
  type Table,
} from '@nocturne/vtes';
import { bloodHuntPasses, chanceToPass } from './ballot.ts';
import { duel } from './duel.ts';
import { cardAt, type Seen } from './seen.ts';
import { netValue, valueOf } from './value.ts';
import { minionWorth, poolWorth } from './worth.ts';

export type Action = NonNullable<Table['action']>;

export interface UnderWay {
  readonly action: Action;
  readonly standing: Standing;
  readonly acting: PublicCard;
  /** What its success is worth to oneself. */
  readonly stake: number;
}

const EDGE = 0.8;
/** Modifiers may follow while blocks are not declined. */
const TO_COME = 0.6;

function bleedStake(seen: Seen, { aim, by, state, spied }: Action, bleed: number): number {
  const target = aim.seats[0]!;
  if (spied) return 0;
  const more = by !== seen.seat && state !== 'C' ? TO_COME : 0;
  const edge = by === seen.seat && seen.table.edge !== by ? EDGE : 0;
  return poolWorth(seen, target, -(Math.max(0, bleed) + more)) + (bleed > 0 ? edge : 0);
}

function stakeOf(seen: Seen, action: Action, standing: Standing, acting: PublicCard): number {
  if (standing.bleed !== null) return bleedStake(seen, action, standing.bleed);
  const gains = gainsUnderWay(seen.table, action);
  const value = netValue(seen, gains);
  if (action.kind === 'political') {
    const chance = action.by === seen.seat ? chanceToPass(seen, gains) : 0.6;
    return value * chance;
  }
  const fight = gains.find(({ good }) => good === 'combat');
  const target = fight === undefined ? undefined : cardAt(seen, fight.card);
  if (target?.controller === seen.seat) return value + duel(seen, target, acting);
  if (action.by !== seen.seat) return value;
  const hunted = action.kind === 'diablerie' && bloodHuntPasses(seen) ? minionWorth(seen, acting) : 0;
  return value - hunted + (target === undefined ? 0 : duel(seen, acting, target));
}

export function underWay(seen: Seen): UnderWay | undefined {
  const { action } = seen.table;
  const standing = standingOf(seen.table);
  if (action === null || standing === null) return undefined;
  const acting = cardAt(seen, action.minion)!;
  return { action, standing, acting, stake: stakeOf(seen, action, standing, acting) };
}

const CARD = 0.2;

/** What a card costs when it is played now: blood, pool, and the card itself. */
export const priceOf = (seen: Seen, gains: readonly Gain[]): number =>
  CARD -
  valueOf(
    seen,
    gains.filter(({ good, amount }) => amount < 0 && (good === 'blood' || good === 'pool')),
  );
