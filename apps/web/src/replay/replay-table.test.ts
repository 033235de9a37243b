import { afterEach, expect, test, vi } from 'vitest';
import type { GameClient } from '../table/types.ts';
import type { Eyes, ReplayInfo } from './replay-info.ts';
import { openReplay } from './replay-table.ts';

const INFO: ReplayInfo = {
  game: 'counting',
  seats: [
    { name: 'Mina', bot: false },
    { name: 'Bot', bot: true },
  ],
  began: 1,
  ended: 2,
  result: null,
  commitment: 'promised',
  steps: 250,
};

interface Event {
  readonly type: string;
  readonly data: { readonly by?: number };
  readonly secret?: unknown;
}
interface View {
  readonly table: { readonly sum: number };
  readonly own: { readonly secrets: number } | null;
}

/**
 * A game of one number: every step adds one, every hundredth begins a turn, every fifth is not told. Each seat counts the
 * secrets that it was told.
 */
const client = {
  follow: ({ table, own }: View, { data, secret }: Event): View => ({
    table: { sum: table.sum + (data.by ?? 0) },
    own: own && { secrets: own.secrets + Number(secret !== undefined) },
  }),
  tell: ({ data, secret }: Event, { table }: View) =>
    table.sum % 5 === 0 ? [] : [{ told: secret ?? data.by, heading: false }],
} as unknown as GameClient;

const step = (number: number) => ({
  number,
  when: number * 10,
  events: [
    { type: 'added', data: { by: 1 }, secret: 'hidden', to: [number % 2] },
    ...(number % 100 === 0 ? [{ type: 'turn', data: { turn: number / 100 + 1, seat: 1 } }] : []),
  ],
  waiting: [{ seat: number % 2, name: 'add' }],
});

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const search = new URL(url, 'http://here').searchParams;
    const from = Number(search.get('from'));
    const most = Math.min(Number(search.get('most')), INFO.steps! - from);
    const steps = Array.from({ length: most }, (_, place) => step(from + place + 1));
    const first = { type: 'turn', data: { turn: 1, seat: 0 } };
    const all = search.get('as') === 'all' ? { all: [{ secrets: 0 }, { secrets: 0 }] } : {};
    const view = { table: { sum: from }, own: null, ...all };
    const page = { at: from, view, events: [first], waiting: [], steps };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const opened = async (eyes: Eyes, at: number) => {
  const replay = openReplay('token', INFO, client, eyes, at);
  await replay.read();
  return replay;
};
type Sum = { sum: number };

test('it is read in pages, and begins with the first position', async () => {
  const asked = serve();
  const { table, progress } = await opened(null, 0);
  expect(asked).toEqual([
    '/api/replays/token/steps?from=0&most=200',
    '/api/replays/token/steps?from=200&most=200',
  ]);
  expect(table.state.get()).toMatchObject({ at: 0, seat: null, log: [], view: { table: { sum: 0 } } });
  expect(progress.get()).toMatchObject({ at: 0, loaded: 250 });
  expect(progress.get().turns.map(({ at, turn }) => [at, turn])).toEqual([
    [0, 1],
    [100, 2],
    [200, 3],
  ]);
});

test('it goes to any step, with the log as it was then', async () => {
  serve();
  const { table, progress, go } = await opened(0, 0);
  go(220);
  expect((table.state.get().view!.table as Sum).sum).toBe(220);
  expect(table.state.get().log).toHaveLength(176);
  expect(table.state.get().log.at(-1)).toMatchObject({ when: 2200 });
  expect(table.state.get()).toMatchObject({ seat: 0, waiting: [{ seat: 0 }], question: null });
  go(3);
  expect((table.state.get().view!.table as Sum).sum).toBe(3);
  expect(table.state.get().news).toHaveLength(1);
  go(1);
  expect(progress.get()).toMatchObject({ at: 1, quiet: true });
  go(-5);
  expect(progress.get().at).toBe(0);
  go(1000);
  expect(progress.get().at).toBe(250);
});

test('with other eyes it goes on where it was, and is asked for with them', async () => {
  const asked = serve();
  const { progress, table, go } = await opened('all', 210);
  expect(asked[0]).toContain('&as=all');
  expect(progress.get().at).toBe(210);
  // everybody’s eyes: the log tells what was hidden
  expect(table.state.get().log.at(-1)!.told).toBe('hidden');
  expect(table.state.get().view).toEqual({
    table: { sum: 210 },
    own: null,
    all: [{ secrets: 105 }, { secrets: 105 }],
  });
  go(3);
  expect(table.state.get().view!.all).toEqual([{ secrets: 1 }, { secrets: 2 }]);
});

test('nobody answers in a game that is over', async () => {
  serve();
  const { table } = await opened(0, 0);
  await expect(table.answer(1, 0)).rejects.toMatchObject({ reason: { why: 'over' } });
});
