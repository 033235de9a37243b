// The table of Nosferatu with the real server: whole games by clicks and by keys, in every width, and what is said.

import { KINDS, nosferatuMessages } from '@nocturne/nosferatu';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxesOf, covered, cutOff, faults, meeting, picture, tooWide } from './browser.ts';
import { newTable, type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
}, 180_000);
afterAll(() => nocturne.close());

/** What is lit, in reading order. */
const LIT = '.nosf-card.lit, .nosf-seat-point, .nosf-ritual.lit, .nosf-prompt-listed button';

const isOver = ({ page }: Visitor): Promise<boolean> => page.locator('.nosf-result').isVisible();

/** Answers what is asked by the keys of what is lit; false if nothing was asked. */
async function answerByKeys({ page }: Visitor): Promise<boolean> {
  if ((await page.locator(LIT).count()) === 0) return false;
  // a new question does not take Enter at once, nor a double press
  await page.waitForTimeout(420);
  await page.keyboard.press('1');
  if ((await page.locator('.nosf-prompt .go').count()) === 0) await page.keyboard.press('2');
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  if (await page.locator('.nosf-prompt-again').isVisible()) {
    await page.waitForTimeout(200);
    await page.locator('.nosf-prompt-again .button').first().click();
  }
  return true;
}

async function playToTheEnd(visitor: Visitor): Promise<void> {
  for (let look = 0; look < 600 && !(await isOver(visitor)); look++) {
    await answerByKeys(visitor);
    await visitor.page.waitForTimeout(100);
  }
}

const THREW = '.nosf-fact-short';

/** Until somebody has thrown a card. */
async function playUntilThrown(visitor: Visitor): Promise<void> {
  while ((await visitor.page.locator(THREW).count()) === 0) {
    await answerByKeys(visitor);
    await visitor.page.waitForTimeout(100);
  }
}

/** What can be thrown, in every language. */
const THROWN = Object.values(nosferatuMessages).flatMap((texts) =>
  KINDS.map((kind) => texts[`term.${kind}`]),
);

describe.each([
  [5, 'en', 1440],
  [8, 'it', 390],
] as const)('a table of %i, in %s', (seats, language, width) => {
  let mina: Visitor;
  beforeAll(async () => {
    mina = await nocturne.visitor(width, language);
    const table = await newTable(mina, 'Mina', { game: 'nosferatu', seats });
    await mina.open(`/tables/${table}`);
    await mina.page.waitForSelector(LIT);
  });
  afterAll(() => mina.close());

  test('shows the question in every window, and nothing too wide', async () => {
    for (const [w, h] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
      [1440, 900],
      [2560, 1440],
      [3840, 2160],
    ] as const) {
      await mina.page.setViewportSize({ width: w, height: h });
      expect([w, await tooWide(mina)]).toEqual([w, 0]);
      const box = await mina.page.locator('.nosf-prompt').boundingBox();
      expect([w, box!.y >= 0 && box!.y + box!.height <= h]).toEqual([w, true]);
      await picture(mina, `nosferatu-${seats}-${language}-${w}`);
    }
    await mina.page.setViewportSize({ width, height: width < 640 ? 780 : 900 });
  });

  test('says on a phone who one is, and what the others threw, in whole words', async () => {
    const { page } = mina;
    await page.setViewportSize({ width: 360, height: 740 });
    const role = await page.locator('.nosf-role div > b').textContent();
    expect(await page.locator('.nosf-seat.mine').innerText()).toContain(role);
    await playUntilThrown(mina);
    for (const card of THROWN) {
      // whatever it was
      await page.$$eval(THREW, (all, word) => all.forEach((one) => (one.textContent = word)), card);
      const cut = await page.$$eval('.nosf-seat-doing, .nosf-seat-own, .nosf-seat-name b', (all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    }
    await page.setViewportSize({ width, height: width < 640 ? 780 : 900 });
  });

  test('says on a phone that there is no dawn, beside the Bites', async () => {
    const { page } = mina;
    await page.setViewportSize({ width: 360, height: 740 });
    // the longest way to say it
    const [no, turn] = ['niente alba', 'in questo turno'];
    await page.$eval(
      '.nosf-piles-odds > span',
      (odds, words) => odds.firstChild!.replaceWith(`${words} `),
      no,
    );
    await page.$eval('.nosf-piles-odds b', (odds, words) => odds.replaceChildren(words), turn);
    const odds = await boxesOf(mina, '.nosf-piles-odds b');
    expect(odds.map(({ words }) => words)).toEqual([turn]);
    expect(meeting(odds, await boxesOf(mina, '.nosf-right'))).toEqual([]);
    await page.setViewportSize({ width, height: width < 640 ? 780 : 900 });
  });

  test('says in one line when the dawn may come, and above the table in which language', async () => {
    const { page } = mina;
    await page.setViewportSize({ width: 740, height: 360 });
    const lines = await page.$eval('.nosf-piles-odds > span', (odds) => {
      const { height } = odds.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(odds.querySelector('b')!).lineHeight);
    });
    expect(lines).toBeLessThan(1.9);
    expect(await cutOff(mina, '.nosf-left', '.nosf-piles-odds')).toEqual([]);
    expect(await page.locator('.nosf-language').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.locator('.nosf-language').inputValue()).toBe(language);
    expect(await covered(mina, '.nosf-tools > *')).toEqual([]);
    await page.setViewportSize({ width, height: width < 640 ? 780 : 900 });
  });

  test('is accessible', async () => {
    expect(await faults(mina, '.nosf')).toEqual([]);
  });

  test('is played to its end by keys, and tells who was what', async () => {
    await playToTheEnd(mina);
    expect(await mina.page.locator('.nosf-unmasked li').count()).toBe(seats);
    expect(await faults(mina, '.nosf-result')).toEqual([]);
    expect(mina.complaints).toEqual([]);
  }, 240_000);
});

