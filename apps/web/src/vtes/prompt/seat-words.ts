// How a seat is named: whoever is spoken to is “you”, all others have names.

import type { Values } from '../../text/reader.tsx';

export interface SeatWords {
  readonly seatName: (seat: number) => string;
  /** A seat that stands alone: in a list, on a button. */
  readonly who: (seat: number) => string;
  /** Seats as arguments of a text, and as `you` which of them is spoken to: it has words of its own for that. */
  readonly naming: (seats: Readonly<Record<string, number>>) => Values;
}

/** `you` is the seat that is spoken to, if any; `word` what it is called where it stands alone. */
export function seatWords(names: readonly string[], you: number | null, word: string): SeatWords {
  const seatName = (seat: number): string => names[seat] ?? '—';
  return {
    seatName,
    who: (seat) => (seat === you ? word : seatName(seat)),
    naming: (seats) => ({
      ...Object.fromEntries(Object.entries(seats).map(([name, seat]) => [name, seatName(seat)])),
      you: Object.keys(seats).find((name) => seats[name] === you) ?? '',
    }),
  };
}
