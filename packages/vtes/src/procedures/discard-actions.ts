// Discard phase actions (chapter 14).

import type { Vt } from '../board.ts';
import { EVENT } from '../queries/once.ts';
import { tellLeft } from './tell.ts';

/** V-14.1, V-14.4: for the phase that is under way. */
export function giveDiscardActions(state: Vt, amount: number): void {
  state.board.discardActions += amount;
  tellLeft(state);
}

export const spendDiscardAction = (state: Vt): void => giveDiscardActions(state, -1);

/** V-14.2, V-14.3; V-3.34: also if it is cancelled. */
export function spendOnEvent(state: Vt, name: string): void {
  const { board } = state;
  board.used.push(EVENT);
  board.events = [...board.events, name];
  spendDiscardAction(state);
}
