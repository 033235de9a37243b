// The table as its parts know it.

import type { NosferatuMessageKey, Own, Table } from '@nocturne/nosferatu';
import { createContext, useContext } from 'react';
import type { About } from '../net/about.ts';
import type { LiveTable, TableState, Words } from '../table/types.ts';
import { useReader } from '../text/reader.tsx';
import { say } from './told.ts';
import type { Deciding } from './use-deciding.ts';

export interface Nos {
  readonly table: LiveTable;
  readonly state: TableState;
  readonly about: About;
  /** A game that is over is seen again. */
  readonly isReplay: boolean;
  /** What everyone sees. */
  readonly shown: Table;
  /** What this seat sees besides; null for those who watch. */
  readonly own: Own | null;
  /** With whose eyes a seat is looked at: with one's own, or where all is open with its own. */
  readonly eyesOn: (seat: number) => Own | null;
  readonly names: readonly string[];
  readonly deciding: Deciding;
  /** What only this seat may see is covered, against glances. */
  readonly isHidden: boolean;
  readonly hide: (hidden: boolean) => void;
  /** Tells about a seat. */
  readonly openSeat: (seat: number | null) => void;
  /** The seat that is spoken to alone. */
  readonly alone: number | null;
  readonly speakAlone: (seat: number | null) => void;
  readonly notes: ReadonlyMap<number, string>;
  readonly note: (seat: number, text: string) => void;
}

export const NosContext = createContext<Nos | null>(null);
export function useNos(): Nos {
  const nos = useContext(NosContext);
  if (nos === null) throw new Error('there is no table here');
  return nos;
}

/** The words that the game has for its texts. */
export function useGameWords(): (key: NosferatuMessageKey, values?: object) => string {
  const { language, format } = useReader();
  const { names } = useNos();
  const words: Words = { language, format, seats: names };
  return (key, values = {}) => say({ key, values }, words);
}

/** Names as a list: “Ana, Bruno and Carla”. */
export function useListed(): (names: readonly string[]) => string {
  const { language } = useReader();
  return (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
