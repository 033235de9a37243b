// Who looks at which table, from which seat.

import { publicAbout, seatOf } from '../tables/about.ts';
import type { Slot } from '../tables/slots.ts';
import { peoplePlaying } from '../tables/standing-in.ts';
import { pendingTakeBack } from '../tables/taking-back.ts';
import type { Watcher } from '../tables/telling.ts';
import type { Lookers } from './lookers.ts';
import { isThere, readyText, sendText, type Talker } from './talker.ts';

/** A move that somebody wants to take back, as all may know of it; moot when the table has gone beyond `at`. */
function wishedFor(slot: Slot): object | null {
  const wish = pendingTakeBack(slot);
  if (wish === undefined) return null;
  const { by, agreed, shown: at } = wish;
  return { by, agreed, needed: peoplePlaying(slot), at };
}

/** What somebody may see of a table beside its game. */
const aboutText = (slot: Slot, { person }: Talker): string => {
  const { status, about } = slot.kept;
  const standIns = [...about.chairs.keys()].filter((seat) => slot.running?.standIn(seat) === true);
  const takeBack = wishedFor(slot);
  return JSON.stringify({ status, ...publicAbout(about, person.id), standIns, takeBack });
};

const tellAbout = (talker: Talker, slot: Slot): void =>
  sendText(talker, `{"type":"about","table":"${slot.id}","about":${aboutText(slot, talker)}}`);

export function leave(lookers: Lookers, talker: Talker, table: string): void {
  const looking = talker.watching.get(table);
  if (looking === undefined) return;
  looking.slot.watchers.delete(looking.watcher);
  talker.watching.delete(table);
  lookers.remove(table, talker);
}

/** Shows the table from the seat that is theirs by now, or what they missed of it, and all that comes. */
export function look(lookers: Lookers, talker: Talker, slot: Slot, from?: number): void {
  const chat = talker.watching.get(slot.id)?.chat ?? { last: 0, count: 0 };
  leave(lookers, talker, slot.id);
  // gone while this waited for its turn: nobody would take them off the table again
  if (!isThere(talker)) return;
  const seat = seatOf(slot.kept.about, talker.person.id);
  const watcher: Watcher = { seat, ready: (text) => readyText(talker, text) };
  const { running } = slot;
  talker.watching.set(slot.id, { slot, watcher, shown: running !== undefined, chat });
  slot.watchers.add(watcher);
  lookers.add(slot.id, talker);
  const missed = from === undefined ? undefined : running?.missedTexts(seat, from);
  if (running !== undefined && missed === undefined)
    return sendText(talker, running.tableText(seat, aboutText(slot, talker)));
  for (const text of missed ?? []) sendText(talker, text);
  tellAbout(talker, slot);
}

/** Chairs or status of a table have changed: nobody goes on looking from a seat that is not theirs. */
export function lookAgain(lookers: Lookers, talker: Talker, slot: Slot): void {
  const looking = talker.watching.get(slot.id);
  if (looking === undefined) return;
  const seat = seatOf(slot.kept.about, talker.person.id);
  const same = looking.watcher.seat === seat && looking.shown === (slot.running !== undefined);
  if (same) tellAbout(talker, slot);
  else look(lookers, talker, slot);
}
