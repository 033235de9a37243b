import { fileURLToPath } from 'node:url';
import { seeded } from '@nocturne/kernel';
import { expect, it, onTestFinished } from 'vitest';
import type { Thought } from '../tables/running.ts';
import { answeringAlways } from './fallback.ts';
import { thinkHere, thinkInThreads } from './thinkers.ts';

const ODD = fileURLToPath(new URL('../../test/odd-thinker.mjs', import.meta.url));
const CHOICES = ['renfield', 'vampire', 'decline'] as const;

/** Which of three options, one of which does nothing; or of three that do something. */
const thought = (memory: string, harmless: boolean): Thought => ({
  game: 'nosferatu',
  strength: 'heuristic',
  memory,
  view: null,
  decision: {
    name: harmless ? 'volunteer' : 'mirror',
    seat: 0,
    serial: 1,
    about: undefined,
    kind: 'one',
    options: CHOICES.map((word) => ({ do: word })),
  },
  random: seeded(memory),
});

it('a bot that takes too long, dies or fails is answered for, and the next thought is thought', async () => {
  const faults: string[] = [];
  const threads = answeringAlways(thinkInThreads(ODD, 1, 2000), (error) => void faults.push(String(error)));
  onTestFinished(() => threads.close());
  for (const memory of ['for ever', 'dies', 'fails']) {
    expect((await threads.think(thought(memory, true))).choice).toBe(2);
    expect((await threads.think(thought('answers', true))).choice).toBe(7);
  }
  const any = await threads.think(thought('fails', false));
  expect([0, 1, 2]).toContain(any.choice);
  expect(faults).toHaveLength(4);
  expect(faults[0]).toMatch(/abort/i);
  expect(faults[2]).toContain('no idea');
});

it('a bot that fails in this thread is answered for, too', async () => {
  const faults: unknown[] = [];
  const { think } = answeringAlways(thinkHere(), (error) => void faults.push(error));
  expect((await think(thought('of nothing', true))).choice).toBe(2);
  expect(faults).toHaveLength(1);
});
