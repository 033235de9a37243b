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
  await playOn(mina, () => 0.5, 8);
  // the bots play on until she is asked
  await mina.page.waitForSelector('.prompt.asked');
  const told = await logOf(mina);
  expect(told.length).toBeGreaterThan(5);
  // each turn has its heading, and the first is at the top
  const turns = await mina.page.locator('.vtes-log-turn').allInnerTexts();
  expect(told[0]).toBe(turns[0]);
  expect(turns.map((text) => /^TURN (\d+) · ./.exec(text)?.[1])).toEqual(
    turns.map((_, at) => String(at + 1)),
  );

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

test('the log stays at its end though a card takes its room, until the reader goes back', async () => {
  const mina = await nocturne.visitor(1440);
  const { page } = mina;
  const table = await newTable(mina, 'Mina', { game: 'vtes', seats: 3 });
  await mina.open(`/tables/${table}`);
  const list = page.locator('.vtes-log ol');
  const more = page.locator('.vtes-log-latest');
  const isAtEnd = (): Promise<boolean> =>
    list.evaluate((shown) => shown.scrollHeight - shown.scrollTop - shown.clientHeight < 2);
  const isLong = (): Promise<boolean> =>
    list.evaluate((shown) => shown.scrollHeight > 2 * shown.clientHeight);
  while (!(await isLong())) await playOn(mina, () => 0.5, 1);
  await page.waitForSelector('.prompt.asked');

  const room = (): Promise<number> => list.evaluate((shown) => shown.clientHeight);
  // rooms of several sizes, the last the smallest
  const rooms = new Set([await room()]);
  for (const height of [900, 1100, 800, 700]) {
    await page.setViewportSize({ width: 1440, height });
    await page.locator('.vtes-hand-card').first().hover();
    await expect.poll(isAtEnd).toBe(true);
    rooms.add(await room());
  }
  expect(rooms.size).toBeGreaterThan(3);
  expect(await more.count()).toBe(0);

  await list.evaluate((shown) => shown.scrollBy(0, -200));
  await more.waitFor();
  expect(await isAtEnd()).toBe(false);
  await more.click();
  await expect.poll(isAtEnd).toBe(true);
  await expect.poll(() => more.count()).toBe(0);
  expect(mina.complaints).toEqual([]);
});
