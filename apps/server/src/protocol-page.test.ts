import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as protocol from '@nocturne/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { ask, connect, guest, type House, openHouse } from '../test/house.ts';
import { aboutOf } from '../test/player.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(at('docs/protocol.md'), 'utf8');

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  client: protocol.clientMessage,
  server: protocol.serverMessage,
  question: protocol.question,
  comeAsGuest: protocol.comeAsGuest,
  signedIn: protocol.signedIn,
  newTable: protocol.newTable,
  takeSeat: protocol.takeSeat,
  keepDeck: protocol.keepDeck,
  pastPage: protocol.pastPage,
};

interface Example {
  readonly schema: string;
  readonly value: { readonly type?: string };
}

const examples: Example[] = [...page.matchAll(/^```jsonl (\w+)\n(.*?)^```/gms)].flatMap(
  ([, schema = '', lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ schema, value: JSON.parse(line) as Example['value'] })),
);

let folder: string;
let house: House;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-page-'));
  house = await openHouse(join(folder, 'house.db'));
});
afterEach(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
  if (house.faults.length > 0) throw new AggregateError(house.faults, String(house.faults[0]));
});

describe('the page of the protocol', () => {
  it('has examples that are what it says, with no field that is unknown', () => {
    expect(examples.length).toBeGreaterThan(20);
    for (const { schema, value } of examples) expect(SCHEMAS[schema]!.parse(value)).toMatchObject(value);
  });

  it.each([
    ['client', protocol.clientMessage],
    ['server', protocol.serverMessage],
  ])('has an example of every message of the %s', (schema, { options }) => {
    const types = options.map(({ shape }) => shape.type.value as string);
    const shown = examples.filter((one) => one.schema === schema).map(({ value }) => value.type);
    expect(new Set(shown)).toEqual(new Set(types));
  });

  it('names requests that there are', async () => {
    const { json } = await ask(house, undefined, 'GET', '/api/openapi.json');
    const paths = json['paths'] as Readonly<Record<string, object>>;
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const named = [...page.matchAll(/^\| `([A-Z]+ [^`]+)` \|/gm)].map(([, request = '']) => request);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((request) => !known.includes(request))).toEqual([]);
  });

  it('names reasons that the server has', () => {
    const folders = ['http', 'socket', 'tables', 'storage'];
    const files = folders.flatMap((name) =>
      readdirSync(new URL(`${name}/`, import.meta.url)).map(
        (file) => new URL(`${name}/${file}`, import.meta.url),
      ),
    );
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const rows =
      page.slice(page.indexOf('## Reasons'), page.indexOf('## Limits')).match(/^\| `.*?\|/gm) ?? [];
    const keys = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => key !== 'why' && !source.includes(`'${key}'`))).toEqual([]);
  });
});

/** Runs the example to its end: what it printed. */
function runGuest(...args: string[]): Promise<{ code: number | null; output: string }> {
  const flags = ['--experimental-websocket', '--no-warnings'];
  const child = spawn(process.execPath, [...flags, at('docs/examples/guest.mjs'), house.url, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => void child.once('close', (code) => resolve({ code, output })));
}

async function resultOf(table: string): Promise<unknown> {
  return house.server.keeper.at(table, async ({ running }) => running?.result());
}

describe('the example that was written from it', () => {
  it('sets up a table and plays to the end', async () => {
    const { code, output } = await runGuest();
    const [row] = await house.database.all('SELECT id, status FROM tables');
    expect([code, row?.['status']]).toEqual([0, 'over']);
    expect(JSON.parse(output)).toEqual(await resultOf(String(row?.['id'])));
  });

  it('joins a table and plays to the end', async () => {
    const token = await guest(house, 'Mina');
    const { json } = await ask(house, token, 'POST', '/api/tables', { game: 'nosferatu', seats: 5, pace: 0 });
    const table = String(json['id']);
    const host = await connect(house, token);
    await host.send({ type: 'watch', table });
    const played = runGuest('nosferatu', table);
    const isJoined = (message: protocol.ServerMessage): boolean =>
      JSON.stringify(aboutOf(message)['chairs'] ?? '').includes('"Guest"');
    await host.until(isJoined);
    for (const seat of [2, 3, 4])
      await ask(house, token, 'PUT', `/api/tables/${table}/seats/${seat}/bot`, { strength: 'heuristic' });
    expect(await ask(house, token, 'POST', `/api/tables/${table}/start`)).toMatchObject({ status: 200 });
    await ask(house, token, 'DELETE', `/api/tables/${table}/seats/mine`);
    const { code, output } = await played;
    expect(code).toBe(0);
    const result = await resultOf(table);
    expect(result).toMatchObject({});
    expect(JSON.parse(output)).toEqual(result);
  });
});
