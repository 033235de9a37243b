// Which actions a minion may announce (chapter 7), and why not.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, cardsOn, inTorpor, isReady, isVampire, preyOf, type Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import { isEquipment, whyNotSecond } from './limits.ts';
import { notAgain, whyNotAgain } from './repeats.ts';
import type { Permanent } from '../types.ts';
import { titleOf } from './titles.ts';

export const LEAVE_TORPOR_COST = 2;

/** V-7.5: a ready unlocked vampire without blood. */
const isHungry = (card: Permanent): boolean =>
  isReady(card) && !card.locked && !card.idle && isVampire(card) && card.counters === 0;

/** V-7.7: it must hunt, and may not. */
const isStuck = (card: Permanent): boolean => isHungry(card) && card.done.includes(notAgain('hunt'));

const mustHunt = (card: Permanent): boolean => isHungry(card) && !isStuck(card);

/** V-7.1, V-7.4: whether this minion may act at all. */
export function whyNotAct(state: Vt, minion: Permanent, hunting: boolean): Why {
  return isReady(minion) ? whyNotNow(state, minion, hunting) : { why: 'not-ready', card: minion.id };
}

function whyNotNow(state: Vt, minion: Permanent, hunting: boolean): Why {
  if (minion.locked) return { why: 'locked', card: minion.id };
  if (minion.idle) return { why: 'idle', card: minion.id };
  if (isStuck(minion)) return { why: 'stuck', card: minion.id };
  const hungry = cardsOf(state.board, minion.controller, 'ready').find(mustHunt);
  return hungry === undefined || (hunting && mustHunt(minion))
    ? undefined
    : { why: 'mandatory-hunt', card: hungry.id };
}

/** V-7.13, V-7.14. */
export const whyNotBleed = (state: Vt, minion: Permanent, seat: Seat): Why =>
  whyNotAct(state, minion, false) ??
  whyNotAgain(minion, 'bleed', ['bleed']) ??
  (seat === preyOf(state.board, minion.controller) ? undefined : { why: 'not-eligible' });

/** V-7.19. */
export const whyNotHunt = (state: Vt, minion: Permanent): Why =>
  isVampire(minion)
    ? (whyNotAct(state, minion, true) ?? whyNotAgain(minion, 'hunt'))
    : { why: 'not-eligible' };

/** V-7.23. */
export function whyNotTakeEquipment(state: Vt, minion: Permanent, from: Permanent): Why {
  if (from.id === minion.id || from.controller !== minion.controller) return { why: 'not-eligible' };
  const takeable = (card: Permanent): boolean =>
    isEquipment(card) && !card.contested && whyNotSecond(state, libraryCard(card.name), minion) === undefined;
  if (!cardsOn(state.board, from.id).some(takeable)) return { why: 'no-equipment', card: from.id };
  return whyNotAct(state, minion, false) ?? whyNotAgain(minion, `equip ${from.id}`);
}

/** V-7.33. */
export function whyNotLeaveTorpor(state: Vt, minion: Permanent): Why {
  if (!inTorpor(minion)) return { why: 'not-torpor', card: minion.id };
  if (minion.counters < LEAVE_TORPOR_COST)
    return { why: 'no-blood', card: minion.id, needed: LEAVE_TORPOR_COST };
  return whyNotNow(state, minion, false) ?? whyNotAgain(minion, 'leave-torpor');
}

/** V-7.35: the two together pay 2 blood. */
export function whyNotRescue(state: Vt, minion: Permanent, victim: Permanent): Why {
  if (!isVampire(minion) || victim.id === minion.id) return { why: 'not-eligible' };
  if (!inTorpor(victim)) return { why: 'not-torpor', card: victim.id };
  if (minion.counters + victim.counters < LEAVE_TORPOR_COST) {
    return { why: 'no-blood', card: minion.id, needed: LEAVE_TORPOR_COST };
  }
  return whyNotAct(state, minion, false) ?? whyNotAgain(minion, `rescue ${victim.id}`);
}

/** V-7.38. */
export function whyNotDiablerize(state: Vt, minion: Permanent, victim: Permanent): Why {
  if (!isVampire(minion) || victim.id === minion.id) return { why: 'not-eligible' };
  if (!inTorpor(victim)) return { why: 'not-torpor', card: victim.id };
  return whyNotAct(state, minion, false) ?? whyNotAgain(minion, `diablerie ${victim.id}`);
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
  return whyNotAct(state, minion, false) ?? whyNotAgain(minion, 'anarch');
}
