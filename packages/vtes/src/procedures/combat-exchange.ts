// V-10.9 … V-10.14 and V-10.34, V-10.35: maneuvers and presses, each answered by the other side until that passes.

import { ask, call, done, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import { burn, burnCounters } from '../changes.ts';
import { legal } from '../queries/legal.ts';
import { combatOf, doesOf, maneuverOf } from '../queries/combat.ts';
import type { SideIndex } from '../types-combat.ts';
import type { Id, PlayOption, Vtes } from '../types.ts';
import { offerManeuvers, offerPresses } from './combat-options.ts';
import { handOver, isOver, isSettled, maneuver, press, tellCombat } from './combat-state.ts';

const playing = (seat: Seat, play: PlayOption): Frame<Vtes, 'play'> => ({
  proc: 'play',
  step: 'announce',
  seat,
  play,
});

/** Who is to be asked next: the side that has more to choose from than to pass; nobody if both are done. */
function nextToAnswer(
  state: Vt,
  frame: { side: SideIndex; passes: number },
  choices: (side: SideIndex) => number,
): SideIndex | undefined {
  const combat = combatOf(state);
  while (!isOver(state) && !isSettled(combat, frame.passes)) {
    if (choices(frame.side) > 1) return frame.side;
    handOver(frame, frame.passes + 1);
  }
  return undefined;
}

/** V-3.34: after a card that was cancelled the word stays where it is. */
function afterPlay(state: Vt, frame: { side: SideIndex; passes: number }): void {
  if (combatOf(state).last === frame.side) handOver(frame, 0);
}

/** V-10.12: a weapon's maneuver binds its bearer to its strike. */
function maneuverWith(state: Vt, side: SideIndex, card: Id): void {
  const combatant = combatOf(state).sides[side];
  if (card === 0) {
    combatant.maneuvers -= 1;
  } else {
    combatant.used.push(card);
    combatant.committed = maneuverOf(cardAt(state.board, card))!;
  }
  maneuver(state, side);
  tellCombat(state);
}

export const maneuvers: Procedure<Vtes, 'maneuvers'> = {
  offer(state, frame) {
    const side = nextToAnswer(
      state,
      frame,
      (one) => legal<object>((offer) => offerManeuvers(state, one, offer)).length,
    );
    return side === undefined
      ? done()
      : ask('maneuver', combatOf(state).sides[side].seat, 'chosen', { side });
  },
  chosen(state, frame, { seat, chosen, about: { side } }) {
    // the word stays where it is
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    if (chosen.do === 'play') return call(playing(seat, chosen), 'played');
    handOver(frame, chosen.do === 'pass' ? frame.passes + 1 : 0);
    if (chosen.do === 'maneuver') maneuverWith(state, side, chosen.card);
    return go('offer');
  },
  played(state, frame) {
    afterPlay(state, frame);
    return go('offer');
  },
};

/** An optional press of this round or of each combat, or one for a life of an ally (V-10.14). */
function pressWith(state: Vt, side: SideIndex, id: Id): void {
  const combatant = combatOf(state).sides[side];
  const card = id === 0 ? undefined : cardAt(state.board, id);
  if (card === undefined) {
    combatant.presses -= 1;
  } else if (doesOf(card).press === 'combat') {
    combatant.used.push(id);
  } else {
    burnCounters(state, card, 1, 'cost');
    if (card.counters === 0) burn(state, card);
  }
  press(state, side);
  tellCombat(state);
}

export const presses: Procedure<Vtes, 'presses'> = {
  offer(state, frame) {
    const side = nextToAnswer(
      state,
      frame,
      (one) => legal<object>((offer) => offerPresses(state, one, offer)).length,
    );
    return side === undefined ? done() : ask('press', combatOf(state).sides[side].seat, 'chosen', { side });
  },
  chosen(state, frame, { seat, chosen, about: { side } }) {
    // the word stays where it is
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    if (chosen.do === 'play') return call(playing(seat, chosen), 'played');
    handOver(frame, chosen.do === 'pass' ? frame.passes + 1 : 0);
    if (chosen.do === 'press') pressWith(state, side, chosen.card);
    return go('offer');
  },
  played(state, frame) {
    afterPlay(state, frame);
    return go('offer');
  },
};
