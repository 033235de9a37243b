// Where bots think: in threads of their own, within a budget, so that nobody waits for them.

import { Piscina } from 'piscina';
import type { Thought } from '../tables/running.ts';
import { type Answer, think } from './think.ts';

export interface Thinkers {
  readonly think: (thought: Thought) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** In the same thread: for tests, and for programs that serve nobody else. */
export const thinkHere = (): Thinkers => ({
  think: async (thought) => think(thought),
  close: () => Promise.resolve(),
});

const MOST_MEMORY = 256;

/** Waiting for a free thread counts: a house full of bots plays on with little thought instead of slowly. */
export function thinkInThreads(worker: string, threads: number, budget: number): Thinkers {
  const pool = new Piscina<Thought, Answer>({
    filename: worker,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
    // a bot that thinks of too much ends its own thread, not the server
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  return {
    think: (thought) => pool.run(thought, { signal: AbortSignal.timeout(budget) }),
    close: () => pool.destroy(),
  };
}
