// The two versions of a vampire become one (V-13.13 … V-13.16).

import type { Seat } from '@nocturne/kernel';
import { type Vt } from '../board.ts';
import { absorb, change, setCounters } from '../changes.ts';
import { baseNameOf, cryptCard, mergerOf } from '../cards/book.ts';
import type { Title } from '../cards/printed.ts';
import { gainTitle, hasYielded } from '../contests.ts';
import { identityOf } from '../identity.ts';
import { otherVersion } from '../queries/influence.ts';
import type { Permanent } from '../types.ts';

const isSame = (one: Title | null, { rank, city, clan }: Title): boolean =>
  one !== null && one.rank === rank && one.city === city && one.clan === clan;

/** V-13.14: what is on the version in play stays, also a sect that it has changed to. */
export function merge(state: Vt, seat: Seat, incoming: Permanent): void {
  const vampire = otherVersion(state.board, seat, incoming)!;
  const [before, merged] = [cryptCard(vampire.name), cryptCard(mergerOf(baseNameOf(vampire.name)))];
  const sect = vampire.sect === before.sect ? merged.sect : vampire.sect;
  absorb(state, incoming);
  change(state, vampire, { name: merged.name, sect });
  change(state, vampire, identityOf(state.board, vampire));
  setCounters(state, vampire, vampire.counters);
  const { title } = merged;
  if (title !== undefined && !isSame(vampire.title, title) && !hasYielded(vampire, title))
    gainTitle(state, vampire, title);
}
