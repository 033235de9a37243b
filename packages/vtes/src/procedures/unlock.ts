// Chapter 5: the unlock phase; contests (V-3.24 … V-3.28, V-16.12 … V-16.15); withdrawal (V-15.9 … V-15.11).

import { ask, call, done, go, type Next, type Procedure, unwind } from '@nocturne/kernel';
import { burn, burnCounters, cardAt, change, changePool, setWithdrawing, unlock, type Vt } from '../board.ts';
import { settleContests, yieldTitle } from '../contests.ts';
import type { UnlockOption, Vtes } from '../types.ts';
import { legal } from '../queries/legal.ts';
import { keepsLocked, offerUnlock } from '../queries/unlock.ts';
import { isExhausted } from '../queries/withdrawal.ts';
import { addPoints, leave } from './oust.ts';
import { replaceCard } from './play.ts';

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
  }
}

function perform(state: Vt, seat: number, chosen: UnlockOption): Next<Vtes, 'unlock'> {
  if (chosen.do === 'end') return done();
  if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'effects');
  does(state, seat, chosen);
  return go('effects');
}

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
    const options = legal<UnlockOption>((offer) => offerUnlock(state, whose, offer));
    return options.length > 1 ? ask('unlock', whose, 'chosen') : perform(state, whose, options[0]!);
  },
  chosen: (state, _frame, { seat, chosen }) => perform(state, seat, chosen),
};

/** V-4.8: cards whose replacement waited for this phase of an own turn. */
export function replaceWaiting(state: Vt, phase: 'unlock' | 'discard'): void {
  const { whose, methuselahs } = state.board;
  const methuselah = methuselahs[whose]!;
  const due = methuselah.unreplaced.filter((until) => until === phase).length;
  methuselah.unreplaced = methuselah.unreplaced.filter((until) => until !== phase);
  for (let i = 0; i < due; i++) replaceCard(state, whose);
}
