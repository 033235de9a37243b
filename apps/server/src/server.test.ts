import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, readRecord, seeded, verify } from '@nocturne/kernel';
import { nosferatu } from '@nocturne/nosferatu';
import type { ServerMessage } from '@nocturne/protocol';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, type Client, connect, guest, type House, openHouse } from '../test/house.ts';
import { aboutOf, isOver, playOn, questionIn, randomChoice } from '../test/player.ts';

let folder: string;
let file: string;
let house: House;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-server-'));
  file = join(folder, 'house.db');
  house = await openHouse(file);
});
afterEach(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
  if (house.faults.length > 0) throw new AggregateError(house.faults, String(house.faults[0]));
});

const NEW = { game: 'nosferatu', seats: 5, bots: 'heuristic', pace: 0, start: true } as const;

async function newTable(token: string, more: object = {}): Promise<string> {
  const { status, json } = await ask(house, token, 'POST', '/api/tables', { ...NEW, ...more });
  expect(status).toBe(200);
  return String(json['id']);
}

async function watch(client: Client, table: string, invite?: string): Promise<ServerMessage> {
  return client.send({ type: 'watch', table, ...(invite === undefined ? {} : { invite }) });
}

const isTable = (message: ServerMessage): boolean => message.type === 'table';
const reasonOf = (message: ServerMessage): unknown => ('reason' in message ? message.reason : message);

/** A table at which nothing happens until Mina answers; now and then a game is over before. */
async function middleOfGame(token: string, luck: Random, ...others: Client[]): Promise<[Client, string]> {
  for (;;) {
    const client = await connect(house, token);
    const table = await newTable(token);
    for (const one of [...others, client]) expect(await watch(one, table)).toMatchObject({ type: 'done' });
    await playOn(client, table, luck, 2);
    const from = client.heard.findLastIndex((message) => 'waiting' in message);
    const next = await client.until((one) => isOver(one) || waitsForMina(one), from);
    if (!isOver(next)) return [client, table];
    client.close();
    await client.closed;
  }
}

/** Nobody but her is asked. */
const waitsForMina = (message: ServerMessage): boolean =>
  'waiting' in message &&
  questionIn(message) !== null &&
  message.waiting?.every(({ seat }) => seat === 0) === true;

/** The record verifies, and its seed is the one that was promised. */
async function expectRecord(token: string, table: string, commitment: unknown): Promise<void> {
  const { status, text } = await ask(house, token, 'GET', `/api/tables/${table}/record`);
  expect(status).toBe(200);
  const read = readRecord(text);
  if (!('record' in read)) throw new Error(JSON.stringify(read));
  const [secret = ''] = read.record.seed.split(' ');
  expect(createHash('sha256').update(secret).digest('hex')).toBe(commitment);
  const verified = verify(nosferatu, read.record);
  if ('reason' in verified) throw new Error(JSON.stringify(verified));
  expect(verified.state.result).not.toBeNull();
}

describe('a game over HTTP and a socket', () => {
  it('is played from the door to its record, and a spectator is told no secret', async () => {
    const token = await guest(house, 'Mina');
    const spectator = await connect(house, await guest(house, 'Lucy'));
    const luck = seeded('a game');
    const [player, table] = await middleOfGame(token, luck, spectator);
    const shown = await player.until(isTable);
    expect(shown).toMatchObject({ table, seat: 0 });
    expect(await ask(house, token, 'GET', `/api/tables/${table}/record`)).toMatchObject({ status: 409 });
    expect(await playOn(player, table, luck)).toBeGreaterThan(0);
    await expectRecord(token, table, aboutOf(shown)['commitment']);
    await spectator.until((message) => isOver(message) && 'table' in message && message.table === table);
    const isSecret = (message: ServerMessage): boolean =>
      message.type === 'events' && message.events.some((event) => 'secret' in event);
    expect(player.heard.some(isSecret)).toBe(true);
    expect(spectator.heard.some(isSecret)).toBe(false);
    expect(spectator.heard.some((message) => questionIn(message) !== null)).toBe(false);
  });

  it('goes on where it was when the server stops and starts again', async () => {
    const token = await guest(house, 'Mina');
    const luck = seeded('a long game');
    const [before, table] = await middleOfGame(token, luck);
    const { commitment } = aboutOf(before.heard.findLast(isTable)!);
    const last = before.heard.findLast((message) => 'at' in message);
    await house.stop();
    expect(house.faults).toEqual([]);
    expect(await before.closed).toBe(1001);

    house = await openHouse(file);
    const after = await connect(house, token);
    expect(await watch(after, table)).toMatchObject({ type: 'done' });
    const shown = await after.until(isTable);
    expect(shown).toMatchObject({ seat: 0, at: last?.at, question: questionIn(last!) });
    expect(await playOn(after, table, luck)).toBeGreaterThan(0);
    await expectRecord(token, table, commitment);
  });
});

