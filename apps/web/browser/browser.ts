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
