import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('nothing begins inside another, though it is asked for there, and a failure stops nobody', async () => {
  const inTurn = takeTurns();
  const order: string[] = [];
  let inner: Promise<void> | undefined;
  const outer = inTurn(async () => {
    order.push('outer begins');
    inner = inTurn(async () => void order.push('inner'));
    await Promise.resolve();
    order.push('outer ends');
    throw new Error('no');
  });
  await expect(outer).rejects.toThrow('no');
  await inner;
  expect(order).toEqual(['outer begins', 'outer ends', 'inner']);
});

it('at once means: if nothing is under way, nor waits', async () => {
  const inTurn = takeTurns();
  const order: string[] = [];
  const add = (name: string) => async (): Promise<void> => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  const first = inTurn.atOnce(add('first'));
  expect(order).toEqual(['first begins']);
  const rest = [inTurn(add('second')), inTurn.atOnce(add('third'))];
  expect(order).toEqual(['first begins']);
  await first;
  await Promise.all(rest);
  expect(order.filter((_, i) => i % 2 === 0)).toEqual(['first begins', 'second begins', 'third begins']);
  expect(order.filter((_, i) => i % 2 === 1)).toEqual(['first ends', 'second ends', 'third ends']);
  const fails = inTurn.atOnce(async () => {
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  void inTurn.atOnce(add('last'));
  expect(order.at(-1)).toBe('last begins');
});

it('what fails as it begins is told like any failure, and is over', async () => {
  const inTurn = takeTurns();
  const failing = inTurn.atOnce((): Promise<void> => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  let begun = false;
  const next = inTurn.atOnce(async () => {
    begun = true;
  });
  expect(begun).toBe(true);
  await next;
});
