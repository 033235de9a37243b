// What happens at a table by itself: bots answer, and clocks run out. One process runs a table; if it dies, another does.

import type { Thinkers } from '../bots/thinkers.ts';
import type { Strength } from '../games.ts';
import type { Runners } from '../storage/runners.ts';
import { type About, botAt, withStandIn } from './about.ts';
import type { Keeper } from './keeper.ts';
import { passOf } from './passing.ts';
import type { Running } from './running.ts';
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

interface Job {
  readonly seat: number;
  readonly serial: number;
  readonly when: number;
  /** The bot that answers; for a person whose time is up, the one that answers in their place. */
  readonly strength: Strength;
  readonly late: boolean;
}

interface Work extends RunnerOptions {
  /** The tables that this process runs, as far as it knows. */
  readonly own: Set<string>;
  readonly timers: Map<string, NodeJS.Timeout>;
  /** Tables where something is being done; `again`: something happened meanwhile. */
  readonly busy: Map<string, { again: boolean }>;
  readonly pending: Set<Promise<void>>;
  /** Tables where something went wrong: the next beat looks at them again. */
  readonly wrong: Set<string>;
  stopped: boolean;
}

/** What comes next by itself: the earliest of the bots' answers and the ends of people's time. */
function nextJob(running: Running, about: About, now: number): Job | undefined {
  let next: Job | undefined;
  for (const { seat, serial } of running.asked()) {
    const bot = botAt(about, seat);
    const when = bot === null ? running.due(seat) : now + about.pace;
    const job = { seat, serial, when, strength: bot ?? 'heuristic', late: bot === null } as const;
    if (when !== Infinity && (next === undefined || when < next.when)) next = job;
  }
  return next;
}

function drop({ timers }: Work, table: string): void {
  clearTimeout(timers.get(table));
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

async function perform(work: Work, table: string, { seat, serial, strength, late }: Job): Promise<boolean> {
  const keeper = work.keeper();
  const thought = await keeper.at(table, async (slot) => slot.running?.thought(seat, strength));
  if (thought === undefined || work.stopped) return false;
  const passive = late ? passOf(thought.decision) : undefined;
  const answer = passive === undefined ? await work.thinkers.think(thought) : undefined;
  await keeper.at(table, async (slot) => {
    if (work.stopped) return;
    if (answer !== undefined) slot.running?.setLuck(seat, strength, answer.random);
    const said = passive ?? answer!.choice;
    const moved = await keeper.move(slot, { seat, serial, said, request: null });
    // a person who is late is played by a bot from now on, if that was agreed
    if (late && 'at' in moved && slot.kept.about.atZero === 'bot')
      await keeper.change(slot, (about) => withStandIn(about, seat, true));
  });
  // whatever came in between, there may be something to do
  return true;
}

async function finish(work: Work, table: string): Promise<boolean> {
  const keeper = work.keeper();
  await keeper.at(table, async (slot) => {
    if (slot.kept.status !== 'playing' || slot.running?.over !== true) return;
    const { result } = slot.running;
    const ended = work.now();
    await keeper.change(slot, (about) => ({ ...about, result, ended }), { status: 'over' });
  });
  work.own.delete(table);
  return false;
}

async function claim({ runners, owner, own, now }: Work, table: string): Promise<boolean> {
  const claimed = await runners.claim(table, owner, now());
  if (claimed) own.add(table);
  return claimed;
}

function look(work: Work, { id, kept, running }: Slot): void {
  const { busy, timers, own, now } = work;
  drop(work, id);
  if (work.stopped || running === undefined || kept.status !== 'playing') return;
  const state = busy.get(id);
  if (state !== undefined) {
    state.again = true;
    return;
  }
  if (running.over) return begin(work, id, () => finish(work, id));
  if (!own.has(id)) return begin(work, id, () => claim(work, id));
  const job = nextJob(running, kept.about, now());
  if (job === undefined) return;
  const act = (): void => {
    timers.delete(id);
    // time is up when the timer says so, unless it could not wait that long
    begin(work, id, () => (job.when - now() > LONGEST ? Promise.resolve(true) : perform(work, id, job)));
  };
  timers.set(id, setTimeout(act, Math.min(LONGEST, Math.max(0, job.when - now()))).unref());
}

/** Whoever was thought dead has lost tables to others. */
async function review(work: Work): Promise<void> {
  const { own, wrong, runners, owner } = work;
  const before = [...own];
  const held = new Set(await runners.held(owner));
  for (const table of before.filter((one) => !held.has(one))) {
    own.delete(table);
    drop(work, table);
  }
  for (const table of held) own.add(table);
  const again = [...wrong];
  wrong.clear();
  for (const table of again) if (!work.busy.has(table)) begin(work, table, () => Promise.resolve(true));
}

async function beat(work: Work): Promise<void> {
  const { runners, owner, now } = work;
  await runners.beat(owner, now() + LIFE);
  await review(work);
  for (const table of await runners.orphans(now(), ORPHANS_AT_ONCE))
    if (!work.stopped && !work.busy.has(table)) begin(work, table, () => claim(work, table));
}

export function runTables(options: RunnerOptions): Runner {
  const { runners, owner } = options;
  const work: Work = {
    ...options,
    own: new Set(),
    timers: new Map(),
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
