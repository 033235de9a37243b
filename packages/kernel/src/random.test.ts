import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, copyRandom, pick, type Random, seeded, shuffle, split } from './random.ts';

const draws = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => below(random, 1000));

describe('randomness', () => {
  it('follows from its seed, whatever is drawn in between from other streams', () => {
    const one = seeded('seven');
    const other = seeded('seven');
    const first = draws(one, 300);
    const mixed = first.map(() => {
      draws(seeded('noise'), 1);
      return below(other, 1000);
    });
    expect(mixed).toEqual(first);
    expect(draws(seeded('eight'), 300)).not.toEqual(first);
  });

  it('goes on where it was after saving and loading, at any point', () => {
    fc.assert(
      fc.property(fc.nat(400), (used) => {
        const random = seeded('saved');
        draws(random, used);
        const loaded = JSON.parse(JSON.stringify(random)) as Random;
        expect(draws(loaded, 50)).toEqual(draws(random, 50));
      }),
      { numRuns: 40 },
    );
  });

  it('copies are independent', () => {
    const random = seeded('copy');
    const copied = copyRandom(random);
    const ahead = draws(random, 10);
    expect(draws(copied, 10)).toEqual(ahead);
  });

  it('stays below its bound and reaches every value about equally often', () => {
    const random = seeded('fair');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) counts[below(random, 7)]! += 1;
    // Ten thousand each, with a standard deviation of 93.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  });

  it('shuffles to every order, and keeps the cards', () => {
    const random = seeded('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(150);
  });

  it('splits into streams that have nothing in common', () => {
    const random = seeded('split');
    const children = [split(random), split(random), random];
    const words = children.map((child) => draws(child, 100).join());
    expect(new Set(words).size).toBe(3);
    expect(draws(split(seeded('split')), 100).join()).toBe(words[0]);
  });

  it('picks items of a list', () => {
    const random = seeded('pick');
    const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['x', 'y', 'z'])));
    expect([...picked].toSorted()).toEqual(['x', 'y', 'z']);
  });
});
