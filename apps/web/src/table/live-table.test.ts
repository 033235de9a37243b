import type { ServerMessage } from '@nocturne/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, FakeSocket } from '../net/fake-socket.ts';
import { keepTable } from './kept-table.ts';
import type { openTable as OpenTable } from './live-table.ts';
import type { GameClient, LiveTable } from './types.ts';

const ID = '98tzq9yh5fff';
const count = (view: object): number => (view as { count: number }).count;

/** A game that counts: an event has a number to add; one without cannot be followed. */
const client: GameClient = {
  follow(view, { data }) {
    if (data === undefined) throw new Error('unknown event');
    return { ...view, table: { count: count(view.table) + (data as number) } };
  },
  tell: ({ data }, before) => [{ told: `${count(before.table)} and ${String(data)}`, heading: false }],
  sentence: ({ told }) => String(told),
  reason: () => undefined,
  Board: () => null,
};

const about = { status: 'playing', game: 'counting' };
const whole = (at: number, value: number): ServerMessage => ({
  type: 'table',
  table: ID,
  at,
  seat: 0,
  about,
  view: { table: { count: value }, own: null },
  question: null,
  waiting: [],
  clock: null,
});
const step = (at: number, ...numbers: (number | undefined)[]): ServerMessage => ({
  type: 'events',
  table: ID,
  at,
  events: numbers.map((data) => ({ type: 'added', ...(data === undefined ? {} : { data }) })),
  question: { serial: at, name: 'add', kind: 'one', options: [1, 2], notation: ['1', '2'] },
});

/** Of the past, as the server tells it: each step adds its own number. */
const pageUntil = (until: number, most: number) => {
  const at = Math.max(0, until - most);
  const steps = Array.from({ length: until - at }, (_, i) => at + 1 + i);
  const sum = (at * (at + 1)) / 2;
  return {
    at,
    view: { table: { count: sum }, own: null },
    steps: steps.map((number) => ({
      at: number,
      when: number * 1000,
      events: [{ type: 'added', data: number }],
    })),
  };
};
const server = vi.fn<(path: string) => Promise<Response>>();
const answerPast = (path: string): Promise<Response> => {
  const { searchParams } = new URL(path, 'http://here');
  const page = pageUntil(Number(searchParams.get('until')), Number(searchParams.get('most')));
  return Promise.resolve(new Response(JSON.stringify(page)));
};

const tick = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20_000);
let table: LiveTable;
let openTable: typeof OpenTable;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  fakeBrowser();
  server.mockReset().mockRejectedValue(new Error('no answer'));
  vi.stubGlobal('fetch', server);
  ({ openTable } = await import('./live-table.ts'));
  await sitDown();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function sitDown(): Promise<void> {
  table = openTable(ID, undefined, () => Promise.resolve(client));
  await tick();
  FakeSocket.last.hello();
}
const state = () => table.state.get();

test('what the server tells step by step is followed, and told', async () => {
  expect(FakeSocket.last.of('watch')).toMatchObject([{ table: ID }]);
  expect(FakeSocket.last.heard[0]).not.toHaveProperty('from');
  FakeSocket.last.say(whole(3, 10));
  FakeSocket.last.say(step(4, 5, 7));
  await tick();
  expect(state()).toMatchObject({ at: 4, view: { table: { count: 22 } }, question: { serial: 4 } });
  expect(state().log.map(({ told }) => told)).toEqual(['10 and 5', '15 and 7']);
});

test('a burst is shown at once, and all of it is told', async () => {
  FakeSocket.last.say(whole(0, 0));
  await tick();
  let shown = 0;
  table.state.subscribe(() => (shown += 1));
  for (let at = 1; at <= 100; at++) FakeSocket.last.say(step(at, 1));
  await tick();
  expect(shown).toBe(1);
  expect(state()).toMatchObject({ at: 100, view: { table: { count: 100 } } });
  expect(state().news).toHaveLength(100);
  FakeSocket.last.say({ type: 'presence', table: ID, seats: [0] });
  await tick();
  expect(state()).toMatchObject({ present: [0], news: [] });
});

const toldLines = (): unknown[] => state().log.map(({ told }) => told);

test('what happened before is told, ahead of what happens meanwhile', async () => {
  let answer: ((response: Response) => void) | undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  FakeSocket.last.say(whole(3, 6));
  FakeSocket.last.say(step(4, 4));
  await tick();
  expect(server.mock.calls).toEqual([[`/api/tables/${ID}/past?until=3&most=200`, { method: 'GET' }]]);
  expect(toldLines()).toEqual(['6 and 4']);
  answer!(new Response(JSON.stringify(pageUntil(3, 200))));
  FakeSocket.last.say(step(5, 5));
  await tick();
  expect(toldLines()).toEqual(['0 and 1', '1 and 2', '3 and 3', '6 and 4', '10 and 5']);
  expect(state().log[1]).toMatchObject({ when: 2000 });
  expect(state().view).toMatchObject({ table: { count: 15 } });
});

