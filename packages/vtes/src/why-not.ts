// Why a card in hand cannot be played now, also for a seat that is not asked. Only what the seat may know is used:
// its own hand, and what lies open.

import { fold, type Reason, type Seat } from '@nocturne/kernel';
import type { Vt } from './board.ts';
import type { Moment } from './cards/printed.ts';
import { playNotation } from './play-notation.ts';
import { offerImpulse } from './procedures/window.ts';
import type { Action, Vtes } from './types.ts';

function momentOf({ state }: Action): Moment {
  switch (state) {
    case 'announced':
      return 'announced';
    case 'blocked':
      return 'blocked';
    case 'over':
      return 'after-action';
    case 'A':
    case 'B':
    case 'C':
      return 'action';
  }
}

export function whyNot(state: Vt, seat: Seat, move: string): Reason<Vtes> | undefined {
  const { action, combat, whose } = state.board;
  if (action === null || combat !== null) return seat === whose ? undefined : { why: 'not-your-turn' };
  let found: Reason<Vtes> | undefined;
  offerImpulse(state, seat, momentOf(action), (option, reason) => {
    // A card that cannot be played has no target yet; the move may name one.
    const named = option.do === 'play' && move.startsWith(fold(playNotation(state, option)));
    if (named && reason !== undefined) found ??= reason;
  });
  return found;
}
