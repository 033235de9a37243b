// A game that is over, seen again: by a stranger, with the table of its game.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { covered, faults, meeting, picture, tooWide, wordsOf } from './browser.ts';
import { newTable, type Nocturne, playedGame, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** Which step is shown. */
const shown = ({ page }: Visitor): Promise<number> =>
  page.$eval('.replay-bar input', (range) => Number((range as HTMLInputElement).value));

/** Words at the sides of regions that run into each other. */
const runInto = async (visitor: Visitor): Promise<string[]> => {
  const words = await wordsOf(visitor, '.vtes-region-label');
  return meeting(words, words);
};

describe.each([
  { game: 'vtes', seats: 4, more: { time: 60 } },
  { game: 'nosferatu', seats: 5, more: {} },
] as const)('a game of $game', ({ game, seats, more }) => {
  let token: string;
  let stranger: Visitor;
  beforeAll(async () => {
    const host = await nocturne.visitor(820);
    token = await playedGame(host, await newTable(host, 'Mina', { game, seats, ...more }));
    await host.close();
    stranger = await nocturne.visitor(1440);
    await stranger.open(`/replay/${token}`);
    await stranger.page.waitForSelector('.replay-turns li:nth-child(2)');
  });

  test('is seen step by step, turn by turn, and by itself', async () => {
    const { page } = stranger;
    expect(await shown(stranger)).toBe(0);
    // nothing stays hidden any more
    expect(await page.locator('body').innerText()).not.toContain('stays hidden');
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await shown(stranger)).toBe(1);
    await page.click('.replay-turns li:nth-child(2) button');
    const second = await shown(stranger);
    expect(second).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await shown(stranger)).toBe(second - 1);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      (at) => document.querySelector<HTMLInputElement>('.replay-bar input')!.valueAsNumber > at,
      second,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await picture(stranger, `replay-${game}-1440`);
  });

  test('is seen with the eyes of a seat, where it was', async () => {
    const { page } = stranger;
    const at = await shown(stranger);
    await page.getByLabel('Seen by').selectOption('0');
    await page.waitForFunction(
      (step) => document.querySelector<HTMLInputElement>('.replay-bar input')?.valueAsNumber === step,
      at,
    );
    // whoever sees it again answers nothing, also not in advance
    expect(await page.locator('.prompt-skips').count()).toBe(0);
    await page.getByLabel('Seen by').selectOption('all');
    await page.waitForFunction(
      (step) => document.querySelector<HTMLInputElement>('.replay-bar input')?.valueAsNumber === step,
      at,
    );
    // what a seat keeps to itself lies open
    const open = game === 'vtes' ? '.vtes-hand-whose' : '.nosf-seat-open';
    expect(await page.locator(open).count()).toBe(game === 'vtes' ? 1 : seats);
    expect(await page.locator('.vtes-region.of-uncontrolled .vtes-face-down').count()).toBe(0);
    await picture(stranger, `replay-${game}-all`);
    expect(await page.locator('.vtes-region-label').count()).toBeGreaterThanOrEqual(
      game === 'vtes' ? seats : 0,
    );
    expect(await runInto(stranger)).toEqual([]);
    // and is told of: no card is called one that lies face down
    const log = await page.locator('.vtes-log').allInnerTexts();
    expect(log.join()).not.toContain('face-down');
    await page.getByLabel('Seen by').selectOption('');
    expect(await page.locator(open).count()).toBe(0);
    expect(stranger.complaints).toEqual([]);
  });

  test('has its result at the end, and its record', async () => {
    const { page } = stranger;
    await page.waitForSelector('.replay-bar input');
    await page.locator('.replay-bar input').focus();
    await page.keyboard.press('End');
    const last = Number(await page.getAttribute('.replay-bar input', 'max'));
    await page.waitForFunction(
      (step) => document.querySelector<HTMLInputElement>('.replay-bar input')!.valueAsNumber === step,
      last,
    );
    expect(await page.getByRole('button', { name: 'Once more' }).count()).toBe(0);
    await page.click('.replay-turns li:nth-child(2) button');
    await page.getByRole('button', { name: 'The record' }).click();
    const href = await page.getByRole('link', { name: 'Load the record' }).getAttribute('href');
    expect(await stranger.ask<string>('GET', href!)).toContain(game);
    await page.keyboard.press('Escape');
  });

  test('has a menu that leads others here, and speaks of no seat', async () => {
    const { page, context } = stranger;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    await page.getByRole('button', { name: 'Copy the link to this table' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await page.getByRole('dialog').innerText()).not.toContain('my seat');
    await page.keyboard.press('Escape');
  });

  test('is accessible, and fits every window', async () => {
    expect(await faults(stranger, '.replay')).toEqual([]);
    for (const width of [360, 820, 2560]) {
      await stranger.page.setViewportSize({ width, height: width < 640 ? 780 : Math.round(width / 1.6) });
      expect([width, await tooWide(stranger)]).toEqual([width, 0]);
      const box = await stranger.page.locator('.replay-play').boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(width < 640 ? 780 : width / 1.6);
      expect(await covered(stranger, '.replay-buttons button, .replay-choices :is(select, button)')).toEqual(
        [],
      );
      expect(await stranger.page.locator('.replay-buttons button:visible').count()).toBe(5);
      await picture(stranger, `replay-${game}-${width}`);
    }
    expect(stranger.complaints).toEqual([]);
  });
});

test('a link that leads nowhere says so', async () => {
  const stranger = await nocturne.visitor(390);
  await stranger.open('/replay/nowhere');
  expect(await stranger.page.textContent('[role=alert]')).toContain('This link leads to no game.');
});
