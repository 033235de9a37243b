// Chapter 8: the sequence of an action.

import { ask, call, done, emit, go, type Procedure, type Seat } from '@nocturne/kernel';
import { actionFor } from '../actions.ts';
import { cardAt, change, findCard, isReady, isVampire, lock, putInAsh, type Vt } from '../board.ts';
import type { Moment } from '../cards/printed.ts';
import { interceptOf, mayBlock, stealthOf } from '../queries/action.ts';
import type { Action, Vtes } from '../types.ts';
import { canBlock } from '../queries/blocking.ts';
import { endReferendum } from '../referendums/state.ts';
import { payRescue, resolve } from './resolution.ts';
import { tellAction } from './tell.ts';
import { hasPlay, sequence } from './window.ts';

const current = ({ board }: Vt): Action => board.action!;

const windowFor = (
  state: Vt,
  moment: Moment,
  order: Seat[] = sequence(state),
): { proc: 'window'; step: 'offer'; moment: Moment; order: Seat[]; at: number; during: string } => ({
  proc: 'window',
  step: 'offer',
  moment,
  order,
  at: 0,
  during: current(state).state,
});

/** The next Methuselah who may attempt to block and has not declined. */
const nextToBlock = (state: Vt): Seat | undefined =>
  mayBlock(state, current(state)).find((seat) => !current(state).declined.includes(seat));

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
      return call({ proc: 'play', step: 'announce', seat, play: opening, next: 0 }, 'lockMinion');
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
  // V-8.18: the acting Methuselah first
  stateA: (state) => call(windowFor(state, 'action', [current(state).by]), 'blockOrDecline'),
  blockOrDecline(state) {
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
        return call({ proc: 'play', step: 'announce', seat, play: chosen, next: 0 }, 'stateA');
      case 'block':
        current(state).blocker = chosen.minion;
        current(state).state = 'B';
        return go('stateB');
      case 'no-block':
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
    const blocker = findCard(state.board, current(state).blocker);
    if (blocker !== undefined && isReady(blocker) && interceptOf(state, blocker) >= stealthOf(state)) {
      current(state).state = 'blocked';
      return go('blocked');
    }
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
  allPassed: (state) => (current(state).state === 'A' ? go('stateA') : go('success')),
  // V-8.25
  blocked(state) {
    current(state).outcome = 'blocked';
    tellAction(state);
    return call(windowFor(state, 'blocked'), 'blockResolution');
  },
  // V-8.26, V-7.34
  blockResolution(state) {
    const { blocker, minion, kind } = current(state);
    const [opponent, acting] = [cardAt(state.board, blocker), cardAt(state.board, minion)];
    lock(state, opponent);
    if (kind === 'leave-torpor') {
      return isVampire(opponent) && isReady(opponent)
        ? ask('diablerize', opponent.controller, 'diablerieOffered', { victim: acting.id })
        : go('afterResolution');
    }
    return call({ proc: 'combat', step: 'begin', acting: minion, opposing: blocker }, 'afterResolution');
  },
  diablerieOffered(state, _frame, { chosen }) {
    const { blocker, minion } = current(state);
    return chosen.do === 'diablerize'
      ? call({ proc: 'diablerie', step: 'blood', diablerist: blocker, victim: minion }, 'afterResolution')
      : go('afterResolution');
  },
  // V-8.22
  success(state) {
    current(state).outcome = 'successful';
    tellAction(state);
    return go('effect');
  },
  effect: (state) => resolve(state),
  // V-7.35
  rescued(state, _frame, { chosen, about: { rescuer, rescued, cost } }) {
    payRescue(state, cardAt(state.board, rescuer), cardAt(state.board, rescued), chosen, cost);
    return go('afterResolution');
  },
  // V-8.29
  afterResolution(state) {
    const { minion, keys, card, by, outcome } = current(state);
    const acting = findCard(state.board, minion);
    if (acting !== undefined) change(state, acting, { done: [...acting.done, ...keys] });
    // V-8.24: a card that put itself in play is no longer set aside
    if (card !== null && (outcome !== 'successful' || !card.inPlay)) putInAsh(state, by, card.name);
    current(state).state = 'over';
    tellAction(state);
    return call(windowFor(state, 'after-action'), 'over');
  },
  over(state) {
    state.board.action = null;
    tellAction(state);
    endReferendum(state);
    return done();
  },
};
