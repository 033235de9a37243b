// What the server does not let in, and how it says so.

import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, connect, guest, type House, type HouseOptions, openHouse } from '../test/house.ts';
import { readConfig } from './config.ts';
import { networkOf } from './http/addresses.ts';
import { hashPassword } from './http/passwords.ts';

let folder: string;
let house: House;
let opened: House[];

async function close(): Promise<void> {
  for (const { stop, faults } of opened.splice(0)) {
    await stop();
    if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
  }
}

async function open(options: HouseOptions = {}): Promise<void> {
  await close();
  house = await openHouse(join(folder, 'house.db'), options);
  opened.push(house);
}

beforeEach(() => {
  opened = [];
  folder = mkdtempSync(join(tmpdir(), 'nocturne-borders-'));
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

interface Raw {
  readonly status: number;
  readonly why: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request with whatever headers. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Raw> {
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${house.url}${path}`,
      { method, headers: { ...typed, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          const { error } = (text.startsWith('{') ? JSON.parse(text) : {}) as { error?: { why?: unknown } };
          resolve({ status: answer.statusCode ?? 0, why: error?.why, text, headers: answer.headers });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const signs = (count: number, status: number, why: unknown): [number, unknown][] =>
  Array.from({ length: count }, () => [status, why]);
async function often(count: number, one: () => Promise<Raw>): Promise<[number, unknown][]> {
  const answers: [number, unknown][] = [];
  for (let i = 0; i < count; i++) {
    const { status, why } = await one();
    answers.push([status, why]);
  }
  return answers;
}

/** How the door of sockets answers. */
function knock(headers: Record<string, string>): Promise<number | WebSocket> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    socket.once('error', reject);
  });
}
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const TABLE = { game: 'nosferatu', seats: 5 } as const;
const TOO_MANY = [429, 'too-many-requests'];

describe('one address', () => {
  it('makes so many requests in a minute, those that lead nowhere included', async () => {
    await open({ config: { requestsAMinute: 3 } });
    expect(await often(2, () => raw('GET', '/api/games'))).toEqual(signs(2, 200, undefined));
    expect(await often(2, () => raw('GET', '/nowhere'))).toEqual([[404, 'not-found'], TOO_MANY]);
    expect(await often(1, () => raw('GET', '/api/games'))).toEqual([TOO_MANY]);
    expect(await raw('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('brings so many guests, tries so many passwords, and sets up so many tables', async () => {
    await open({ config: { guestsAMinute: 2, signInsAMinute: 2, tablesAMinute: 1 } });
    const token = await guest(house, 'Mina');
    const come = () => raw('POST', '/api/guests', {}, { name: 'Lucy' });
    expect(await often(2, come)).toEqual([[200, undefined], TOO_MANY]);
    const try1 = () => raw('POST', '/api/sessions', {}, { name: 'Lucy', password: 'what is it' });
    expect(await often(3, try1)).toEqual([...signs(2, 401, 'wrong-name-or-password'), TOO_MANY]);
    const set = () => raw('POST', '/api/tables', bearer(token), TABLE);
    expect(await often(2, set)).toEqual([[200, undefined], TOO_MANY]);
  });

  it('is not all that counts: an account is tried so often with wrong passwords, from wherever', async () => {
    const trustProxy = readConfig({ TRUST_PROXY: 'loopback' }).trustProxy;
    const at = { now: 1_700_000_000_000 };
    await open({ config: { wrongPasswordsAnHour: 2, trustProxy }, now: () => at.now });
    const [lucy, mina] = [
      { name: 'Lucy', password: 'of the moor' },
      { name: 'Mina', password: 'at the gate' },
    ];
    for (const one of [lucy, mina]) await raw('POST', '/api/accounts', {}, one);
    let address = 0;
    const come = (as: object) => () =>
      raw('POST', '/api/sessions', { 'x-forwarded-for': `192.0.2.${++address}` }, as);
    const [wrong, none] = [
      { ...lucy, password: 'what is it' },
      { ...lucy, name: 'Nobody' },
    ];
    const MANY = [429, 'too-many-sign-ins'];
    // the right ones do not count
    expect(await often(3, come(lucy))).toEqual(signs(3, 200, undefined));
    expect(await often(3, come(wrong))).toEqual([...signs(2, 401, 'wrong-name-or-password'), MANY]);
    expect(await often(1, come({ ...lucy, name: 'LUCY' }))).toEqual([MANY]);
    expect(await often(1, come(mina))).toEqual([[200, undefined]]);
    // whether there is such an account is not told
    expect(await often(3, come(none))).toEqual([...signs(2, 401, 'wrong-name-or-password'), MANY]);
    at.now += 1_800_000;
    expect(await often(1, come(lucy))).toEqual([[200, undefined]]);
  });

  it('is what a trusted proxy says it is, and nobody else', async () => {
    const from = (address: string) => () => raw('GET', '/api/games', { 'x-forwarded-for': address });
    await open({ config: { requestsAMinute: 2 } });
    expect(await often(2, from('192.0.2.1'))).toEqual(signs(2, 200, undefined));
    expect(await often(1, from('192.0.2.2'))).toEqual([TOO_MANY]);
    await open({
      config: { requestsAMinute: 2, trustProxy: readConfig({ TRUST_PROXY: 'loopback' }).trustProxy },
    });
    expect(await often(3, from('192.0.2.1'))).toEqual([...signs(2, 200, undefined), TOO_MANY]);
    expect(await often(1, from('192.0.2.2'))).toEqual([[200, undefined]]);
    // what the caller has put before it does not count
    expect(await often(1, from('192.0.2.9, 192.0.2.1'))).toEqual([TOO_MANY]);
    expect(await often(2, from('2001:db8::1'))).toEqual(signs(2, 200, undefined));
    expect(await often(1, from('2001:db8::2'))).toEqual([TOO_MANY]);
  });

  it('of the sixth version is a network of 64 bits', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::');
    expect(networkOf('2001:0db8::1')).toBe('2001:db8:0:0::');
    expect(networkOf('::1')).toBe('0:0:0:0::');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::');
  });
});

describe('sockets', () => {
  const knocks = async (tokens: readonly string[]): Promise<number[]> => {
    const codes: number[] = [];
    for (const token of tokens) {
      const found = await knock(bearer(token));
      codes.push(typeof found === 'number' ? found : 101);
    }
    return codes;
  };

  it('are so many for a person, for an address and altogether', async () => {
    await open({ config: { socketsOfPerson: 1, socketsOfAddress: 50 } });
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    expect(await knocks([mina, mina, lucy])).toEqual([101, 503, 101]);
    await open({ config: { socketsOfPerson: 50, socketsOfAddress: 2 } });
    expect(await knocks([mina, lucy, mina])).toEqual([101, 101, 503]);
    await open({ config: { socketsOfPerson: 50, mostSockets: 1 } });
    expect(await knocks([mina, lucy])).toEqual([101, 503]);
  });

  it('are not opened without end', async () => {
    await open({ config: { requestsAMinute: 2 } });
    expect([await knock({}), await knock({}), await knock({})]).toEqual([401, 401, 429]);
  });

  it('watch so many tables, and say so much', async () => {
    await open({ config: { tablesWatched: 1, chatsAMinute: 3 }, now: () => 1_700_000_000_000 });
    const token = await guest(house, 'Mina');
    const client = await connect(house, token);
    const tables = [1, 2].map(async () => (await ask(house, token, 'POST', '/api/tables', TABLE)).json['id']);
    const [one, other] = (await Promise.all(tables)).map(String) as [string, string];
    expect(await client.send({ type: 'watch', table: one })).toMatchObject({ type: 'done' });
    const many = { type: 'refused', reason: { why: 'too-many-tables' } };
    expect(await client.send({ type: 'watch', table: other })).toMatchObject(many);
    expect(await client.send({ type: 'watch', table: one })).toMatchObject({ type: 'done' });
    expect(await client.send({ type: 'chat', table: one, text: 'hello' })).toMatchObject({ type: 'done' });
    const again = await client.send({ type: 'chat', table: one, text: 'hello?' });
    expect(again).toMatchObject({ type: 'refused', reason: { why: 'too-many-chats' } });
  });

  it('send so many messages in a second', async () => {
    await open({ config: { messagesASecond: 1 }, now: () => 1_700_000_000_000 });
    const client = await connect(house, await guest(house, 'Mina'));
    for (let i = 0; i < 3; i++) expect(await client.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    client.sendText('{"type":"ping","request":"a"}');
    expect(await client.closed).toBe(1008);
  });

  it('close when their session does, and no others', async () => {
    await open();
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const [one, other] = [await connect(house, mina), await connect(house, lucy)];
    expect((await raw('DELETE', '/api/sessions/current', bearer(mina))).status).toBe(204);
    expect(await one.closed).toBe(4001);
    expect(one.heard.at(-1)).toEqual({ type: 'closing', reason: { why: 'signed-out' } });
    expect(await other.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect((await raw('DELETE', '/api/sessions', bearer(lucy))).status).toBe(204);
    expect(await other.closed).toBe(4001);
    expect(await knock(bearer(lucy))).toBe(401);
  });
});

describe('pages of others', () => {
  it('change nothing and open no socket with a cookie that is not theirs', async () => {
    await open({ config: { origins: ['https://friend.example'] } });
    const { host } = new URL(house.url);
    const token = await guest(house, 'Mina');
    const cookie = `nocturne=${token}`;
    const make = async (headers: Record<string, string>) => {
      const { status, why } = await raw('POST', '/api/tables', headers, TABLE);
      return [status, why];
    };
    const foreign = [403, 'foreign-page'];
    expect(await make({ cookie, origin: 'https://evil.example' })).toEqual(foreign);
    expect(await make({ cookie, origin: 'null' })).toEqual(foreign);
    expect(await make({ cookie, origin: `http://${host}.evil.example` })).toEqual(foreign);
    expect(await make({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual(foreign);
    for (const origin of [`http://${host}`, 'https://friend.example'])
      expect(await make({ cookie, origin })).toEqual([200, undefined]);
    // a token is told by whoever knows it
    expect(await make({ ...bearer(token), origin: 'https://evil.example' })).toEqual([200, undefined]);
    expect((await raw('POST', '/api/guests', { origin: 'https://evil.example' }, { name: 'E' })).status).toBe(
      403,
    );

    expect(await knock({ cookie, origin: 'https://evil.example' })).toBe(403);
    for (const origin of [`http://${host}`, 'https://friend.example'])
      expect(await knock({ cookie, origin })).toBeInstanceOf(WebSocket);
  });

  it('are told by headers what they may not do', async () => {
    await open();
    const { headers } = await raw('GET', '/api');
    const csp = String(headers['content-security-policy']);
    expect(csp).toContain("default-src 'self'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('script-src');
    expect(csp).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const { headers: came } = await raw('POST', '/api/guests', {}, { name: 'Mina' });
    expect(String(came['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
  });

  it('get no cookie that travels unprotected, where the way here is protected', async () => {
    await open({ config: { trustProxy: () => true } });
    const come = await raw('POST', '/api/guests', { 'x-forwarded-proto': 'https' }, { name: 'Mina' });
    expect(String(come.headers['set-cookie'])).toMatch(/; Secure$/);
  });
});

describe('a request', () => {
  /** What comes back for something that is sent as it is, and when it is closed. */
  const say = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connectTo({ port: Number(new URL(house.url).port), host: '127.0.0.1' }, () => {
        socket.write(text);
      });
      let heard = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });

  it('that is too long, too slow or none at all is told so in the usual shape', async () => {
    await open({ config: { secondsToAsk: 1 } });
    const { status, why } = await raw('GET', '/api/games', { 'x-long': 'x'.repeat(20_000) });
    expect([status, why]).toEqual([431, 'bad-request']);
    const [head, body] = (await say('nonsense\r\n\r\n')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(String(body))).toEqual({ error: { why: 'bad-request' } });
    const post = 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    for (const slow of [
      'GET /api/games HTTP/1.1\r\nHost: x\r\n',
      `${post}Content-Length: 50\r\n\r\n{"name":`,
    ])
      expect(await say(slow)).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"error":\{"why":"too-slow"\}\}$/);
    expect((await raw('GET', '/%zz')).why).toBe('bad-request');
  });
});

describe('passwords', () => {
  const account = { name: 'Mina', password: 'a long password' };

  it('do not give an account to whoever knew the guest', async () => {
    await open();
    const token = await guest(house, 'Mina');
    const signedUp = await raw('POST', '/api/accounts', bearer(token), account);
    expect(signedUp.status).toBe(200);
    const { token: fresh, person } = JSON.parse(signedUp.text) as { token: string; person: { id: string } };
    expect((await raw('GET', '/api/me', bearer(token))).status).toBe(401);
    expect(JSON.parse((await raw('GET', '/api/me', bearer(fresh))).text)).toMatchObject({ id: person.id });
    expect(signedUp.text).not.toContain('argon2');
  });

  it('that come too many at once are refused, and later ones are not', async () => {
    await open();
    const tries = Array.from({ length: 30 }, (_, i) => hashPassword(`password ${i}`));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(8);
    for (const reason of refused)
      expect(reason).toMatchObject({ status: 429, reason: { why: 'too-many-requests' } });
    expect((await raw('POST', '/api/accounts', {}, account)).status).toBe(200);
    expect((await raw('POST', '/api/sessions', {}, account)).status).toBe(200);
    expect((await raw('POST', '/api/sessions', {}, { ...account, password: 'another' })).status).toBe(401);
  });

  it('for a name that is taken leave nobody behind', async () => {
    await open();
    expect((await raw('POST', '/api/accounts', {}, account)).status).toBe(200);
    const add = vi.spyOn(house.server.storage.people, 'openSession');
    expect(await raw('POST', '/api/accounts', {}, { ...account, name: 'MÏNA' })).toMatchObject({
      status: 409,
      why: 'name-taken',
    });
    expect(add).not.toHaveBeenCalled();
  });
});

describe('a table', () => {
  it('is one of so many at which somebody sits', async () => {
    await open({ config: { tablesOfPerson: 1 } });
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const { json } = await ask(house, mina, 'POST', '/api/tables', TABLE);
    const full = { status: 409, json: { error: { why: 'too-many-tables' } } };
    expect(await ask(house, mina, 'POST', '/api/tables', TABLE)).toMatchObject(full);
    expect((await ask(house, lucy, 'POST', '/api/tables', TABLE)).status).toBe(200);
    const path = `/api/tables/${String(json['id'])}/seats`;
    expect(await ask(house, lucy, 'POST', path, {})).toMatchObject(full);
  });

  it('is handed over by a host who stands up', async () => {
    await open();
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const { json } = await ask(house, mina, 'POST', '/api/tables', { ...TABLE, bots: 'random' });
    const path = `/api/tables/${String(json['id'])}`;
    expect((await ask(house, lucy, 'POST', `${path}/seats`, { seat: 1 })).status).toBe(200);
    expect((await ask(house, lucy, 'PUT', `${path}/seats/0/bot`, { strength: 'random' })).status).toBe(403);
    expect((await ask(house, mina, 'DELETE', `${path}/seats/mine`)).status).toBe(200);
    expect((await ask(house, lucy, 'PUT', `${path}/seats/0/bot`, { strength: 'random' })).status).toBe(200);
    expect((await ask(house, lucy, 'POST', `${path}/start`)).status).toBe(200);
  });

  it('takes no deck that cannot be played, whatever it is called', async () => {
    await open();
    const token = await guest(house, 'Mina');
    const { json } = await ask(house, token, 'POST', '/api/tables', { game: 'vtes' });
    const choose = async (deck: unknown) => {
      const { status, json: answer } = await ask(
        house,
        token,
        'PUT',
        `/api/tables/${String(json['id'])}/seats/mine/deck`,
        { deck },
      );
      return [status, (answer['error'] as { why?: unknown } | undefined)?.why];
    };
    for (const name of ['nothing', 'constructor', 'toString', '__proto__'])
      expect(await choose(name)).toEqual([409, 'deck-unknown']);
    for (const name of ['constructor', 'toString', 'No Such Card'])
      expect(await choose({ crypt: { [name]: 12 }, library: { [name]: 60 } })).toMatchObject([
        409,
        /^deck-|^unknown|card/,
      ]);
    const { json: games } = { json: (await ask(house, token, 'GET', '/api/games')).text };
    const [deck] = (JSON.parse(games) as { name: string; decks: string[] }[]).find(
      ({ name }) => name === 'vtes',
    )!.decks;
    expect(await choose(deck)).toEqual([200, undefined]);
  });
});

describe('whoever runs the server', () => {
  it('reads the numbers from this machine alone, or with a token', async () => {
    await open();
    await raw('GET', '/api/games');
    const { status, text } = await raw('GET', '/metrics');
    expect(status).toBe(200);
    for (const name of [
      'decisions_total',
      'refused_moves_total',
      'tables',
      'sockets',
      'request_seconds_bucket',
    ])
      expect(text).toContain(`nocturne_${name}`);
    for (const name of [
      'commit_seconds_bucket',
      'commit_entries_bucket',
      'bot_seconds_bucket',
      'faults_total',
    ])
      expect(text).toContain(`nocturne_${name}`);
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect(await raw('GET', '/metrics', { [header]: '127.0.0.1' })).toMatchObject({
        status: 404,
        why: 'not-found',
      });
    const metricsToken = 'a-token-for-metrics';
    await open({ config: { metricsToken } });
    expect((await raw('GET', '/metrics')).status).toBe(404);
    expect((await raw('GET', '/metrics', bearer(`${metricsToken}s`))).status).toBe(404);
    expect((await raw('GET', '/metrics', { ...bearer(metricsToken), via: 'proxy' })).status).toBe(200);
  });

  it('is told whether it lives and whether it is ready', async () => {
    await open();
    const both = async () => [(await raw('GET', '/healthz')).status, (await raw('GET', '/readyz')).why];
    expect(await both()).toEqual([200, undefined]);
    vi.spyOn(house.server.storage, 'ping').mockRejectedValueOnce(new Error('gone'));
    expect(await both()).toEqual([200, 'no-database']);
    house.server.state.stopping = true;
    expect(await both()).toEqual([200, 'stopping']);
  });
});
