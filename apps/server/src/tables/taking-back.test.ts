import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTable, leaveRoom, openRoom, type Room, untilSo } from '../../test/tables.ts';
import { thinkHere } from '../bots/thinkers.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Slot } from './slots.ts';
import { answerTakeBack, askTakeBack, pendingTakeBack } from './taking-back.ts';

let folder: string;
let room: Room;
let requests = 0;

const reopen = async (): Promise<void> => {
  room = await openRoom(openSqlite(join(folder, 'house.db')), { now: 1000 });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-take-back-'));
  await reopen();
});
afterEach(() => leaveRoom(room, folder));

const at = <Result>(table: string, work: (slot: Slot) => Promise<Result>): Promise<Result> =>
  room.keeper.at(table, work) as Promise<Result>;
const answer = (table: string, seat: number, said: string) =>
  at(table, async (slot) => {
    const { serial } = slot.running!.asked().find((one) => one.seat === seat)!;
    return room.keeper.move(slot, { seat, serial, said, request: `${++requests}` });
  });
const askedAt = (table: string): Promise<number[]> =>
  at(table, async ({ running }) =>
    running!
      .asked()
      .map(({ seat }) => seat)
      .toSorted((a, b) => a - b),
  );
const ask = (table: string, seat: number) => at(table, (slot) => askTakeBack(room.keeper, slot, seat));
const consent = (table: string, seat: number, agrees: boolean) =>
  at(table, (slot) => answerTakeBack(room.keeper, slot, seat, agrees));
const agreed = (table: string): Promise<readonly number[] | undefined> =>
  at(table, async (slot) => pendingTakeBack(slot)?.agreed);

const PEOPLE = ['Mina', 'Lucy', 'Arthur', 'John', 'Quincey'];

/** Five people, all asked at once whether they would be Renfield. */
const volunteers = (): Promise<string> =>
  beginTable(room, {
    people: PEOPLE,
    seed: 'take back',
    more: { game: 'nosferatu', seats: 5, options: { renfield: 'volunteer' } },
  });

describe('a move', () => {
  it('is taken back when everyone agrees, and not before', async () => {
    const table = await volunteers();
    expect(await ask(table, 0)).toEqual({ why: 'nothing-to-take-back' });
    await answer(table, 0, 'volunteer');
    expect(await ask(table, 0)).toBeUndefined();
    expect(await askedAt(table)).toEqual([1, 2, 3, 4]);
    for (const seat of [1, 2, 3]) expect(await consent(table, seat, true)).toBeUndefined();
    expect(await agreed(table)).toEqual([0, 1, 2, 3]);
    expect(await askedAt(table)).toEqual([1, 2, 3, 4]);
    expect(await consent(table, 4, true)).toBeUndefined();
    expect(await askedAt(table)).toEqual([0, 1, 2, 3, 4]);
    expect(await agreed(table)).toBeUndefined();
  });

  it('is not, if somebody does not agree; another wish waits', async () => {
    const table = await volunteers();
    await answer(table, 0, 'volunteer');
    await answer(table, 1, 'volunteer');
    await ask(table, 0);
    expect(await ask(table, 1)).toEqual({ why: 'take-back-pending' });
    expect(await consent(table, 1, false)).toBeUndefined();
    expect(await agreed(table)).toBeUndefined();
    expect(await consent(table, 2, true)).toEqual({ why: 'nothing-to-take-back' });
    expect(await askedAt(table)).toEqual([2, 3, 4]);
  });

  it('is wished for beyond a restart, and beyond what others answer in secret', async () => {
    const table = await volunteers();
    await answer(table, 0, 'volunteer');
    await ask(table, 0);
    await consent(table, 1, true);
    await room.stop();
    await reopen();
    expect(await agreed(table)).toEqual([0, 1]);
    await answer(table, 1, 'decline');
    expect(await agreed(table)).toEqual([0, 1]);
    for (const seat of [2, 3, 4]) await consent(table, seat, true);
    expect(await askedAt(table)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is not taken back once chance has spoken or something hidden was shown', async () => {
    const table = await volunteers();
    for (const seat of [0, 1, 2, 3]) await answer(table, seat, 'decline');
    await ask(table, 0);
    await answer(table, 4, 'decline');
    expect(await consent(table, 1, true)).toEqual({ why: 'nothing-to-take-back' });
    expect(await ask(table, 0)).toEqual({ why: 'secret-came-to-light' });
    const [renfield] = (await askedAt(table)) as [number];
    await answer(table, renfield, `vampire ${PEOPLE.find((_, seat) => seat !== renfield)}`);
    expect(await ask(table, renfield)).toEqual({ why: 'secret-came-to-light' });
  });
});

describe('in VTES, alone among bots', () => {
  it('the end of a phase is taken back at once, a card that was played is not', async () => {
    const table = await beginTable(room, {
      people: ['Mina'],
      seed: 'vtes',
      more: { game: 'vtes', seats: 2, pace: 10_000, options: { first: 'given', seating: 'given' } },
    });
    const asks = (wanted: string): Promise<true> =>
      untilSo(room, table, ({ running }) => {
        const { name } = (running!.thought(0, 'random')?.decision ?? { name: '' }) as { name: string };
        return name === wanted ? true : undefined;
      });
    await asks('master');
    const before = await at(table, async ({ running }) => running!.tableText(0, 'null'));
    const question = (text: string): unknown => (JSON.parse(text) as { view: unknown }).view;
    await answer(table, 0, 'end phase');
    await asks('influence');
    expect(await ask(table, 0)).toBeUndefined();
    await asks('master');
    const after = await at(table, async ({ running }) => running!.tableText(0, 'null'));
    expect(question(after)).toEqual(question(before));
    await answer(table, 0, 'end phase');
    await answer(table, 0, 'end phase');
    await asks('discard');
    await at(table, async (slot) => {
      const { choice } = await thinkHere().think(slot.running!.thought(0, 'heuristic')!);
      const { serial } = slot.running!.asked()[0]!;
      await room.keeper.move(slot, { seat: 0, serial, said: choice, request: null });
    });
    expect(await ask(table, 0)).toEqual({ why: 'secret-came-to-light' });
  });
});
