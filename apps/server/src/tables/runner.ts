// What happens at a table by itself: bots answer, and clocks run out. One process runs a table; if it dies, another does.

import type { Thinkers } from '../bots/thinkers.ts';
import type { Runners } from '../storage/runners.ts';
import { nextJob, perform, type Plan } from './jobs.ts';
import type { Keeper } from './keeper.ts';
import type { Slot } from './slots.ts';

export interface RunnerOptions {
  readonly owner: string;
  readonly runners: Runners;
  readonly keeper: () => Keeper;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly failed: (error: unknown, where: string) => void;
}

export interface Runner {
  /** After anything that happened at a table. */
  readonly look: (slot: Slot) => void;
  /** Says that this process lives, gives up what it has lost, and takes over what nobody runs. */
  readonly beat: () => Promise<void>;
  /** Ends when what is under way is done. */
  readonly stop: () => Promise<void>;
}

/** How long a process counts as alive after it last said so. */
const LIFE = 6000;
export const BEAT = 2000;
const ORPHANS_AT_ONCE = 100;
/** Timers cannot wait longer than this. */
const LONGEST = 2 ** 31 - 1;

interface Timer {
  readonly when: number;
  readonly act: () => void;
  readonly timeout: NodeJS.Timeout;
}

interface Work extends RunnerOptions {
  /** The tables that this process runs, as far as it knows. */
  readonly own: Set<string>;
  readonly timers: Map<string, Timer>;
  readonly plans: Map<string, Plan>;
  /** Tables where something is being done; `again`: something happened meanwhile. */
  readonly busy: Map<string, { again: boolean }>;
  readonly pending: Set<Promise<void>>;
  /** Tables where something went wrong: the next beat looks at them again. */
  readonly wrong: Set<string>;
  stopped: boolean;
}

function drop({ timers }: Work, table: string): void {
  clearTimeout(timers.get(table)?.timeout);
  timers.delete(table);
}

/** Looks at a table that is perhaps not in memory. */
async function lookAt(work: Work, table: string): Promise<void> {
  await work.keeper().at(table, async (slot) => look(work, slot));
}

/** Does one thing at a time at a table, then looks at it again if there is a reason to. No failure is unheard. */
async function busyWith(work: Work, table: string, task: () => Promise<boolean>): Promise<void> {
  const { busy, wrong, failed } = work;
  const state = { again: false };
  busy.set(table, state);
  try {
    const again = await task();
    busy.delete(table);
    if ((again || state.again) && !work.stopped) await lookAt(work, table);
  } catch (error) {
    busy.delete(table);
    wrong.add(table);
    failed(error, `table ${table}`);
  }
}

/** Stopping waits for it. */
function noted({ pending }: Work, done: Promise<void>): Promise<void> {
  const forget = (): void => void pending.delete(done);
  pending.add(done);
  done.then(forget, forget);
  return done;
}

function begin(work: Work, table: string, task: () => Promise<boolean>): void {
  void noted(work, busyWith(work, table, task));
}

async function finish(work: Work, table: string): Promise<boolean> {
  const keeper = work.keeper();
  await keeper.at(table, async (slot) => {
    if (slot.kept.status !== 'playing' || slot.running?.over() !== true) return;
    const result = slot.running.result();
    const ended = work.now();
    await keeper.change(slot, (about) => ({ ...about, result, ended }), { status: 'over' });
  });
  work.own.delete(table);
  work.plans.delete(table);
  return false;
}

async function claim({ runners, owner, own, now }: Work, table: string): Promise<boolean> {
  const claimed = await runners.claim(table, owner, now());
  if (claimed) own.add(table);
  return claimed;
}

function look(work: Work, slot: Slot): void {
  const { id, kept, running } = slot;
  const { busy, timers, own, now } = work;
  drop(work, id);
  if (work.stopped || running === undefined || kept.status !== 'playing') return;
  const state = busy.get(id);
  if (state !== undefined) {
    state.again = true;
    return;
  }
  if (running.over()) return begin(work, id, () => finish(work, id));
  if (!own.has(id)) return begin(work, id, () => claim(work, id));
  const job = nextJob(work, slot);
  if (job === undefined) return;
  const act = (): void => {
    drop(work, id);
    // whatever comes of it, there may be something else to do; a timer may be early, too
    begin(work, id, async () => {
      if (job.when <= now()) await perform(work, id, job);
      return true;
    });
  };
  const wait = Math.min(LONGEST, Math.max(0, job.when - now()));
  timers.set(id, { when: job.when, act, timeout: setTimeout(act, wait).unref() });
}

/** Whoever was thought dead has lost tables to others. */
async function review(work: Work): Promise<void> {
  const { own, wrong, runners, owner } = work;
  const before = [...own];
  const held = new Set(await runners.held(owner));
  for (const table of before.filter((one) => !held.has(one))) {
    own.delete(table);
    work.plans.delete(table);
    drop(work, table);
  }
  for (const table of held) own.add(table);
  const again = [...wrong];
  wrong.clear();
  for (const table of again) if (!work.busy.has(table)) begin(work, table, () => Promise.resolve(true));
}

async function beat(work: Work): Promise<void> {
  const { runners, owner, now, timers } = work;
  await runners.beat(owner, now() + LIFE);
  await review(work);
  // timers stand still while the machine sleeps
  for (const { when, act } of timers.values()) if (when <= now()) act();
  for (const table of await runners.orphans(now(), ORPHANS_AT_ONCE))
    if (!work.stopped && !work.busy.has(table)) begin(work, table, () => claim(work, table));
}

export function runTables(options: RunnerOptions): Runner {
  const { runners, owner } = options;
  const work: Work = {
    ...options,
    own: new Set(),
    timers: new Map(),
    plans: new Map(),
    busy: new Map(),
    pending: new Set(),
    wrong: new Set(),
    stopped: false,
  };
  return {
    look: (slot) => look(work, slot),
    beat: () => noted(work, beat(work)),
    async stop() {
      work.stopped = true;
      for (const table of work.timers.keys()) drop(work, table);
      while (work.pending.size > 0) await Promise.allSettled(work.pending);
      await runners.retire(owner);
    },
  };
}
