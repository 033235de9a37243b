// Who ousted whom, as the table shows it afterwards. Whoever is ousted sits behind their predator, with nobody between them
// but those who left before, and each of those gave a victory point to one of these: so the points say whose each was.

import type { Seat } from '@nocturne/kernel';
import type { Table } from '../types-view.ts';

type Left = Pick<Table, 'order' | 'methuselahs'>;

/** By the seat of who was ousted. Nobody is named for those who withdrew, and for all if nobody is left. */
export function oustersOf({ order, methuselahs }: Left): ReadonlyMap<Seat, Seat> {
  const start = order.findIndex((seat) => !methuselahs[seat]!.out);
  const ousters = new Map<Seat, Seat>();
  // the nearest last, each with those who are still to come (V-15.3)
  let before: { readonly seat: Seat; left: number }[] = [];
  for (const seat of start < 0 ? [] : [...order.slice(start), ...order.slice(0, start)]) {
    const { out, pool, points } = methuselahs[seat]!;
    if (!out) before = [];
    const ouster = out && pool === 0 ? before.findLast(({ left }) => left > 0) : undefined;
    if (ouster !== undefined) {
      ousters.set(seat, ouster.seat);
      ouster.left -= 1;
    }
    before.push({ seat, left: Math.floor(points) });
  }
  return ousters;
}
