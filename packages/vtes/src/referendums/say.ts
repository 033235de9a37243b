// Votes are cast, and sources of votes used up.

import type { Seat } from '@nocturne/kernel';
import { discard } from '../arrivals.ts';
import { cardAt, isVampire, NOBODY, type Vt } from '../board.ts';
import { burnCounters, takeEdge } from '../changes.ts';
import { ballotsOf, cardBlocOf, costToOppose, votesOf } from '../queries/votes.ts';
import { titleOf } from '../queries/titles.ts';
import type { PlayOption } from '../types.ts';
import type { PollOption, Side } from '../types-referendum.ts';
import { castGained, ownBloc, tellReferendum } from './state.ts';

type Said = Exclude<PollOption<PlayOption>, PlayOption | { do: 'pass' }>;

/** V-9.9, V-17.6. */
function cast(state: Vt, id: number, side: Side): void {
  const minion = cardAt(state.board, id);
  const votes = votesOf(state, minion)[side];
  if (side === 'against' && isVampire(minion)) burnCounters(state, minion, costToOppose(state), 'cost');
  Object.assign(ownBloc(state.board.referendum!, minion), {
    votes,
    ballots: ballotsOf(titleOf(minion)),
    side,
  });
}

export function say(state: Vt, seat: Seat, said: Said): void {
  const referendum = state.board.referendum!;
  switch (said.do) {
    case 'vote':
      cast(state, said.minion, said.side);
      break;
    case 'vote-card':
      // V-9.10
      Object.assign(cardBlocOf(referendum, seat)!, { votes: 1, side: said.side });
      break;
    case 'discard':
      discard(state, seat, said.name);
      castGained(referendum, 'card', seat, { votes: 1, side: said.side });
      break;
    case 'edge':
      // V-9.14
      takeEdge(state, NOBODY);
      castGained(referendum, 'edge', seat, { votes: 1, side: said.side });
      break;
  }
  tellReferendum(state);
}
