// After a game: it is played once more, and shared with others.

import { newId } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import { seatOf } from './about.ts';
import { keptChairs, seatPerson } from './chairs.ts';
import {
  addTable,
  type Done,
  FRESH,
  type Made,
  newSeed,
  type No,
  no,
  OK,
  type Parts,
  unless,
} from './setting-up.ts';
import type { Slot } from './slots.ts';

/** The same table once more, with another seed: whoever asks sits down, the others find their chairs kept. */
async function addAgain(parts: Parts, { id: before, kept }: Slot, id: string, person: Person): Promise<void> {
  const { about, listed } = kept;
  const { seed, commitment } = newSeed();
  const chairs = keptChairs(about);
  const seat = seatOf(about, person.id)!;
  const { deck } = chairs[seat]!;
  const again = { ...about, ...FRESH, chairs, host: person.id, invite: newId(20), commitment, before };
  await addTable(parts, id, seatPerson(again, seat, person, { deck, nonce: null }), seed, listed);
}

export async function again(parts: Parts, slot: Slot, person: Person): Promise<Made> {
  if (seatOf(slot.kept.about, person.id) === null) return no('not-seated');
  if (slot.kept.status !== 'over') return no('not-over');
  if (slot.kept.about.next === null) {
    // first the name of the next table, so that two who ask at once get the same
    const id = newId(12);
    await parts.keeper.change(slot, (so) => ({ ...so, next: id }));
  }
  const { next } = slot.kept.about;
  if (next === null) return no('changed-meanwhile');
  const isThere = async (): Promise<boolean> => (await parts.storage.tables.find(next)) !== undefined;
  try {
    if (!(await isThere())) await addAgain(parts, slot, next, person);
  } catch (error) {
    // somebody else who asked, in another process, was quicker
    if (!(await isThere())) throw error;
  }
  return { id: next };
}

export async function share({ keeper }: Parts, slot: Slot, person: Person): Promise<{ token: string } | No> {
  if (seatOf(slot.kept.about, person.id) === null) return no('not-seated');
  if (slot.kept.status !== 'over') return no('not-over');
  if (slot.kept.about.share === null)
    await keeper.change(slot, (so) => ({ ...so, share: `${slot.id}${newId(20)}` }));
  const { share: token } = slot.kept.about;
  return token === null ? no('changed-meanwhile') : { token };
}

export async function unshare({ keeper }: Parts, slot: Slot, person: Person): Promise<Done> {
  if (seatOf(slot.kept.about, person.id) === null) return no('not-seated');
  if (slot.kept.about.share === null) return OK;
  return unless(await keeper.change(slot, (so) => ({ ...so, share: null })));
}
