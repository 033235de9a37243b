// How the own cards stand, asked for when somebody wonders, and kept until the next step.

import type { CardStanding, CardStandings } from '@nocturne/vtes';
import { use } from 'react';
import type { LiveTable } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';

type Kept = { readonly key: string; readonly standings: Promise<CardStandings | null> };
const kept = new WeakMap<LiveTable, Kept>();

async function ask(table: LiveTable): Promise<CardStandings | null> {
  try {
    const answer = await table.say({ type: 'standings' });
    return answer.type === 'standings' ? (answer.standings as CardStandings | null) : null;
  } catch {
    // nobody has to know why not
    return null;
  }
}

/** The same until something happens, or something else is asked. */
function standingsOf(table: LiveTable): Promise<CardStandings | null> {
  const { at, question } = table.state.get();
  const key = `${at} ${question?.serial ?? ''}`;
  const known = kept.get(table);
  if (known?.key === key) return known.standings;
  const standings = ask(table);
  kept.set(table, { key, standings });
  return standings;
}

/** Suspends until it is known. */
export function useStanding(table: LiveTable, thing: Thing): CardStanding | undefined {
  const standings = use(standingsOf(table));
  if (thing.startsWith('hand ')) return standings?.hand.find(({ name }) => name === thing.slice(5));
  return standings?.table.find(({ card }) => `card ${card}` === thing);
}
