// What is looked for on every page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Opened {
  readonly page: Page;
}

/** Kept where PICTURES says, for whoever wants to look; nowhere otherwise. */
export async function picture({ page }: Opened, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** How many pixels the page is wider than its window. */
export const tooWide = ({ page }: Opened): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** What of all that is found and drawn can be seen at this place: in the window, not cut, and with nothing on it. */
export const covered = ({ page }: Opened, selector: string): Promise<string[]> =>
  page.evaluate((found) => {
    const inset = 2;
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ].every(([x, y]) => {
        const there = document.elementFromPoint(x!, y!);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    const all = [...document.querySelectorAll(found)].filter((one) => one.getClientRects().length > 0);
    if (all.length === 0) throw new Error(`there is no ${found}`);
    return all.filter((one) => !isSeen(one)).map((one) => (one as HTMLElement).innerText);
  }, selector);

/** Where something is seen, and what is written there. */
export interface Seen extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  readonly words: string;
}

/** Where all that is found and drawn is seen. */
export const boxesOf = ({ page }: Opened, selector: string): Promise<Seen[]> =>
  page.$$eval(selector, (all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { words: one.textContent, left, right, top, bottom };
      }),
  );

/** Where the words of these are seen: their letters, as far as the box that holds them does not cut them. */
export const wordsOf = ({ page }: Opened, selector: string): Promise<Seen[]> =>
  page.$$eval(selector, (all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [letters, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
        return {
          words: one.textContent,
          left: Math.max(letters.left, box.left),
          right: Math.min(letters.right, box.right),
          top: Math.max(letters.top, box.top),
          bottom: Math.min(letters.bottom, box.bottom),
        };
      })
      .filter(({ left, right, top, bottom }) => left < right && top < bottom),
  );

const meet = (one: Seen, other: Seen): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The words of those that lie on one of the others, or below it. */
export const meeting = (some: readonly Seen[], others: readonly Seen[]): string[] =>
  some.filter((one) => others.some((other) => other !== one && meet(one, other))).map(({ words }) => words);

/** Those that are found, but cut by one that holds them. */
export const cutOff = ({ page }: Opened, holder: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([outer, inner]) => {
      const box = document.querySelector(outer!)!.getBoundingClientRect();
      const all = [...document.querySelectorAll<HTMLElement>(`${outer} :is(${inner})`)].filter(
        (one) => one.getClientRects().length > 0,
      );
      if (all.length === 0) throw new Error(`there is no ${inner}`);
      return all
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top < box.top - 1 || bottom > box.bottom + 1;
        })
        .map((one) => one.innerText);
    },
    [holder, parts],
  );

/**
 * What axe finds wrong by WCAG 2.2 AA, in these parts of the page. That a name must repeat all that is written on a
 * button is a rule on trial, and not for cards: their names begin with what is written first, and say the rest in words.
 */
export async function faults({ page }: Opened, ...parts: readonly string[]): Promise<string[]> {
  // past the policy of our pages, which let in no script of others
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async (include) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await inPage.run({ include: [...include] }, { runOnly, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  }, parts);
}
