// Muting: somebody is named by their seat, or by something that they said, and not by their id, which is theirs alone.

import type { ClientMessage } from '@nocturne/protocol';
import type { ServerParts } from '../server.ts';
import { seatOf } from '../tables/about.ts';
import { isFull, withMute } from '../tables/mutes.ts';
import type { Reasoned } from '../tables/running.ts';
import type { Slot } from '../tables/slots.ts';
import type { Talker } from './talker.ts';

type Muting = Extract<ClientMessage, { type: 'mute' }>;
type Parts = Pick<ServerParts, 'keeper' | 'storage'>;

/** Whom they mean: somebody who sits there, or who said what they have heard. */
async function whom(
  { storage }: Parts,
  talker: Talker,
  { id, kept: { about } }: Slot,
  meant: Muting['whom'],
): Promise<{ person: string; name: string } | undefined> {
  if ('seat' in meant) {
    const { person = null, name = '' } = about.chairs[meant.seat] ?? {};
    return person === null ? undefined : { person, name };
  }
  return storage.chats.heardAs(id, seatOf(about, talker.person.id), meant.chat);
}

export async function mute(
  parts: Parts,
  talker: Talker,
  slot: Slot,
  { whom: meant, everyone, muted }: Muting,
): Promise<Reasoned | undefined> {
  const { about } = slot.kept;
  const { id } = talker.person;
  if (!talker.watching.has(slot.id)) return { why: 'not-watching' };
  if (everyone && about.host !== id) return { why: 'not-host' };
  const found = await whom(parts, talker, slot, meant);
  if (found === undefined) return { why: 'nobody-there' };
  if (found.person === id) return { why: 'own-voice' };
  if (muted && isFull(about)) return { why: 'too-many-mutes' };
  const { person } = found;
  const seat = seatOf(about, person);
  // at a table people may be called otherwise than elsewhere
  const name = seat === null ? found.name : about.chairs[seat]!.name;
  const one = { by: everyone ? null : id, person, name };
  const done = await parts.keeper.change(slot, (so) => withMute(so, one, muted));
  return done ? undefined : { why: 'changed-meanwhile' };
}
