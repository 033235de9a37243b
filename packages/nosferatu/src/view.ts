// The one door through which secrets leave (N-10): what everyone sees, and what each seat sees besides.

import type { Seat } from '@nocturne/kernel';
import { characterOf, NOBODY, nightsInClock, type Nos } from './board.ts';
import { copyTally, size } from './cards.ts';
import { bitesToWin } from './options.ts';
import type { Own, Table } from './types.ts';

const known = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

export function tableOf(state: Nos): Table {
  const { board, options, result } = state;
  return {
    options,
    turn: board.turn,
    phase: board.phase,
    renfield: known(board.renfield),
    stake: known(board.stake),
    seats: state.seats.map((_, seat) => ({
      character: board.faceUp[seat] || result !== null ? characterOf(state, seat) : null,
      bites: board.bites[seat]!,
      reserve: size(board.reserves[seat]!),
    })),
    library: board.library.length,
    discard: { size: size(board.discard), top: board.top, shown: board.shown.slice() },
    clock: { nights: nightsInClock(board), turned: board.turned.slice() },
    actionDeck: size(board.actionDeck),
    announced: board.announced,
    rituals: { ...board.rituals },
    darkness: board.darkness,
    emptied: board.emptied,
    bites: { placed: board.bitesPlaced, toWin: bitesToWin(options, state.seats.length) },
    over: result === null ? null : { ...result, reserves: board.reserves.map(copyTally) },
  };
}

/** What Renfield knows of the Action deck: every card and its giver at once, or only what he examines. */
function keeperOf({ board, options }: Nos): NonNullable<Own['keeper']> {
  const examined = options.renfield_sees_giver || board.phase !== 'round';
  return {
    vampire: known(board.vampire),
    given: options.renfield_sees_giver ? board.given.slice() : null,
    actionDeck: examined ? copyTally(board.actionDeck) : null,
  };
}

export function ownOf(state: Nos, seat: Seat): Own {
  const { board } = state;
  const isRenfield = seat === board.renfield;
  const dealt = isRenfield || board.vampire !== NOBODY;
  return {
    seat,
    character: dealt ? characterOf(state, seat) : null,
    reserve: isRenfield ? null : copyTally(board.reserves[seat]!),
    gave: board.given.find((gift) => gift.seat === seat)?.card ?? null,
    keeper: isRenfield ? keeperOf(state) : null,
  };
}
