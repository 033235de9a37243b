// Chapter 10: combat, in rounds of seven steps (V-10.6).

import { call, done, type Frame, go, type Procedure } from '@nocturne/kernel';
import { cardAt, failWithdrawal, findCard, isReady, type Vt } from '../board.ts';
import type { Moment } from '../cards/printed.ts';
import { combatOf, combatSequence, isFighting } from '../queries/combat.ts';
import type { Id, Vtes } from '../types.ts';
import { isOver, newCombat, newRound, tellCombat } from './combat-state.ts';
import { blowsOf, burnStrikeCards, endByStrike, stealBlood } from './combat-strike.ts';

/** V-10.2, V-10.3. */
function mayFight({ board }: Vt, acting: Id, opposing: Id): boolean {
  const [one, other] = [findCard(board, acting), findCard(board, opposing)];
  if (one === undefined || other === undefined) return false;
  return isReady(one) && isReady(other) && one.controller !== other.controller;
}

const windowFor = (state: Vt, moment: Moment): Frame<Vtes, 'window'> => ({
  proc: 'window',
  step: 'offer',
  moment,
  order: combatSequence(state),
  at: 0,
  during: state.board.action?.state ?? '',
});

export const combat: Procedure<Vtes, 'combat'> = {
  // V-10.1 … V-10.4
  begin(state, { acting, opposing }) {
    if (!mayFight(state, acting, opposing)) return done();
    for (const minion of [acting, opposing]) failWithdrawal(state, cardAt(state.board, minion).controller);
    state.board.combat = newCombat(state, acting, opposing);
    tellCombat(state);
    return go('beforeRange');
  },
  // V-10.8
  beforeRange: (state) => call(windowFor(state, 'before-range'), 'determineRange'),
  // V-10.9, V-10.10
  determineRange(state) {
    if (isOver(state)) return go('endOfRound');
    return combatOf(state).staysClose
      ? go('beforeStrikes')
      : call({ proc: 'maneuvers', step: 'offer', side: 0, passes: 0 }, 'beforeStrikes');
  },
  // V-10.15
  beforeStrikes: (state) =>
    isOver(state) ? go('endOfRound') : call(windowFor(state, 'before-strikes'), 'chooseStrikes'),
  // V-10.16
  chooseStrikes: (state) =>
    isOver(state) ? go('endOfRound') : call({ proc: 'strikes', step: 'offer', side: 0 }, 'resolveStrikes'),
  // V-10.20 … V-10.22: effects first, then all damage of the same moment
  resolveStrikes(state) {
    if (isOver(state) || endByStrike(state)) return go('endOfRound');
    const victims = blowsOf(state);
    stealBlood(state);
    return victims.length === 0
      ? go('press')
      : call({ proc: 'damage', step: 'prevention', victims, at: 0, first: 0, fates: [] }, 'press');
  },
  // V-10.34
  press(state) {
    if (isOver(state)) return go('endOfRound');
    burnStrikeCards(state);
    combatOf(state).last = null;
    tellCombat(state);
    return call({ proc: 'presses', step: 'offer', side: 0, passes: 0 }, 'endOfRound');
  },
  // V-10.36
  endOfRound(state) {
    burnStrikeCards(state);
    const { pressed } = combatOf(state);
    combatOf(state).ended = isOver(state) || !pressed;
    tellCombat(state);
    return call(windowFor(state, 'end-of-round'), 'nextRound');
  },
  // V-10.35, V-10.38
  nextRound(state) {
    const { board } = state;
    const under = combatOf(state);
    if (!under.ended && under.sides.every((one) => isFighting(board, one))) {
      newRound(under);
      tellCombat(state);
      return go('beforeRange');
    }
    board.combat = null;
    tellCombat(state);
    return done();
  },
};
