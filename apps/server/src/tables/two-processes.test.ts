import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findHome, type Home, openPlace } from '../../test/databases.ts';
import { beginTable, type Clock, openRoom, type Room, untilSo } from '../../test/tables.ts';
import type { Slot } from './slots.ts';
import { answerTakeBack, askTakeBack } from './taking-back.ts';

const PEOPLE = ['Mina', 'Lucy', 'Arthur', 'John', 'Quincey'];
/** All are asked at once whether they would be Renfield. */
const VOLUNTEERS = { game: 'nosferatu', seats: 5, options: { renfield: 'volunteer' } } as const;

let home: Home;
let clock: Clock;
let one: Room;
let other: Room;
let requests = 0;

beforeAll(async () => {
  home = await findHome('postgres');
});
afterAll(() => home.close());
beforeEach(async () => {
  const place = await home.make();
  clock = { now: 1_000_000 };
  one = await openRoom(openPlace(place), clock);
  other = await openRoom(openPlace(place), clock);
});
afterEach(async () => {
  for (const room of [one, other]) await room.stop();
  const faults = [...one.faults, ...other.faults];
  if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
});

const asked = ({ running }: Slot): string =>
  running!
    .asked()
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b)
    .join();
/** Only these are asked, as both processes know by themselves. */
const both = async (table: string, seats: string): Promise<void> => {
  for (const room of [one, other])
    await untilSo(room, table, (slot) => (asked(slot) === seats ? true : undefined));
};

const answer = ({ keeper }: Room, table: string, seat: number, said: string) =>
  keeper.at(table, async (slot) => {
    const { serial } = slot.running!.asked().find((asks) => asks.seat === seat)!;
    return keeper.move(slot, { seat, serial, said, request: `${++requests}` });
  });

const entries = async (table: string): Promise<string[]> =>
  (await one.storage.entries.after(table, 0)).map(({ kind, seat, move }) => `${kind} ${seat} ${move}`);

/** Every table is run by a process that lives. */
async function isRun({ storage }: Room): Promise<void> {
  while ((await storage.runners.orphans(clock.now, 1)).length > 0)
    await new Promise((resolve) => void setTimeout(resolve, 1));
}

describe('a move made in one process', () => {
  it('is taken back by those who agree in another', async () => {
    const table = await beginTable(one, { people: PEOPLE, seed: 'take back', more: VOLUNTEERS });
    await answer(one, table, 0, 'volunteer');
    await both(table, '1,2,3,4');
    await one.keeper.at(table, (slot) => askTakeBack(one.keeper, slot, 0));
    for (const seat of [1, 2, 3, 4]) {
      const { keeper } = seat % 2 === 0 ? one : other;
      await keeper.atLatest(table, (slot) => answerTakeBack(keeper, slot, seat, true));
    }
    await both(table, '0,1,2,3,4');
    // and is made again in the other one, as what it is then
    await answer(other, table, 0, 'decline');
    await both(table, '1,2,3,4');
    expect(await entries(table)).toEqual(['move 0 volunteer', 'take-back 0 0', 'move 0 decline']);
  });
});

describe('the clock of a table whose process says nothing more', () => {
  it('is run by another to the same moment, and by nobody twice', async () => {
    const more = { ...VOLUNTEERS, clock: { kind: 'live', perDecision: 10, reserve: 20 } };
    const table = await beginTable(one, { people: PEOPLE, seed: 'clocks', more });
    await isRun(one);
    for (const seat of [0, 1, 2]) await answer(one, table, seat, 'decline');
    await both(table, '3,4');
    clock.now += 29_999;
    await other.runner.beat();
    await isRun(other);
    expect(await entries(table)).toHaveLength(3);
    clock.now += 1;
    // the first one is alive after all, and has lost the table
    for (const { runner } of [one, other]) await runner.beat();
    await untilSo(other, table, (slot) => (slot.running!.at() >= 5 ? true : undefined));
    expect((await entries(table)).slice(3, 5).toSorted()).toEqual(['move 3 decline', 'move 4 decline']);
  });
});