describe('two people and three bots', () => {
  let irene: Visitor;
  let bruno: Visitor;
  beforeAll(async () => {
    irene = await nocturne.visitor(1440, 'en');
    bruno = await nocturne.visitor(390, 'it');
    await irene.ask('POST', '/api/guests', { name: 'Irene' });
    await bruno.ask('POST', '/api/guests', { name: 'Bruno' });
    const options = { private_chat: 'on', renfield: 'host_pick' };
    const { id } = await irene.ask<{ id: string }>('POST', '/api/tables', {
      game: 'nosferatu',
      seats: 5,
      options,
    });
    await bruno.ask('POST', `/api/tables/${id}/seats`, { seat: 1 });
    for (const seat of [2, 3, 4])
      await irene.ask('PUT', `/api/tables/${id}/seats/${seat}/bot`, { strength: 'heuristic' });
    await irene.ask('POST', `/api/tables/${id}/start`);
    for (const visitor of [irene, bruno]) await visitor.open(`/tables/${id}`);
  });
  afterAll(async () => {
    for (const visitor of [irene, bruno]) await visitor.close();
  });

  test('the first click arms, the second does; a second one too soon is none', async () => {
    const { page } = irene;
    const own = page.locator('.nosf-role .nosf-seat-point');
    await own.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    expect(await page.locator('.nosf-prompt .go').innerText()).toContain('Make Irene Renfield');
    await page.keyboard.press('Escape');
    expect(await page.locator('.nosf-prompt .go').count()).toBe(0);
    await own.click();
    await page.waitForTimeout(200);
    await own.click();
    await page.waitForSelector('.nosf.of-renfield');
  });

  test('quick words are read in the reader’s language, with what was said', async () => {
    await irene.page.getByRole('button', { name: 'I am sorry, truly' }).click();
    await bruno.page.locator('.nosf-said', { hasText: 'Mi dispiace, davvero.' }).waitFor();
    expect(await bruno.page.locator('.nosf-said-as').getAttribute('title')).toBe('I am sorry, truly.');
  });

  test('a word in private reaches one seat, where the table allows it', async () => {
    const { page } = irene;
    await page.keyboard.press('Shift+2');
    await page.getByRole('button', { name: 'Talk to Bruno alone' }).click();
    await page.keyboard.press('t');
    await page.keyboard.type('You will do well');
    await page.keyboard.press('Enter');
    await bruno.page.locator('.nosf-said', { hasText: 'You will do well' }).waitFor();
    expect(await bruno.page.locator('.nosf-said-alone').innerText()).toBe('solo a te');
  });

  test('Renfield names the Vampire; H covers what only he may see', async () => {
    const { page } = irene;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(420);
    await page.keyboard.press('1');
    await page.waitForTimeout(200);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.nosf-seat-role.vampire');
    await page.keyboard.press('h');
    expect(await page.locator('.nosf-seat-role').count()).toBe(0);
    await page.keyboard.press('h');
    await bruno.page.waitForSelector('.nosf-seat.mine .nosf-card.vampire');
  });

  test('a note stays, and is nobody else’s', async () => {
    const { page } = irene;
    await page.locator('.nosf-seat-face').first().click();
    await page.getByRole('button', { name: 'doubt' }).click();
    await page.reload();
    await page.waitForSelector('.nosf-seat-note');
    expect(irene.heard.concat(bruno.heard).filter((said) => said.includes('doubt'))).toEqual([]);
    expect([...irene.complaints, ...bruno.complaints]).toEqual([]);
  });
});
