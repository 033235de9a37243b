// Chapter 12: diablerie, one unit (V-12.11), and the blood hunt that follows it.

import { ask, become, call, emit, go, type Procedure } from '@nocturne/kernel';
import { cardAt, cardsOn, type Vt } from '../board.ts';
import { burn, burnCounters, change, setCounters } from '../changes.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import { passCard, whyNotGain } from '../contests.ts';
import { isKind } from '../queries/kinds.ts';
import { isEquipment, whyNotSecond } from '../queries/limits.ts';
import type { Id, Permanent, Vtes } from '../types.ts';
import { fetching, toReward } from './rewards.ts';

/** Cards that go to a diablerist of their kind, before any blood hunt; not a title that was yielded (V-16.16). */
function inherit(state: Vt, diablerist: Permanent, victim: Id): void {
  for (const card of cardsOn(state.board, victim)) {
    const { inherited, title } = cardNamed(card.name).does ?? {};
    if (inherited === undefined || !isKind(diablerist, inherited)) continue;
    if (title === undefined || whyNotGain(diablerist, title) === undefined) passCard(state, card, diablerist);
  }
}

export const diablerie: Procedure<Vtes, 'diablerie'> = {
  // V-12.6: what exceeds the capacity is lost (V-3.10)
  blood(state, frame) {
    const [diablerist, victim] = [cardAt(state.board, frame.diablerist), cardAt(state.board, frame.victim)];
    // V-12.9: as they are now
    frame.older = victim.capacity > diablerist.capacity;
    emit(state, 'diablerized', { minion: diablerist.id, card: victim.id });
    const blood = burnCounters(state, victim, victim.counters, 'diablerie');
    setCounters(state, diablerist, diablerist.counters + blood, 'diablerie');
    return go('equipment');
  },
  // V-12.7
  equipment(state, { diablerist, victim }) {
    const { board } = state;
    const taker = cardAt(board, diablerist);
    const any = cardsOn(board, victim).some(
      (card) =>
        isEquipment(card) &&
        !card.contested &&
        whyNotSecond(state, libraryCard(card.name), taker) === undefined,
    );
    return any ? ask('spoils', taker.controller, 'taken', { victim, diablerist }) : go('burn');
  },
  // V-3.14
  taken(state, { diablerist }, { seat, chosen }) {
    for (const { card } of chosen) {
      change(state, cardAt(state.board, card), { on: diablerist, controller: seat });
    }
    return go('burn');
  },
  // V-12.8
  burn(state, { diablerist, victim }) {
    inherit(state, cardAt(state.board, diablerist), victim);
    burn(state, cardAt(state.board, victim));
    return go('discipline');
  },
  // V-12.9
  discipline(state, { diablerist: on, older }) {
    const { controller: seat } = cardAt(state.board, on);
    return older ? call(fetching(seat, on, 'discipline'), 'trophies') : go('trophies');
  },
  // V-12.10
  trophies(state) {
    const due = toReward(state);
    return due === undefined ? go('bloodHunt') : call(due, 'bloodHunt');
  },
  // V-12.12, V-12.16
  bloodHunt: (_state, { diablerist }) =>
    become({ proc: 'referendum', step: 'terms', card: null, minion: diablerist }),
};
