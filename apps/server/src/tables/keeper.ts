// Tables and what changes them. A change counts when it is in the database; then everyone hears of it, in every process.

import type { Appended } from '../storage/entries.ts';
import { type Entry, NEWS, readNews } from '../storage/entry.ts';
import type { Storage } from '../storage/index.ts';
import { type KeptTable, TABLE_NEWS } from '../storage/tables.ts';
import { type About, peopleAt } from './about.ts';
import { whyNotRun } from './agreed.ts';
import { keepSnapshot, loadSlot, reload } from './loading.ts';
import type { Reasoned, Said } from './running.ts';
import { keepSlots, type Slot, type Slots } from './slots.ts';

export interface KeeperOptions {
  readonly storage: Storage<About>;
  readonly now: () => number;
  /** After every change of a game that is in memory: a move, a take-back. */
  readonly moved: (slot: Slot) => void;
  /** After every other change of a table: a chair, its status. */
  readonly changed: (slot: Slot) => void;
  readonly failed: (error: unknown, where: string) => void;
}

export interface Keeper extends Pick<Slots, 'at' | 'ids' | 'sweep' | 'close'> {
  /** The same with the table as the database has it, though the news of it are not here yet. */
  readonly atLatest: Slots['at'];
  /** Makes a move and tells everyone, once it is in the log. */
  readonly move: (slot: Slot, wanted: Wanted) => Promise<Moved>;
  /** Writes an entry that is no move of a seat, and follows it. */
  readonly write: (slot: Slot, entry: Pick<Entry, 'kind' | 'seat' | 'move'>) => Promise<boolean>;
  readonly change: (
    slot: Slot,
    change: (about: About) => About,
    more?: Partial<KeptTable<About>>,
  ) => Promise<boolean>;
}

export interface Wanted {
  readonly seat: number;
  readonly serial: number;
  readonly said: Said;
  /** What the client called it; bots have no names for their moves. */
  readonly request: string | null;
  /** Called when everyone has been told of it, in the same go; not if it is the same move once more. */
  readonly told?: () => void;
}

export type Moved = { readonly at: number } | { readonly reason: Reasoned };

// a table is loaded from its last snapshot and the entries since
const SNAPSHOT_EVERY = 1000;

/** The game in memory is ahead of the log, or behind it. */
async function readAgain({ storage, moved }: KeeperOptions, slot: Slot): Promise<void> {
  await reload(storage, slot);
  moved(slot);
}

/** Applies what others have written. */
async function catchUp({ storage, moved, changed }: KeeperOptions, slot: Slot): Promise<void> {
  const { running } = slot;
  if (running === undefined) return;
  const entries = await storage.entries.after(slot.id, running.at());
  // unless all of them can be followed: what fails in the middle has changed half of the game
  slot.torn = true;
  for (const entry of entries) {
    running.follow(entry, slot.watchers);
    if (entry.kind === 'stand-in') changed(slot);
    else moved(slot);
  }
  slot.torn = false;
}

/** Not if it has come so far meanwhile: most news are of what was written here. */
const catchUpTo = async (options: KeeperOptions, slot: Slot, at: number): Promise<void> =>
  (slot.running?.at() ?? 0) < at ? catchUp(options, slot) : undefined;

async function refresh({ storage, changed }: KeeperOptions, slot: Slot): Promise<void> {
  const kept = await storage.tables.find(slot.id);
  if (kept === undefined || kept.revision === slot.kept.revision) return;
  const began = slot.kept.about.began === null && kept.about.began !== null;
  slot.kept = kept;
  // those who watch may sit elsewhere by now: they are shown the table as their new seat sees it
  if (began) await reload(storage, slot);
  changed(slot);
}

/** The same request once more is the same move, though its question is long answered. */
async function refused(options: KeeperOptions, slot: Slot, wanted: Wanted, reason: Reasoned): Promise<Moved> {
  const { seat, request } = wanted;
  const { entries } = options.storage;
  const at = request === null ? undefined : await entries.placeOf(slot.id, seat, request);
  if (at !== undefined) return { at };
  // it may answer what was asked in another process
  const known = slot.running!.at();
  await catchUp(options, slot);
  return slot.running!.at() > known ? makeMove(options, slot, wanted) : { reason };
}

