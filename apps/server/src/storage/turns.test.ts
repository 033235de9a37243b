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