describe('a move', () => {
  it('that is illegal or stale is refused with a reason and what is asked now; the same request is the same move', async () => {
    const token = await guest(house, 'Mina');
    const luck = seeded('a move');
    const [client, table] = await middleOfGame(token, luck);
    const question = questionIn(client.heard.findLast((message) => questionIn(message) !== null)!)!;
    const { serial } = question;
    const legal = randomChoice(question, luck);
    const move = (choice: number | string | number[], at = serial, name?: string): Promise<ServerMessage> =>
      client.send({ type: 'move', table, serial: at, choice }, name);
    expect(reasonOf(await move(9999))).toHaveProperty('why');
    expect(await move('fly to the moon')).toMatchObject({ type: 'refused', question });
    expect(await move(legal, serial + 1)).toMatchObject({ reason: { why: 'stale' }, question });
    expect(await move(legal, serial, 'mine')).toMatchObject({ type: 'done' });
    expect(await move(legal, serial, 'mine')).toMatchObject({ type: 'done' });
    const late = await move(legal, serial, 'another');
    expect(late).toMatchObject({ type: 'refused' });
    expect(questionIn(late)?.serial).not.toBe(serial);
  });

  it('of somebody who does not sit there is refused', async () => {
    const table = await newTable(await guest(house, 'Mina'));
    const client = await connect(house, await guest(house, 'Lucy'));
    await watch(client, table);
    const answer = await client.send({ type: 'move', table, serial: 1, choice: 0 });
    expect(answer).toMatchObject({ reason: { why: 'not-seated' }, question: null });
  });
});

