// Operations of combat cards (chapters 10 and 11).

import { setCounters, type Vt } from '../board.ts';
import { damageUnderWay, prevent as preventDamage } from '../procedures/combat-damage.ts';
import { maneuver as maneuverBy, press as pressBy, tellCombat } from '../procedures/combat-state.ts';
import { combatOf, exposedRetainers, opponentOf, sideOf } from '../queries/combat.ts';
import type { Combatant, SideIndex } from '../types-combat.ts';
import type { CombatEffect } from '../cards/printed.ts';
import type { OperationOf, Played } from './operation.ts';

const sideOfPlayer = (state: Vt, { minion }: Played): SideIndex => sideOf(combatOf(state), minion!.id)!;
const player = (state: Vt, played: Played): Combatant => combatOf(state).sides[sideOfPlayer(state, played)];
const opponent = (state: Vt, { minion }: Played): Combatant => opponentOf(combatOf(state), minion!.id);

/** V-10.16 … V-10.18, V-10.37. */
const strike: OperationOf<'strike'> = {
  whyNot(state, { strike: { kind } }, played) {
    const { committed } = player(state, played);
    if (committed !== 0) return { why: 'committed', card: committed };
    return combatOf(state).onlyHands && kind !== 'hand' ? { why: 'only-hand-strikes' } : undefined;
  },
  targets(state, effect, played) {
    const { minion } = opponent(state, played);
    const retainers = exposedRetainers(state.board, combatOf(state), effect.strike, minion);
    return [{}, ...retainers.map(({ id }) => ({ card: id }))];
  },
  apply(state, { strike: chosen }, played) {
    const at = played.target.card ?? opponent(state, played).minion;
    const combatant = player(state, played);
    const { name } = combatant.played.at(-1)!;
    combatant.strike = { strike: chosen, source: 0, name, aside: true, at };
    tellCombat(state);
  },
};

/** V-10.10; V-10.14: used as it is played. */
const maneuver: OperationOf<'maneuver'> = {
  apply(state, _effect, played) {
    maneuverBy(state, sideOfPlayer(state, played));
    tellCombat(state);
  },
};

/** V-10.34. */
const press: OperationOf<'press'> = {
  whyNot: (state, { only }) =>
    only === 'continue' && combatOf(state).pressed ? { why: 'only-to-continue' } : undefined,
  apply(state, _effect, played) {
    pressBy(state, sideOfPlayer(state, played));
    tellCombat(state);
  },
};

/** V-10.14: may be used in this round's press step, or not. */
const optionalPress: OperationOf<'optional-press'> = {
  apply(state, _effect, played) {
    player(state, played).presses += 1;
    tellCombat(state);
  },
};

/** V-11.2. With X in its cost, the player says how much. */
const prevent: OperationOf<'prevent'> = {
  whyNot: (state) => (damageUnderWay(state) === undefined ? { why: 'wrong-moment' } : undefined),
  targets(_state, { plusX }, { minion }) {
    return plusX ? Array.from({ length: minion!.counters + 1 }, (_, x) => ({ x })) : [{}];
  },
  apply: (state, { amount }, { target }) => preventDamage(state, amount + (target.x ?? 0)),
};

/** V-11.7, V-19.20: dealt with the strikes of each round of this combat. */
const damageEachRound: OperationOf<'damage-each-round'> = {
  apply(state, { amount }, played) {
    opponent(state, played).environment += amount;
    tellCombat(state);
  },
};

/** V-19.2, V-19.51, V-19.70. */
const onlyHandStrikes: OperationOf<'only-hand-strikes'> = {
  whyNot: (state) => (combatOf(state).range === 'close' ? undefined : { why: 'not-close' }),
  apply(state) {
    combatOf(state).onlyHands = true;
    tellCombat(state);
  },
};

const closeNextRound: OperationOf<'close-next-round'> = {
  apply(state) {
    combatOf(state).closeNext = true;
    tellCombat(state);
  },
};

/** V-19.81 … V-19.83. */
const gainBloodLost: OperationOf<'gain-blood-lost'> = {
  whyNot(state, _effect, played) {
    if (!player(state, played).vampire) return { why: 'not-eligible' };
    return opponent(state, played).vampire ? undefined : { why: 'not-at-allies' };
  },
  apply(state, _effect, played) {
    const minion = played.minion!;
    setCounters(state, minion, minion.counters + opponent(state, played).bloodLost);
  },
};

/** Earned during the action, for the combat that follows if this minion blocks. */
const ifBlocks: OperationOf<'if-blocks'> = {
  apply({ board }, { gives }, { minion }) {
    board.action!.changes.push({ what: gives, amount: 1, who: minion!.id, limited: false });
  },
};

export const IN_COMBAT: { readonly [Op in CombatEffect['op']]: OperationOf<Op> } = {
  strike,
  maneuver,
  press,
  'optional-press': optionalPress,
  prevent,
  'damage-each-round': damageEachRound,
  'only-hand-strikes': onlyHandStrikes,
  'close-next-round': closeNextRound,
  'gain-blood-lost': gainBloodLost,
  'if-blocks': ifBlocks,
};