test('of a long past the latest is read, page by page', async () => {
  server.mockImplementation(answerPast);
  FakeSocket.last.say(whole(450, 0));
  await tick();
  const untils = server.mock.calls.map(([path]) => path.match(/until=(\d+)/)?.[1]);
  expect(untils).toEqual(['450', '250', '50']);
  expect(state().log).toHaveLength(450);
  FakeSocket.last.say(whole(2000, 0));
  await tick();
  expect(server).toHaveBeenCalledTimes(6);
  expect(toldLines()).toHaveLength(600);
  expect(toldLines().at(-1)).toBe('1999000 and 2000');
});

test('nothing is asked of a game that begins, or whose last move was taken back', async () => {
  FakeSocket.last.say(whole(0, 0));
  FakeSocket.last.say(step(1, 5));
  FakeSocket.last.say({ ...whole(2, 0), about: null } as ServerMessage);
  await tick();
  expect(server).not.toHaveBeenCalled();
  expect(toldLines()).toEqual(['0 and 5']);
});

test('a line that was lost comes back, and says how far it was', async () => {
  FakeSocket.last.say(whole(3, 10));
  await tick();
  FakeSocket.last.close();
  await tick();
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.hello();
  expect(FakeSocket.last.of('watch')).toMatchObject([{ table: ID, from: 3 }]);
});

test('a move whose answer was lost is said again, under the same name, and nothing else is', async () => {
  FakeSocket.last.say(whole(3, 10));
  await tick();
  const made = table.answer(4, 1);
  const said = table.say({ type: 'chat', text: 'Good evening' });
  const lost = said.then(
    () => 'said',
    (error: unknown) => String(error),
  );
  const [first] = FakeSocket.last.of('move');
  FakeSocket.last.close();
  expect(await lost).toBe('Error: no-answer');
  await tick();
  FakeSocket.last.hello();
  expect(FakeSocket.last.of('move')).toEqual([first]);
  expect(FakeSocket.last.of('chat')).toEqual([]);
  FakeSocket.last.say({ type: 'done', request: first!.request });
  await made;
});

test('a refused move throws the reason', async () => {
  FakeSocket.last.say(whole(3, 10));
  await tick();
  const made = table.answer(4, 1);
  const { request } = FakeSocket.last.of('move')[0]!;
  FakeSocket.last.say({ type: 'refused', request, reason: { why: 'stale' } });
  await expect(made).rejects.toMatchObject({ reason: { why: 'stale' } });
});

test('what cannot be followed is asked for as a whole', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  FakeSocket.last.say(whole(3, 10));
  FakeSocket.last.say(step(4, undefined));
  await tick();
  expect(complaints).toHaveBeenCalledOnce();
  expect(state().question).toBeNull();
  expect(FakeSocket.last.of('watch').at(-1)).not.toHaveProperty('from');
  FakeSocket.last.say(whole(4, 99));
  await tick();
  expect(state()).toMatchObject({ at: 4, view: { table: { count: 99 } } });
  complaints.mockRestore();
});

test('a page that is loaded anew goes on where it was, log and all', async () => {
  FakeSocket.last.say(whole(3, 10));
  FakeSocket.last.say(step(4, 5));
  await tick();
  keepTable(ID, state());
  table.close();
  await sitDown();
  expect(FakeSocket.last.of('watch').at(-1)).toMatchObject({ from: 4 });
  FakeSocket.last.say(step(5, 1));
  await tick();
  expect(state().view).toMatchObject({ table: { count: 16 } });
  expect(state().log.map(({ told }) => told)).toEqual(['10 and 5', '15 and 1']);
});

test('a line of chat that is told twice is there once', async () => {
  const line = {
    type: 'chat',
    table: ID,
    number: 1,
    from: 'Mina',
    seat: 0,
    to: null,
    text: 'Hush',
    when: 1,
  } as const;
  FakeSocket.last.say(line);
  FakeSocket.last.say(line);
  await tick();
  expect(state().chat).toHaveLength(1);
});

test('whoever may not look is told why', async () => {
  const { request } = FakeSocket.last.of('watch')[0]!;
  FakeSocket.last.say({ type: 'refused', request, reason: { why: 'not-invited' } });
  await tick();
  expect(state().refusal).toEqual({ why: 'not-invited' });
});
