import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginTable, leaveRoom, openRoom, type Room } from '../../test/tables.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { keepPasts, type PastPage } from './past.ts';
import type { Slot } from './slots.ts';

let folder: string;
let room: Room;
let past: ReturnType<typeof keepPasts>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-past-'));
  room = await openRoom(openSqlite(join(folder, 'house.db')), { now: 1000 });
  past = keepPasts(1);
});
afterEach(() => leaveRoom(room, folder));

const at = <Result>(table: string, work: (slot: Slot) => Promise<Result>): Promise<Result> =>
  room.keeper.at(table, work) as Promise<Result>;

const pastOf = (table: string, until: number, most = 100): Promise<PastPage> =>
  at(table, async ({ running }) => {
    const played = running!.played();
    return past(table, { played, made: played.moves.length, shown: running!.shown(), seat: 0 }, until, most);
  });

/** So many moves, of whoever is asked first, and each the first that is offered. */
const move = (table: string, moves: number): Promise<void> =>
  at(table, async (slot) => {
    for (let i = 0; i < moves; i++) {
      const [{ seat, serial }] = slot.running!.asked() as [{ seat: number; serial: number }];
      await room.keeper.move(slot, { seat, serial, said: 0, request: null });
    }
  });
const shown = (table: string): Promise<number> => at(table, async ({ running }) => running!.shown());

const PEOPLE = ['Mina', 'Lucy', 'Arthur', 'John', 'Quincey'];
const newTable = (seed: string): Promise<string> =>
  beginTable(room, { people: PEOPLE, seed, more: { game: 'nosferatu', seats: 5 } });

const numbers = ({ steps }: PastPage): number[] => steps.map((step) => step.at);
const events = ({ steps }: PastPage): unknown[] => steps.map((step) => step.events);

it('has the last steps until the one that is asked for, and what was made since', async () => {
  const table = await newTable('past');
  await move(table, 3);
  expect(numbers(await pastOf(table, Infinity))).toEqual([1, 2, 3]);
  await move(table, 3);
  expect(await pastOf(table, 5, 2)).toMatchObject({ at: 3, steps: [{ at: 4 }, { at: 5 }] });
  expect(numbers(await pastOf(table, 100))).toEqual([1, 2, 3, 4, 5, 6]);
});

it('has not what was taken back, and numbers what follows as all know it', async () => {
  const table = await newTable('past');
  await move(table, 5);
  const before = await pastOf(table, Infinity);
  await at(table, (slot) => room.keeper.write(slot, { kind: 'take-back', seat: 0, move: '3' }));
  expect(await shown(table)).toBe(6);
  const back = await pastOf(table, Infinity);
  expect(events(back)).toEqual(events(before).slice(0, 3));
  expect(numbers(back).at(-1)).toBe(6);
  await move(table, 1);
  expect(events(await pastOf(table, 6))).toEqual(events(back));
  expect(numbers(await pastOf(table, Infinity)).at(-1)).toBe(7);
});

it('is kept of so many tables, and the same when it is made anew', async () => {
  const [one, other] = [await newTable('one'), await newTable('other')];
  await move(one, 4);
  await move(other, 4);
  const first = await pastOf(one, Infinity);
  expect(await pastOf(other, Infinity)).not.toEqual(first);
  expect(await pastOf(one, Infinity)).toEqual(first);
});
