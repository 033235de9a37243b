import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../test/house.ts';
import { readClient } from './client.ts';

const PAGE = '<!doctype html><title>Nocturne</title>';
const SCRIPT = 'console.log("a script that is worth packing");';
let folder: string;
let house: House;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-client-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.js'), 'not for others');
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'assets/page-1234.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/page-1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets/page-1234.js.gz'), gzipSync(SCRIPT));
  house = await openHouse(join(folder, 'house.db'), {
    client: readClient(dist),
    config: { requestsAMinute: 20 },
  });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Bytes as they come: `fetch` would unpack them. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = request(`${house.url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('pages', () => {
  it.each(['/', '/lobby', '/tables/abc?invite=x', '/decks/new', '/help', '/replay/abc', '/look', '/nowhere'])(
    '%s is answered with the client, which is asked for again each time',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(body.toString()).toBe(PAGE);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      const again = await get(path, { 'if-none-match': String(headers['etag']) });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    },
  );

  it('get scripts, styles and sockets from here alone', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).not.toMatch(/(script|default|style)-src [^;]*unsafe/);
  });

  it('are not sent to programs, nor for files that are not there', async () => {
    for (const path of ['/api/nothing', '/ws', '/assets/page-0.js', '/favicon.ico', '/.vite/manifest.js']) {
      const { status, body } = await get(path);
      expect([path, status, JSON.parse(body.toString())]).toEqual([
        path,
        404,
        { error: { why: 'not-found' } },
      ]);
    }
    expect(await get('/lobby', {}, 'POST')).toMatchObject({ status: 404 });
  });

  it('do not lead out of their folder', async () => {
    for (const path of ['/assets/../../house.db', '/assets/%2e%2e/%2e%2e/house.db', '/..%2fhouse.db'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('files that are named by what is in them', () => {
  it('are kept for ever, and come as small as the browser can take them', async () => {
    const plain = await get('/assets/page-1234.js');
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const br = await get('/assets/page-1234.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.body).toEqual(brotliCompressSync(SCRIPT));
    const gzip = await get('/assets/page-1234.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  });

  it('are not counted against the limit of requests', async () => {
    for (let i = 0; i < 30; i++) expect((await get('/assets/page-1234.js')).status).toBe(200);
  });
});

it('a client that was not built is named at the start', () => {
  expect(() => readClient(join(folder))).toThrow('has no index.html');
});
