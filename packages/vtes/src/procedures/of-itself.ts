// What happens of itself once the table has changed: hand sizes, titles, cards that move to another vampire.

import { ask, done, type Frame, type Procedure } from '@nocturne/kernel';
import { cardAt, findCard, type Vt } from '../board.ts';
import { dependsOnTable, movesOfItself } from '../cards/by-name.ts';
import { passCard, yieldTitle } from '../contests.ts';
import { heirsOf } from '../queries/heirs.ts';
import { isDormant } from '../queries/titles.ts';
import type { Vtes } from '../types.ts';

/** The next hand that is brought to its size (V-4.7). */
export function handToAdjust({ board }: Vt): Frame<Vtes, 'hand'> | undefined {
  while (board.resized.length > 0) {
    const seat = board.resized.shift()!;
    if (!board.methuselahs[seat]!.out) return { proc: 'hand', step: 'adjust', seat };
  }
  return undefined;
}

/** Looked at once after each change of who is there and what they are. */
export function ofItself(state: Vt): Frame<Vtes, 'pass-on'> | undefined {
  const { board } = state;
  if (!board.stirred) return undefined;
  board.stirred = false;
  let moving: number | undefined;
  for (const card of board.cards) {
    // V-16.5: a contested title that becomes dormant is yielded
    if (card.titleContested && isDormant(card)) return yieldFirst(state, card.id);
    if (dependsOnTable(card.name) && !board.resized.includes(card.controller))
      board.resized.push(card.controller);
    if (movesOfItself(card.name) && heirsOf(board, card).length > 0) moving ??= card.id;
  }
  return moving === undefined ? undefined : { proc: 'pass-on', step: 'look', card: moving };
}

/** The card that stood for the title may burn with it, so everything is looked at anew. */
function yieldFirst(state: Vt, id: number): Frame<Vtes, 'pass-on'> | undefined {
  yieldTitle(state, cardAt(state.board, id));
  return ofItself(state);
}

/** Its controller chooses among several. */
export const passOn: Procedure<Vtes, 'pass-on'> = {
  look(state, { card }) {
    const token = findCard(state.board, card);
    const heirs = token === undefined ? [] : heirsOf(state.board, token);
    if (heirs.length > 1) return ask('heir', token!.controller, 'chosen', { card });
    if (heirs.length === 1) passCard(state, token!, heirs[0]!);
    return done();
  },
  chosen(state, { card }, { chosen }) {
    passCard(state, cardAt(state.board, card), cardAt(state.board, chosen.card));
    return done();
  },
};
