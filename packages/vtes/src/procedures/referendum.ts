// Chapter 9: a referendum. Chapter 12: a blood hunt is one too, outside any action (V-12.12 … V-12.16).

import {
  type AnyFrame,
  ask,
  askAll,
  call,
  done,
  go,
  type Next,
  type Procedure,
  type Seat,
  wait,
} from '@nocturne/kernel';
import { clockwise, findCard, type Vt } from '../board.ts';
import { burn } from '../changes.ts';
import { anyLegal } from '../queries/legal.ts';
import { marginOf } from '../queries/tally.ts';
import { applyProposal, hasTerms, offerTerms } from '../referendums/index.ts';
import { hasSay } from '../referendums/polling.ts';
import { say } from '../referendums/say.ts';
import { beginReferendum, endReferendum, tellReferendum } from '../referendums/state.ts';
import type { Vtes } from '../types.ts';
import type { Referendum } from '../types-referendum.ts';

const current = ({ board }: Vt): Referendum => board.referendum!;

function conclude(state: Vt, result: Referendum['result']): void {
  current(state).result = result;
  tellReferendum(state);
}

/** V-9.7; V-12.12. What it starts goes on before the referendum is over. */
function takeEffect(state: Vt): AnyFrame<Vtes> | undefined {
  const { bloodHunt, minion } = current(state);
  if (!bloodHunt) return applyProposal(state, current(state));
  const hunted = findCard(state.board, minion);
  if (hunted !== undefined) burn(state, hunted);
  return undefined;
}

/** V-4.7: a hand that lost a card is filled up before anybody goes on. */
const refill = (seat: Seat): Next<Vtes, 'referendum'> =>
  call({ proc: 'hand', step: 'adjust', seat }, 'polling');

export const referendum: Procedure<Vtes, 'referendum'> = {
  // V-9.1, V-9.2; V-12.15: a blood hunt has no terms
  terms(state, { card, minion }) {
    const { action, whose } = state.board;
    const begun = beginReferendum(state, action?.by ?? whose, minion, card);
    if (!hasTerms(begun)) return go('polling');
    if (anyLegal((offer) => offerTerms(state, offer))) return ask('terms', begun.by, 'chosen', undefined);
    // without terms there is nothing to vote on
    conclude(state, 'failed');
    return go('over');
  },
  chosen(state, _frame, { chosen }) {
    current(state).terms = chosen;
    tellReferendum(state);
    return go('polling');
  },
  // V-9.3, V-9.4: whoever has something to say may say it, in any order
  polling(state) {
    const seats = clockwise(state.board, current(state).by).filter((seat) => hasSay(state, seat));
    const questions = seats.map((seat) => ({ name: 'poll' as const, seat, about: undefined }));
    return questions.length > 0 ? askAll(questions, 'said') : go('result');
  },
  // V-9.6: it ends when all have passed since the last vote or effect
  said(state, _frame, { seat, chosen }) {
    switch (chosen.do) {
      case 'pass':
        return state.open.length > 0 ? wait() : go('result');
      case 'play':
        return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'polling');
      case 'use':
        return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'polling');
      case 'discard':
        say(state, seat, chosen);
        return refill(seat);
      case 'vote':
      case 'vote-card':
      case 'edge':
        say(state, seat, chosen);
        return go('polling');
    }
  },
  // V-9.7, V-15.4: the effects are one step, so that all are hit at once
  result(state) {
    conclude(state, marginOf(current(state)) > 0 ? 'passed' : 'failed');
    const next = current(state).result === 'passed' ? takeEffect(state) : undefined;
    return next === undefined ? go('over') : call(next, 'over');
  },
  // V-8.29: what a political action led to is known until the action is over; V-12.16
  over(state) {
    if (current(state).bloodHunt) endReferendum(state);
    return done();
  },
};
