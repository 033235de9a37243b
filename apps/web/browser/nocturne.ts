// Nocturne as a visitor meets it: the real server and a real browser.
//
//   const nocturne = await startNocturne();
//   const mina = await nocturne.visitor(390, 'it');
//   await mina.open('/lobby');
//   …
//   expect(mina.complaints).toEqual([]);
//   await nocturne.close();

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type Server, startServer } from './server.ts';

/** Somebody with a browser of their own: nothing is shared with other visitors. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of scripts, warnings, answers that are refusals. None are expected; a server that is down is forgiven. */
  readonly complaints: string[];
  /** Everything the server said on the socket. */
  readonly heard: string[];
  /** Every answer that the page gave to a question. */
  readonly said: { readonly serial: number; readonly choice: number | readonly number[] }[];
  open(path: string): Promise<void>;
  /** Asks the server over HTTP, as this visitor. */
  ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

export interface Nocturne {
  readonly address: string;
  readonly browser: Browser;
  visitor(width: number, language?: string, more?: BrowserContextOptions): Promise<Visitor>;
  /** The server goes down, and stays so. */
  kill(): Promise<void>;
  /** Killed and started again, on the same port and database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Phones are held upright. */
const heightOf = (width: number): number => (width < 640 ? 780 : Math.round(width / 1.6));

interface House {
  readonly server: Server;
  /** Whether the server is down on purpose. */
  down: boolean;
}

type Ears = Pick<Visitor, 'complaints' | 'heard' | 'said'>;

function listen(page: Page, house: House, { complaints, heard, said }: Ears): void {
  const complain = (what: string): void => {
    if (!house.down) complaints.push(what);
  };
  page.on('pageerror', (error) => complain(error.stack ?? error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('blocked by Playwright')) return;
    complain(`${message.text()} (${url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string } & Visitor['said'][number];
      if (message.type === 'move') said.push(message);
    });
  });
}

/** The client is kept by the browser only where that is what is looked at: it would load every page at once. */
const contextFor = (width: number, locale: string, baseURL: string): BrowserContextOptions => ({
  viewport: { width, height: heightOf(width) },
  hasTouch: width < 640,
  locale,
  baseURL,
  serviceWorkers: 'block',
});

async function come(browser: Browser, house: House, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const ears: Ears = { complaints: [], heard: [], said: [] };
  listen(page, house, ears);
  return {
    page,
    context,
    ...ears,
    async open(path) {
      await page.goto(path);
      await page.waitForSelector('main:not([aria-busy])');
      await page.evaluate(() => document.fonts.ready);
    },
    async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
      const answer = await context.request.fetch(path, {
        method,
        ...(body === undefined ? {} : { data: body }),
      });
      const text = await answer.text();
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
      return (/^[{[]/.test(text) ? JSON.parse(text) : text) as Answer;
    },
    close: () => context.close(),
  };
}

export async function startNocturne(env: Readonly<Record<string, string>> = {}): Promise<Nocturne> {
  const server = await startServer(env);
  const house: House = { server, down: false };
  // A sandbox needs rights that containers do not give; the only pages opened are our own.
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const kill = async (): Promise<void> => {
    house.down = true;
    await server.kill();
  };
  return {
    address: server.address,
    browser,
    visitor: (width, language = 'en', more = {}) =>
      come(browser, house, { ...contextFor(width, language, server.address), ...more }),
    kill,
    async restart() {
      await kill();
      await server.start();
      house.down = false;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

interface TableWanted {
  readonly game: 'vtes' | 'nosferatu';
  readonly seats?: number;
  readonly [more: string]: unknown;
}

/** A guest of that name sits down at a new table: bots take the other chairs at once, and do not dawdle. */
export async function newTable(visitor: Visitor, name: string, wanted: TableWanted): Promise<string> {
  await visitor.ask('POST', '/api/guests', { name });
  const table = { bots: 'heuristic', pace: 0, start: true, ...wanted };
  const { id } = await visitor.ask<{ id: string }>('POST', '/api/tables', table);
  return id;
}

/** The game is played to its end by bots, the guest's seat included; the link under which it can be seen again. */
export async function playedGame(visitor: Visitor, table: string): Promise<string> {
  await visitor.open('/look');
  await visitor.page.evaluate(async (id) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    const say = (message: object): void => socket.send(JSON.stringify({ table: id, ...message }));
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { type: string; about?: { status: string } };
        if (message.type === 'hello') say({ type: 'watch', request: 'w' });
        if (message.type === 'table') say({ type: 'stand-in', request: 's', bot: true });
        if (message.type === 'refused') reject(new Error(String(data)));
        if (message.about?.status === 'over') resolve();
      });
    });
    socket.close();
  }, table);
  const { token } = await visitor.ask<{ token: string }>('POST', `/api/tables/${table}/share`);
  return token;
}
