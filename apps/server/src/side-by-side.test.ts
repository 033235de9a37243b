// Two games at once over the public protocol, at a server started as people start it, which is ended in the middle of an
// action, in order and without warning, and started again.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashText, type Random, seeded } from '@nocturne/kernel';
import type { ServerMessage } from '@nocturne/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, type Client, connect, guest, type House } from '../test/house.ts';
import { isOver, playOn, questionIn } from '../test/player.ts';
import { npmStart, openWorld, root, type World } from '../test/started.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-start-'));
  file = join(folder, 'data', 'nocturne.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const houseOf = async (world: World): Promise<House> => ({ url: await world.url() }) as House;

async function watch(world: World, token: string, table: string): Promise<Client> {
  const client = await connect(await houseOf(world), token);
  await client.send({ type: 'watch', table });
  return client;
}

/** Plays a table to its end, or answers so many questions, however often the server goes down. */
async function playThrough(
  world: World,
  token: string,
  table: string,
  luck: Random,
  most = Infinity,
): Promise<void> {
  for (;;) {
    try {
      const client = await watch(world, token, table);
      await playOn(client, table, luck, most);
      client.close();
      return;
    } catch (error) {
      // the server is gone, and comes back
      const { message, code, cause } = error as NodeJS.ErrnoException;
      const isGone = /^closed with|ECONNREFUSED|ECONNRESET|socket hang up|fetch failed|50[03]/;
      if (!isGone.test(`${message} ${code} ${String(cause)}`)) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  }
}

interface Shown {
  readonly view: { readonly table: { readonly action: unknown } };
  readonly question: unknown;
}

async function tableOf(client: Client, table: string): Promise<Shown> {
  const from = client.heard.length;
  await client.send({ type: 'watch', table });
  const shown = await client.until((message) => message.type === 'table', from);
  return shown as unknown as Shown;
}

/** Plays until the player is asked in the middle of an action; nothing happens before the answer. */
async function middleOfAction(client: Client, table: string, luck: Random): Promise<Shown | undefined> {
  for (;;) {
    const isNews = (message: ServerMessage): boolean => isOver(message) || questionIn(message) !== null;
    const from = client.heard.findLastIndex((message) => message.type === 'table');
    await client.until(isNews, from);
    if (client.heard.some(isOver)) return undefined;
    const shown = await tableOf(client, table);
    if (shown.question !== null && shown.view.table.action !== null) return shown;
    await playOn(client, table, luck, 1);
  }
}

async function newTable(world: World, token: string, wanted: object): Promise<string> {
  const { json, text } = await ask(await houseOf(world), token, 'POST', '/api/tables', {
    pace: 0,
    ...wanted,
  });
  const { id } = json as { id?: string };
  if (id === undefined) throw new Error(text);
  return id;
}

interface SixGuests {
  readonly table: string;
  readonly host: string;
  /** All play to the end. */
  readonly goOn: () => Promise<unknown>;
}

/** Six guests, five of whom answer once: the game is under way, and cannot be over. */
async function nosferatuOfSix(world: World): Promise<SixGuests> {
  const house = await houseOf(world);
  const tokens: string[] = [];
  for (const name of ['Mina', 'Lucy', 'Arthur', 'Quincey', 'John', 'Abraham'])
    tokens.push(await guest(house, name));
  const [host = ''] = tokens;
  const table = await newTable(world, host, { game: 'nosferatu', seats: 6 });
  for (const token of tokens.slice(1))
    expect((await ask(house, token, 'POST', `/api/tables/${table}/seats`, { nonce: 'clover' })).status).toBe(
      200,
    );
  expect((await ask(house, host, 'POST', `/api/tables/${table}/start`)).status).toBe(200);
  const play = (token: string, luck: string, most?: number): Promise<void> =>
    playThrough(world, token, table, seeded(luck), most);
  const once = Promise.all(tokens.slice(1).map((token, at) => play(token, `once ${at}`, 1)));
  return {
    table,
    host,
    goOn: () => Promise.all([once, ...tokens.map((token, at) => play(token, `six ${at}`))]),
  };
}

/** A game of VTES in which the server is ended twice; a new one, if a game is over before. */
async function vtesWithRestarts(world: World, token: string): Promise<string> {
  const luck = seeded('vtes');
  const begin = (): Promise<string> =>
    newTable(world, token, { game: 'vtes', bots: 'heuristic', start: true });
  let table = await begin();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    let before: Shown | undefined;
    for (;;) {
      const client = await watch(world, token, table);
      before = await middleOfAction(client, table, luck);
      if (before !== undefined) break;
      table = await begin();
    }
    const { code } = await world.restart(signal);
    expect(code).toBe(signal === 'SIGTERM' ? 0 : null);
    const client = await watch(world, token, table);
    const after = await tableOf(client, table);
    expect({ view: after.view, question: after.question }).toEqual({
      view: before.view,
      question: before.question,
    });
    client.close();
  }
  return table;
}

interface Verified {
  readonly status: number | null;
  readonly out: string;
}
function verify(record: string, ...more: string[]): Verified {
  const path = join(folder, 'game.record');
  writeFileSync(path, record);
  const command = [join(root, 'apps/cli/bin/nocturne.mjs'), 'verify', path, ...more];
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, out: stdout.replaceAll(/\s+/g, ' ') };
}

