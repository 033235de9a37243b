// The one door through which secrets leave: hands, libraries, crypts and uncontrolled cards stay behind (V-2.9).

import type { Seat } from '@nocturne/kernel';
import { isOpen, NOBODY, type Vt } from './board.ts';
import { copyAction, copyCombat, copyReferendum } from './setup.ts';
import type { Own, Permanent, PublicCard, Table } from './types.ts';

/** What nobody sees of a card that lies face down. */
export const FACE_DOWN = {
  name: null,
  sect: null,
  clan: null,
  capacity: 0,
  disciplines: {},
  title: null,
} as const;

/** V-2.9, V-3.24: uncontrolled and contested cards lie face down; who they are is known of the latter. */
const publicCard = (card: Permanent): PublicCard =>
  card.region === 'uncontrolled' ? { ...card, ...FACE_DOWN } : { ...card };

export function tableOf({ board, result }: Vt): Table {
  return {
    turn: board.turn,
    whose: board.whose,
    phase: board.phase,
    edge: board.edge === NOBODY ? null : board.edge,
    order: board.order.slice(),
    methuselahs: board.methuselahs.map(
      ({ pool, hand, library, crypt, ahead, outOfTurn, ash, points, out, withdrawing }, seat) => ({
        pool,
        hand: hand.length,
        open: isOpen(board, seat) ? hand.slice() : null,
        library: library.length,
        crypt: crypt.length,
        ahead,
        outOfTurn,
        ash: ash.slice(),
        points,
        out,
        withdrawing,
      }),
    ),
    cards: board.cards.map(publicCard),
    masterActions: board.masterActions,
    discardActions: board.discardActions,
    transfers: board.transfers,
    events: board.events.slice(),
    action: board.action === null ? null : copyAction(board.action),
    combat: board.combat === null ? null : copyCombat(board.combat),
    referendum: board.referendum === null ? null : copyReferendum(board.referendum),
    over: result,
  };
}

export function ownOf({ board }: Vt, seat: Seat): Own {
  const uncontrolled = board.cards.filter(
    (card) => card.region === 'uncontrolled' && card.controller === seat,
  );
  return {
    seat,
    hand: board.methuselahs[seat]!.hand.slice(),
    uncontrolled: Object.fromEntries(uncontrolled.map(({ id, name }) => [String(id), name])),
  };
}
