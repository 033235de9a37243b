// What diablerie and the Red List bring a vampire: Discipline cards (V-12.9) and trophies (V-17.16).

import {
  ask,
  become,
  call,
  done,
  emit,
  type Frame,
  go,
  type Procedure,
  type Seat,
  shuffle,
} from '@nocturne/kernel';
import { enter, leaveHand } from '../arrivals.ts';
import { cardAt, clockwise, findCard, isMinion, type Vt } from '../board.ts';
import { burn, change, leaveAsh } from '../changes.ts';
import type { Pile } from '../cards/printed.ts';
import { contestCard } from '../contests.ts';
import { maySearchFor, masterMode, movableTrophies } from '../queries/rewards.ts';
import type { Id, Reward, Vtes } from '../types.ts';

/** V-3.33: a library is shuffled. */
function takeOut(state: Vt, seat: Seat, from: Pile, name: string): void {
  const methuselah = state.board.methuselahs[seat]!;
  switch (from) {
    case 'library': {
      const at = methuselah.library.indexOf(name);
      methuselah.library = shuffle(
        state.random,
        methuselah.library.filter((_, i) => i !== at),
      );
      emit(state, 'searched', { seat, found: name });
      return;
    }
    case 'ash':
      return leaveAsh(state, seat, name, false);
    case 'hand':
      leaveHand(state, seat, name);
      emit(state, 'fromHand', { seat, name });
  }
}

/** Of any pile, if its Methuselah likes. */
export const fetching = (seat: Seat, on: Id, what: Reward): Frame<Vtes, 'fetch'> => ({
  proc: 'fetch',
  step: 'look',
  seat,
  on,
  what,
  from: ['library', 'ash', 'hand'],
  orBurn: false,
});

export const fetch: Procedure<Vtes, 'fetch'> = {
  // Everyone is asked who could have one, so that nobody learns who has
  look(state, { seat, on, what, from, orBurn }) {
    const host = findCard(state.board, on);
    if (host === undefined) return done();
    if (maySearchFor(state, seat, what, from)) return ask('fetch', seat, 'found', { on, what, from, orBurn });
    if (orBurn) burn(state, host);
    return done();
  },
  // V-6.14: no blood comes with it; V-4.7: the hand is filled up
  found(state, { seat, on }, { chosen }) {
    if (chosen.do === 'burn') burn(state, cardAt(state.board, on));
    if (chosen.do !== 'fetch') return done();
    const { from, name, choice } = chosen;
    takeOut(state, seat, from, name);
    contestCard(state, enter(state, name, seat, 'attached', on, masterMode(name), choice));
    return from === 'hand' ? become({ proc: 'hand', step: 'adjust', seat }) : done();
  },
};

/** V-17.16: who has burned a Red List minion is rewarded at once. */
export function toReward({ board }: Vt): Frame<Vtes, 'award'> | undefined {
  const vampire = board.awards.shift();
  return vampire === undefined ? undefined : { proc: 'award', step: 'own', vampire, order: [], at: 0 };
}

/** V-17.16. */
export const award: Procedure<Vtes, 'award'> = {
  own(state, frame) {
    const vampire = findCard(state.board, frame.vampire);
    if (vampire === undefined || !isMinion(vampire)) return done();
    const { controller: seat, id: on } = vampire;
    frame.order = clockwise(state.board, seat);
    return call(fetching(seat, on, 'trophy'), 'others');
  },
  others(state, frame) {
    const { vampire, order } = frame;
    for (; frame.at < order.length; frame.at++) {
      const seat = order[frame.at]!;
      if (movableTrophies(state, seat, vampire).length > 0) return ask('award', seat, 'moved', { vampire });
    }
    return done();
  },
  // V-6.15: it belongs to the vampire's controller now
  moved(state, frame, { chosen }) {
    if (chosen.do === 'pass') {
      frame.at += 1;
      return go('others');
    }
    const { id: on, controller } = cardAt(state.board, frame.vampire);
    change(state, cardAt(state.board, chosen.card), { region: 'attached', on, controller });
    return go('others');
  },
};