describe('nonsense', () => {
  it('on a socket is answered, and the socket goes on', async () => {
    const client = await connect(house, await guest(house, 'Mina'));
    const said = async (text: string): Promise<ServerMessage> => {
      const from = client.heard.length;
      client.sendText(text);
      return client.until((message) => message.type === 'refused', from);
    };
    expect(reasonOf(await said('{'))).toEqual({ why: 'not-json' });
    for (const text of ['null', '1', '[]', '{}', '{"type":"fly","request":"a"}', '{"type":"watch"}'])
      expect(reasonOf(await said(text))).toMatchObject({ why: 'bad-message' });
    expect(await said('{"type":"fly","request":"a"}')).toMatchObject({ request: 'a' });
    expect(reasonOf(await watch(client, 'nosuchtable'))).toEqual({ why: 'no-table' });
    expect(await client.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('that is too big or not text closes its socket with the code for it, and no other', async () => {
    const token = await guest(house, 'Mina');
    const [big, binary, other] = [
      await connect(house, token),
      await connect(house, token),
      await connect(house, token),
    ];
    big.sendText('x'.repeat(20_000));
    expect(await big.closed).toBe(1009);
    binary.sendText(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
    expect(await other.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('too much of it closes the socket, and says why', async () => {
    const client = await connect(house, await guest(house, 'Mina'));
    for (let i = 0; i < 200; i++) client.sendText('{');
    expect(await client.closed).toBe(1008);
    expect(client.heard.at(-1)).toEqual({ type: 'closing', reason: { why: 'too-many-messages' } });
  });

  it('over HTTP gets a clear error', async () => {
    const token = await guest(house, 'Mina');
    const post = async (body: unknown, path = '/api/tables'): Promise<[number, unknown]> => {
      const { status, json } = await ask(house, token, 'POST', path, body);
      return [status, (json['error'] as { why?: unknown } | undefined)?.why];
    };
    expect(await post('{')).toEqual([400, 'bad-request']);
    expect(await post({})).toEqual([400, 'bad-request']);
    expect(await post({ ...NEW, game: 'chess' })).toEqual([409, 'unknown-game']);
    expect(await post({ ...NEW, seats: 2 })).toEqual([409, 'wrong-number']);
    expect(await post({ name: 'x'.repeat(70_000) }, '/api/guests')).toEqual([413, 'bad-request']);
    expect(await post({ name: 7 }, '/api/guests')).toEqual([400, 'bad-request']);
    expect(await post({ name: ' ' }, '/api/guests')).toEqual([400, 'name-empty']);
    const weak = { name: 'Lucy', password: 'short' };
    expect(await post(weak, '/api/accounts')).toEqual([400, 'password-short']);
    expect(await post({}, '/api/nothing')).toEqual([404, 'not-found']);
    const { status } = await ask(house, undefined, 'POST', '/api/tables', NEW);
    expect(status).toBe(401);
    await expect(connect(house, 'x'.repeat(40))).rejects.toThrow('401');
  });
});

describe('a table', () => {
  it('that is private is not in the lobby, and is seen with its invitation only', async () => {
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const hidden = await newTable(mina, { listed: false });
    const open = await newTable(mina);
    const lobby = (await ask(house, lucy, 'GET', '/api/tables')).text;
    expect([lobby.includes(open), lobby.includes(hidden)]).toEqual([true, false]);
    expect((await ask(house, lucy, 'GET', `/api/tables/${hidden}`)).status).toBe(404);
    expect((await ask(house, lucy, 'GET', `/api/tables/${hidden}/record`)).status).toBe(404);
    const { json } = await ask(house, mina, 'GET', `/api/tables/${hidden}`);
    const { invite } = json['about'] as { invite: string };

    const client = await connect(house, lucy);
    expect(reasonOf(await watch(client, hidden))).toEqual({ why: 'not-invited' });
    expect(reasonOf(await watch(client, hidden, 'wrong'))).toEqual({ why: 'not-invited' });
    expect(reasonOf(await client.send({ type: 'chat', table: hidden, text: 'boo' }))).toEqual({
      why: 'not-watching',
    });
    expect(client.heard.some(({ type }) => type === 'table' || type === 'events')).toBe(false);
    expect(await watch(client, hidden, invite)).toMatchObject({ type: 'done' });
    const seen = await ask(house, lucy, 'GET', `/api/tables/${hidden}?invite=${invite}`);
    expect(seen.status).toBe(200);
    expect(seen.text).not.toContain(invite);
  });

  it('is not watched by those who are gone before they see it', async () => {
    const token = await guest(house, 'Mina');
    const table = await newTable(token, { start: false });
    const client = await connect(house, token);
    const { keeper } = house.server;
    await keeper.at(table, async () => {
      client.sendText(JSON.stringify({ type: 'watch', table, request: 'a' }));
      client.close();
      await client.closed;
      // the server's end of the socket closes a little later
      await new Promise((resolve) => void setTimeout(resolve, 50));
    });
    expect(await keeper.at(table, async ({ watchers }) => watchers.size)).toBe(0);
  });

  it('shows whoever stands up no more of the chair that was theirs', async () => {
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const table = await newTable(mina, { start: false });
    const sit = (token: string) => ask(house, token, 'POST', `/api/tables/${table}/seats`, { seat: 1 });
    expect((await sit(lucy)).status).toBe(200);
    const [host, gone] = [await connect(house, mina), await connect(house, lucy)];
    await watch(host, table);
    await watch(gone, table);
    await ask(house, lucy, 'DELETE', `/api/tables/${table}/seats/mine`);
    expect((await sit(await guest(house, 'Arthur'))).status).toBe(200);
    expect((await ask(house, lucy, 'POST', `/api/tables/${table}/start`, {})).status).toBe(403);
    expect((await ask(house, mina, 'POST', `/api/tables/${table}/start`, {})).status).toBe(200);
    expect(await gone.until(isTable)).toMatchObject({ seat: null });
    expect(await host.until(isTable)).toMatchObject({ seat: 0 });
  });
});

describe('those who sit at a table', () => {
  it('are seen to come and go, those who only watch are not; a bot plays for whoever wants it to', async () => {
    const [mina, lucy] = [await guest(house, 'Mina'), await guest(house, 'Lucy')];
    const table = await newTable(mina, { start: false, pace: 10_000 });
    await ask(house, lucy, 'POST', `/api/tables/${table}/seats`, { seat: 1 });
    await ask(house, mina, 'POST', `/api/tables/${table}/start`, {});
    const [host, other, spectator] = [
      await connect(house, mina),
      await connect(house, lucy),
      await connect(house, await guest(house, 'Arthur')),
    ];
    let from = 0;
    const hears = async (is: (one: ServerMessage) => boolean): Promise<void> => {
      from = host.heard.indexOf(await host.until(is, from)) + 1;
    };
    const sees = (...seats: number[]) =>
      hears((one) => one.type === 'presence' && one.seats.join() === seats.join());
    await watch(host, table);
    await sees(0);
    await watch(spectator, table);
    await watch(other, table);
    await sees(0, 1);
    expect(reasonOf(await host.send({ type: 'replace', table, seat: 1 }))).toEqual({ why: 'player-is-here' });
    expect(reasonOf(await spectator.send({ type: 'replace', table, seat: 1 }))).toEqual({
      why: 'not-seated',
    });
    other.close();
    await sees(0);
    expect(reasonOf(await host.send({ type: 'replace', table, seat: 1 }))).toMatchObject({
      why: 'too-early',
    });
    const again = await connect(house, lucy);
    const standIns = (...seats: number[]) =>
      hears((one) => JSON.stringify(aboutOf(one)['standIns']) === JSON.stringify(seats));
    await watch(again, table);
    await sees(0, 1);
    await again.send({ type: 'stand-in', table, bot: true });
    await standIns(1);
    await again.send({ type: 'stand-in', table, bot: false });
    await standIns();
    expect(spectator.heard.some((one) => one.type === 'presence' && one.seats.length > 2)).toBe(false);
  });
});

describe('a server that stops', () => {
  it('does not wait for those who are silent, or do not hang up when they are refused', async () => {
    const port = Number(new URL(house.url).port);
    const knock = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    for (const said of ['', 'GET /api', knock]) {
      const socket = connectTo({ port, host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      await new Promise((resolve) => void socket.once('connect', resolve));
      if (said !== '') socket.write(said);
      if (said === knock) await new Promise((resolve) => void socket.once('data', resolve));
    }
    await expect(house.stop()).resolves.toBeUndefined();
    house = await openHouse(file);
  });

  it('lets nobody in who was at the door', async () => {
    const token = await guest(house, 'Mina');
    const inside = await connect(house, token);
    const { people } = house.server.storage;
    const ofSession = people.ofSession.bind(people);
    let stopped: Promise<void> | undefined;
    vi.spyOn(people, 'ofSession').mockImplementation((...given) => {
      stopped = house.stop();
      return ofSession(...given);
    });
    await expect(connect(house, token)).rejects.toThrow('503');
    await stopped;
    expect(await inside.closed).toBe(1001);
    expect(house.faults).toEqual([]);
    house = await openHouse(file);
  });
});
