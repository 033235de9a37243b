// Chapter 5: the unlock phase; contests (V-3.24 … V-3.28, V-16.12 … V-16.15); withdrawal (V-15.9 … V-15.11).

import { ask, call, done, go, type Next, type Procedure, unwind } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import { burn, burnCounters, change, changePool, setWithdrawing, unlock } from '../changes.ts';
import { settleContests, yieldTitle } from '../contests.ts';
import type { UnlockOption, Vtes } from '../types.ts';
import { legal } from '../queries/legal.ts';
import { burnOptionKey } from '../queries/once.ts';
import { keepsLocked, offerUnlock } from '../queries/unlock.ts';
import { isExhausted } from '../queries/withdrawal.ts';
import { addPoints, leave } from './oust.ts';
import { dispense, replaceWaiting } from './replacing.ts';

/** V-5.3: everything, except what an effect keeps locked. */
function unlockAll(state: Vt): void {
  const { board } = state;
  for (const card of board.cards) {
    if (card.controller !== board.whose || card.region === 'uncontrolled') continue;
    if (!keepsLocked(board, card)) unlock(state, card);
    if (card.since.length > 0) change(state, card, { since: [] });
  }
}

function does(state: Vt, seat: number, chosen: Exclude<UnlockOption, { do: 'end' | 'use' }>): void {
  const { board } = state;
  switch (chosen.do) {
    case 'edge':
      board.used.push('edge');
      return changePool(state, seat, 1, 'edge');
    case 'pay':
      board.used.push(`contest ${chosen.card}`);
      return changePool(state, seat, -1, 'contest', chosen.card);
    case 'yield':
      return burn(state, cardAt(board, chosen.card));
    case 'pay-title':
      board.used.push(`title ${chosen.card}`);
      burnCounters(state, cardAt(board, chosen.card), 1, 'contest');
      return;
    case 'yield-title':
      return yieldTitle(state, cardAt(board, chosen.card));
    case 'withdraw':
      return setWithdrawing(state, seat, true);
    case 'unlock':
      changePool(state, seat, -1);
      return unlock(state, cardAt(board, chosen.card));
    case 'discard':
      return dispense(state, seat, chosen.name);
  }
}

function perform(state: Vt, seat: number, chosen: UnlockOption): Next<Vtes, 'unlock'> {
  if (chosen.do === 'end') return done();
  if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'effects');
  does(state, seat, chosen);
  return chosen.do === 'discard' ? call({ proc: 'hand', step: 'adjust', seat }, 'effects') : go('effects');
}

/** The burn option is no reason to ask: that would tell what is in the hand (V-2.9). It is left for the end of the phase. */
const isOpenChoice = ({ do: verb }: UnlockOption): boolean => verb !== 'discard';

export const unlockPhase: Procedure<Vtes, 'unlock'> = {
  // V-15.11: the predator gets nothing
  withdrawal(state) {
    const { whose, methuselahs } = state.board;
    methuselahs[whose]!.exhausted = isExhausted(state, whose);
    if (!methuselahs[whose]!.withdrawing) return go('unlock');
    addPoints(state, whose, 1);
    leave(state, whose, 'withdrawn');
    return unwind('turn', 'end');
  },
  // V-5.3; V-4.8: replacements that waited for this phase
  unlock(state) {
    const { board } = state;
    unlockAll(state);
    replaceWaiting(state, 'unlock');
    return call({ proc: 'hand', step: 'adjust', seat: board.whose }, 'contests');
  },
  // V-3.28, V-16.15
  contests(state) {
    settleContests(state);
    return go('effects');
  },
  // V-5.4, V-5.5: in the order that the Methuselah likes; what leaves no choice is done
  effects(state) {
    const { whose } = state.board;
    const options = legal<UnlockOption>((offer) => offerUnlock(state, whose, offer)).filter(isOpenChoice);
    return options.length > 1 ? ask('unlock', whose, 'chosen') : perform(state, whose, options[0]!);
  },
  chosen(state, _frame, { seat, chosen }) {
    // V-5.8: forgone
    if (chosen.do === 'end') state.board.used.push(burnOptionKey(seat));
    return perform(state, seat, chosen);
  },
};
