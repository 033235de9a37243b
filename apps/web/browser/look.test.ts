// Cards in a real browser: at every size and state, in every language, nothing is cut, too small or nameless.

import { LANGUAGES } from '@nocturne/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults, picture, tooWide } from './browser.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

const WIDTHS = [360, 390, 820, 1440, 2560];
let nocturne: Nocturne;
let look: Visitor;

// The page is large: it is opened once, and changed.
beforeAll(async () => {
  nocturne = await startNocturne();
  look = await nocturne.visitor(1440);
  await look.open('/look');
  await look.page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('.look .every li { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(everything);
  });
});
afterAll(() => nocturne.close());

/** Words whose letters are below 11 px, in what is seen. */
const tooSmall = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement === null || textContent?.trim() === '' || parentElement.closest('.unseen')) continue;
      const { fontSize } = getComputedStyle(parentElement);
      if (Number.parseFloat(fontSize) < 11) found.push(`${textContent} ${fontSize}`);
    }
    return found;
  });

/** Short lines and names that do not fit the card they are on. */
const cut = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const over = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
    return [...document.querySelectorAll('.of-library .line')]
      .filter((line) => over(line.getBoundingClientRect(), line.closest('.face')!.getBoundingClientRect()))
      .map((line) => `${line.closest('.card')!.getAttribute('aria-label')}: ${line.textContent}`);
  });

test.each(WIDTHS)('at %i px the page is not wider than the window', async (width) => {
  await look.page.setViewportSize({ width, height: Math.round(width / 1.6) });
  expect(await tooWide(look)).toBe(0);
  await picture(look, `look-${width}`);
});

test.each(LANGUAGES)(
  'in %s every word has 11 px, every short line fits its card, every button has a name',
  async (language) => {
    await look.page.setViewportSize({ width: 1440, height: 900 });
    await look.page.click(`.languages button:text-is("${language}")`);
    await look.page.waitForSelector(`html[lang="${language}"]`);
    expect(await tooSmall(look)).toEqual([]);
    expect(await cut(look)).toEqual([]);
    const names = await look.page.$$eval('button', (buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
    expect(names.length).toBeGreaterThan(600);
    expect(names.filter((name) => name.trim() === '' || /undefined|[{}]/.test(name))).toEqual([]);
  },
);

test('a card’s name begins with what is written on it', async () => {
  const wrong = await look.page.$$eval(
    '.card:has(.name)',
    (cards) =>
      cards.filter(
        (card) =>
          !card
            .getAttribute('aria-label')!
            .startsWith(card.querySelector('.name')!.textContent.replaceAll('\u00AD', '')),
      ).length,
  );
  expect(wrong).toBe(0);
});

test('cards and marks are accessible', async () => {
  expect(await faults(look, 'header', '.sizes', '.states', '.marks')).toEqual([]);
});

test('the browser has no complaint', () => {
  expect(look.complaints).toEqual([]);
});

test('every mark that is used is in the sprite, and fonts are ours', async () => {
  const used = await look.page.$$eval('use', (uses) => [
    ...new Set(uses.map((use) => use.getAttribute('href')!)),
  ]);
  const drawn = await look.page.$$eval('symbol', (marks) => marks.map(({ id }) => `#${id}`));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((href) => !drawn.includes(href))).toEqual([]);
  const loaded = await look.page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(new Set(loaded)).toEqual(new Set(['Grenze', 'Grenze Gotisch Variable', 'Source Sans 3 Variable']));
});
