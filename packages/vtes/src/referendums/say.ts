// Votes are cast, and sources of votes used up.

import type { Seat } from '@nocturne/kernel';
import { burnCounters, cardAt, discard, isVampire, lock, NOBODY, takeEdge, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { cardBlocOf, costToOppose, votesOf } from '../queries/votes.ts';
import type { PlayOption } from '../types.ts';
import type { PollOption, Side } from '../types-referendum.ts';
import { titledOf } from './polling.ts';
import { castGained, gainVotes, ownBloc, tellReferendum } from './state.ts';

type Said = Exclude<PollOption<PlayOption>, PlayOption | { do: 'pass' }>;

/** V-9.9. */
function cast(state: Vt, id: number, side: Side): void {
  const minion = cardAt(state.board, id);
  const votes = votesOf(state, minion, side);
  if (side === 'against' && isVampire(minion)) burnCounters(state, minion, costToOppose(state), 'cost');
  Object.assign(ownBloc(state.board.referendum!, minion), { votes, side });
}

/** V-9.15: a location gives votes to its controller, or to their titled vampires. */
function useLocation(state: Vt, seat: Seat, { card, votes, side }: Extract<Said, { do: 'lock' }>): void {
  const location = cardAt(state.board, card);
  const polling = cardNamed(location.name).does!.polling!;
  lock(state, location);
  if (polling.use === 'lock-for-titled') {
    for (const vampire of titledOf(state, seat, polling.sect)) gainVotes(state, vampire, votes);
  } else {
    castGained(state.board.referendum!, 'location', seat, { votes, side, card });
  }
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
    case 'lock':
      useLocation(state, seat, said);
      break;
    case 'discard-for':
      discard(state, seat, said.name);
      referendum.used.push(said.minion);
      gainVotes(state, cardAt(state.board, said.minion), said.votes);
      break;
  }
  tellReferendum(state);
}
