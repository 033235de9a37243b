// Chapter 3: set-up.

import {
  ask,
  askAll,
  become,
  below,
  emit,
  go,
  pick,
  type Procedure,
  type Seat,
  wait,
} from '@nocturne/kernel';
import { activeSeats, characterOf, type Nos } from '../board.ts';
import type { Nosferatu } from '../types.ts';
import { drawCard } from './library.ts';

/** N-3.1: Renfield's character is face up for the whole game. */
function becomeRenfield(state: Nos, seat: Seat): void {
  state.board.renfield = seat;
  state.board.faceUp[seat] = true;
  emit(state, 'renfield', { seat });
}

export const setup: Procedure<Nosferatu, 'setup'> = {
  // N-3.1, A-31
  renfield(state) {
    switch (state.options.renfield) {
      case 'random':
        becomeRenfield(state, below(state.random, state.seats.length));
        return go('characters');
      case 'host_pick':
        return ask('renfield', 0, 'picked');
      case 'volunteer':
        return askAll(
          state.seats.map((_, seat) => ({ name: 'volunteer', seat, about: undefined })),
          'volunteered',
        );
    }
  },
  volunteered(state, frame, { seat, chosen }) {
    if (chosen.do === 'volunteer') frame.volunteers.push(seat);
    if (state.open.length > 0) return wait();
    const willing =
      frame.volunteers.length > 0
        ? frame.volunteers.toSorted((a, b) => a - b)
        : state.seats.map((_, one) => one);
    becomeRenfield(state, pick(state.random, willing));
    return go('characters');
  },
  picked(state, _frame, { chosen }) {
    becomeRenfield(state, chosen.seat);
    return go('characters');
  },
  // N-3.2, N-3.5: D1
  characters: (state) => ask('vampire', state.board.renfield, 'vampireNamed'),
  vampireNamed(state, _frame, { chosen }) {
    const { board } = state;
    board.vampire = chosen.seat;
    for (const seat of activeSeats(state)) {
      emit(state, 'character', { seat }, { character: characterOf(state, seat) }, [seat, board.renfield]);
    }
    return go('deal');
  },
  // N-3.7
  deal(state) {
    for (const seat of activeSeats(state)) {
      drawCard(state, seat);
      drawCard(state, seat);
    }
    return go('stake');
  },
  // N-3.9: D2
  stake: (state) => ask('first-stake', state.board.renfield, 'stakePlaced'),
  stakePlaced(state, _frame, { seat, chosen }) {
    state.board.stake = chosen.seat;
    emit(state, 'stake', { seat: chosen.seat, by: seat });
    return become({ proc: 'turn', step: 'round' });
  },
};
