import { expect, test } from 'vitest';
import { heardOf, SOUNDS } from './sounds.ts';

test('no sound is longer than 0.6 seconds, nor louder than whole', () => {
  for (const parts of Object.values(SOUNDS))
    for (const { start, length, gain, from, to } of parts) {
      expect(start + length).toBeLessThanOrEqual(0.6);
      expect(gain).toBeLessThanOrEqual(1);
      // a glide to or from nothing is none
      expect(Math.min(from, to)).toBeGreaterThan(20);
    }
});

test('of a step each sound is heard once, and at most three', () => {
  expect(heardOf(['card', undefined, 'card', 'blood', 'lock', 'edge'])).toEqual(['card', 'blood', 'lock']);
  expect(heardOf([undefined])).toEqual([]);
});
