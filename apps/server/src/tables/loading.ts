// From the database into memory: a table, its game from the last snapshot, and what was written since.

import type { Storage } from '../storage/index.ts';
import type { About } from './about.ts';
import { beginRunning, resumeRunning, type Running } from './running.ts';
import type { Slot } from './slots.ts';

/** The game as its log has it. Those who watch are told of the entries after `told`. */
async function loadGame(
  storage: Storage<About>,
  { id, kept, watchers }: Pick<Slot, 'id' | 'kept' | 'watchers'>,
  told: number,
): Promise<Running | undefined> {
  if (kept.status === 'open') return undefined;
  const snapshot = await storage.tables.snapshot(id);
  const running =
    snapshot === undefined
      ? beginRunning(id, kept.about, kept.seed)
      : resumeRunning(id, kept.about, kept.seed, snapshot.state);
  if ('problems' in running) throw new Error(`table ${id}: ${running.problems[0]?.why}`);
  for (const entry of await storage.entries.after(id, running.at))
    running.follow(entry, entry.at > told ? watchers : []);
  return running;
}

export async function loadSlot(storage: Storage<About>, id: string): Promise<Slot | undefined> {
  const kept = await storage.tables.find(id);
  if (kept === undefined) return undefined;
  const empty = { id, kept, torn: undefined, watchers: new Set<never>() };
  return { ...empty, running: await loadGame(storage, empty, 0) };
}

/** If this fails, the table stays torn, and whoever comes next tries again. */
export async function reload(storage: Storage<About>, slot: Slot, told: number): Promise<void> {
  slot.torn = told;
  slot.running = await loadGame(storage, slot, told);
  slot.torn = undefined;
}

export async function keepSnapshot(storage: Storage<About>, { id, running }: Slot): Promise<void> {
  if (running !== undefined && running.at > 0)
    await storage.tables.saveSnapshot(id, running.at, running.snapshot());
}
