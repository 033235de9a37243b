// What this browser sees of the game, and the names of those who play.

import type { View } from '@nocturne/kernel';
import type { Own, Vtes } from '@nocturne/vtes';
import { useMemo, useState } from 'react';
import type { About } from '../net/about.ts';
import { useStore } from '../net/store.ts';
import type { LiveTable, TableState, Words } from '../table/types.ts';
import { useReader } from '../text/reader.tsx';
import { steady, steadyById } from './steady.ts';

export interface Seen extends View<Vtes> {
  /** Where all is open. */
  readonly all?: readonly Own[];
}

/** What is known of a seat that not everyone sees. */
export const knownOf = ({ own, all }: Seen, seat: number): Own | null =>
  own?.seat === seat ? own : (all?.[seat] ?? null);

const seen = new WeakMap<LiveTable, { readonly of: TableState['view']; readonly as: Seen }>();

function steadyView(before: Seen | undefined, now: Seen): Seen {
  if (before === undefined) return now;
  const cards = steadyById(before.table.cards, now.table.cards);
  const rest = steady({ ...before.table, cards: [] }, { ...now.table, cards: [] });
  const own = steady(before.own, now.own);
  return { table: { ...rest, cards }, own, ...(now.all && { all: steady(before.all, now.all) }) };
}

/** The view, of which only what has changed is new. */
function seenAt(table: LiveTable, view: TableState['view']): Seen {
  const last = seen.get(table);
  if (last?.of === view) return last.as;
  const as = steadyView(last?.as, view as Seen);
  seen.set(table, { of: view, as });
  return as;
}

export const useSeen = (table: LiveTable): Seen => seenAt(table, useStore(table.state).view);

/** A value that stays the same thing as long as it says the same. */
export function useSteady<T>(now: T, made: (before: T, now: T) => T = steady): T {
  const [kept] = useState<{ value: T }>({ value: now });
  kept.value = made(kept.value, now);
  return kept.value;
}

function useNames(about: About): readonly string[] {
  return useSteady(about.chairs.map(({ name }) => name));
}

/** For whoever puts into words what the game tells. */
export function useWords(about: About): Words {
  const { language, format } = useReader();
  const seats = useNames(about);
  return useMemo(() => ({ language, format, seats }), [language, format, seats]);
}

/** The same for whoever tells of it: where all is open, no card has a name that is not known. */
export function toldFrom<View extends Seen>(view: View): View {
  const [own] = view.all ?? [];
  if (own === undefined) return view;
  const names = Object.fromEntries(view.all!.flatMap(({ uncontrolled }) => Object.entries(uncontrolled)));
  return { ...view, own: { ...own, uncontrolled: names } };
}
