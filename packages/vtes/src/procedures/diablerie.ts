// Chapter 12: diablerie, one unit (V-12.11), and the blood hunt that follows it.

import { ask, become, emit, go, type Procedure } from '@nocturne/kernel';
import { burn, burnCounters, cardAt, cardsOn, change, setCounters } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import { isEquipment, whyNotSecond } from '../queries/limits.ts';
import type { Vtes } from '../types.ts';

export const diablerie: Procedure<Vtes, 'diablerie'> = {
  // V-12.6: what exceeds the capacity is lost (V-3.10)
  blood(state, frame) {
    const [diablerist, victim] = [cardAt(state.board, frame.diablerist), cardAt(state.board, frame.victim)];
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
  // V-12.8, V-12.12, V-12.16
  burn(state, { diablerist, victim }) {
    burn(state, cardAt(state.board, victim));
    return become({ proc: 'referendum', step: 'terms', card: null, minion: diablerist });
  },
};
