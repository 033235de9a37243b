// Pictures for the documents: the server is started, bots play to a position worth looking at, and a browser looks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root, run, setup } from './setup.mjs';

const FOLDER = join(root, 'docs/pictures');
const WIDTHS = [360, 820, 1440, 2560];
const MOST_KB = 300;

/** @param {number} width */
const heightOf = (width) => (width < 640 ? 780 : Math.round(width / 1.6));

/** @param {string} folder @returns {Promise<{ address: string, stop: () => Promise<unknown> }>} */
function serve(folder) {
  const env = { ...process.env, PORT: '0', LOG: 'error', NOCTURNE_FILE: join(folder, 'n.db') };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /listens on (\S+)/.exec(said)?.[1];
      if (address) resolve({ address, stop: () => (child.kill(), once(child, 'exit')) });
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

/**
 * A bot plays for this seat until the turn; then it is asked itself, and makes the move that begins with these words.
 * @param {{ id: string, turn: number, move: string | undefined }} wanted
 */
async function playTo({ id, turn, move }) {
  const { WebSocket, location } = /** @type {any} */ (globalThis);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  let serial = 0;
  /** @param {object} message */
  const say = (message) => socket.send(JSON.stringify({ table: id, request: `r${serial++}`, ...message }));
  let mine = -1;
  let moved = move === undefined;
  /** Whether there is nothing more to do before the picture. @param {{ serial: number, notation: string[] }} question */
  function isReady({ serial: asked, notation }) {
    const wanted = notation.findIndex((one) => move !== undefined && one.startsWith(move));
    const choice = moved || wanted >= 0 ? wanted : notation.findIndex((one) => /^(end|pass)/.test(one));
    if (moved || choice < 0) return true;
    moved = wanted >= 0;
    say({ type: 'move', serial: asked, choice });
    return false;
  }
  await new Promise((resolve) => {
    let now = 0;
    let alone = false;
    socket.addEventListener('message', (/** @type {{ data: string }} */ { data }) => {
      const message = JSON.parse(data);
      if (message.type === 'hello') say({ type: 'watch' });
      if (message.type === 'table') {
        mine = message.seat;
        say({ type: 'stand-in', bot: true });
      }
      for (const event of message.events ?? []) {
        if (event.type === 'turn') now = event.data.turn;
        const isMine = event.data?.seat === undefined || event.data.seat === mine;
        if (event.type === 'turn' && now >= turn && isMine && !alone) {
          alone = true;
          say({ type: 'stand-in', bot: false });
        }
        if (event.type === 'ended') resolve(undefined);
      }
      if (alone && message.question && isReady(message.question)) resolve(undefined);
    });
  });
  socket.close();
}

/** @param {import('playwright-core').Page} page @param {string} name */
async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(800);
  const path = join(FOLDER, `${name}.jpg`);
  for (const quality of [88, 80, 70, 60, 50]) {
    await page.screenshot({ path, type: 'jpeg', quality });
    if (statSync(path).size <= MOST_KB * 1000) break;
  }
  console.log(`${name}.jpg: ${Math.round(statSync(path).size / 1000)} KB`);
}

/** @param {import('playwright-core').Page} page @param {string} path @param {string} name @param {number[]} widths */
async function takeAt(page, path, name, widths) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await page.goto(path);
    await page.waitForSelector('main:not([aria-busy])');
    await take(page, `${name}-${width}`);
  }
}

/** @param {import('playwright-core').Page} page @param {object} wanted @param {number} turn @param {string} [move] */
async function tableAt(page, wanted, turn, move) {
  const { id } = await (
    await page.request.post('/api/tables', { data: { bots: 'heuristic', pace: 0, start: true, ...wanted } })
  ).json();
  await page.goto('/look');
  await page.evaluate(playTo, { id, turn, move });
  return `/tables/${id}`;
}

run(async () => {
  await setup({ quiet: true });
  const { chromium } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-pictures-'));
  const { address, stop } = await serve(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const page = await browser.newPage({ baseURL: address, locale: 'en', serviceWorkers: 'block' });
    await page.request.post('/api/guests', { data: { name: 'Mina' } });
    await takeAt(page, '/', 'landing', WIDTHS);
    await takeAt(page, '/decks', 'decks', [1440]);
    await takeAt(page, await tableAt(page, { game: 'vtes', deck: 'ventrue' }, 16, 'bleed'), 'vtes', WIDTHS);
    await takeAt(page, await tableAt(page, { game: 'nosferatu', seats: 7 }, 3), 'nosferatu', WIDTHS);
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
