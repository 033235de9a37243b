// Which actions a minion may announce (chapter 7), and why not.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, cardsOn, inTorpor, isReady, isVampire, preyOf, type Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import { bonus } from './action.ts';
import { hasTrait } from './kinds.ts';
import { isEquipment, whyNotSecond } from './limits.ts';
import { dutiesOf, isAnythingDue, isHungry, isStuck, mustAct } from './duties.ts';
import { whyNotAgain } from './repeats.ts';
import type { Permanent } from '../types.ts';
import { titleOf } from './titles.ts';

export const LEAVE_TORPOR_COST = 2;

/** V-7.1, V-7.4: whether this minion may act at all, and in this way: `hunt`, a card in play, or any other. */
export function whyNotAct(state: Vt, minion: Permanent, doing: string): Why {
  return isReady(minion) ? whyNotNow(state, minion, doing) : { why: 'not-ready', card: minion.id };
}

function whyNotNow(state: Vt, minion: Permanent, doing: string): Why {
  if (minion.locked) return { why: 'locked', card: minion.id };
  if (minion.idle) return { why: 'idle', card: minion.id };
  if (!isAnythingDue(state.board, minion.controller)) return undefined;
  if (isStuck(state, minion)) return { why: 'stuck', card: minion.id };
  const undone = whyNotEndMinionPhase(state, minion.controller);
  return undone === undefined || dutiesOf(state, minion).includes(doing) ? undefined : undone;
}

/** V-5.10, V-7.4: what must be done first. */
export function whyNotEndMinionPhase(state: Vt, seat: Seat): Why {
  const bound = cardsOf(state.board, seat, 'ready').find((card) => mustAct(state, card));
  if (bound === undefined) return undefined;
  return { why: isHungry(bound) ? 'mandatory-hunt' : 'mandatory-action', card: bound.id };
}

/** V-7.13, V-7.14. */
export const whyNotBleed = (state: Vt, minion: Permanent, seat: Seat): Why =>
  seat === preyOf(state.board, minion.controller)
    ? (whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, 'bleed', ['bleed']))
    : { why: 'not-eligible' };

/** V-7.19. */
export const whyNotHunt = (state: Vt, minion: Permanent): Why =>
  isVampire(minion)
    ? (whyNotAct(state, minion, 'hunt') ?? whyNotAgain(minion, 'hunt'))
    : { why: 'not-eligible' };

/** V-7.23. */
export function whyNotTakeEquipment(state: Vt, minion: Permanent, from: Permanent): Why {
  if (from.id === minion.id || from.controller !== minion.controller) return { why: 'not-eligible' };
  const takeable = (card: Permanent): boolean =>
    isEquipment(card) && !card.contested && whyNotSecond(state, libraryCard(card.name), minion) === undefined;
  if (!cardsOn(state.board, from.id).some(takeable)) return { why: 'no-equipment', card: from.id };
  return whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, `equip ${from.id}`);
}

/** V-7.33. */
export function whyNotLeaveTorpor(state: Vt, minion: Permanent): Why {
  if (!inTorpor(minion)) return { why: 'not-torpor', card: minion.id };
  if (minion.counters < LEAVE_TORPOR_COST)
    return { why: 'no-blood', card: minion.id, needed: LEAVE_TORPOR_COST };
  return whyNotNow(state, minion, 'other') ?? whyNotAgain(minion, 'leave-torpor');
}

/** V-7.35: what of the rescuer's share it need not burn. */
export const sparedInRescue = (state: Vt, rescuer: Permanent): number => bonus(state, rescuer, 'rescue');

/** V-7.35: the two together pay 2 blood. */
export function whyNotRescue(state: Vt, minion: Permanent, victim: Permanent): Why {
  if (!isVampire(minion) || victim.id === minion.id) return { why: 'not-eligible' };
  if (!inTorpor(victim)) return { why: 'not-torpor', card: victim.id };
  const spared = sparedInRescue(state, minion);
  if (minion.counters + spared + victim.counters < LEAVE_TORPOR_COST) {
    return { why: 'no-blood', card: minion.id, needed: LEAVE_TORPOR_COST };
  }
  return whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, `rescue ${victim.id}`);
}

/** V-12.5, V-17.18; some cards forbid it, too. */
export function whyNotDiablerist(state: Vt, minion: Permanent): Why {
  if (!isVampire(minion)) return { why: 'not-eligible' };
  if (hasTrait(minion, 'blood cursed')) return { why: 'blood-cursed', card: minion.id };
  return bonus(state, minion, 'cannot-diablerize') > 0
    ? { why: 'cannot-diablerize', card: minion.id }
    : undefined;
}

/** V-7.38. */
export function whyNotDiablerize(state: Vt, minion: Permanent, victim: Permanent): Why {
  if (victim.id === minion.id) return { why: 'not-eligible' };
  const why = whyNotDiablerist(state, minion);
  if (why !== undefined) return why;
  if (!inTorpor(victim)) return { why: 'not-torpor', card: victim.id };
  return whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, `diablerie ${victim.id}`);
}

const ANARCH_COST = 2;

/** V-7.41: 1 blood less beside another ready Anarch. */
export function anarchCost(state: Vt, minion: Permanent): number {
  const others = cardsOf(state.board, minion.controller, 'ready').filter((card) => card.id !== minion.id);
  return others.some(({ sect }) => sect === 'anarch') ? ANARCH_COST - 1 : ANARCH_COST;
}

export function whyNotBecomeAnarch(state: Vt, minion: Permanent): Why {
  if (!isVampire(minion)) return { why: 'not-eligible' };
  if (minion.sect === 'anarch') return { why: 'already-anarch', card: minion.id };
  if (titleOf(minion) !== null) return { why: 'titled', card: minion.id };
  const needed = anarchCost(state, minion);
  if (minion.counters < needed) return { why: 'no-blood', card: minion.id, needed };
  return whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, 'anarch');
}
