// Who sits where: as at a real table, seen from one chair. Prey sits at the left, the predator at the right, the others
// above, clockwise. Those who are out of the game keep a plate and no place.

import type { Seat } from '@nocturne/kernel';
import type { Table } from '@nocturne/vtes';

export type Place = 'you' | 'left' | 'top' | 'right' | 'out';
/** What somebody is to whoever looks: with two left, prey and predator at once. */
export type Relation = 'you' | 'prey' | 'predator' | 'both' | 'other';

export interface Sitting {
  readonly seat: Seat;
  readonly place: Place;
  readonly relation: Relation;
  /** The first, second or third above, and how many there are. */
  readonly column: number;
  readonly columns: number;
  /** Whose prey this is; null of those who are out. */
  readonly preyOf: Seat | null;
}

type Seats = Pick<Table, 'order' | 'methuselahs'>;

/** Clockwise, from a seat on. */
function around({ order }: Seats, from: Seat): Seat[] {
  const start = Math.max(0, order.indexOf(from));
  return [...order.slice(start), ...order.slice(0, start)];
}

const isOut = ({ methuselahs }: Seats, seat: Seat): boolean => methuselahs[seat]!.out;

/** The next who is still in the game, clockwise; null if there is nobody else. */
export function preyOf(table: Seats, seat: Seat): Seat | null {
  const [, ...others] = around(table, seat);
  return others.find((other) => !isOut(table, other)) ?? null;
}

function placeOf(at: number, living: number): Place {
  if (living === 1) return 'top';
  return at === 0 ? 'left' : at === living - 1 ? 'right' : 'top';
}

function relationOf(at: number, living: number): Relation {
  if (living === 1) return 'both';
  return at === 0 ? 'prey' : at === living - 1 ? 'predator' : 'other';
}

/** Everybody, the one who looks first, then clockwise. A spectator has no prey. */
export function seating(table: Seats, from: Seat, plays: boolean): Sitting[] {
  const [, ...others] = around(table, from);
  const living = others.filter((seat) => !isOut(table, seat));
  const above = living.filter((_, at) => placeOf(at, living.length) === 'top');
  const out = others.filter((seat) => isOut(table, seat));
  const predators = new Map(
    table.order.flatMap((seat) => {
      const prey = isOut(table, seat) ? null : preyOf(table, seat);
      return prey === null ? [] : [[prey, seat] as const];
    }),
  );
  const isPrey = plays && !isOut(table, from);
  const sitting = (seat: Seat): Sitting => {
    const at = living.indexOf(seat);
    const row = at < 0 ? out : above;
    return {
      seat,
      place: at < 0 ? 'out' : placeOf(at, living.length),
      relation: at >= 0 && isPrey ? relationOf(at, living.length) : 'other',
      column: row.indexOf(seat),
      columns: row.length,
      preyOf: predators.get(seat) ?? null,
    };
  };
  const first: Sitting = {
    seat: from,
    place: 'you',
    relation: plays ? 'you' : 'other',
    column: 0,
    columns: 1,
    preyOf: predators.get(from) ?? null,
  };
  return [first, ...others.map(sitting)];
}
