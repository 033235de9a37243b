// Who is heard at a table, and how they are called there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatText, personName, type ServerMessage } from '@nocturne/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Client, connect, guest, type House, openHouse } from '../test/house.ts';
import { aboutOf } from '../test/player.ts';

let folder: string;
let house: House;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-chat-'));
  house = await openHouse(join(folder, 'house.db'), { config: { chatsAMinute: 10_000 } });
});
afterEach(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
  if (house.faults.length > 0) throw new AggregateError(house.faults, String(house.faults[0]));
});

interface Guests {
  readonly table: string;
  readonly mina: Client;
  readonly lucy: Client;
  readonly renfield: Client;
  readonly tokens: readonly string[];
}

/** A table that has not begun: Mina is its host, Lucy sits there, Renfield looks on. */
async function atTable(): Promise<Guests> {
  const tokens = [
    await guest(house, 'Mina'),
    await guest(house, 'Lucy'),
    await guest(house, 'Renfield'),
  ] as const;
  const { json } = await ask(house, tokens[0], 'POST', '/api/tables', { game: 'nosferatu', seats: 5 });
  const table = String(json['id']);
  await ask(house, tokens[1], 'POST', `/api/tables/${table}/seats`, { seat: 1 });
  const come = async (token: string): Promise<Client> => {
    const client = await connect(house, token);
    expect(await client.send({ type: 'watch', table })).toMatchObject({ type: 'done' });
    return client;
  };
  return {
    table,
    tokens,
    mina: await come(tokens[0]),
    lucy: await come(tokens[1]),
    renfield: await come(tokens[2]),
  };
}

const textsOf = ({ heard }: Client): string[] =>
  heard.flatMap((one) => (one.type === 'chat' ? [one.text] : []));
const says = (text: string) => (one: ServerMessage) => one.type === 'chat' && one.text === text;
const speak = (client: Client, table: string, text: string) => client.send({ type: 'chat', table, text });
const refused = (why: string) => ({ type: 'refused', reason: { why } });

/** Says something that everybody hears: what was said before has been told by then. */
async function hush({ table, mina, lucy, renfield }: Guests, text: string): Promise<void> {
  expect(await speak(mina, table, text)).toMatchObject({ type: 'done' });
  await Promise.all([mina, lucy, renfield].map((client) => client.until(says(text))));
}

describe('somebody who is muted', () => {
  it('by a person is not heard by that person, and does not know it', async () => {
    const guests = await atTable();
    const { table, mina, lucy, renfield } = guests;
    const muting = { type: 'mute', table, whom: { seat: 1 }, everyone: false } as const;
    expect(await mina.send({ ...muting, muted: true })).toMatchObject({ type: 'done' });
    expect(await speak(lucy, table, 'one')).toMatchObject({ type: 'done' });
    await hush(guests, 'two');
    expect([textsOf(mina), textsOf(renfield)]).toEqual([['two'], ['one', 'two']]);
    const mutes = [{ name: 'Lucy', seat: 1, everyone: false }];
    expect(aboutOf(mina.heard.findLast(({ type }) => type === 'about')!)['mutes']).toEqual(mutes);
    for (const { heard } of [lucy, renfield])
      for (const message of heard) expect(aboutOf(message)['mutes'] ?? []).toEqual([]);
    expect(await mina.send({ ...muting, muted: false })).toMatchObject({ type: 'done' });
    expect(await speak(lucy, table, 'three')).toMatchObject({ type: 'done' });
    await mina.until(says('three'));
  });

  it('by the host is told so, spectators too, until it is lifted; the server started anew knows it', async () => {
    const { table, mina, lucy, renfield, tokens } = await atTable();
    expect(await speak(renfield, table, 'boo')).toMatchObject({ type: 'done' });
    const heard = await mina.until(says('boo'));
    expect(heard).toMatchObject({ from: 'Renfield', seat: null });
    const chat = heard.type === 'chat' ? heard.number : 0;
    const muting = { type: 'mute', table, whom: { chat }, everyone: true } as const;
    expect(await lucy.send({ ...muting, muted: true })).toMatchObject(refused('not-host'));
    expect(await mina.send({ ...muting, muted: true })).toMatchObject({ type: 'done' });
    expect(await speak(renfield, table, 'boo again')).toMatchObject(refused('muted'));
    await house.stop();
    house = await openHouse(join(folder, 'house.db'));
    const [host, again] = [await connect(house, tokens[0]!), await connect(house, tokens[2]!)];
    for (const client of [host, again]) await client.send({ type: 'watch', table });
    expect(await speak(again, table, 'boo once more')).toMatchObject(refused('muted'));
    const mutes = [{ name: 'Renfield', seat: null, everyone: true }];
    expect(aboutOf(again.heard.findLast(({ type }) => type === 'about')!)['mutes']).toEqual(mutes);
    expect(await host.send({ ...muting, muted: false })).toMatchObject({ type: 'done' });
    expect(await speak(again, table, 'thank you')).toMatchObject({ type: 'done' });
    expect(textsOf(again)).not.toContain('boo again');
  });

  it('must be somebody else, whom one sees or has heard', async () => {
    const { table, mina, lucy, renfield } = await atTable();
    expect(await speak(lucy, table, 'hello')).toMatchObject({ type: 'done' });
    await renfield.until(says('hello'));
    const mute = (client: Client, whom: { seat: number } | { chat: number }) =>
      client.send({ type: 'mute', table, whom, everyone: false, muted: true });
    expect(await mute(mina, { seat: 0 })).toMatchObject(refused('own-voice'));
    for (const whom of [{ seat: 2 }, { seat: 15 }, { chat: 99 }])
      expect(await mute(mina, whom)).toMatchObject(refused('nobody-there'));
    expect(await mute(lucy, { chat: 1 })).toMatchObject(refused('own-voice'));
    expect(await mute(renfield, { chat: 1 })).toMatchObject({ type: 'done' });
    const stranger = await connect(house, await guest(house, 'Stranger'));
    expect(await mute(stranger, { seat: 0 })).toMatchObject(refused('not-watching'));
  });
});

