// Every page but the tables: in every language, at every width, for everybody.

import { LANGUAGES } from '@nocturne/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { covered, faults, picture, tooWide } from './browser.ts';
import { newTable, type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

const PAGES = ['/', '/lobby', '/lobby#new', '/decks', '/help', '/nowhere'] as const;
const WIDTHS = [360, 390, 820, 1440, 2560, 3840];

let nocturne: Nocturne;
let room: string;
beforeAll(async () => {
  nocturne = await startNocturne();
  const host = await nocturne.visitor(820);
  room = `/tables/${await newTable(host, 'Mina', { game: 'vtes', bots: null, start: false })}`;
  await host.close();
});
afterAll(() => nocturne.close());

/** Words that nobody wrote: names of texts, values that are missing, arguments that were not filled in. */
const unwritten = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [document.title];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('noscript, script, code, pre') === null)
        words.push(walker.currentNode.textContent ?? '');
    for (const named of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) words.push(named.getAttribute(name) ?? '');
    return words.filter((text) => /undefined|NaN|\[object|[{}]|^[a-z-]+(\.[a-z-]+)+$/.test(text.trim()));
  });

async function settled({ page }: Visitor): Promise<void> {
  await page.waitForSelector('main:not([aria-busy])');
  await page.waitForLoadState('networkidle');
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every page is written, and not wider than the window', async () => {
    const reader = await nocturne.visitor(360, language);
    for (const path of [...PAGES, room]) {
      await reader.open(path);
      await settled(reader);
      expect(await reader.page.getAttribute('html', 'lang')).toBe(language);
      expect([path, await unwritten(reader)]).toEqual([path, []]);
      for (const width of WIDTHS) {
        await reader.page.setViewportSize({ width, height: width < 640 ? 780 : Math.round(width / 1.6) });
        expect([path, width, await tooWide(reader)]).toEqual([path, width, 0]);
      }
    }
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });
});

test.each([390, 1440])('every page is accessible at %i px', async (width) => {
  const reader = await nocturne.visitor(width);
  for (const path of [...PAGES, room]) {
    await reader.open(path);
    await settled(reader);
    expect([path, await faults(reader, 'body')]).toEqual([path, []]);
    await picture(reader, `page${path.replaceAll(/\W/g, '-')}-${width}`);
  }
  await reader.close();
});

test.each(LANGUAGES)(
  'on a phone on its side a game can be begun without scrolling, in %s',
  async (language) => {
    const reader = await nocturne.visitor(740, language, { viewport: { width: 740, height: 360 } });
    await reader.open('/');
    await picture(reader, `landing-740-${language}`);
    expect(await covered(reader, '.poster .button.go')).toEqual([]);
    await reader.close();
  },
);

test('an address that is none says so, and where to go from there', async () => {
  const lost = await nocturne.visitor(820);
  await lost.open('/nowhere/at-all');
  expect(await lost.page.getByRole('alert').getByRole('heading').innerText()).toBe('There is nothing here.');
  await lost.page.getByRole('link', { name: 'To the lobby' }).click();
  await lost.page.waitForURL(/[/]lobby$/);
  expect(lost.complaints).toEqual([]);
  await lost.close();
});
