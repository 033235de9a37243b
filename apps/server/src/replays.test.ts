import { readRecord, seeded, verify } from '@nocturne/kernel';
import { nosferatu } from '@nocturne/nosferatu';
import type { ServerMessage } from '@nocturne/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from '../test/house.ts';
import { isOver } from '../test/player.ts';
import { type Guest, newTable, playToEnd, withHouse } from '../test/with-house.ts';

const { guest, stranger, again } = withHouse();

interface Step {
  readonly number: number;
  readonly move: { seat: number | null; text: string } | null;
  readonly events: readonly { type: string; secret?: unknown; to?: readonly number[] }[];
  readonly waiting: unknown;
}
interface Page {
  readonly at: number;
  readonly view: { table: unknown; own: unknown; all?: unknown[] };
  readonly events: Step['events'];
  readonly steps: readonly Step[];
}

const pageOf = async (token: string, query: string): Promise<Page> => {
  const { status, text, json } = await stranger('GET', `/api/replays/${token}/steps?${query}`);
  if (status !== 200) throw new Error(text);
  return json as unknown as Page;
};

/** All steps, page by page. */
async function stepsOf(token: string, as: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const page = await pageOf(token, `from=${steps.length}&most=7${as}`);
    expect(page.at).toBe(steps.length);
    steps.push(...page.steps);
    if (page.steps.length < 7) return steps;
  }
}

/** What somebody was told of the game while it was played. */
const toldTo = ({ heard }: Client): { events: unknown; waiting: unknown }[] =>
  heard.flatMap((message: ServerMessage) =>
    message.type === 'events' && message.events.length > 0
      ? [{ events: message.events, waiting: message.waiting }]
      : [],
  );
const shownIn = (steps: readonly Step[]): { events: unknown; waiting: unknown }[] =>
  steps.flatMap(({ events, waiting }) => (events.length > 0 ? [{ events, waiting }] : []));