describe('names', () => {
  it('at a table are told apart, and say whether they are those of accounts or bots', async () => {
    const { table, tokens } = await atTable();
    const account = { name: 'LÚCY', password: 'a long password' };
    const { json } = await ask(house, undefined, 'POST', '/api/accounts', account);
    const sat = await ask(house, String(json['token']), 'POST', `/api/tables/${table}/seats`, { seat: 2 });
    expect(sat.status).toBe(200);
    await ask(house, tokens[0], 'PUT', `/api/tables/${table}/seats/3/bot`, { strength: 'random' });
    const { about } = (await ask(house, undefined, 'GET', `/api/tables/${table}`)).json;
    const { chairs, host } = about as { chairs: Record<string, unknown>[]; host: unknown };
    expect(host).toBe(0);
    expect(chairs.map(({ name, account: real, bot }) => [name, real, bot])).toEqual([
      ['Mina', false, null],
      ['Lucy', false, null],
      ['LÚCY 2', true, null],
      ['Dario', false, 'random'],
      ['', false, null],
    ]);
  });

  const isName = (name: string): boolean => personName.safeParse(name).success;
  it('can be seen and read', () => {
    for (const name of ['Mina', 'Zoë d’Arc', 'Ελένη', 'Владимир', '吸血鬼', '7', 'Mina 🦇'])
      expect([name, isName(name)]).toEqual([name, true]);
    for (const name of [
      '',
      ' ',
      '!',
      '\u3164',
      '\u115F\u1160',
      'Mi\u200Bna',
      '\u202Eanim',
      'Mi\0na',
      'a\nb',
      '\uD800a',
    ])
      expect([name, isName(name)]).toEqual([name, false]);
    for (const name of ['Mіna'.replace('i', 'і'), 'Lυcy', 'a\u0335\u0336\u0337\u0338', 'x'.repeat(25)])
      expect([name, isName(name)]).toEqual([name, false]);
    expect(personName.parse('  Mina \u00A0 Harker ')).toBe('Mina Harker');
  });

  it('and what is said have no signs that turn or hide what stands around them', () => {
    for (const text of ['good evening!', '❤️', 'che bello…', '1 < 2 & "so"'])
      expect(chatText.safeParse(text).success).toBe(true);
    for (const text of [
      '\u202Eevil',
      '\u2066x',
      'a\u0000',
      'a\nb',
      '\uDC00',
      'a\u0300\u0301\u0302\u0303',
      'x'.repeat(501),
      ' ',
    ])
      expect([text, chatText.safeParse(text).success]).toEqual([text, false]);
  });
});
