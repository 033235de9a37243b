import { seeded } from '@nocturne/kernel';
import type { ServerMessage } from '@nocturne/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from '../test/house.ts';
import { isOver, playOn, questionIn } from '../test/player.ts';
import { type Guest, newTable, playToEnd, withHouse } from '../test/with-house.ts';
import { openSqlite } from './storage/sqlite.ts';

const { guest, again, file, house } = withHouse();

/** Changes what is kept while no server runs, as if a server of another version had written it. */
async function rewrite(sql: string): Promise<void> {
  const database = openSqlite(file());
  await database.all(sql);
  await database.close();
}
const setVersion = (version: number): Promise<void> =>
  rewrite(`UPDATE tables SET about = json_set(about, '$.version', ${version})`);

const watch = (client: Client, table: string): Promise<ServerMessage> =>
  client.send({ type: 'watch', table });
const shownTo = (client: Client): Promise<ServerMessage> => client.until(({ type }) => type === 'table');

const waitsForMina = (message: ServerMessage): boolean =>
  'waiting' in message &&
  questionIn(message) !== null &&
  message.waiting?.every(({ seat }) => seat === 0) === true;

/** A table that waits for Mina, who has moved. */
async function begun(mina: Guest): Promise<{ table: string; shown: ServerMessage }> {
  for (;;) {
    const table = await newTable(mina, { bots: 'heuristic', pace: 0 });
    const client = await mina.connect();
    await watch(client, table);
    await playOn(client, table, seeded('begun'), 1);
    const from = client.heard.findLastIndex((message) => 'waiting' in message);
    const next = await client.until((message) => isOver(message) || waitsForMina(message), from);
    client.close();
    await client.closed;
    if (isOver(next)) continue;
    const other = await mina.connect();
    await watch(other, table);
    return { table, shown: await shownTo(other) };
  }
}

const versionNow = { why: 'other-version', version: 0, now: 1 };

describe('a game that began by other rules', () => {
  it('is kept as it is, and refused with the reason, until those rules are back', async () => {
    const mina = await guest('Mina');
    const { table, shown } = await begun(mina);
    await again(() => setVersion(0));
    const client = await mina.connect();
    expect(await watch(client, table)).toMatchObject({ type: 'refused', reason: versionNow });
    const move = await client.send({ type: 'move', table, serial: 2, choice: 0 });
    expect(move).toMatchObject({ type: 'refused', reason: versionNow });
    const { json } = await mina.ask('GET', '/api/me/tables');
    expect(json['tables']).toContainEqual(
      expect.objectContaining({ id: table, status: 'playing', asked: false, stuck: versionNow }),
    );
    expect(house().faults).toEqual([]);
    await again(() => setVersion(1));
    const back = await mina.connect();
    expect(await watch(back, table)).toMatchObject({ type: 'done' });
    const now = await shownTo(back);
    if (now.type !== 'table' || shown.type !== 'table') throw new Error('no table');
    expect({ view: now.view, question: now.question }).toEqual({
      view: shown.view,
      question: shown.question,
    });
    await playOn(back, table, seeded('back'));
  });

  it('and is over still has its record, but is not shown step by step', async () => {
    const mina = await guest('Mina');
    const table = await newTable(mina);
    (await playToEnd(mina, table, seeded('over'))).close();
    const record = (await mina.ask('GET', `/api/tables/${table}/record`)).text;
    const { token } = (await mina.ask('POST', `/api/tables/${table}/share`)).json;
    await again(() => setVersion(0));
    const old = (await mina.ask('GET', `/api/replays/${String(token)}/record`)).text;
    const bodyOf = (text: string): string => text.slice(0, text.indexOf('seal '));
    expect(bodyOf(old)).toBe(bodyOf(record).replace('game nosferatu 1', 'game nosferatu 0'));
    expect((await mina.ask('GET', `/api/replays/${String(token)}`)).json).toMatchObject({
      steps: null,
      stuck: versionNow,
    });
    expect(await mina.ask('GET', `/api/replays/${String(token)}/steps`)).toMatchObject({
      status: 409,
      json: { error: versionNow },
    });
  });
});

describe('a snapshot of another form', () => {
  it('is passed over: the game is made from its log', async () => {
    const mina = await guest('Mina');
    const { table, shown } = await begun(mina);
    await again(() => rewrite(`UPDATE snapshots SET state = '{"form":0}'`));
    const client = await mina.connect();
    expect(await watch(client, table)).toMatchObject({ type: 'done' });
    const now = await shownTo(client);
    if (now.type !== 'table' || shown.type !== 'table') throw new Error('no table');
    expect({ view: now.view, question: now.question }).toEqual({
      view: shown.view,
      question: shown.question,
    });
    await playOn(client, table, seeded('on'));
  });
});
