// V-8.22: a successful action is paid for and takes effect.

import { ask, call, go, type Next } from '@nocturne/kernel';
import {
  burnCounters,
  change,
  changePool,
  enter,
  findCard,
  inTorpor,
  setCounters,
  takeEdge,
  type Vt,
} from '../board.ts';
import { emit } from '@nocturne/kernel';
import { bleedOf } from '../queries/action.ts';
import { contestCard } from '../contests.ts';
import type { Action, Id, Permanent, Region, Vtes } from '../types.ts';

type Then = Next<Vtes, 'action'>;

const HUNT = 1;

/** V-4.16; V-8.23: what cannot be paid leaves the action without effect. */
function paid(state: Vt, { cost, by }: Action, acting: Permanent): boolean {
  const { blood = 0, pool = 0 } = cost;
  const enough = acting.counters >= blood && state.board.methuselahs[by]!.pool >= pool;
  burnCounters(state, acting, blood);
  changePool(state, by, -pool);
  return enough;
}

/** V-7.16, V-7.17. */
function bleed(state: Vt, { by, aim }: Action): void {
  const amount = bleedOf(state);
  const seat = aim.seats[0]!;
  emit(state, 'bled', { seat, amount: Math.max(0, amount) });
  if (amount < 1) return;
  changePool(state, seat, -amount);
  takeEdge(state, by);
}

/** V-7.33, V-7.37. */
const leaveTorpor = (state: Vt, card: Permanent): void => change(state, card, { region: 'ready' });

/** V-7.35: who pays is decided by the acting side. */
function rescue(state: Vt, { by, aim, minion }: Action): Then {
  const victim = findCard(state.board, aim.card);
  if (victim === undefined || !inTorpor(victim)) return go('afterResolution');
  return ask('split', by, 'rescued', { rescuer: minion, rescued: victim.id, cost: 2 });
}

/** V-7.22, V-7.25, V-7.28: the card that was set aside comes into play. */
function putInPlay(state: Vt, action: Action, region: Region, on: Id): Permanent {
  action.card!.inPlay = true;
  const permanent = enter(state, action.card!.name, action.by, region, on);
  contestCard(state, permanent);
  return permanent;
}

/** V-7.23. */
function takeEquipment(state: Vt, { equipment, minion, aim }: Action): void {
  for (const id of equipment) {
    const card = findCard(state.board, id);
    if (card !== undefined && card.on === aim.card) change(state, card, { on: minion });
  }
}

/** Effects that take place at once. */
function takeEffect(state: Vt, action: Action, acting: Permanent): void {
  switch (action.kind) {
    case 'bleed':
      return bleed(state, action);
    case 'hunt':
      return setCounters(state, acting, acting.counters + HUNT);
    case 'leave-torpor':
      return leaveTorpor(state, acting);
    case 'anarch':
      return change(state, acting, { sect: 'anarch' });
    case 'equip':
      if (action.card === null) return takeEquipment(state, action);
      putInPlay(state, action, 'attached', acting.id);
      return;
    case 'employ':
      putInPlay(state, action, 'attached', acting.id);
      return;
    // V-7.28, V-7.29
    case 'recruit':
      return change(state, putInPlay(state, action, 'ready', 0), { idle: true });
    default:
  }
}

/** V-7.38. */
function diablerize(state: Vt, { aim }: Action, diablerist: Id): Then {
  const victim = findCard(state.board, aim.card);
  if (victim === undefined || !inTorpor(victim)) return go('afterResolution');
  return call({ proc: 'diablerie', step: 'blood', diablerist, victim: victim.id }, 'afterResolution');
}

export function resolve(state: Vt): Then {
  const action = state.board.action!;
  const acting = findCard(state.board, action.minion);
  if (acting === undefined || !paid(state, action, acting)) return go('afterResolution');
  switch (action.kind) {
    case 'rescue':
      return rescue(state, action);
    case 'diablerie':
      return diablerize(state, action, acting.id);
    case 'political':
      return call(
        { proc: 'referendum', step: 'terms', card: action.card!.name, minion: acting.id },
        'afterResolution',
      );
    default:
      takeEffect(state, action, acting);
      return go('afterResolution');
  }
}

/** The rescue is paid for, and done. */
export function payRescue(
  state: Vt,
  rescuer: Permanent,
  rescued: Permanent,
  share: number,
  cost: number,
): void {
  burnCounters(state, rescuer, share);
  burnCounters(state, rescued, cost - share);
  leaveTorpor(state, rescued);
}
