// What is known of each seat: by everyone, by this seat, or by whoever keeps notes.

import { type Character, type Kind, KINDS, type Own, type Table } from '@nocturne/nosferatu';

/** Clockwise from the own left, as they play; those who watch begin with the first seat. */
export const ringOf = (count: number, own: number | null): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index + (own ?? -1) + 1) % count);

/** Where each seat of a ring lies on the table, in parts of a hundred from the upper left. */
export function placeOf(index: number, count: number): { readonly x: number; readonly y: number } {
  const [x, y] = PLACES[count]?.[index] ?? [50, 50];
  return { x, y };
}
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [
    [11.6, 68],
    [24, 17],
    [76, 17],
    [88.4, 68],
  ],
  5: [
    [11.6, 72],
    [17.5, 19],
    [50, 12],
    [82.5, 19],
    [88.4, 72],
  ],
  6: [
    [11.6, 75],
    [11.6, 43],
    [32, 12],
    [68, 12],
    [88.4, 43],
    [88.4, 75],
  ],
  7: [
    [11.6, 77],
    [11.6, 45],
    [20, 12],
    [50, 12],
    [80, 12],
    [88.4, 45],
    [88.4, 77],
  ],
  8: [
    [11.6, 77],
    [11.6, 45],
    [12.2, 12],
    [37.4, 12],
    [62.6, 12],
    [87.8, 12],
    [88.4, 45],
    [88.4, 77],
  ],
};

/** The first letter of a name, whatever it is written in. */
export const initialOf = (name: string): string => /^./u.exec(name)?.[0] ?? '?';

/** Who somebody is, as far as this reader knows; `secret` if others do not. */
export function knownOf(
  { seats }: Table,
  own: Own | null,
  seat: number,
): { readonly character: Character | null; readonly secret: boolean } {
  const shown = seats[seat]!.character;
  if (shown !== null) return { character: shown, secret: false };
  if (own === null) return { character: null, secret: false };
  if (own.seat === seat) return { character: own.character, secret: true };
  const vampire = own.keeper?.vampire ?? null;
  if (vampire === null) return { character: null, secret: false };
  return { character: seat === vampire ? 'vampire' : 'hunter', secret: true };
}

/** Cards that are only counted, one by one. */
export const cardsIn = (tally: Readonly<Record<Kind, number>>): readonly Kind[] =>
  KINDS.flatMap((kind) => Array<Kind>(tally[kind]).fill(kind));

/** The own Reserve, card by card. */
export const cardsOf = (own: Own | null): readonly Kind[] => (own?.reserve ? cardsIn(own.reserve) : []);

export interface Played {
  /** What it discarded this turn, if that is still on show. */
  readonly threw: Kind | null;
  /** What it gave to Renfield: known to whoever gave it and to Renfield. */
  readonly gave: Kind | 'unknown' | null;
}

export function playedBy({ discard, turn }: Table, own: Own | null, seat: number): Played {
  const threw = discard.shown.findLast((one) => one.seat === seat && one.turn === turn)?.card ?? null;
  const known = own?.seat === seat ? own.gave : own?.keeper?.given?.find((one) => one.seat === seat)?.card;
  return { threw, gave: known ?? (threw === null ? null : 'unknown') };
}

/** Bites that count: those that lie here, or all that were ever placed, as the table agreed. */
export const bitesNow = ({ seats, bites, options }: Table): number =>
  options.bite_count === 'cumulative' ? bites.placed : seats.reduce((sum, seat) => sum + seat.bites, 0);
