// The log of a table, for whoever opens it late: on another device, or as a spectator.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from './driving.ts';
import { newTable, type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

const logOf = ({ page }: Visitor): Promise<string[]> => page.locator('.vtes-log li').allInnerTexts();

/** The log once it says no more than this. */
async function logUntil(visitor: Visitor, last: string): Promise<string[]> {
  await visitor.page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('.vtes-log li:last-child')?.innerText === text,
    last,
  );
  return logOf(visitor);
}

test('another device has the same log, and a spectator one without secrets', async () => {
  const mina = await nocturne.visitor(1440);
  const table = await newTable(mina, 'Mina', { game: 'vtes', seats: 3 });
  await mina.open(`/tables/${table}`);
  await playOn(mina, () => 0.5, 3);
  // the bots play on until she is asked
  await mina.page.waitForSelector('.prompt.asked');
  const told = await logOf(mina);
  expect(told.length).toBeGreaterThan(5);

  const [cookie] = await mina.context.cookies();
  const device = await nocturne.visitor(1440);
  await device.context.addCookies([cookie!]);
  await device.open(`/tables/${table}`);
  expect(await logUntil(device, told.at(-1)!)).toEqual(told);

  const lucy = await nocturne.visitor(1440);
  const past = lucy.page.waitForResponse(/[/]past[?]/).then((response) => response.text());
  await lucy.open(`/tables/${table}`);
  const seen = await logUntil(lucy, told.at(-1)!);
  expect(seen[0]).toBe(told[0]);
  expect(await past).toContain('"own":null');
  expect(await past).not.toContain('"secret"');
  expect([mina.complaints, device.complaints, lucy.complaints]).toEqual([[], [], []]);
});
