// The client as it is built, in a real browser.

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the page complained of, and whether anything was missing. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

export interface Client {
  /** A page of the client, in a window of that width. */
  open(path: string, width: number, language?: string): Promise<Opened>;
  close(): Promise<void>;
}

async function opened(browser: Browser, url: string, width: number, language: string): Promise<Opened> {
  const height = width < 640 ? 780 : Math.round(width / 1.6);
  const page = await browser.newPage({ viewport: { width, height }, locale: language });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('main');
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints };
}

/** Built into a folder of its own, so that nobody is disturbed who is using the other. */
export async function startClient(): Promise<Client> {
  const outDir = mkdtempSync(join(tmpdir(), 'nocturne-web-'));
  const shared = { root, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(shared);
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
  // A sandbox needs rights that containers do not give; the only pages opened are our own.
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  return {
    open: (path, width, language = 'en') => opened(browser, address + path, width, language),
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** Kept where PICTURES says, for whoever wants to look; nowhere otherwise. */
export async function picture({ page }: Opened, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/**
 * What axe finds wrong by WCAG 2.2 AA, in these parts of the page. That a name must repeat all that is written on a
 * button is a rule on trial, and not for cards: their names begin with what is written first, and say the rest in words.
 */
export async function faults({ page }: Opened, ...parts: readonly string[]): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async (include) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await inPage.run({ include: [...include] }, { runOnly, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  }, parts);
}
