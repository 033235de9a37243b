// The one door through which secrets leave: hands, libraries, crypts and uncontrolled cards stay behind (V-2.9).

import type { Seat } from '@nocturne/kernel';
import { NOBODY, type Vt } from './board.ts';
import { copyAction } from './setup.ts';
import type { Own, Permanent, PublicCard, Table } from './types.ts';

const copyPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** V-2.9, V-3.24: uncontrolled and contested cards lie face down; who they are is known of the latter. */
const publicCard = (card: Permanent): PublicCard =>
  card.region === 'uncontrolled'
    ? { ...card, name: null, sect: null, title: null, done: [] }
    : { ...card, done: card.done.slice() };

export function tableOf({ board, result }: Vt): Table {
  return {
    turn: board.turn,
    whose: board.whose,
    phase: board.phase,
    edge: board.edge === NOBODY ? null : board.edge,
    methuselahs: board.methuselahs.map(({ pool, hand, library, crypt, ash, points, out, withdrawing }) => ({
      pool,
      hand: hand.length,
      library: library.length,
      crypt: crypt.length,
      ash: ash.slice(),
      points,
      out,
      withdrawing,
    })),
    cards: board.cards.map(publicCard),
    transfers: board.transfers,
    action: board.action === null ? null : copyAction(board.action),
    combat: copyPlain(board.combat),
    referendum: copyPlain(board.referendum),
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
