import {
  type Amount,
  type FrameShape,
  type One,
  type Open,
  type Order,
  type Public,
  seeded,
  type Some,
} from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { randomBot } from './random.ts';

interface Toy {
  Board: object;
  Options: object;
  Frames: Record<string, FrameShape>;
  Decisions: { one: One<string>; some: Some<string>; order: Order<string>; amount: Amount };
  Events: Record<string, Public>;
  Reasons: Record<string, object>;
  Table: object;
  Own: object;
  Result: object;
}

const asked = { seat: 0, serial: 1, about: undefined };
const options = ['a', 'b', 'c'];
const view = { table: {}, own: {} };

function choices(decision: Open<Toy>): Map<string, number> {
  const bot = randomBot<Toy>();
  const random = seeded('choices');
  const counted = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const choice = bot.choose(null, view, decision, random);
    const key = JSON.stringify(typeof choice === 'number' ? choice : [...choice]);
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
}

test.each<[string, Open<Toy>, number]>([
  ['one of three', { ...asked, name: 'one', kind: 'one', options }, 3],
  ['an order of three', { ...asked, name: 'order', kind: 'order', options }, 6],
  ['an amount from 2 to 5', { ...asked, name: 'amount', kind: 'amount', min: 2, max: 5 }, 4],
])('%s: every choice is about equally frequent', (_name, decision, count) => {
  const found = choices(decision);
  expect(found.size).toBe(count);
  for (const times of found.values()) expect(Math.abs(times * count - 3000)).toBeLessThan(600);
});

test('some of three, one or two: every set is about equally frequent', () => {
  const found = new Map<string, number>();
  for (const [key, times] of choices({ ...asked, name: 'some', kind: 'some', options, min: 1, max: 2 })) {
    const set = JSON.stringify((JSON.parse(key) as number[]).toSorted((a, b) => a - b));
    found.set(set, (found.get(set) ?? 0) + times);
  }
  expect([...found.keys()].toSorted()).toEqual(['[0,1]', '[0,2]', '[0]', '[1,2]', '[1]', '[2]']);
  for (const times of found.values()) expect(Math.abs(times - 500)).toBeLessThan(100);
});

test('some of very many are still chosen', () => {
  const many = Array.from({ length: 200 }, (_, index) => String(index));
  const decision: Open<Toy> = { ...asked, name: 'some', kind: 'some', options: many, min: 0, max: 200 };
  const chosen = randomBot<Toy>().choose(null, view, decision, seeded('many'));
  expect(new Set(chosen as number[]).size).toBe((chosen as number[]).length);
});
