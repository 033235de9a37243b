// Discipline cards, trophies, stolen cards and slaves; cards that cost less.

import type { AboutOf, OptionOf } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { duel } from './duel.ts';
import { guardWorth } from './guard.ts';
import { cardAt, type Seen } from './seen.ts';
import { bloodWorth, minionWorth, torporLoss } from './worth.ts';

type Option<N extends 'reduce' | 'fetch' | 'award' | 'attach' | 'burn-blood' | 'take-over'> = OptionOf<
  Vtes,
  N
>;
type About<N extends 'reduce' | 'award' | 'burn-blood' | 'take-over'> = AboutOf<Vtes, N>;

/** What is in nobody's way first: a card of the hand may serve as it is. */
const FROM = { library: 3, ash: 2, hand: 1 } as const;

export function meritOfFetch(_seen: Seen, option: Option<'fetch'>): number {
  if (option.do === 'fetch') return FROM[option.from];
  return option.do === 'burn' ? -1 : 0;
}

/** Pool before blood, and as much of it as there is to save. */
export const meritOfReducing = (option: Option<'reduce'>, { cost }: About<'reduce'>): number =>
  option.do === 'pay' ? 0.5 : cost[option.what] * (option.what === 'pool' ? 1 : 0.6);

/** To an own vampire. */
export const meritOfAward = (seen: Seen, option: Option<'award'>, { vampire }: About<'award'>): number =>
  option.do === 'pass' ? 0 : cardAt(seen, vampire)?.controller === seen.seat ? 1 : -1;

/** To whoever is ready, and worth most. */
export function meritOfAttach(seen: Seen, option: Option<'attach'>): number {
  const host = option.do === 'pass' ? undefined : cardAt(seen, option.to);
  return host === undefined ? 0 : minionWorth(seen, host) * (host.region === 'torpor' ? 0.2 : 1);
}

/** So far for a stolen vampire that would leave torpor. */
export function meritOfBurning(
  seen: Seen,
  option: Option<'burn-blood'>,
  { minion, amount }: About<'burn-blood'>,
): number {
  const payer = cardAt(seen, minion);
  const rescued = cardAt(seen, seen.table.action?.target.card ?? 0);
  if (option.do === 'pass' || payer === undefined || rescued === undefined) return 0;
  return torporLoss(seen, rescued) + bloodWorth(seen, payer, -amount);
}

/** Who fights better, and who is free afterwards. */
export function meritOfTakingOver(
  seen: Seen,
  option: Option<'take-over'>,
  { acting, blocker }: About<'take-over'>,
): number {
  const [own, opponent] = [cardAt(seen, acting), cardAt(seen, blocker)];
  const slave = option.do === 'pass' ? undefined : cardAt(seen, option.minion);
  if (slave === undefined || own === undefined || opponent === undefined) return 0;
  return duel(seen, slave, opponent) - duel(seen, own, opponent) + guardWorth(seen) / 4;
}
