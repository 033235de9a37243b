// The referendum under way: how it begins and ends, and the votes gained and cast in it. Every change is told.

import { emit, type Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { copyReferendum } from '../setup.ts';
import type { Id, Permanent } from '../types.ts';
import type { Bloc, Referendum } from '../types-referendum.ts';

/** Tells everyone how the referendum stands. */
export function tellReferendum(state: Vt): void {
  const { referendum } = state.board;
  emit(state, 'referendum', { referendum: referendum === null ? null : copyReferendum(referendum) });
}

/** V-3.30: a card has served in this polling step. */
export function noteInReferendum(state: Vt, card: Id): void {
  state.board.referendum!.used.push(card);
  tellReferendum(state);
}

const newBloc = (source: Bloc['source'], seat: Seat, card: Id): Bloc => ({
  source,
  seat,
  card,
  gained: 0,
  opposed: 0,
  votes: 0,
  ballots: 0,
  side: null,
});

/** V-9.1; V-9.10: the card that called it gives its player a vote. */
export function beginReferendum(state: Vt, by: Seat, minion: Id, card: string | null): Referendum {
  const blocs = card === null ? [] : [{ ...newBloc('card', by, 0), gained: 1 }];
  const referendum: Referendum = {
    minion,
    by,
    card,
    bloodHunt: card === null,
    terms: null,
    blocs,
    used: [],
    result: 'polling',
  };
  state.board.referendum = referendum;
  tellReferendum(state);
  return referendum;
}

/** A political action's referendum is remembered until the action is over: cards ask how it came out. */
export function endReferendum(state: Vt): void {
  if (state.board.referendum === null) return;
  state.board.referendum = null;
  tellReferendum(state);
}

/** A minion's bloc, which begins when it gains or casts votes. */
export function ownBloc({ blocs }: Referendum, minion: Permanent): Bloc {
  const known = blocs.find(({ source, card }) => source === 'minion' && card === minion.id);
  if (known !== undefined) return known;
  const bloc = newBloc('minion', minion.controller, minion.id);
  blocs.push(bloc);
  return bloc;
}

/** V-9.14, V-9.16: votes of a Methuselah, cast as they are gained. */
export function castGained(
  { blocs }: Referendum,
  source: Bloc['source'],
  seat: Seat,
  cast: { votes: number; side: Bloc['side']; card?: Id },
): void {
  blocs.push({
    ...newBloc(source, seat, cast.card ?? 0),
    gained: cast.votes,
    votes: cast.votes,
    side: cast.side,
  });
}

/** V-9.9, V-9.16: a better title's votes join what the vampire has cast. */
export function joinCast(state: Vt, minion: Permanent, votes: number): void {
  const { referendum } = state.board;
  if (referendum?.result !== 'polling' || votes <= 0) return;
  const bloc = referendum.blocs.find(({ source, card }) => source === 'minion' && card === minion.id);
  if (bloc === undefined || (bloc.side !== 'for' && bloc.side !== 'against')) return;
  bloc.votes += votes;
  tellReferendum(state);
}

/** V-9.9, V-9.16, V-19.16: the votes join the vampire's bloc, on the side it chose if it has. */
export function gainVotes({ board }: Vt, minion: Permanent, amount: number, against = false): void {
  const bloc = ownBloc(board.referendum!, minion);
  if (against) bloc.opposed += amount;
  else bloc.gained += amount;
  const joins = against ? bloc.side === 'against' : bloc.side === 'for' || bloc.side === 'against';
  if (joins) bloc.votes += amount;
}
