import { seeded } from '@nocturne/kernel';
import type { ServerMessage } from '@nocturne/protocol';
import { describe, expect, it } from 'vitest';
import { newFollower, seen } from '../test/follower.ts';
import type { Client } from '../test/house.ts';
import { isOver, playOn, questionIn } from '../test/player.ts';
import { type Guest, newTable, withHouse } from '../test/with-house.ts';

const { guest, stranger } = withHouse();

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Events = Told<'events'>['events'];
interface Page {
  readonly at: number;
  readonly view: unknown;
  readonly steps: readonly { readonly at: number; readonly when: number; readonly events: Events }[];
}
interface Step {
  readonly at: number;
  readonly events: Events;
}

const pageOf = async (ask: Guest['ask'], table: string, query: string): Promise<Page> => {
  const { status, text, json } = await ask('GET', `/api/tables/${table}/past?${query}`);
  if (status !== 200) throw new Error(text);
  return json as unknown as Page;
};

const A_PAGE = 8;

/** All pages until a step, the earliest first. */
async function pastOf(ask: Guest['ask'], table: string, until: number): Promise<Page[]> {
  const pages = [await pageOf(ask, table, `until=${until}&most=${A_PAGE}`)];
  while (pages[0]!.steps.length === A_PAGE)
    pages.unshift(await pageOf(ask, table, `until=${pages[0]!.at}&most=${A_PAGE}`));
  return pages;
}
const stepsIn = (pages: readonly Page[]): Step[] =>
  pages.flatMap(({ steps }) => steps.map(({ at, events }) => ({ at, events })));

/** What somebody was told step by step. */
const toldTo = ({ heard }: Client, until: number): Step[] =>
  heard.flatMap((message) =>
    message.type === 'events' && message.events.length > 0 && message.at <= until
      ? [{ at: message.at, events: message.events }]
      : [],
  );

const tableNow = async (who: Guest, table: string): Promise<Told<'table'>> => {
  const client = await who.connect();
  await client.send({ type: 'watch', table });
  client.close();
  return client.heard.find((message) => message.type === 'table')!;
};

/** A game after so many answers of Mina, while it waits for another or is over; both clients saw it from its beginning. */
async function gameSoFar(mina: Guest, game: string, answers: number) {
  const table = await newTable(mina, { game, bots: 'random', start: false });
  const [lucy, player] = [await (await guest('Lucy')).connect(), await mina.connect()];
  for (const client of [lucy, player]) await client.send({ type: 'watch', table });
  expect((await mina.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(200);
  const hand = await mina.connect();
  await hand.send({ type: 'watch', table });
  await playOn(hand, table, seeded(game), answers);
  const last = hand.heard.findLastIndex((message) => 'waiting' in message);
  await hand.until((message) => isOver(message) || questionIn(message) !== null, last);
  hand.close();
  const { at } = await tableNow(mina, table);
  for (const client of [lucy, player])
    await client.until((message) => 'waiting' in message && message.at === at);
  return { table, lucy, player, at };
}

describe.each([
  { game: 'nosferatu', answers: Infinity },
  { game: 'vtes', answers: 25 },
])('the past of a table of $game', ({ game, answers }) => {
  it('is on another device, and for who comes late, what was told at the time, and no more', async () => {
    const mina = await guest('Mina');
    const { table, lucy, player, at } = await gameSoFar(mina, game, answers);
    const own = await pastOf(mina.ask, table, at);
    expect(own.length).toBeGreaterThan(1);
    expect(stepsIn(own)).toEqual(toldTo(player, at));
    const jonathan = await guest('Jonathan');
    const open = await pastOf(jonathan.ask, table, at);
    expect(stepsIn(open)).toEqual(toldTo(lucy, at));
    expect(stepsIn(await pastOf(stranger, table, at))).toEqual(stepsIn(open));
    expect(JSON.stringify(own)).toContain('"secret"');
    expect(JSON.stringify(open)).not.toContain('"secret"');
    expect(open.every(({ view }) => (view as { own: unknown }).own === null)).toBe(true);
  });

  it('leads from the view of each page to that of now', async () => {
    const mina = await guest('Mina');
    const { table, at } = await gameSoFar(mina, game, answers);
    const now = await tableNow(mina, table);
    const pages = await pastOf(mina.ask, table, at);
    for (const [i, { at: begins, view }] of pages.entries()) {
      const follower = newFollower(game, 0);
      follower.hear({ ...now, at: begins, view });
      for (const step of stepsIn(pages.slice(i))) follower.hear({ type: 'events', table, ...step });
      expect(follower.sees()).toBe(seen(now));
    }
    expect((await pageOf(mina.ask, table, 'until=0')).steps).toEqual([]);
  });
});

describe('what happened at a table', () => {
  it('is told to those who may look at it, once it has begun, and in pages', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const table = await newTable(mina, { listed: false, start: false });
    const past = `/api/tables/${table}/past`;
    expect(await mina.ask('GET', past)).toMatchObject({ status: 409, json: { error: { why: 'not-begun' } } });
    await mina.ask('POST', `/api/tables/${table}/start`, {});
    const { json } = await mina.ask('GET', `/api/tables/${table}`);
    const { invite } = json['about'] as { invite: string };
    expect((await mina.ask('GET', past)).status).toBe(200);
    expect((await lucy.ask('GET', past)).status).toBe(404);
    expect((await stranger('GET', past)).status).toBe(404);
    expect((await lucy.ask('GET', `${past}?invite=${invite}`)).status).toBe(200);
    for (const query of ['most=201', 'most=0', 'until=-1', 'until=x'])
      expect(await mina.ask('GET', `${past}?${query}`)).toMatchObject({
        status: 400,
        json: { error: { why: 'bad-request' } },
      });
  });
});
