// From the database into memory: a table, its game from the last snapshot, and what was written since.

import type { Storage } from '../storage/index.ts';
import type { About } from './about.ts';
import { whyNotRun } from './agreed.ts';
import { beginRunning, resumeRunning, type Running } from './running.ts';
import type { Slot } from './slots.ts';

/** The game as its log has it. */
async function loadGame(
  storage: Storage<About>,
  { id, kept }: Pick<Slot, 'id' | 'kept'>,
): Promise<Running | undefined> {
  if (kept.about.began === null || whyNotRun(kept.about) !== undefined) return undefined;
  const snapshot = await storage.tables.snapshot(id);
  const { about, seed } = kept;
  const resumed = snapshot === undefined ? undefined : resumeRunning(id, about, seed, snapshot.state);
  const running = resumed ?? beginRunning(id, about, seed);
  if ('problems' in running) throw new Error(`table ${id}: ${running.problems[0]?.why}`);
  for (const entry of await storage.entries.after(id, running.at())) running.follow(entry, []);
  // its log is gone, and its snapshot is of another form: its record is all there is
  return kept.status === 'over' && !running.over() ? undefined : running;
}

export async function loadSlot(storage: Storage<About>, id: string): Promise<Slot | undefined> {
  const kept = await storage.tables.find(id);
  if (kept === undefined) return undefined;
  const running = await loadGame(storage, { id, kept });
  return { id, kept, writing: 0, saved: 0, torn: false, watchers: new Set(), running };
}

/**
 * Reads the game anew, and tells those who watch what they missed: the snapshot may be of later than that. If this fails,
 * the table stays torn, and whoever comes next tries again.
 */
export async function reload(storage: Storage<About>, slot: Slot): Promise<void> {
  const told = slot.running?.told();
  slot.torn = true;
  slot.running = await loadGame(storage, slot);
  slot.torn = false;
  if (told !== undefined) slot.running?.tellMissed(told, slot.watchers);
}

export async function keepSnapshot(storage: Storage<About>, slot: Slot): Promise<void> {
  const { id, running, saved } = slot;
  if (running === undefined || running.at() === saved) return;
  const at = running.at();
  await storage.tables.saveSnapshot(id, at, running.snapshot());
  slot.saved = at;
}