/** A table whose first move has not been made: bots wait for what Mina says, or think longer than this test. */
async function watchedGame(
  mina: Guest,
): Promise<{ table: string; player: Client; spectator: Client; answered: number }> {
  const table = await newTable(mina, { start: false });
  const spectator = await (await guest('Lucy')).connect();
  await spectator.send({ type: 'watch', table });
  const watching = await mina.connect();
  await watching.send({ type: 'watch', table });
  expect((await mina.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(200);
  const player = await playToEnd(mina, table, seeded('watched'));
  await spectator.until(isOver);
  await watching.until(isOver);
  player.close();
  // the first was for watching
  const answered = player.heard.filter(({ type }) => type === 'done').length - 1;
  return { table, player: watching, spectator, answered };
}

const shareOf = async (who: Guest, table: string): Promise<string> =>
  String((await who.ask('POST', `/api/tables/${table}/share`)).json['token']);

describe('a game that was shared', () => {
  it('shows whoever has the link what was seen live: as a spectator and as the seat', async () => {
    const mina = await guest('Mina');
    const { table, player, spectator, answered } = await watchedGame(mina);
    const token = await shareOf(mina, table);
    const open = await stepsOf(token, '');
    expect(shownIn(open)).toEqual(toldTo(spectator));
    expect(open.every(({ move }) => move === null)).toBe(true);
    expect(JSON.stringify(open)).not.toContain('"secret"');
    const own = await stepsOf(token, '&as=0');
    expect(shownIn(own)).toEqual(toldTo(player));
    const shown = own.flatMap(({ move }) => (move === null ? [] : [move.seat]));
    // in a short game she may have been asked nothing
    expect(shown).toEqual(Array.from({ length: answered }, () => 0));
    expect((await stranger('GET', `/api/replays/${token}`)).json).toMatchObject({
      game: 'nosferatu',
      steps: open.length,
      seats: [{ name: 'Mina', bot: false }, { bot: true }, {}, {}, {}],
    });
  });

  it('is shown with all open, and jumps to any position', async () => {
    const mina = await guest('Mina');
    const { table, spectator } = await watchedGame(mina);
    const token = await shareOf(mina, table);
    const all = await stepsOf(token, '&as=all');
    expect(all.every(({ move }) => move !== null)).toBe(true);
    expect(JSON.stringify(all)).toContain('"secret"');
    const end = all.length;
    const last = await pageOf(token, `from=${end}`);
    expect(last).toMatchObject({
      at: end,
      steps: [],
      events: all.at(-1)!.events.map(({ type }) => ({ type })),
    });
    const shown = spectator.heard.findLast((message) => message.type === 'table')!;
    const first = await pageOf(token, 'from=0&most=0');
    expect(first.view).toEqual('view' in shown ? shown.view : undefined);
    const { view } = await pageOf(token, 'from=3&as=all&most=1');
    for (const seat of view.all!.keys())
      expect(view.all![seat]).toEqual((await pageOf(token, `from=3&as=${seat}&most=1`)).view.own);
    expect(view.all).toHaveLength(5);
    for (const { to, secret } of all.flatMap(({ events }) => events)) {
      expect(to === undefined).toBe(secret === undefined);
      expect((to ?? []).every((seat) => seat >= 0 && seat < 5)).toBe(true);
    }
    const ahead = await pageOf(token, `from=${end - 2}&as=2`);
    expect(ahead.steps.map(({ number }) => number)).toEqual([end - 1, end]);
    expect(ahead.view).toEqual((await pageOf(token, `from=${end - 2}&as=2&most=0`)).view);
    expect((await stranger('GET', `/api/replays/${token}/steps?as=5`)).status).toBe(400);
  });

  it('has its record, which verifies', async () => {
    const mina = await guest('Mina');
    const { table } = await watchedGame(mina);
    const token = await shareOf(mina, table);
    const { text } = await stranger('GET', `/api/replays/${token}/record`);
    const read = readRecord(text);
    if ('reason' in read) throw new Error(read.reason.why);
    const verified = verify(nosferatu, read.record);
    expect('state' in verified ? verified.state.result : null).not.toBeNull();
    await again();
    expect((await stranger('GET', `/api/replays/${token}/record`)).text).toBe(text);
  });
});

describe('a link', () => {
  it('is given to those who played, when the game is over', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const table = await newTable(mina, { pace: 10_000 });
    const share = { method: 'POST', path: `/api/tables/${table}/share` } as const;
    expect(await mina.ask(share.method, share.path)).toMatchObject({
      status: 409,
      json: { error: { why: 'not-over' } },
    });
    const over = await newTable(mina);
    (await playToEnd(mina, over, seeded('over'))).close();
    const path = `/api/tables/${over}/share`;
    expect(await lucy.ask('POST', path)).toMatchObject({ status: 403 });
    expect(await stranger('POST', path)).toMatchObject({ status: 401 });
    const token = await shareOf(mina, over);
    expect(await shareOf(mina, over)).toBe(token);
    expect(JSON.stringify((await lucy.ask('GET', `/api/tables/${over}`)).json)).not.toContain(token);
  });

  it('that is unknown, of any shape, or withdrawn leads nowhere, and nobody can tell which', async () => {
    const mina = await guest('Mina');
    const table = await newTable(mina, { listed: false });
    (await playToEnd(mina, table, seeded('hidden'))).close();
    const token = await shareOf(mina, table);
    const parts = ['', '/record', '/steps'];
    for (const part of parts)
      expect((await stranger('GET', `/api/replays/${token}${part}`)).status).toBe(200);
    expect((await stranger('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await stranger('GET', `/api/tables/${table}/record`)).status).toBe(404);
    expect((await mina.ask('DELETE', `/api/tables/${table}/share`)).status).toBe(200);
    for (const part of parts) {
      const paths = [token, `${table}${'0'.repeat(20)}`, '0'.repeat(32), table, '..%2f', 'x'];
      const answers = paths.map((path) => stranger('GET', `/api/replays/${path}${part}`));
      for (const { status, text } of await Promise.all(answers))
        expect({ status, text }).toEqual({ status: 404, text: '{"error":{"why":"no-replay"}}' });
    }
    const next = await shareOf(mina, table);
    expect(next).not.toBe(token);
    expect((await stranger('GET', `/api/replays/${token}`)).status).toBe(404);
    expect((await stranger('GET', `/api/replays/${next}`)).status).toBe(200);
  });
});
