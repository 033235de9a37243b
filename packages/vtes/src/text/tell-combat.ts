// What is new about a combat: rounds, maneuvers, strikes, presses.

import { SIDES, worksAt } from '../queries/combat.ts';
import type { Combat, Combatant } from '../types-combat.ts';
import { cardValue, named, type Seen, told, withPart } from './seen.ts';
import type { Told, Value } from './told.ts';

/** A strike is aimed at the opponent; only another target is named. */
function atPart(view: Seen, { sides }: Combat, target: number): Value {
  const usual = sides.some(({ minion }) => minion === target);
  return usual ? '' : told('part.at', { target: cardValue(view, target) });
}

/** A card that was just played for the strike is not named again. */
function strikeTold(view: Seen, combat: Combat, { minion, strike: chosen }: Combatant): Told[] {
  if (chosen === null) return [];
  const { strike, name, source, aside, at } = chosen;
  return [
    told(`event.combat.strike.${strike.kind}`, {
      minion: cardValue(view, minion),
      amount: strike.amount,
      with: withPart(name === null || aside || source === minion ? undefined : named(name)),
      at: atPart(view, combat, at),
      equipment: cardValue(view, at),
      short: worksAt(strike, combat.range) ? '' : told('part.short'),
    }),
  ];
}

/** Maneuvers and presses are by whoever made the last one. */
function moves(view: Seen, before: Combat, now: Combat): Told[] {
  if (now.last === null) return [];
  const minion = cardValue(view, now.sides[now.last].minion);
  const press = now.pressed ? 'press' : 'press-cancelled';
  return [
    ...(before.range === now.range ? [] : [told('event.combat.maneuver', { minion, range: now.range })]),
    ...(before.pressed === now.pressed ? [] : [told(`event.combat.${press}`, { minion })]),
  ];
}

/** What a combatant has more in this round. */
function gains(view: Seen, before: Combatant, now: Combatant): Told[] {
  const minion = cardValue(view, now.minion);
  const amount = now.strikes - before.strikes;
  return [
    ...(amount > 0 ? [told('event.combat.additional', { minion, amount })] : []),
    ...(now.aggravated && !before.aggravated ? [told('event.combat.aggravated', { minion })] : []),
  ];
}
/** Whether it follows from a block, which is told. */
const isFromBlock = ({ table: { action } }: Seen, { sides }: Combat): boolean =>
  action !== null &&
  action.state === 'blocked' &&
  action.minion === sides[0].minion &&
  action.blocker === sides[1].minion;

export function combatNews(view: Seen, now: Combat | null): Told[] {
  const before = view.table.combat;
  if (now === null) return before === null ? [] : [told('event.combat.ends')];
  if (before === null && isFromBlock(view, now)) return [];
  const [acting, opposing] = now.sides.map(({ minion }) => cardValue(view, minion)) as [Value, Value];
  if (before === null) return [told('event.combat.begins', { acting, opposing })];
  if (before.round !== now.round) return [told('event.combat.round', { round: now.round })];
  const strikes = SIDES.filter((side) => before.sides[side].strike === null);
  return [
    ...moves(view, before, now),
    ...SIDES.flatMap((side) => gains(view, before.sides[side], now.sides[side])),
    ...strikes.flatMap((side) => strikeTold(view, now, now.sides[side])),
  ];
}
