// Operations of combat cards (chapters 10 and 11).

import { cardsOn, findCard, type Vt } from '../board.ts';
import { setCounters } from '../changes.ts';
import { damageUnderWay, prevent as preventDamage } from '../procedures/combat-damage.ts';
import {
  gainStrikes,
  maneuver as maneuverBy,
  press as pressBy,
  tellCombat,
} from '../procedures/combat-state.ts';
import {
  combatantOf,
  combatOf,
  equipmentWithin,
  exposedRetainers,
  ofTrait,
  opponentOf,
  sideOf,
  strikeKey,
  strikesOf,
  takesEquipment,
} from '../queries/combat.ts';
import type { Combatant, SideIndex, Victim } from '../types-combat.ts';
import type { CombatEffect, Strike, Trait } from '../cards/printed.ts';
import type { Permanent } from '../types.ts';
import type { OperationOf, Played, Why } from './operation.ts';

const sideOfPlayer = (state: Vt, { minion }: Played): SideIndex => sideOf(combatOf(state), minion!.id)!;
const player = (state: Vt, played: Played): Combatant => combatOf(state).sides[sideOfPlayer(state, played)];
const opponent = (state: Vt, { minion }: Played): Combatant => opponentOf(combatOf(state), minion!.id);

/** The card that is taking effect. */
function nameOfPlay({ stack }: Vt): string {
  const frame = stack.findLast(({ proc }) => proc === 'effects');
  if (frame?.proc !== 'effects') throw new Error('no card is taking effect');
  return frame.name;
}

/** Whose damage is being looked at. */
function victimOf(state: Vt): Victim | undefined {
  const frame = damageUnderWay(state);
  return frame?.victims[frame.at];
}

/** V-10.12; what this round does not allow. */
function whyNotStrike(state: Vt, kind: Strike['kind'], played: Played): Why {
  const { committed } = player(state, played);
  if (committed !== null) return { why: 'committed', card: committed.card };
  return combatOf(state).onlyHands && kind !== 'hand' ? { why: 'only-hand-strikes' } : undefined;
}

/** V-10.16 … V-10.18, V-10.37. */
const strike: OperationOf<'strike'> = {
  whyNot(state, { strike: { kind } }, played) {
    return whyNotStrike(state, kind, played);
  },
  targets(state, effect, played) {
    const { minion } = opponent(state, played);
    if (takesEquipment(effect.strike))
      return equipmentWithin(state, effect.strike, played.minion!.id, minion).map(({ id }) => ({ card: id }));
    const retainers = exposedRetainers(state.board, combatOf(state), effect.strike, minion);
    return [{}, ...retainers.map(({ id }) => ({ card: id }))];
  },
  apply(state, { strike: chosen }, played) {
    const at = played.target.card ?? opponent(state, played).minion;
    const name = nameOfPlay(state);
    player(state, played).strike = { strike: chosen, source: 0, name, aside: true, at, resolved: false };
    tellCombat(state);
  },
};

/** V-10.17: weapons of the striker's with this trait that it can strike with now. */
function weaponsOf(state: Vt, played: Played, trait: Trait): Permanent[] {
  const { stolen } = player(state, played);
  return cardsOn(state.board, played.minion!.id).filter((card) => {
    if (!ofTrait(card, trait) || card.contested || stolen.includes(card.id)) return false;
    const [first] = strikesOf(card);
    const spent = first?.own.once === 'round' && combatOf(state).used.includes(strikeKey(card.id));
    return first !== undefined && !spent;
  });
}

const weaponStrike: OperationOf<'weapon-strike'> = {
  whyNot: (state, _effect, played) => whyNotStrike(state, 'damage', played),
  targets: (state, { trait }, played) => weaponsOf(state, played, trait).map(({ id }) => ({ card: id })),
  apply(state, { amount }, played) {
    const card = findCard(state.board, played.target.card!);
    const own = card === undefined ? undefined : strikesOf(card)[0]?.own.strike;
    if (card === undefined || own === undefined) return;
    player(state, played).strike = {
      strike: { ...own, amount: own.amount + amount },
      source: card.id,
      name: nameOfPlay(state),
      aside: true,
      at: opponent(state, played).minion,
      resolved: false,
    };
    combatOf(state).used.push(strikeKey(card.id));
    tellCombat(state);
  },
};

/** V-10.30, V-10.31: limited to one source for a minion in a round. */
const additionalStrikes: OperationOf<'additional-strikes'> = {
  whyNot(state, { eachRound }, played) {
    if (eachRound) return undefined;
    const { minion, gained } = player(state, played);
    return gained ? { why: 'strikes-gained', card: minion } : undefined;
  },
  apply(state, { amount, eachRound }, played) {
    if (eachRound) {
      const combatant = combatantOf(combatOf(state), played.target.card!)!;
      combatant.additional = Math.max(combatant.additional, amount);
    } else gainStrikes(player(state, played), amount);
    tellCombat(state);
  },
};

const aggravatedHands: OperationOf<'aggravated-hands'> = {
  apply(state, _effect, played) {
    player(state, played).aggravated = true;
    tellCombat(state);
  },
};

/** V-11.16: to the damage of one strike or effect. */
const beImmune: OperationOf<'be-immune'> = {
  whyNot: (state, _effect, { minion }) =>
    victimOf(state)?.card === minion?.id ? undefined : { why: 'wrong-moment' },
  targets: (state) =>
    victimOf(state)!.damage.flatMap(({ amount, aggravated, immune }, damage) =>
      amount > 0 && !aggravated && immune !== true ? [{ damage }] : [],
    ),
  apply(state, _effect, { target }) {
    victimOf(state)!.damage[target.damage!]!.immune = true;
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

/** What the player may pay as X. */
const upToBlood = (plusX: true | undefined, { minion }: Played): { x?: number }[] =>
  plusX ? Array.from({ length: minion!.counters + 1 }, (_, x) => ({ x })) : [{}];

/** V-11.2: by the minion taking it. With X in its cost, the player says how much. */
const prevent: OperationOf<'prevent'> = {
  whyNot: (state, _effect, { minion }) =>
    victimOf(state)?.card === minion?.id ? undefined : { why: 'wrong-moment' },
  targets: (_state, { plusX }, played) => upToBlood(plusX, played),
  apply: (state, { amount }, { target }) => preventDamage(state, amount + (target.x ?? 0)),
};

/** V-4.32: whoever takes it. */
const protect: OperationOf<'protect'> = {
  whyNot: (state) => (victimOf(state) === undefined ? { why: 'wrong-moment' } : undefined),
  targets: (_state, { plusX }, played) => upToBlood(plusX, played),
  apply: (state, { amount }, { target }) => preventDamage(state, amount + (target.x ?? 0)),
};

/** V-11.7, V-19.20: dealt with the strikes of each round of this combat. */
const damageEachRound: OperationOf<'damage-each-round'> = {
  apply(state, { amount }, played) {
    const victim = opponent(state, played);
    victim.environment = [...victim.environment, { name: nameOfPlay(state), amount }];
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
  'weapon-strike': weaponStrike,
  'additional-strikes': additionalStrikes,
  'aggravated-hands': aggravatedHands,
  'be-immune': beImmune,
  maneuver,
  press,
  'optional-press': optionalPress,
  prevent,
  protect,
  'damage-each-round': damageEachRound,
  'only-hand-strikes': onlyHandStrikes,
  'close-next-round': closeNextRound,
  'gain-blood-lost': gainBloodLost,
  'if-blocks': ifBlocks,
};
