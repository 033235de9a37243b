// The table of VTES where there is little room: nothing lies on what must be seen.

import { LANGUAGES } from '@nocturne/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { covered, cutOff, picture } from './browser.ts';
import { laidOut, type Position, sitDownAt } from './laid-out.ts';
import { type Nocturne, startNocturne } from './nocturne.ts';
import { BLEED, FIGHT, PHONES, sitDown } from './positions.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** Ana sits there, in a window of that size. */
const ana = (position: Position, size: readonly [number, number], language = 'en') =>
  sitDown(nocturne, position, size, language);

test.each(PHONES)('at %i × %i px the minions of the seat in focus are seen as a whole', async (...size) => {
  const visitor = await ana(BLEED, size);
  await picture(visitor, `focus-${size.join('-')}`);
  expect(await covered(visitor, '.in-focus .of-ready .card')).toEqual([]);
  expect(await cutOff(visitor, '.in-focus > .vtes-regions', '.of-ready .card, .strip')).toEqual([]);
  // where there is room for them, the other cards are in sight, too
  const strips = await visitor.page.locator('.in-focus .of-table .strip:visible').count();
  expect(strips).toBe(size[1] < 700 ? 0 : 3);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test.each(PHONES)(
  'at %i × %i px a fight shows both who fight, their strikes and the range',
  async (...size) => {
    const visitor = await ana(FIGHT, size);
    const { page } = visitor;
    for (const armed of [false, true]) {
      if (armed) await page.click('.prompt-chips button');
      await picture(visitor, `fight-${size.join('-')}${armed ? '-armed' : ''}`);
      const panel = page.locator('.combat');
      expect(await panel.innerText()).toMatch(/Horace Radcliffe\s+5[^]*close range[^]*Bret Stryker\s+3/);
      expect(await panel.locator('.fighter-strike').allInnerTexts()).toEqual([
        'not chosen yet',
        'not chosen yet',
      ]);
      const parts = '.fighter-name, .fighter-whose, .fighter-strike, .combat-range .now';
      expect(await covered(visitor, `.combat :is(${parts})`)).toEqual([]);
      expect(await cutOff(visitor, '.combat', parts)).toEqual([]);
    }
    await visitor.close();
  },
);

const POLL: Position = {
  seats: {
    Ana: {
      ready: ['Andi Liu', 'Ashley', 'Alexander Silverson'],
      hand: ['Kine Resources Contested', 'Ancilla Empowerment', 'Conditioning', 'Deflection', 'Bonding'],
    },
    Bruno: { ready: ['The Dowager', 'Belinde'] },
    Carla: { ready: ['Alexa Draper'] },
    Dino: { ready: ['Catalina Vega'] },
    Ela: {},
  },
  table: { turn: 'Ana' },
  play: [
    ['Ana', 'call Kine Resources Contested with Andi Liu'],
    ['Ana', 'allocate 2 to Bruno, 2 to Carla'],
  ],
};

test.each(PHONES)('at %i × %i px votes are cast without scrolling', async (...size) => {
  const visitor = await ana(POLL, size, 'fr');
  const { page } = visitor;
  await page.click('.prompt-sides button');
  await page.waitForSelector('.prompt-again');
  await picture(visitor, `poll-${size.join('-')}`);
  expect(await page.locator('.prompt-chips button').allInnerTexts()).toContain('Andi Liu · 2');
  const scrolled = await page.$eval('.prompt', (prompt) => prompt.scrollHeight - prompt.clientHeight);
  expect(scrolled).toBeLessThanOrEqual(1);
  expect(await covered(visitor, '.prompt :is(h2, .prompt-again, button)')).toEqual([]);
  // and it is seen what they are about, and how they stand
  expect(await page.locator('.referendum').innerText()).toMatch(/Bruno\s+−2[^]*Carla\s+−2/);
  expect(await cutOff(visitor, '.referendum', '.referendum-terms li, .referendum-tally p')).toEqual([]);
  await visitor.close();
});

test('at 740 × 360 px every vote can be cast, and names in the hand are read', async () => {
  const visitor = await ana(POLL, [740, 360], 'fr');
  await picture(visitor, 'poll-740-360');
  expect(await visitor.page.locator('.prompt-chips button').allInnerTexts()).toEqual([
    'Conflit sur le bétail · 1',
  ]);
  expect(await covered(visitor, '.prompt :is(h2, button, summary)')).toEqual([]);
  const cut = await visitor.page.$$eval('.vtes-hand .name b', (names) =>
    names
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement: bar }) => {
        // a third of a line is what letters may reach beyond theirs
        const isCut = scrollWidth > clientWidth + 4 || scrollHeight > clientHeight + 1;
        return isCut || bar!.scrollWidth > bar!.clientWidth + 4;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await visitor.close();
});

test.each(LANGUAGES)('at 1440 × 900 px all sources of votes are seen in %s', async (language) => {
  const table = { turn: 'Ana', edge: 'Ana' };
  const visitor = await ana({ ...POLL, table }, [1440, 900], language);
  const { page } = visitor;
  const sources = '.prompt-body > .prompt-chips button';
  expect(await page.locator(sources).count()).toBe(2);
  expect(await covered(visitor, sources)).toEqual([]);
  await page.click('.prompt-sides button');
  await page.waitForSelector('.prompt-again');
  await picture(visitor, `sources-${language}`);
  expect(await page.locator(sources).count()).toBe(4);
  expect(await covered(visitor, `${sources}, .prompt-pass`)).toEqual([]);
  await visitor.close();
});

test('the panel of a referendum counts the card that called it, and leaves what is asked in the light', async () => {
  const visitor = await ana(POLL, [1440, 900], 'pt');
  const { page } = visitor;
  expect(await page.locator('.referendum-uncast .own').innerText()).toMatch(
    /Contestar Recursos do Rebanho 1\s+5$/,
  );
  const head = (): Promise<Buffer> => page.locator('.prompt-head').screenshot({ animations: 'disabled' });
  const below = await head();
  await page.$eval('.panel', (panel) => ((panel as HTMLElement).style.visibility = 'hidden'));
  expect(below.equals(await head())).toBe(true);
  await visitor.close();
});

test('a referendum whose terms are printed is voted on at once', async () => {
  const play = [['Ana', 'call Ancilla Empowerment with Andi Liu']] as const;
  const visitor = await ana({ ...POLL, play, asked: 'Ana' }, [1440, 900]);
  expect(await visitor.page.locator('.referendum-step b').innerText()).toBe('Polling');
  await visitor.close();
});

test.each(LANGUAGES)('at 390 px the ladder’s names are seen as a whole in %s', async (language) => {
  const visitor = await ana(BLEED, [390, 844], language);
  const lefts = await visitor.page.$$eval('.ladder-name', (names) =>
    names.map((name) => name.getBoundingClientRect().left),
  );
  expect(lefts.length).toBe(2);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  await visitor.close();
});

test.each(LANGUAGES)('at 360 px the phase and its end stand side by side in %s', async (language) => {
  const visitor = await nocturne.visitor(360, language);
  const { page } = visitor;
  const position = { ...BLEED, table: { turn: 'Ana', phase: 'influence' }, play: [] };
  await sitDownAt(visitor, laidOut(position), 0);
  for (const pressed of [false, true]) {
    if (pressed) await page.click('.end-phase');
    const boxes = await Promise.all(
      ['.vtes-phases .now', '.end-phase', '.vtes-top-tools'].map((part) => page.locator(part).boundingBox()),
    );
    const [phase, end, tools] = boxes.map((box) => box!);
    expect(end!.x - phase!.x - phase!.width).toBeGreaterThanOrEqual(6);
    expect(tools!.x - end!.x - end!.width).toBeGreaterThanOrEqual(6);
    expect(tools!.x + tools!.width).toBeLessThanOrEqual(360);
  }
  await visitor.close();
});

const BLOCKED: Position = {
  ...BLEED,
  play: [...BLEED.play!, ['Bruno', 'block with Ryan']],
  asked: 'Ana',
};

test.each([
  [360, 740],
  [390, 844],
  [1440, 900],
] as const)('at %i × %i px it is seen who blocks', async (...size) => {
  const visitor = await ana(BLOCKED, size, 'fr');
  await picture(visitor, `blocked-${size.join('-')}`);
  const more = size[0] > 640 ? ', .at-left .vtes-plate-stat' : '';
  expect(await covered(visitor, `.flag.blocking${more}`)).toEqual([]);
  await visitor.close();
});

test.each([900, 860])('at 1440 × %i px words beside regions keep clear of each other', async (height) => {
  const seats = {
    ...BLEED.seats,
    Ela: { ready: ['Kathy Glens'], uncontrolled: ['Alexa Draper', 'Ayelech'] },
  };
  const visitor = await ana({ ...BLOCKED, seats }, [1440, height], 'it');
  await picture(visitor, `words-${height}`);
  const boxes = await visitor.page.$$eval('.at-right .vtes-region-label', (labels) =>
    labels.map((label) => {
      const { top, bottom } = label.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [ready, uncontrolled] = boxes;
  expect(boxes.length).toBe(2);
  expect(uncontrolled!.bottom - uncontrolled!.top).toBeGreaterThan(30);
  expect(uncontrolled!.top).toBeGreaterThanOrEqual(ready!.bottom);
  // and what is asked begins with one line
  const head = await visitor.page.locator('.prompt-head').boundingBox();
  expect(head!.height).toBeLessThan(16);
  await visitor.close();
});

test.each([
  [360, 740],
  [1440, 900],
] as const)('at %i × %i px the longest name stays on the stage', async (...size) => {
  const name = 'W'.repeat(24);
  const { Bruno, ...others } = BLEED.seats;
  const seats = { Ana: others['Ana']!, [name]: Bruno!, ...others };
  const visitor = await ana(
    { seats, table: { turn: 'Ana' }, play: [['Ana', `bleed ${name} with Andi Liu`]] },
    size,
  );
  await picture(visitor, `long-name-${size.join('-')}`);
  const [stage, sentence] = await Promise.all(
    ['.stage-in', '.stage-sentence'].map((part) => visitor.page.locator(part).boundingBox()),
  );
  expect(sentence!.x).toBeGreaterThanOrEqual(stage!.x);
  expect(sentence!.x + sentence!.width).toBeLessThanOrEqual(stage!.x + stage!.width + 1);
  const over = await visitor.page.$eval('.stage-sentence', (one) => one.scrollWidth - one.clientWidth);
  expect(over).toBeLessThanOrEqual(1);
  await visitor.close();
});

const TALL: Position = {
  seats: { ...BLEED.seats, Ana: { ready: ['Andi Liu', 'Ashley'], hand: ['Deflection', 'Conditioning'] } },
  table: { turn: 'Ana' },
  play: [['Ana', 'bleed Bruno with Andi Liu']],
};

test.each([
  [1100, 600],
  [360, 740],
] as const)('at %i × %i px it is seen why a card is not for now', async (...size) => {
  const visitor = await ana(TALL, size, 'fr');
  const { page } = visitor;
  const card = page.locator('[data-thing="hand Deflection"], [data-thing="hand Deflection"] .card').first();
  if (size[0] > 640) await card.hover();
  else await card.tap();
  await page.waitForSelector('.why-not');
  await picture(visitor, `why-not-${size.join('-')}`);
  expect(await page.locator('.why-not').innerText()).toContain('Pas maintenant');
  expect(await covered(visitor, '.why-not')).toEqual([]);
  await visitor.close();
});

test('where only the end of the phase is left, that is what is said', async () => {
  const ready = [{ 'Andi Liu': { 'cannot act': true } }];
  const seats = { Ana: { ready, hand: ['Deflection'] }, Bruno: {}, Carla: {}, Dino: {} };
  const visitor = await ana({ seats, table: { turn: 'Ana' } }, [1440, 900]);
  const prompt = visitor.page.locator('.prompt.asked');
  await picture(visitor, 'only-the-end');
  expect(await prompt.locator('.prompt-armed').innerText()).toContain(
    'There is nothing else to do in this phase: end it.',
  );
  expect(await prompt.innerText()).not.toMatch(/is lit|0 choices|at the top/);
  expect(await prompt.getByRole('button').allInnerTexts()).toEqual([
    expect.stringContaining('End the phase'),
  ]);
  await visitor.close();
});

const BLOCK: Position = {
  seats: {
    Ana: { ready: ['Ryan', 'Belinde'], hand: ['Cloak the Gathering', 'Lost in Crowds'] },
    Bruno: { ready: ['Dr. Stephen Norton', 'Ashley'] },
    Carla: {},
    Dino: {},
    Ela: {},
  },
  table: { turn: 'Ana' },
  play: [
    ['Ana', 'bleed Bruno with Ryan'],
    ['Bruno', 'block with Dr. Stephen Norton'],
  ],
  asked: 'Ana',
};

test.each([
  [1100, 700],
  [1280, 720],
  [1440, 900],
] as const)('at %i × %i px nothing on the stage lies on something else', async (...size) => {
  const visitor = await ana(BLOCK, size, 'es');
  await picture(visitor, `stage-${size.join('-')}`);
  const parts = await visitor.page.$$eval('.stage-in > *', (all) =>
    all
      .map((part) => (part.querySelector(':scope > svg') ?? part).getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const [at, { top }] of parts.entries())
    expect(top).toBeGreaterThanOrEqual((parts[at - 1]?.bottom ?? 0) - 1);
  expect(await cutOff(visitor, '.stage-in', '.stage-verdict, .stage-order')).toEqual([]);
  await visitor.close();
});
