// What is said at a table. Whoever watches hears every line that is for them once, in order; lines among others are not
// even counted.

import type { ServerParts } from '../server.ts';
import { mayHear, type Said } from '../storage/chats.ts';
import { seatOf } from '../tables/about.ts';
import { isMutedFor } from '../tables/mutes.ts';
import type { Reasoned } from '../tables/running.ts';
import type { Slot } from '../tables/slots.ts';
import { say, type Talker } from './talker.ts';

const SHOWN = 50;
const AT_ONCE = 100;

function tellLine(talker: Talker, { id, kept: { about } }: Slot, number: number, said: Said): void {
  const { seat, recipient: to, words: text, said: when } = said;
  // it counts all the same: when it is lifted, the numbers are those that others know
  if (isMutedFor(about, said.person, talker.person.id)) return;
  const from = seat === null ? said.name : about.chairs[seat]!.name;
  say(talker, { type: 'chat', table: id, number, from, seat, to, text, when });
}

/** The latest lines, for somebody who has just come and had so many before. */
export async function showChat(
  { storage }: Pick<ServerParts, 'storage'>,
  talker: Talker,
  slot: Slot,
  had: number,
): Promise<void> {
  const seat = seatOf(slot.kept.about, talker.person.id);
  const { lines, count, last } = await storage.chats.latest(slot.id, seat, had, SHOWN);
  const looking = talker.watching.get(slot.id);
  if (looking === undefined) return;
  Object.assign(looking.chat, { count, last });
  for (const [i, said] of lines.entries()) tellLine(talker, slot, count - lines.length + 1 + i, said);
}

/** Tells those who watch a table what was said there since they last heard. */
export async function catchUpChat(
  { storage }: Pick<ServerParts, 'storage'>,
  slot: Slot,
  talkers: readonly Talker[],
): Promise<void> {
  const heard = talkers.flatMap(({ watching }) => watching.get(slot.id)?.chat.last ?? []);
  let from = Math.min(...heard);
  for (let more = heard.length > 0; more;) {
    const lines = await storage.chats.after(slot.id, from, AT_ONCE);
    more = lines.length === AT_ONCE;
    from = lines.at(-1)?.number ?? from;
    for (const said of lines) for (const talker of talkers) hearLine(talker, slot, said);
  }
}

function hearLine(talker: Talker, slot: Slot, said: Said): void {
  const chat = talker.watching.get(slot.id)?.chat;
  if (chat === undefined || said.number <= chat.last) return;
  chat.last = said.number;
  if (!mayHear(said, seatOf(slot.kept.about, talker.person.id))) return;
  chat.count += 1;
  tellLine(talker, slot, chat.count, said);
}

/** Why this cannot be said now. What is said to one seat is for whoever sits there during the game. */
export function whyNotSay(
  { kept: { about }, running }: Slot,
  seat: number | null,
  to: number | null,
): Reasoned | undefined {
  if (to !== null && about.chairs[to] === undefined) return { why: 'no-seat' };
  if (to !== null && seat === null) return { why: 'not-seated' };
  if (to !== null && running === undefined) return { why: 'not-begun' };
  return running?.whyNotTalk(seat, to) ?? undefined;
}
