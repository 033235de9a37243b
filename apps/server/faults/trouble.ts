// What goes wrong: processes are killed, stopped and frozen, connections to the database are cut.

import { setTimeout as wait } from 'node:timers/promises';
import { below, pick, type Random } from '@nocturne/kernel';
import type { House } from './house.ts';

export interface TroubleCounts {
  kills: number;
  stops: number;
  freezes: number;
  cuts: number;
}

export interface TroubleParts {
  readonly house: House;
  readonly luck: Random;
  readonly counts: TroubleCounts;
  /** Cuts connections of all processes to the database: one in so many, or all. */
  readonly cut: (oneIn: number) => Promise<void>;
  /** Moves that were acknowledged so far. */
  readonly moves: () => number;
  readonly isOver: () => boolean;
}

/** Ends when there is no more trouble, and every process is there. */
export type Trouble = (parts: TroubleParts) => Promise<void>;

const LONGEST_PEACE_MS = 5000;
const LONGEST_ABSENCE_MS = 3000;
// longer than a process counts as alive without a sign of life
const FREEZE_MS = 8000;

type Kind = keyof TroubleCounts;
const OFTEN: readonly Kind[] = ['kills', 'kills', 'kills', 'kills', 'stops', 'freezes', 'cuts', 'cuts'];

async function make(kind: Kind, { house, luck, counts, cut }: TroubleParts): Promise<void> {
  const there = house.there();
  // all are gone already
  if (there.length === 0) return;
  const which = pick(luck, there);
  counts[kind] += 1;
  switch (kind) {
    case 'kills':
      return house.restart(which, 'SIGKILL', wait(below(luck, LONGEST_ABSENCE_MS)));
    case 'stops':
      return house.restart(which, 'SIGTERM', wait(below(luck, LONGEST_ABSENCE_MS)));
    case 'freezes':
      return house.freeze(which, wait(FREEZE_MS));
    case 'cuts':
      return cut(1 + below(luck, 3));
  }
}

/** Now this, now that, for so long. Several processes may be gone at once. */
export const forTime =
  (milliseconds: number, cuts: boolean): Trouble =>
  async (parts) => {
    const end = Date.now() + milliseconds;
    const kinds = OFTEN.filter((kind) => cuts || kind !== 'cuts');
    const underWay: Promise<void>[] = [];
    for (;;) {
      await wait(below(parts.luck, LONGEST_PEACE_MS));
      if (Date.now() >= end) break;
      underWay.push(make(pick(parts.luck, kinds), parts));
    }
    await Promise.all(underWay);
  };

/**
 * Kills one process after the other and cuts what connections there are, each time after so many more moves: on a slow
 * machine, too, that is in the middle of the games.
 */
export const byMoves =
  (kills: number, every: number): Trouble =>
  async ({ house, luck, counts, cut, moves, isOver }) => {
    const underWay: Promise<void>[] = [];
    for (let next = every; counts.kills < kills && !isOver(); await wait(5)) {
      const there = house.there();
      if (moves() < next || there.length === 0) continue;
      next = moves() + every;
      counts.kills += 1;
      underWay.push(house.restart(pick(luck, there), 'SIGKILL', Promise.resolve()));
      counts.cuts += 1;
      await cut(1);
    }
    await Promise.all(underWay);
  };
