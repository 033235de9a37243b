// What must be true between moves.

import { isVampire, type Vt } from './board.ts';
import { cryptCard } from './cards/book.ts';
import type { Permanent } from './types.ts';

function cardFaults({ board }: Vt, card: Permanent): string[] {
  const faults: string[] = [];
  if (card.counters < 0) faults.push(`${card.name} has ${card.counters} counters`);
  const full =
    card.region !== 'uncontrolled' && isVampire(card) && card.counters > cryptCard(card.name).capacity;
  if (full) faults.push(`${card.name} holds more blood than its capacity`);
  if (card.on !== 0 && !board.cards.some(({ id }) => id === card.on))
    faults.push(`${card.name} is on nothing`);
  if (board.methuselahs[card.controller]!.out)
    faults.push(`${card.name} is controlled by somebody who is out`);
  return faults;
}

export function faultsOf(state: Vt): string[] {
  const { board, open, result } = state;
  const faults = board.cards.flatMap((card) => cardFaults(state, card));
  const ids = board.cards.map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('two cards have one id');
  for (const [seat, { pool, out }] of board.methuselahs.entries()) {
    if (pool < 0 || (pool === 0 && !out)) faults.push(`${state.seats[seat]} plays on with ${pool} pool`);
  }
  if (board.edge >= 0 && board.methuselahs[board.edge]!.out)
    faults.push('the Edge is held by somebody who is out');
  if ((result === null) !== open.length > 0) faults.push('a game goes on exactly while somebody decides');
  return faults;
}
