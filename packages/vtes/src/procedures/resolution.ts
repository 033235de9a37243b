// V-8.22: a successful action is paid for and takes effect.

import { ask, call, emit, go, type Next } from '@nocturne/kernel';
import {
  burnCounters,
  cardAt,
  change,
  changePool,
  enter,
  findCard,
  goReady,
  inTorpor,
  setCounters,
  takeEdge,
  type Vt,
} from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { contestCard, yieldTitle } from '../contests.ts';
import { bleedOf } from '../queries/action.ts';
import { LEAVE_TORPOR_COST } from '../queries/acts.ts';
import { isLegalTarget } from '../targets.ts';
import type { Action, Id, Permanent, Region, Vtes } from '../types.ts';
import { abilityOf } from '../uses.ts';

type Then = Next<Vtes, 'action'>;

const HUNT = 1;

/** V-4.16; V-8.23: what cannot be paid leaves the action without effect. */
function paid(state: Vt, { cost, by }: Action, acting: Permanent): boolean {
  const { blood, pool } = cost;
  const enough = acting.counters >= blood && state.board.methuselahs[by]!.pool >= pool;
  burnCounters(state, acting, blood, 'cost');
  changePool(state, by, -pool, 'cost');
  return enough;
}

/** V-8.23. */
function withoutEffect(state: Vt, { minion }: Action): Then {
  emit(state, 'noEffect', { card: minion });
  return go('afterResolution');
}

/** V-7.16, V-7.17. */
function bleed(state: Vt, { by, aim, spied }: Action): void {
  const amount = spied ? 0 : bleedOf(state);
  const seat = aim.seats[0]!;
  // V-8.23: a target that has left the game
  const inVain = amount < 1 || state.board.methuselahs[seat]!.out;
  changePool(state, seat, inVain ? 0 : -amount, 'bleed');
  emit(state, 'bled', { seat, amount: Math.max(0, amount) });
  if (inVain) return;
  takeEdge(state, by);
}

/** V-7.35: who pays is decided by the acting side. */
function rescue(state: Vt, action: Action): Then {
  const { by, aim, minion } = action;
  const victim = findCard(state.board, aim.card);
  if (victim === undefined || !inTorpor(victim)) return withoutEffect(state, action);
  const rescuer = cardAt(state.board, minion);
  // V-8.23
  if (rescuer.counters + victim.counters < LEAVE_TORPOR_COST) {
    for (const payer of [rescuer, victim]) burnCounters(state, payer, LEAVE_TORPOR_COST, 'cost');
    return withoutEffect(state, action);
  }
  const least = Math.max(0, LEAVE_TORPOR_COST - victim.counters);
  if (least === Math.min(LEAVE_TORPOR_COST, rescuer.counters)) {
    payRescue(state, rescuer, victim, least, LEAVE_TORPOR_COST);
    return go('afterResolution');
  }
  return ask('split', by, 'rescued', { rescuer: minion, rescued: victim.id, cost: LEAVE_TORPOR_COST });
}

/** V-7.22, V-7.25, V-7.28: the card that was set aside comes into play. */
function putInPlay(state: Vt, action: Action, region: Region, on: Id): Permanent {
  action.card!.gone = true;
  const { name, mode } = action.card!;
  const permanent = enter(state, name, action.by, region, on, mode);
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
      return setCounters(state, acting, acting.counters + HUNT, 'hunt');
    case 'leave-torpor':
      return goReady(state, acting);
    case 'anarch':
      change(state, acting, { sect: 'anarch' });
      // V-16.5: a contested title that becomes dormant is yielded
      if (acting.titleContested) yieldTitle(state, acting);
      return;
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
function diablerize(state: Vt, action: Action, diablerist: Id): Then {
  const victim = findCard(state.board, action.aim.card);
  if (victim === undefined || !inTorpor(victim)) return withoutEffect(state, action);
  return call({ proc: 'diablerie', step: 'blood', diablerist, victim: victim.id }, 'afterResolution');
}

export function resolve(state: Vt): Then {
  const action = state.board.action!;
  const acting = findCard(state.board, action.minion);
  if (acting === undefined || !paid(state, action, acting)) return withoutEffect(state, action);
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
    case 'other':
      return performEffects(state, action);
    default:
      takeEffect(state, action, acting);
      return go('afterResolution');
  }
}

/** What the card says, one operation after another (V-7.39); a target that is gone leaves it without effect (V-8.23). */
function performEffects(state: Vt, action: Action): Then {
  const { by, minion, card, source, ability, target } = action;
  const used = findCard(state.board, source);
  const chooser = { by, minion: findCard(state.board, minion) };
  const what = card === null ? used && abilityOf(used, ability) : libraryCard(card.name).modes[card.mode]!;
  if (what === undefined) return withoutEffect(state, action);
  if (what.target !== undefined && !isLegalTarget(state, what.target, target, chooser))
    return withoutEffect(state, action);
  if (card !== null) putOnSuccess(state, action);
  const [name, index] = card === null ? [used!.name, ability] : [card.name, card.mode];
  return call(
    {
      proc: 'effects',
      step: 'next',
      by,
      name,
      index,
      ability: card === null,
      source,
      minion,
      target,
      next: 0,
    },
    'afterResolution',
  );
}

/** Some action cards are put in play when the action succeeds. */
function putOnSuccess(state: Vt, action: Action): void {
  const { put } = libraryCard(action.card!.name).modes[action.card!.mode]!;
  if (put === undefined) return;
  putInPlay(state, action, put === 'table' ? 'table' : 'attached', put === 'table' ? 0 : action.minion);
}

/** The rescue is paid for, and done. */
export function payRescue(
  state: Vt,
  rescuer: Permanent,
  rescued: Permanent,
  share: number,
  cost: number,
): void {
  burnCounters(state, rescuer, share, 'cost');
  burnCounters(state, rescued, cost - share, 'cost');
  goReady(state, rescued);
}
