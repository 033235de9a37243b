// The table that is played at, for all its parts.

import type { Seat } from '@nocturne/kernel';
import { createContext, useContext } from 'react';
import type { About } from '../net/about.ts';
import type { LiveTable, TableState, Words } from '../table/types.ts';
import type { Thing } from './choosing.ts';
import type { Seen } from './seen.ts';

/** A card, at large: one on the table, or any by its name. */
export type Shown = { readonly thing: Thing } | { readonly name: string };

/** What can be laid over the table. */
export type Sheet =
  | { readonly is: 'card'; readonly shown: Shown }
  | { readonly is: 'log' | 'talk' | 'menu' }
  | { readonly is: 'ash' | 'seat'; readonly seat: Seat };

export interface Here {
  readonly table: LiveTable;
  readonly state: TableState;
  readonly about: About;
  readonly seen: Seen;
  /** The own seat; null for whoever only looks. */
  readonly me: Seat | null;
  /** From whose chair the table is seen. */
  readonly from: Seat;
  readonly words: Words;
  /** What is at large besides what the pointer is on: a card that the log names. */
  readonly shown: Shown | null;
  readonly show: (shown: Shown | null) => void;
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;
}

export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (here === null) throw new Error('there is no table here');
  return here;
}
