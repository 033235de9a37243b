// What the player has said that settles questions to come. It is kept in this tab alone, so that a page that is loaded
// anew asks no more than before.

import { NORMAL_YIELDS, type Yields } from '@nocturne/vtes';

/** What an older client has kept may have another form. */
const FORM = 1;
const keyOf = (table: string, seat: number | null): string => `yields ${FORM} ${table} ${seat}`;

export function keepYields(table: string, seat: number | null, yields: Yields): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(yields));
  } catch {
    // no room: then it is asked again
  }
}

export function keptYields(table: string, seat: number | null): Yields {
  const text = sessionStorage.getItem(keyOf(table, seat));
  return text === null ? NORMAL_YIELDS : (JSON.parse(text) as Yields);
}