async function expectFair(world: World, token: string, table: string, game: string): Promise<void> {
  const house = await houseOf(world);
  const { text } = await ask(house, token, 'GET', `/api/tables/${table}/record`);
  const { about } = (await ask(house, token, 'GET', `/api/tables/${table}`)).json as {
    about: { commitment: string };
  };
  const good = verify(text, '--commitment', about.commitment);
  expect(good.out).toContain(`ok (${game}`);
  expect(good.out).toContain('finished');
  expect(good.out).toContain(about.commitment);
  expect(good.status).toBe(0);
  expect(verify(text.replace(/seed "./, 'seed "g'))).toMatchObject({
    status: 1,
    out: expect.stringContaining('The seal does not match') as string,
  });
  const forged = text.replace(/seed "./, 'seed "g').replace(/seal .*\n/, '');
  expect(verify(`${forged}seal ${hashText(forged)}\n`)).toMatchObject({
    status: 1,
    out: expect.stringContaining('The seed is not the one that was promised') as string,
  });
}

it('two games go on over restarts in the middle of an action, and their records verify', async () => {
  const world = openWorld(file);
  try {
    const nina = await guest(await houseOf(world), 'Nina');
    const nosferatu = await nosferatuOfSix(world);
    const vtes = await vtesWithRestarts(world, nina);
    for (const table of [nosferatu.table, vtes]) {
      const { json } = await ask(await houseOf(world), nina, 'GET', `/api/tables/${table}`);
      expect(json).toMatchObject({ status: 'playing' });
    }
    await Promise.all([nosferatu.goOn(), playThrough(world, nina, vtes, seeded('nina'))]);
    await expectFair(world, nina, vtes, 'vtes');
    await expectFair(world, nosferatu.host, nosferatu.table, 'nosferatu');
  } finally {
    await world.end();
  }
});

it('a second start on the same data says that they are in use; another port is taken if the usual one is not free', async () => {
  const first = npmStart(file, { PORT: '' });
  const url = await first.url;
  const second = await npmStart(file, { PORT: '' }).ended;
  expect(second.code).toBe(1);
  expect(second.said).toContain(`another process uses the database ${file}`);
  const other = npmStart(join(folder, 'other.db'), { PORT: '' });
  expect(await other.url).not.toBe(url);
  const { port } = new URL(url);
  const wanted = await npmStart(join(folder, 'third.db'), { PORT: port }).ended;
  expect(wanted).toMatchObject({ code: 1, said: expect.stringContaining(`port ${port} is taken`) as string });
  const page = await (await fetch(url)).text();
  expect(page).toContain('<noscript>');
  const [script = ''] = /\/assets\/[^"]+[.]js/.exec(page) ?? [];
  expect((await fetch(new URL(script, url))).headers.get('content-type')).toContain('javascript');
  for (const { child, ended } of [first, other]) {
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  }
});
