// VTES from the first page to the result, by what the page offers.

import { below, seeded } from '@nocturne/kernel';
import { READY_MADE } from '@nocturne/vtes';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { faults, tooWide } from './browser.ts';
import { listening, playOn } from './driving.ts';
import { newTable, type Nocturne, startNocturne } from './nocturne.ts';
import { playWhole } from './whole-game.ts';

const random = seeded('a player');
const luck = (): number => below(random, 1000) / 1000;

const DECK = 'nosferatu';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** Chance repeats itself on this server, and the clock of its pages goes faster: a whole game takes a minute. */
const REPEATED = {
  NODE_OPTIONS: `--import=${new URL('seeded.mjs', import.meta.url).href}`,
  CHANCE: 'four',
  BOT_THREADS: '1',
};
const FASTER = 10;

function hurry(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((deed: () => void, after = 0) => later(deed, after / times)) as typeof setTimeout;
}

test('two clicks from the first page somebody plays, to the result', async () => {
  const house = await startNocturne(REPEATED);
  onTestFinished(() => house.close());
  const mina = await house.visitor(1440);
  const { page } = mina;
  await page.addInitScript(hurry, FASTER);
  // bots that do not dawdle
  await page.route('**/api/tables', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), pace: 0, deck: DECK }),
    }),
  );
  await mina.open('/');
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const prompts = await playWhole(mina);
  await page.waitForSelector('.vtes-result h2');
  const others = prompts.filter(({ own }) => !own);
  const presses = prompts.reduce((sum, prompt) => sum + prompt.presses, 0);
  console.log(
    `VTES: asked ${prompts.length - others.length} times in own turns, ${others.length} times in turns of others; ` +
      `${(presses / prompts.length).toFixed(2)} presses for each answer.`,
  );
  // it was a real game
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThanOrEqual(60);
  // nobody is asked where there is nothing to choose
  expect(prompts.filter(({ matters }) => !matters)).toEqual([]);
  // fights were shown as they went on, and a card on another one could be used; whether anybody is asked for votes before bots
  // that do not dawdle have cast theirs is a matter of time, and layout.test.ts casts some
  expect(prompts.map(({ panel }) => panel)).toContain('combat');
  expect(prompts.map(({ name }) => name)).toContain('prevent');
  expect(mina.complaints).toEqual([]);
});

test('a page that is loaded anew, and a server that was killed, go on in the middle of what was asked', async () => {
  const mina = await nocturne.visitor(820);
  const { page } = mina;
  const table = await newTable(mina, 'Mina', { game: 'vtes' });
  await mina.open(`/tables/${table}`);
  await playOn(mina, luck, 8, 0.6);
  await page.waitForSelector('.prompt.asked h2');
  const listen = listening(mina);
  const asked = async () => ({
    text: await page.textContent('.prompt.asked h2'),
    serial: listen()?.serial,
  });
  const before = await asked();
  await page.reload();
  await page.waitForSelector('.prompt.asked h2');
  expect(await asked()).toEqual(before);
  await nocturne.restart();
  await page.waitForSelector('.line-bar p', { state: 'detached' });
  await page.waitForSelector('.prompt.asked h2');
  expect(await asked()).toEqual(before);
  // and it is taken
  await playOn(mina, luck, 3);
  expect(listen()?.serial).not.toBe(before.serial);
  expect(mina.complaints).toEqual([]);
  await mina.close();
});

/** What nobody else at the table can put down: each has another of the ready-made decks. */
const nobodyElseHas = (deck: string, card: string): boolean =>
  Object.entries(READY_MADE).every(([name, { library }]) => name === deck || !Object.hasOwn(library, card));

test('whoever watches is told nothing that is hidden', async () => {
  const mina = await nocturne.visitor(1440);
  const deck = 'nosferatu';
  const table = await newTable(mina, 'Mina', { game: 'vtes', deck });
  await mina.open(`/tables/${table}`);
  await mina.page.waitForSelector('.prompt.asked');
  const lucy = await nocturne.visitor(1440);
  await lucy.open(`/tables/${table}`);
  await lucy.page.waitForSelector('.vtes-table.watched');
  expect(await lucy.page.locator('.vtes-top').innerText()).toContain('You are watching');
  expect(await mina.page.locator('.vtes-top').innerText()).not.toContain('You are watching');
  await playOn(mina, luck, 4, 0);
  const told = mina.heard.map(
    (text) => JSON.parse(text) as { view?: { own: { uncontrolled: object; hand: string[] } } },
  );
  const own = told.find(({ view }) => view !== undefined)!.view!.own;
  const crypt = [...new Set(JSON.stringify(own.uncontrolled).match(/"[A-Z][^"]+"/g))].map(
    (name) => JSON.parse(name) as string,
  );
  expect(crypt.length).toBeGreaterThan(0);
  const hand = own.hand.filter((name) => nobodyElseHas(deck, name));
  expect(hand.length).toBeGreaterThan(0);
  const seen = lucy.heard.join('\n') + (await lucy.page.content());
  expect(crypt.filter((name) => seen.includes(name))).toEqual([]);
  expect(seen).not.toContain('"secret"');
  expect(lucy.heard.filter((text) => /"own":(?!null)/.test(text))).toEqual([]);
  // what she put down herself is no secret
  const shown = (name: string): boolean =>
    new RegExp(`"type":"(discarded|played|ash)","data":{[^}]*"${name}"`).test(seen);
  expect(hand.filter((name) => seen.includes(name) && !shown(name))).toEqual([]);
  expect(lucy.complaints).toEqual([]);
  await Promise.all([mina.close(), lucy.close()]);
});

test.each([360, 820, 1440, 2560, 3840])(
  'at %i px the table is accessible, fits the window, and what is asked is in view',
  async (width) => {
    const mina = await nocturne.visitor(width, 'fr');
    const table = await newTable(mina, 'Mina', { game: 'vtes' });
    await mina.open(`/tables/${table}`);
    await playOn(mina, luck, 3, 0.6);
    await mina.page.waitForSelector('.prompt.asked');
    expect(await faults(mina, 'body')).toEqual([]);
    expect(await tooWide(mina)).toBe(0);
    const { x, y, width: wide, height } = (await mina.page.locator('.prompt.asked').boundingBox())!;
    const window = mina.page.viewportSize()!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(window.width + 1);
    expect(y + height).toBeLessThanOrEqual(window.height + 1);
    expect(mina.complaints).toEqual([]);
    await mina.close();
  },
);