async function makeMove(options: KeeperOptions, slot: Slot, wanted: Wanted): Promise<Moved> {
  const { storage, now, moved } = options;
  const { running } = slot;
  if (running === undefined) return { reason: whyNotRun(slot.kept.about) ?? { why: 'not-begun' } };
  const told = running.at();
  const made = now();
  const { seat, request } = wanted;
  let appended: Appended;
  let tell: () => void;
  try {
    const played = running.play(seat, wanted.serial, wanted.said);
    if ('reason' in played) return await refused(options, slot, wanted, played.reason);
    const { move } = played;
    slot.writing = told + 1;
    const entry = { table: slot.id, at: told + 1, kind: 'move', seat, move, request, made } as const;
    const appending = storage.entries.append(entry);
    try {
      // all that is to be told is made ready while the entry is on its way to the disk
      tell = running.ready(seat, move, made, slot.watchers);
    } finally {
      // also if that failed: what is read again has the entry
      appended = await appending;
    }
  } catch (error) {
    // if that fails too, the table stays torn, and whoever comes next tries again
    await readAgain(options, slot).catch(() => undefined);
    throw error;
  }
  if (appended === 'written') {
    tell();
    wanted.told?.();
    // nobody waits until it is looked at what comes next
    setImmediate(moved, slot);
    if (running.at() % SNAPSHOT_EVERY === 0 || running.over())
      await keepSnapshot(storage, slot).catch((error: unknown) => options.failed(error, slot.id));
    return { at: told + 1 };
  }
  await readAgain(options, slot);
  // somebody else was quicker; the question may still be open
  return appended === 'taken' ? makeMove(options, slot, wanted) : { at: appended.before };
}

async function toLatest(options: KeeperOptions, slot: Slot): Promise<void> {
  await refresh(options, slot);
  await catchUp(options, slot);
}

const changing = (options: KeeperOptions): Pick<Keeper, 'write' | 'change'> => ({
  async write(slot, { kind, seat, move }) {
    const at = slot.running!.at() + 1;
    const entry: Entry = { table: slot.id, at, kind, seat, move, request: null, made: options.now() };
    const appended = await options.storage.entries.append(entry);
    await catchUp(options, slot);
    return appended === 'written';
  },
  async change(slot, change, more = {}) {
    const about = change(slot.kept.about);
    const next = { ...slot.kept, ...more, about, touched: options.now() };
    const done = await options.storage.tables.change(next, peopleAt(about));
    await refresh(options, slot);
    return done;
  },
});

/** Hears what other processes do. What could not be followed is tried once more when the result is called. */
async function listen(options: KeeperOptions, slots: Slots): Promise<() => void> {
  const { storage, failed } = options;
  const missed = new Set<string>();
  const inTurn = (id: string, work: (slot: Slot) => Promise<void>): void => {
    slots.at(id, work).catch((error: unknown) => {
      missed.add(id);
      failed(error, `table ${id}`);
    });
  };
  await storage.listen(NEWS, (text) => {
    // an empty text: something may have been missed
    const news = text === '' ? slots.ids().map((table) => ({ table, at: Infinity })) : readNews(text);
    for (const { table, at } of news) {
      // one that is just being read may have been read before this was written
      const { running, writing = 0 } = slots.find(table) ?? {};
      const known = Math.max(running?.at() ?? 0, writing);
      if (slots.has(table) && known < at) inTurn(table, (slot) => catchUpTo(options, slot, at));
    }
  });
  await storage.listen(TABLE_NEWS, (text) => {
    const ids = text === '' ? slots.ids() : [text];
    for (const id of ids) if (slots.has(id)) inTurn(id, (slot) => refresh(options, slot));
  });
  return () => {
    const again = [...missed];
    missed.clear();
    for (const id of again) if (slots.has(id)) inTurn(id, (slot) => toLatest(options, slot));
  };
}

export async function keepTablesInMemory(options: KeeperOptions): Promise<Keeper> {
  const { storage, now } = options;
  const slots = keepSlots({
    open: (id) => loadSlot(storage, id),
    async mend(slot) {
      await readAgain(options, slot);
      options.changed(slot);
    },
    async letGo(slot) {
      storage.entries.forget(slot.id);
      await keepSnapshot(storage, slot);
    },
    now,
  });
  const followMissed = await listen(options, slots);
  return {
    at: slots.at,
    ids: slots.ids,
    atLatest: (id, work) =>
      slots.at(id, async (slot) => {
        await toLatest(options, slot);
        return work(slot);
      }),
    async sweep(idle) {
      followMissed();
      await slots.sweep(idle);
    },
    close: slots.close,
    move: (slot, wanted) => makeMove(options, slot, wanted),
    ...changing(options),
  };
}
