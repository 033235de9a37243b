// Master phase actions, of this phase and of the next (chapter 6).

import { emit, type Seat } from '@nocturne/kernel';
import { isActive, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { tellLeft } from './tell.ts';

function setAhead(state: Vt, seat: Seat, by: number, outOfTurn: boolean): void {
  const methuselah = state.board.methuselahs[seat]!;
  methuselah.ahead += by;
  methuselah.outOfTurn = outOfTurn;
  emit(state, 'ahead', { seat, ahead: methuselah.ahead, outOfTurn });
}

/** V-6.1; V-6.10, V-6.12: what was spent or gained in advance counts now, and only once. */
export function beginMasterPhase(state: Vt, seat: Seat): void {
  const { board } = state;
  const { ahead, outOfTurn } = board.methuselahs[seat]!;
  let actions = 1 + ahead;
  for (const card of board.cards) {
    if (card.controller !== seat || card.region === 'torpor' || !isActive(board, card)) continue;
    for (const { what, amount } of cardNamed(card.name).does?.constant ?? [])
      if (what === 'master-actions') actions += amount;
  }
  board.masterActions = Math.max(0, actions);
  // V-6.7: the one that was played out of turn counts
  board.trifled = board.methuselahs[seat]!.trifled;
  board.methuselahs[seat]!.trifled = false;
  if (ahead !== 0 || outOfTurn) setAhead(state, seat, -ahead, false);
  tellLeft(state);
}

/** V-6.2, V-6.10: playing a master takes an action of this master phase, or of the next. */
export function spendMasterAction(state: Vt, seat: Seat): void {
  if (seat !== state.board.whose) return setAhead(state, seat, -1, true);
  state.board.masterActions -= 1;
  tellLeft(state);
}

/** One more, now or in the next master phase. */
export function giveMasterAction(state: Vt, seat: Seat): void {
  if (seat !== state.board.whose) return setAhead(state, seat, 1, state.board.methuselahs[seat]!.outOfTurn);
  state.board.masterActions += 1;
  tellLeft(state);
}

/** V-6.6 … V-6.8, V-6.12: a trifle that is not cancelled gives an action, one in a master phase. */
export function rewardTrifle(state: Vt, seat: Seat): void {
  const { board } = state;
  const of = seat === board.whose ? board : board.methuselahs[seat]!;
  if (of.trifled) return;
  of.trifled = true;
  giveMasterAction(state, seat);
}
