// Chapter 5, phase 2: what the Action deck brings. Which case it is, the engine says, and truthfully (N-5.1).

import { become, done, emit, type Procedure } from '@nocturne/kernel';
import { copyTally, size, type Tally } from '../cards.ts';
import type { Case, Nosferatu } from '../types.ts';

function caseOf(deck: Tally): Case {
  if (deck.bite > 0 || deck.night > 0) return 1;
  return deck.rumour === 0 ? 2 : 3;
}

export const effects: Procedure<Nosferatu, 'effects'> = {
  announce(state) {
    const { board, options } = state;
    const deck = board.actionDeck;
    emit(state, 'examined', { size: size(deck) }, { cards: copyTally(deck) }, [board.renfield]);
    const announced = caseOf(deck);
    board.announced = announced;
    emit(state, 'announced', { case: announced });
    const left = options.bites_placed === 'one' ? Math.min(1, deck.bite) : deck.bite;
    switch (announced) {
      case 1:
        return become({ proc: 'bites', step: 'place', left, bitten: [], owed: [] });
      case 2:
        return become({ proc: 'ritual', step: 'choose', ritual: null });
      case 3:
        return done();
    }
  },
};
