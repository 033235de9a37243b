// Chapter 8: the sequence of an action.

import { ask, call, done, emit, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import { actionFor } from '../actions.ts';
import { cardAt, findCard, inTorpor, isReady, type Vt } from '../board.ts';
import { change, goToTorpor, lock, unlock } from '../changes.ts';
import type { Moment } from '../cards/printed.ts';
import { endAction } from '../effects/during-action.ts';
import { interceptOf, mayBlock, stealthOf } from '../queries/action.ts';
import { whyNotDiablerist } from '../queries/acts.ts';
import { canBlock, whyUnable } from '../queries/blocking.ts';
import { slavesFor } from '../queries/hunted.ts';
import { mayReduce, reduceBy } from '../queries/price.ts';
import { endReferendum } from '../referendums/state.ts';
import { MUST_HUNT } from '../queries/duties.ts';
import type { Action, ActionKind, Permanent, Vtes } from '../types.ts';
import {
  burnCard,
  burnForBleed,
  burnSpent,
  environmental,
  gainByBlocking,
  lockFailedBlockers,
} from './action-effects.ts';
import { payRescue, resolve } from './resolution.ts';
import { tellAction } from './tell.ts';
import { hasPlay, sequence } from './window.ts';

const current = ({ board }: Vt): Action => board.action!;

const windowFor = (state: Vt, moment: Moment, order: Seat[] = sequence(state)): Frame<Vtes, 'window'> => ({
  proc: 'window',
  step: 'offer',
  moment,
  order,
  at: 0,
  during: current(state).state,
});

/** V-8.27. */
const isEnded = (state: Vt): boolean => current(state).outcome === 'ended';

/** The next Methuselah who may attempt to block and has not declined. */
const nextToBlock = (state: Vt): Seat | undefined =>
  mayBlock(state, current(state)).find((seat) => !current(state).declined.includes(seat));

/** V-7.11: what it does not perform again; whoever had to hunt has. */
const doneWith = (
  { done, since }: Permanent,
  keys: readonly string[],
  kind: ActionKind,
): Partial<Permanent> => ({
  done: [...done, ...keys],
  ...(kind === 'hunt' && since.includes(MUST_HUNT)
    ? { since: since.filter((one) => one !== MUST_HUNT) }
    : {}),
});

/** V-8.9, V-8.10. */
function decline(state: Vt, seat: Seat): void {
  current(state).declined.push(seat);
  emit(state, 'declined', { seat });
  tellAction(state);
}

export const action: Procedure<Vtes, 'action'> = {
  // V-8.1, V-8.2
  announce(state, { opening, seat }) {
    state.board.action = actionFor(state, seat, opening);
    tellAction(state);
    if (opening.do === 'play')
      return call({ proc: 'play', step: 'announce', seat, play: opening }, 'lockMinion');
    return opening.do === 'take-equipment'
      ? ask('equipment', seat, 'equipmentNamed', { from: opening.card })
      : go('lockMinion');
  },
  // V-7.23: the cards taken are named now
  equipmentNamed(state, _frame, { chosen }) {
    current(state).equipment = chosen.map(({ card }) => card);
    return go('lockMinion');
  },
  lockMinion(state) {
    // V-3.35: its card was cancelled
    if (current(state).state === 'over') return go('over');
    lock(state, cardAt(state.board, current(state).minion));
    tellAction(state);
    return go('asAnnounced');
  },
  // V-8.3
  asAnnounced: (state) => call(windowFor(state, 'announced'), 'openBlocks'),
  openBlocks(state) {
    current(state).state = 'A';
    tellAction(state);
    return go('stateA');
  },
  // V-8.18: the acting Methuselah first; V-8.10: after a decline also who comes before the next to decide
  stateA(state) {
    if (isEnded(state)) return go('afterResolution');
    if (current(state).state === 'B') return go('stateB');
    const next = nextToBlock(state);
    if (next === undefined) return go('blockOrDecline');
    const order = sequence(state);
    return call(windowFor(state, 'action', order.slice(0, order.indexOf(next))), 'blockOrDecline');
  },
  blockOrDecline(state) {
    if (isEnded(state)) return go('afterResolution');
    const seat = nextToBlock(state);
    if (seat === undefined) {
      current(state).state = 'C';
      return go('stateC');
    }
    if (!canBlock(state, seat) && !hasPlay(state, seat, 'action')) {
      decline(state, seat);
      return go('stateA');
    }
    return ask('impulse', seat, 'decided', { moment: 'action', blocking: true });
  },
  decided(state, _frame, { seat, chosen }) {
    switch (chosen.do) {
      case 'play':
        return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'stateA');
      case 'use':
        return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'stateA');
      case 'block':
        current(state).blocker = chosen.minion;
        current(state).state = 'B';
        return go('stateB');
      case 'no-block':
      case 'discard':
      case 'pass':
        decline(state, seat);
        return go('stateA');
    }
  },
  // V-8.19
  stateB(state) {
    tellAction(state);
    return call(windowFor(state, 'action'), 'compare');
  },
  // V-8.12
  compare(state) {
    if (isEnded(state)) return go('afterResolution');
    const blocker = findCard(state.board, current(state).blocker);
    // V-8.11
    const able = blocker !== undefined && whyUnable(state, blocker) === undefined;
    if (able && interceptOf(state, blocker) >= stealthOf(state)) {
      current(state).state = 'blocked';
      return go('blocked');
    }
    if (current(state).lockFailed) current(state).failed.push(current(state).blocker);
    current(state).blocker = 0;
    current(state).state = 'A';
    tellAction(state);
    return go('stateA');
  },
  // V-8.20
  stateC(state) {
    tellAction(state);
    return call(windowFor(state, 'action'), 'allPassed');
  },
  // V-8.21
  allPassed(state) {
    if (isEnded(state)) return go('afterResolution');
    return go(current(state).state === 'A' ? 'stateA' : 'aboutToSucceed');
  },
  // The last moment, when everyone else is done
  aboutToSucceed: (state) => call(windowFor(state, 'success'), 'success'),
  // V-8.25
  blocked(state) {
    current(state).outcome = 'blocked';
    gainByBlocking(state);
    // V-19.59: at once, before anything can be played
    if (current(state).endIfBlocked) {
      lock(state, cardAt(state.board, current(state).blocker));
      endAction(state);
      return go('ifEnded');
    }
    tellAction(state);
    return call(windowFor(state, 'blocked'), 'ifEnded');
  },
  // V-8.27
  ifEnded: (state) => go(isEnded(state) ? 'afterResolution' : 'blockResolution'),
  // V-8.26, V-7.34
  blockResolution(state) {
    const { blocker, minion, kind } = current(state);
    const [opponent, acting] = [cardAt(state.board, blocker), cardAt(state.board, minion)];
    lockFailedBlockers(state);
    lock(state, opponent);
    burnCard(state);
    tellAction(state);
    if (kind === 'leave-torpor') {
      return whyNotDiablerist(state, opponent) === undefined && isReady(opponent) && inTorpor(acting)
        ? ask('diablerize', opponent.controller, 'diablerieOffered', { victim: acting.id })
        : go('afterResolution');
    }
    return slavesFor(state, acting, opponent).length > 0
      ? ask('take-over', acting.controller, 'takenOver', { acting: minion, blocker })
      : call({ proc: 'combat', step: 'begin', acting: minion, opposing: blocker }, 'afterResolution');
  },
  // V-17.13: the slave locks for it, and the acting vampire unlocks
  takenOver(state, _frame, { chosen }) {
    const { blocker: opposing, minion } = current(state);
    const acting = chosen.do === 'take-over' ? chosen.minion : minion;
    if (acting !== minion) {
      lock(state, cardAt(state.board, acting));
      unlock(state, cardAt(state.board, minion));
    }
    return call({ proc: 'combat', step: 'begin', acting, opposing }, 'afterResolution');
  },
  diablerieOffered(state, _frame, { chosen }) {
    const { blocker, minion } = current(state);
    return chosen.do === 'diablerize'
      ? call({ proc: 'diablerie', step: 'blood', diablerist: blocker, victim: minion }, 'afterResolution')
      : go('afterResolution');
  },
  // V-8.22
  success(state) {
    if (isEnded(state)) return go('afterResolution');
    current(state).outcome = 'successful';
    lockFailedBlockers(state);
    burnForBleed(state);
    tellAction(state);
    return go('price');
  },
  // V-4.17
  price(state) {
    const { card, cost, by } = current(state);
    return card !== null && mayReduce(state, by, cost)
      ? ask('reduce', by, 'reduced', { name: card.name, cost })
      : go('effect');
  },
  reduced(state, _frame, { chosen, about: { cost } }) {
    if (chosen.do === 'reduce') current(state).cost = reduceBy(state, cost, chosen);
    tellAction(state);
    return go('effect');
  },
  effect: (state) => resolve(state),
  // V-7.35
  rescued(state, _frame, { chosen, about: { rescuer, rescued, cost } }) {
    payRescue(state, cardAt(state.board, rescuer), cardAt(state.board, rescued), chosen, cost);
    return go('afterResolution');
  },
  // V-8.29; V-8.27: nothing is played after an action that was ended
  afterResolution(state) {
    const { minion, keys, outcome, kind } = current(state);
    burnSpent(state, minion);
    const acting = findCard(state.board, minion);
    // V-7.11: also if it was ended before its block was resolved
    if (acting !== undefined) change(state, acting, doneWith(acting, keys, kind));
    burnCard(state);
    current(state).state = 'over';
    tellAction(state);
    return outcome === 'ended' ? go('delayed') : call(windowFor(state, 'after-action'), 'delayed');
  },
  // V-8.29: effects that waited for the resolution
  delayed(state) {
    const { delayed, outcome } = current(state);
    const next = delayed.shift();
    if (next === undefined) return go('over');
    tellAction(state);
    const minion = findCard(state.board, next.minion);
    if (minion === undefined) return go('delayed');
    if (next.op === 'damage') return call(environmental(minion.id, next.amount), 'afterDelayed');
    if (next.op === 'torpor') {
      if (isReady(minion)) goToTorpor(state, minion);
    } else if (outcome === 'successful') unlock(state, minion);
    return go('afterDelayed');
  },
  // V-8.29: in any order: what can be played after resolution may wait for what was delayed
  afterDelayed: (state) =>
    current(state).outcome === 'ended' ? go('delayed') : call(windowFor(state, 'after-action'), 'delayed'),
  over(state) {
    state.board.action = null;
    tellAction(state);
    endReferendum(state);
    return done();
  },
};
