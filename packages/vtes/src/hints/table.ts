// Numbers of minions, computed from what lies open: a table is as good as a board (V-2.9).

import type { Seat } from '@nocturne/kernel';
import { cardsOn, predatorOf, preyOf, type Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { LibraryCard, Mode } from '../cards/printed.ts';
import { whyNotPlayable } from '../plays.ts';
import { bonus, ownBleed } from '../queries/action.ts';
import { strengthOf } from '../queries/combat.ts';
import { titleOf, votesOfTitle } from '../queries/titles.ts';
import type { Board, Id, Permanent, PublicCard, Table } from '../types.ts';

/** Only for what depends on public things. */
export const asState = (table: Table): Vt => ({ board: table }) as unknown as Vt;
const asBoard = (table: Table): Board => table as unknown as Board;

/** What is not face down has a name. */
export const asPermanent = (card: PublicCard): Permanent => card as Permanent;

export interface Neighbours {
  prey: Seat;
  predator: Seat;
}

export const neighboursOf = (table: Table, seat: Seat): Neighbours => ({
  prey: preyOf(asBoard(table), seat),
  predator: predatorOf(asBoard(table), seat),
});

/** What a minion is able to, whatever is under way. */
export interface Prowess {
  bleed: number;
  intercept: number;
  stealth: number;
  strength: number;
  votes: number;
  canBlock: boolean;
}

export function prowessOf(table: Table, minion: PublicCard): Prowess {
  const state = asState(table);
  const card = asPermanent(minion);
  const title = titleOf(card);
  return {
    bleed: ownBleed(state, card),
    intercept: bonus(state, card, 'intercept'),
    stealth: bonus(state, card, 'stealth'),
    strength: strengthOf(state, card),
    votes: title === null ? 0 : votesOfTitle(title),
    canBlock: bonus(state, card, 'cannot-block') === 0,
  };
}

export const cardsUpon = (table: Table, id: Id): PublicCard[] => cardsOn(asBoard(table), id);

/** The ways in which a minion meets a library card's requirements and can pay its cost, by their index. */
export function waysFor(table: Table, seat: Seat, name: string, minion: PublicCard): number[] {
  const card: LibraryCard = libraryCard(name);
  return card.modes.flatMap((mode: Mode, index) =>
    whyNotPlayable(asState(table), card, mode, seat, asPermanent(minion)) === undefined ? [index] : [],
  );
}
