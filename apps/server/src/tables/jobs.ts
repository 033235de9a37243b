// What comes next at a table by itself: a bot thinks, answers at the pace of the table, somebody's time is up, or the
// time of the whole game.

import type { Choice, Random } from '@nocturne/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Strength } from '../games.ts';
import { type About, endsAt } from './about.ts';
import type { Keeper } from './keeper.ts';
import type { Running } from './running.ts';
import type { Slot } from './slots.ts';
import { botAt, setStandIn, STAND_IN } from './standing-in.ts';

interface Asked {
  readonly seat: number;
  readonly serial: number;
}

/** What a bot will answer, unless something happens before it is time to. */
export interface Plan extends Asked {
  readonly strength: Strength;
  /** The entry after which it was thought of. */
  readonly at: number;
  readonly choice: Choice;
  readonly random: Random;
  readonly when: number;
}

export type Job = { readonly when: number } & (
  | ({ readonly do: 'think'; readonly strength: Strength } & Asked)
  | { readonly do: 'answer'; readonly plan: Plan }
  | ({ readonly do: 'zero' } & Asked)
  | { readonly do: 'time' }
);

interface Jobs {
  readonly keeper: () => Pick<Keeper, 'at' | 'move' | 'write'>;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  /** By table. */
  readonly plans: Map<string, Plan>;
}

/** A plan holds while nothing has happened, and a bot is to answer. */
const holds = (plan: Plan | undefined, { seat, serial }: Asked, strength: Strength, at: number): boolean =>
  plan !== undefined &&
  plan.seat === seat &&
  plan.serial === serial &&
  plan.strength === strength &&
  plan.at === at;

function jobOf(running: Running, about: About, plan: Plan | undefined, asked: Asked, now: number): Job {
  const strength = botAt(about, running, asked.seat);
  if (strength === null) return { do: 'zero', when: running.due(asked.seat), ...asked };
  return holds(plan, asked, strength, running.at())
    ? { do: 'answer', when: plan!.when, plan: plan! }
    : { do: 'think', when: now, strength, ...asked };
}

/** The earliest of them; of bots that are asked at once, one after the other. */
export function nextJob({ plans, now }: Jobs, { id, kept: { about }, running }: Slot): Job | undefined {
  if (running === undefined) return undefined;
  const plan = plans.get(id);
  const jobs = running.asked().map((asked) => jobOf(running, about, plan, asked, now()));
  const planned = jobs.find((job) => job.do === 'answer');
  const wanted = planned === undefined ? jobs : jobs.filter((job) => job.do !== 'think');
  const all: Job[] = [...wanted, { do: 'time', when: endsAt(about) ?? Infinity }];
  const next = all.reduce((first, job) => (job.when < first.when ? job : first));
  return next.when === Infinity ? undefined : next;
}

async function answer({ keeper, plans }: Jobs, slot: Slot, plan: Plan): Promise<void> {
  plans.delete(slot.id);
  const { seat, serial, strength, choice, random } = plan;
  slot.running?.setLuck(seat, strength, random);
  await keeper().move(slot, { seat, serial, said: choice, request: null });
}

/** A bot thinks at once, and answers when it is time to. */
async function think(jobs: Jobs, table: string, asked: Asked, strength: Strength): Promise<void> {
  const { keeper, thinkers, plans, now } = jobs;
  const before = await keeper().at(table, async ({ running }) => ({
    at: running?.at(),
    thought: running?.thought(asked.seat, strength),
  }));
  if (before?.thought === undefined) return;
  const { choice, random } = await thinkers.think(before.thought);
  await keeper().at(table, async (slot) => {
    const { running, kept } = slot;
    if (running === undefined || running.at() !== before.at) return;
    if (botAt(kept.about, running, asked.seat) !== strength) return;
    const when = running.last() + kept.about.pace * running.weight(asked.seat, choice);
    const plan = { ...asked, strength, at: running.at(), choice, random, when };
    if (when <= now()) await answer(jobs, slot, plan);
    else plans.set(table, plan);
  });
}

/** Somebody's time is up: what was agreed happens, unless they have answered meanwhile. */
async function atZero(jobs: Jobs, table: string, { seat, serial }: Asked): Promise<void> {
  const { keeper, thinkers, now } = jobs;
  const thought = await keeper().at(table, async (slot) => {
    const { running, kept } = slot;
    const isAsked = running?.asked().some((one) => one.seat === seat && one.serial === serial) === true;
    if (!isAsked || running.due(seat) > now()) return undefined;
    const passive = running.passive(seat);
    if (kept.about.atZero === 'bot') await setStandIn(keeper(), slot, seat, true);
    else if (passive === undefined) return running.thought(seat, STAND_IN);
    else await keeper().move(slot, { seat, serial, said: passive, request: null });
    return undefined;
  });
  if (thought === undefined) return;
  const { choice } = await thinkers.think(thought);
  await keeper().at(table, (slot) => keeper().move(slot, { seat, serial, said: choice, request: null }));
}

/** The agreed time of the game is over. */
async function callTime({ keeper }: Jobs, table: string): Promise<void> {
  await keeper().at(table, async (slot) => {
    for (let call = slot.running?.timeCall(); call !== undefined; call = slot.running?.timeCall())
      await keeper().write(slot, { kind: 'call', seat: -1, move: call });
  });
}

export async function perform(jobs: Jobs, table: string, job: Job): Promise<void> {
  switch (job.do) {
    case 'think':
      return think(jobs, table, job, job.strength);
    case 'answer':
      await jobs.keeper().at(table, (slot) => answer(jobs, slot, job.plan));
      return;
    case 'zero':
      return atZero(jobs, table, job);
    case 'time':
      return callTime(jobs, table);
  }
}
