// Pencil notes about the others: private, kept in this browser alone.

import { useState } from 'react';

const keyOf = (table: string): string => `notes ${table}`;
/** As many letters as fit on a card. */
export const LONGEST_NOTE = 14;

function read(table: string): ReadonlyMap<number, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return new Map(kept as [number, string][]);
  } catch {
    return new Map();
  }
}

export function useNotes(
  table: string,
): [notes: ReadonlyMap<number, string>, note: (seat: number, text: string) => void] {
  const [notes, setNotes] = useState(() => read(table));
  const note = (seat: number, text: string): void => {
    const next = new Map(notes);
    if (text.trim() === '') next.delete(seat);
    else next.set(seat, text.slice(0, LONGEST_NOTE));
    setNotes(next);
    try {
      localStorage.setItem(keyOf(table), JSON.stringify([...next]));
    } catch {
      // then it holds until the page is closed
    }
  };
  return [notes, note];
}
