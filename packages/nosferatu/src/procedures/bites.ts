// Chapter 5a: Bites are placed, their victims pay with a card, Nights go to the Clock.

import { ask, askAll, below, done, emit, end, go, type Procedure, type Seat, wait } from '@nocturne/kernel';
import { activeSeats, discardFaceUp, enoughBites, type Nos, turnDarkness } from '../board.ts';
import { cardsOf, type Kind } from '../cards.ts';
import { hasReserve, whyNotBite } from '../reasons.ts';
import type { Nosferatu } from '../types.ts';
import { finish } from './finish.ts';

/** N-5.8: Bites that nobody can receive. */
function waste(state: Nos, count: number): void {
  for (let i = 0; i < count; i++) discardFaceUp(state.board, 'bite');
  state.board.actionDeck.bite -= count;
  emit(state, 'wasted', { count });
}

function placeBite(state: Nos, seat: Seat): void {
  const { board } = state;
  board.actionDeck.bite -= 1;
  board.bites[seat]! += 1;
  board.bitesPlaced += 1;
  emit(state, 'bitten', { seat });
}

/** N-5.5: face down into the discard pile, seen by its owner alone. */
function loseCard(state: Nos, seat: Seat, card: Kind): void {
  const { board, options } = state;
  board.reserves[seat]![card] -= 1;
  board.discard[card] += 1;
  board.top = null;
  emit(
    state,
    'lost',
    { seat },
    { card },
    options.bite_discard_visible === 'renfield' ? [seat, board.renfield] : [seat],
  );
}

/** Which card lies at a position of a hidden Reserve is chance: the row was shuffled before Renfield's pick. */
const hiddenCard = (state: Nos, seat: Seat): Kind => {
  const cards = cardsOf(state.board.reserves[seat]!);
  return cards[below(state.random, cards.length)]!;
};

export const bites: Procedure<Nosferatu, 'bites'> = {
  // N-5.3: D4
  place(state, frame) {
    if (frame.left === 0) return go('lose');
    if (activeSeats(state).some((seat) => whyNotBite(state, seat, frame.bitten) === undefined)) {
      return ask('bite', state.board.renfield, 'placed', { bitten: [...frame.bitten] });
    }
    waste(state, frame.left);
    frame.left = 0;
    return go('lose');
  },
  // N-5.4, N-9.1
  placed(state, frame, { chosen: { seat } }) {
    placeBite(state, seat);
    if (enoughBites(state)) return end(finish(state, { winner: 'evil', cause: 'bites' }));
    frame.left -= 1;
    frame.bitten.push(seat);
    frame.owed.push(seat);
    return go('place');
  },
  // N-5.5: D5, of all victims at once
  lose(state, frame) {
    const victims = [...new Set(frame.owed)].filter((seat) => hasReserve(state, seat));
    if (victims.length === 0) return go('nights');
    const [first] = victims as [Seat];
    switch (state.options.bite_discard) {
      case 'victim':
        return askAll(
          victims.map((seat) => ({ name: 'lose', seat, about: undefined })),
          'lost',
        );
      case 'renfield':
        return ask('take', state.board.renfield, 'lost', { victim: first });
      case 'random':
        frame.owed.splice(frame.owed.indexOf(first), 1);
        loseCard(state, first, hiddenCard(state, first));
        return go('lose');
    }
  },
  lost(state, frame, reply) {
    const victim = reply.decision === 'lose' ? reply.seat : reply.about.victim;
    const card = reply.decision === 'lose' ? reply.chosen.card : hiddenCard(state, victim);
    frame.owed.splice(frame.owed.indexOf(victim), 1);
    loseCard(state, victim, card);
    return state.open.length > 0 ? wait() : go('lose');
  },
  // N-5.6, N-5.7
  nights(state, frame) {
    const { board } = state;
    if (frame.bitten.length > 0) turnDarkness(state, 'lord');
    const { night } = board.actionDeck;
    for (let i = 0; i < night; i++) board.clock.push('night');
    board.actionDeck.night = 0;
    if (night > 0) emit(state, 'nights', { count: night });
    return done();
  },
};
