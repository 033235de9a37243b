// V-8.22: a successful action is paid for and takes effect.

import { ask, call, emit, go, type Next } from '@nocturne/kernel';
import { enter, newPermanent, tellEntered } from '../arrivals.ts';
import { cardAt, findCard, inTorpor, type Vt } from '../board.ts';
import { burnCounters, change, changePool, goReady, setCounters, takeEdge } from '../changes.ts';
import { libraryCard } from '../cards/book.ts';
import type { Mode } from '../cards/printed.ts';
import { contestCard } from '../contests.ts';
import { bleedOf } from '../queries/action.ts';
import { identityOf } from '../identity.ts';
import { LEAVE_TORPOR_COST, sparedInRescue } from '../queries/acts.ts';
import { MUST_HUNT } from '../queries/duties.ts';
import { isLegalTarget } from '../targets.ts';
import type { Action, Id, Permanent, Region, Vtes } from '../types.ts';
import { abilityOf } from '../uses.ts';
import { tellAction } from './tell.ts';
import { enteringPlay } from './entering.ts';

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
  const able = rescuer.counters + sparedInRescue(state, rescuer);
  // V-8.23
  if (able + victim.counters < LEAVE_TORPOR_COST) {
    for (const payer of [rescuer, victim]) burnCounters(state, payer, LEAVE_TORPOR_COST, 'cost');
    return withoutEffect(state, action);
  }
  const least = Math.max(0, LEAVE_TORPOR_COST - victim.counters);
  if (least === Math.min(LEAVE_TORPOR_COST, able)) {
    payRescue(state, rescuer, victim, least, LEAVE_TORPOR_COST);
    return go('afterResolution');
  }
  return ask('split', by, 'rescued', { rescuer: minion, rescued: victim.id, cost: LEAVE_TORPOR_COST });
}

/** The card that was set aside comes into play. */
function enterPlay(state: Vt, action: Action, region: Region, on: Id): Permanent {
  action.card!.gone = true;
  tellAction(state);
  const { name, mode } = action.card!;
  return enter(state, name, action.by, region, on, mode, action.target.choice);
}

/** V-7.22, V-7.25. */
function putInPlay(state: Vt, action: Action, region: Region, on: Id): Permanent {
  const permanent = enterPlay(state, action, region, on);
  contestCard(state, permanent);
  return permanent;
}

/** V-7.28, V-7.29. */
function recruit(state: Vt, action: Action): Then {
  const ally = enterPlay(state, action, 'ready', 0);
  change(state, ally, { idle: true });
  return call(enteringPlay(action.by, ally.id), 'afterResolution');
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
      return change(state, acting, { sect: 'anarch' });
    case 'equip':
      if (action.card === null) return takeEquipment(state, action);
      putInPlay(state, action, 'attached', acting.id);
      return;
    case 'employ':
      putInPlay(state, action, 'attached', acting.id);
      return;
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
    case 'recruit':
      return recruit(state, action);
    // V-17.15
    case 'fight':
      return call(
        { proc: 'combat', step: 'begin', acting: acting.id, opposing: action.aim.card },
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
  const chooser = { by, minion: findCard(state.board, minion), source: used };
  const what = card === null ? used && abilityOf(used, ability) : libraryCard(card.name).modes[card.mode]!;
  if (what === undefined) return withoutEffect(state, action);
  if (what.target !== undefined && !isLegalTarget(state, what.target, target, chooser))
    return withoutEffect(state, action);
  const put = card === null ? 0 : putOnSuccess(state, action);
  const [name, index] = card === null ? [used!.name, ability] : [card.name, card.mode];
  return call(
    {
      proc: 'effects',
      step: 'next',
      by,
      name,
      index,
      ability: card === null,
      source: put === 0 ? source : put,
      minion,
      target,
      next: 0,
    },
    'afterResolution',
  );
}

/** Some action cards are put in play when the action succeeds: their ids, or 0. */
function putOnSuccess(state: Vt, action: Action): Id {
  const { put, action: how }: Mode = libraryCard(action.card!.name).modes[action.card!.mode]!;
  const { minion, target } = action;
  if (put === undefined) return 0;
  if (put === 'table') return putInPlay(state, action, 'table', 0).id;
  if (put === 'ready') return createVampire(state, action, how!.creates?.clan).id;
  return putInPlay(state, action, 'attached', put === 'minion' ? minion : target.card!).id;
}

/** V-16.2: of the clan that is said or that of its maker, and of its maker's sect. It must hunt in this turn. */
function createVampire(state: Vt, action: Action, clan: string | undefined): Permanent {
  const maker = cardAt(state.board, action.minion);
  action.card!.gone = true;
  tellAction(state);
  const { name, mode } = action.card!;
  const created = newPermanent(state.board, name, action.by, 'ready', 0, mode);
  created.sect = maker.sect;
  created.choice = clan ?? maker.clan ?? '';
  created.since = [MUST_HUNT];
  Object.assign(created, identityOf(state.board, created));
  tellEntered(state, created);
  return created;
}

/** The rescue is paid for, and done. */
export function payRescue(
  state: Vt,
  rescuer: Permanent,
  rescued: Permanent,
  share: number,
  cost: number,
): void {
  burnCounters(state, rescuer, Math.max(0, share - sparedInRescue(state, rescuer)));
  burnCounters(state, rescued, cost - share);
  goReady(state, rescued);
}
