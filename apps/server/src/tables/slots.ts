// The tables that somebody looks at or plays at, in memory. Each does one thing at a time; an idle one is let go.

import type { KeptTable } from '../storage/tables.ts';
import { takeTurns, type Turns } from '../storage/turns.ts';
import type { About } from './about.ts';
import type { Running } from './running.ts';
import type { Watcher } from './telling.ts';

export interface Slot {
  readonly id: string;
  kept: KeptTable<About>;
  /** The game, once it has begun. */
  running: Running | undefined;
  /** The last entry that this process has written, or is writing. */
  writing: number;
  /** The entry of the last snapshot that this process has made. */
  saved: number;
  /** The game in memory is not what the log says, and is read anew first. */
  torn: boolean;
  readonly watchers: Set<Watcher>;
}

interface Held extends Slot {
  used: number;
  readonly inTurn: Turns;
}

export interface SlotsOptions {
  readonly open: (id: string) => Promise<Slot | undefined>;
  /** Makes a torn table whole. */
  readonly mend: (slot: Slot) => Promise<void>;
  /** Before a table is let go. */
  readonly letGo: (slot: Slot) => Promise<void>;
  readonly now: () => number;
}

export interface Slots {
  /** Does something with a table, after whatever is under way there. Nothing if there is no such table (any more). */
  readonly at: <Result>(id: string, work: (slot: Slot) => Promise<Result>) => Promise<Result | undefined>;
  readonly find: (id: string) => Slot | undefined;
  /** Those in memory, and those that are on their way. */
  readonly has: (id: string) => boolean;
  readonly ids: () => string[];
  /** Lets go of tables that nobody looks at. */
  readonly sweep: (idle: number) => Promise<void>;
  /** Lets go of all, and takes none up again. */
  readonly close: () => Promise<void>;
}

/** Those in memory, and those that are on their way. */
function findSlots({ open, now }: SlotsOptions, slots: Map<string, Held>) {
  const opening = new Map<string, Promise<Held | undefined>>();

  async function fetch(id: string): Promise<Held | undefined> {
    try {
      const slot = await open(id);
      if (slot === undefined) return undefined;
      const held = { used: now(), inTurn: takeTurns(), ...slot };
      slots.set(id, held);
      return held;
    } finally {
      opening.delete(id);
    }
  }

  return {
    held: async (id: string): Promise<Held | undefined> => {
      const known = slots.get(id) ?? opening.get(id);
      if (known !== undefined) return known;
      const coming = fetch(id);
      opening.set(id, coming);
      return coming;
    },
    find: (id: string) => slots.get(id),
    has: (id: string) => slots.has(id) || opening.has(id),
    ids: () => [...slots.keys(), ...opening.keys()],
  };
}

export function keepSlots(options: SlotsOptions): Slots {
  const { mend, letGo, now } = options;
  const slots = new Map<string, Held>();
  const { held, ...finding } = findSlots(options, slots);
  let closed = false;

  async function give(slot: Held): Promise<void> {
    // let go while this waited for its turn; another may be in its place
    if (slots.get(slot.id) !== slot) return;
    // what is torn is not worth keeping: the log has the game
    if (!slot.torn) await letGo(slot);
    slots.delete(slot.id);
  }

  return {
    async at(id, work) {
      for (;;) {
        const slot = closed ? undefined : (slots.get(id) ?? (await held(id)));
        if (slot === undefined) return undefined;
        const done = await slot.inTurn(async () => {
          // let go while this waited for its turn
          if (slots.get(id) !== slot) return undefined;
          slot.used = now();
          if (slot.torn) await mend(slot);
          return { result: await work(slot) };
        });
        if (done !== undefined) return done.result;
      }
    },
    ...finding,
    async sweep(idle) {
      const isIdle = ({ watchers, used }: Held): boolean => watchers.size === 0 && now() - used >= idle;
      for (const slot of [...slots.values()].filter(isIdle))
        await slot.inTurn(async () => {
          if (isIdle(slot)) await give(slot);
        });
    },
    async close() {
      closed = true;
      for (const slot of slots.values()) await slot.inTurn(() => give(slot));
    },
  };
}
