// Mandatory actions (V-7.4 … V-7.7): what a minion must do, and whether it can.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, cardsOn, isReady, isVampire, type Vt } from '../board.ts';
import { abilitiesOf, slaveOf } from '../cards/book.ts';
import { compelsAction } from '../cards/by-name.ts';
import type { Ability } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import { thoseWhere } from '../in-play.ts';
import { targetsFor } from '../targets.ts';
import type { Board, Permanent } from '../types.ts';
import { hasLockedMinion } from './kinds.ts';
import { inPlayKey, kindKeys, notAgain, whyNotAgain } from './repeats.ts';
import { isOfClan } from './titles.ts';

/** Noted on a vampire that must hunt in this turn, though it may have blood. */
export const MUST_HUNT = 'must hunt';

const mayAct = (card: Permanent): boolean => isReady(card) && !card.locked && !card.idle;

/** V-7.5: a ready unlocked vampire without blood. */
export const isHungry = (card: Permanent): boolean =>
  mayAct(card) && isVampire(card) && (card.counters === 0 || card.since.includes(MUST_HUNT));

/** Whether there may be duties at all: most often nobody hungers, and no card demands anything. */
export const isAnythingDue = (board: Board, seat: Seat): boolean =>
  compelling(board).length > 0 || board.cards.some((card) => card.controller === seat && isHungry(card));

const compelling = thoseWhere(compelsAction);

interface Duty {
  key: string;
  able: boolean;
}

/** V-17.12: no directed actions without a ready member of the clan. */
export function whyNotDirected({ board }: Vt, minion: Permanent): Why {
  const clan = slaveOf(minion.name);
  if (clan === undefined) return undefined;
  const led = cardsOf(board, minion.controller, 'ready').some((card) => isOfClan(card, clan));
  return led ? undefined : { why: 'slave', card: minion.id, clan };
}

/** V-7.8: as far as it is sure before it is announced. */
const isAlwaysDirected = ({ action, target }: Ability): boolean =>
  action?.kind === 'bleed' || target?.whose === 'prey' || target?.whose === 'others';

/** V-7.7: whether anything forbids it. */
function isAble(state: Vt, minion: Permanent, key: string, ability: Ability): boolean {
  const { target } = ability;
  if (whyNotAgain(minion, key) !== undefined) return false;
  if (isAlwaysDirected(ability) && whyNotDirected(state, minion) !== undefined) return false;
  const chooser = { by: minion.controller, minion };
  return target === undefined || targetsFor(state, target, chooser).length > 0;
}

/** V-7.10, V-7.13: once in a turn; a bleed is one, whatever it was performed through. V-19.24: not if it was ended so. */
const isFulfilled = ({ done }: Permanent, key: string, { action }: Ability): boolean =>
  !done.includes(notAgain(key)) && [key, ...kindKeys(action!.kind)].some((one) => done.includes(one));

/** What cards demand of a minion. */
function demands(state: Vt, minion: Permanent): Duty[] {
  const duties: Duty[] = [];
  for (const card of [minion, ...cardsOn(state.board, minion.id)]) {
    if (!compelsAction(card.name) || card.contested) continue;
    for (const [index, ability] of abilitiesOf(card.name).entries()) {
      const key = inPlayKey(card.id, index);
      if (!ability.mandatory || ability.action === undefined || isFulfilled(minion, key, ability)) continue;
      if (ability.needs?.ownLocked && !hasLockedMinion(state.board, minion.controller)) continue;
      duties.push({ key, able: isAble(state, minion, key, ability) });
    }
  }
  return duties;
}

/** Hunger goes before what cards demand. */
function duties(state: Vt, minion: Permanent): Duty[] {
  if (!mayAct(minion)) return [];
  return isHungry(minion)
    ? [{ key: 'hunt', able: !minion.done.includes(notAgain('hunt')) }]
    : demands(state, minion);
}

export const dutiesOf = (state: Vt, minion: Permanent): string[] =>
  duties(state, minion).map(({ key }) => key);

/** V-7.6, V-7.7: two different duties, or one that it cannot perform. */
export function isStuck(state: Vt, minion: Permanent): boolean {
  const all = duties(state, minion);
  return all.length > 1 || all.some(({ able }) => !able);
}

export function mustAct(state: Vt, minion: Permanent): boolean {
  const all = duties(state, minion);
  return all.length === 1 && all[0]!.able;
}
