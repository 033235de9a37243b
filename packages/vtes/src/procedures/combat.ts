// Chapter 10: combat, in rounds of seven steps (V-10.6).

import { call, done, type Frame, go, type Procedure } from '@nocturne/kernel';
import { cardAt, findCard, isReady, type Vt } from '../board.ts';
import { failWithdrawal } from '../changes.ts';
import type { Moment } from '../cards/printed.ts';
import { combatOf, combatSequence, isFighting } from '../queries/combat.ts';
import type { Id, Vtes } from '../types.ts';
import { damageTo } from './combat-damage.ts';
import { endPair, gainStrikes, isOver, newCombat, newPair, newRound, tellCombat } from './combat-state.ts';
import { burnStrikeCards, endByStrike, strikesResolved } from './combat-strike.ts';

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
  // V-10.20 … V-10.22: effects first, then all damage of the same moment; V-10.29: first strikes before the others
  resolveStrikes(state) {
    if (isOver(state) || endByStrike(state)) return go('endOfRound');
    const victims = strikesResolved(state, 'first');
    return victims.length === 0 ? go('otherStrikes') : call(damageTo(victims), 'otherStrikes');
  },
  otherStrikes(state) {
    if (isOver(state)) return go('endOfRound');
    const victims = strikesResolved(state, 'others');
    return victims.length === 0 ? go('pairOver') : call(damageTo(victims), 'pairOver');
  },
  // V-10.30: after the initial pair, additional strikes may be gained
  pairOver(state) {
    if (isOver(state)) return go('endOfRound');
    burnStrikeCards(state);
    const { pair, sides } = combatOf(state);
    endPair(combatOf(state));
    if (pair > 1) return go('nextPair');
    for (const one of sides) if (one.additional > 0) gainStrikes(one, one.additional);
    tellCombat(state);
    return call(windowFor(state, 'additional-strikes'), 'nextPair');
  },
  // V-10.30: until no strike is left
  nextPair(state) {
    if (isOver(state)) return go('endOfRound');
    const under = combatOf(state);
    if (under.sides.every(({ strikes }) => strikes === 0)) return go('press');
    newPair(under);
    tellCombat(state);
    return go('chooseStrikes');
  },
  // V-10.34
  press(state) {
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
    return call(windowFor(state, 'after-combat'), 'over');
  },
  over(state) {
    state.board.combat = null;
    tellCombat(state);
    return done();
  },
};
