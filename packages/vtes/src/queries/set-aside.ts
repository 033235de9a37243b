// Cards that are neither in a hand nor in play nor in an ash heap.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';

/** V-4.2: cards that were played and have not done their work yet, by the seat that played them. */
export function setAside({ board, stack }: Vt, seat: Seat): string[] {
  const cards: string[] = [];
  const { action, combat } = board;
  if (action?.card && !action.card.gone && action.by === seat) cards.push(action.card.name);
  for (const frame of stack) {
    if (frame.proc !== 'play' || frame.seat !== seat) continue;
    const { name, mode } = frame.play;
    if (libraryCard(name).modes[mode]!.action === undefined) cards.push(name);
  }
  for (const { strike, seat: striker } of combat?.sides ?? [])
    if (strike?.aside && striker === seat) cards.push(strike.name!);
  return cards;
}
