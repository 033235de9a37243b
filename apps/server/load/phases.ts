// What is measured: decisions as fast as they go, and decisions at a steady rate.

import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './processes.ts';
import { type Hall, now, type Sample, type Table } from './table.ts';

const OFTEN_MS = 20;

interface Tally {
  made: number;
  underWay: number;
}

function decideAt({ decide }: Table, tally: Tally): boolean {
  const decided = decide();
  if (decided) tally.underWay += 1;
  return decided;
}

function settled(tally: Tally): void {
  tally.made += 1;
  tally.underWay -= 1;
}

async function nothingUnderWay(tally: Tally): Promise<void> {
  while (tally.underWay > 0) await pause(OFTEN_MS);
}

/** Every table decides as soon as the last decision is through: decisions in a second of the server's processor time. */
export async function asFastAsItGoes(
  server: Server,
  hall: Hall,
  seconds: number,
  heard?: (sample: () => Sample) => void,
): Promise<number> {
  const tally: Tally = { made: 0, underWay: 0 };
  let going = true;
  hall.settled = (table, _, sample) => {
    settled(tally);
    heard?.(sample);
    // not at once: the next message may be in the same packet
    if (going) setImmediate(() => decideAt(table, tally));
  };
  // again and again: a seat that is asked in secret may hear of it later than the others that nothing happened
  const all = (): void => {
    for (const table of hall.tables) decideAt(table, tally);
  };
  const before = server.cpu();
  const asking = setInterval(all, OFTEN_MS);
  all();
  await pause(seconds * 1000);
  const [made, used] = [tally.made, server.cpu() - before];
  going = false;
  clearInterval(asking);
  await nothingUnderWay(tally);
  return made / used;
}

/** Decisions at a steady rate, at one table after the other: how long each took, in milliseconds. */
export async function steadily(hall: Hall, seconds: number, aSecond: number): Promise<number[]> {
  const tally: Tally = { made: 0, underWay: 0 };
  const took: number[] = [];
  let next = 0;
  hall.settled = (_, milliseconds) => {
    settled(tally);
    took.push(milliseconds);
  };
  const one = (): void => {
    for (let tried = 0; tried < hall.tables.length; tried++)
      if (decideAt(hall.tables[next++ % hall.tables.length]!, tally)) return;
  };
  const begin = now();
  for (let turn = 0; turn < seconds * aSecond; turn++) {
    await pause(Math.max(0, begin + (turn * 1000) / aSecond - now()));
    one();
  }
  await nothingUnderWay(tally);
  return took;
}
