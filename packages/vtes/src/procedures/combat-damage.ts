// Damage while it is being handled: what is left of it, and preventing it (V-11.2).

import { emit, type Frame } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Damage, Victim } from '../types-combat.ts';
import type { Vtes } from '../types.ts';

const isPreventable = ({ amount, preventable, immune }: Damage): boolean =>
  preventable && amount > 0 && immune !== true;

/** V-11.10: which damage may be prevented first: one of each kind, by its place in the list. */
export const preventableKinds = (damage: readonly Damage[]): number[] =>
  damage.flatMap((one, at) => {
    const before = damage.slice(0, at).some((other) => isPreventable(other) && isOneKind(one, other));
    return isPreventable(one) && !before ? [at] : [];
  });

/** Damage is prevented, then mended or paid with life (V-11.1). */
export const damageTo = (victims: Victim[]): Frame<Vtes, 'damage'> => ({
  proc: 'damage',
  step: 'prevention',
  victims,
  at: 0,
  asked: 0,
  first: 0,
  fates: [],
});

export function damageUnderWay({ stack }: Vt): Frame<Vtes, 'damage'> | undefined {
  const frame = stack.findLast(({ proc }) => proc === 'damage');
  return frame?.proc === 'damage' ? frame : undefined;
}

/** Prevents up to so much: of the damage that the victim named first, then of the rest. */
export function prevent(state: Vt, amount: number): void {
  const frame = damageUnderWay(state)!;
  const { card, damage } = frame.victims[frame.at]!;
  let left = amount;
  for (const one of [damage[frame.first]!, ...damage]) {
    if (!isPreventable(one)) continue;
    const taken = Math.min(left, one.amount);
    one.amount -= taken;
    left -= taken;
  }
  emit(state, 'prevented', { card, amount: amount - left });
}

const isOneKind = (a: Damage, b: Damage): boolean =>
  a.source === b.source && a.aggravated === b.aggravated && a.preventable === b.preventable;

const alike = (a: Damage, b: Damage): boolean => isOneKind(a, b) && a.from === b.from && a.by === b.by;

/** Adds damage to a list of victims. Damage of one kind, from one card, on one victim is one entry. */
export function deal(victims: Victim[], card: number, damage: Damage): void {
  if (damage.amount <= 0) return;
  let victim = victims.find((one) => one.card === card);
  if (victim === undefined) victims.push((victim = { card, damage: [] }));
  const same = victim.damage.find((one) => alike(one, damage));
  if (same === undefined) victim.damage.push({ ...damage });
  else same.amount += damage.amount;
}
