import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTable, type Clock, leaveRoom, openRoom, type Room, untilSo } from '../../test/tables.ts';
import { thinkHere } from '../bots/thinkers.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Slot } from './slots.ts';
import { setStandIn } from './standing-in.ts';

let folder: string;
let clock: Clock;
let room: Room;

const reopen = async (): Promise<void> => {
  room = await openRoom(openSqlite(join(folder, 'house.db')), clock);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-clocks-'));
  clock = { now: 1_000_000 };
  await reopen();
});
afterEach(() => leaveRoom(room, folder));

const LIVE = { kind: 'live', perDecision: 10, reserve: 20 } as const;
/** All are asked at once whether they would be Renfield. */
const VOLUNTEERS = { game: 'nosferatu', seats: 5, options: { renfield: 'volunteer' } } as const;

const begin = (people: readonly string[], more: object): Promise<string> =>
  beginTable(room, { people, seed: 'clocks', more });
const at = <Result>(table: string, work: (slot: Slot) => Promise<Result>): Promise<Result> =>
  room.keeper.at(table, work) as Promise<Result>;
const asked = ({ running }: Slot): number[] => running!.asked().map(({ seat }) => seat);
const serialOf = ({ running }: Slot, seat: number): number | undefined =>
  running!.asked().find((one) => one.seat === seat)?.serial;

interface Seen {
  due: Record<string, number>;
  reserve: number;
  atZero: string | null;
}
/** The clocks as a seat sees them. */
const clockOf = async (table: string, seat: number): Promise<Seen> =>
  at(table, async ({ running }) => (JSON.parse(running!.tableText(seat, 'null')) as { clock: Seen }).clock);

/** Only these are asked: the bots have answered. */
const only = (table: string, ...seats: number[]): Promise<true> =>
  untilSo(room, table, (slot) => (asked(slot).join() === seats.join() ? true : undefined));

const answer = (table: string, seat: number, said: string | number) =>
  at(table, async (slot) => {
    const serial = serialOf(slot, seat) ?? 0;
    return room.keeper.move(slot, { seat, serial, said, request: `${seat} ${serial}` });
  });

const entries = async (table: string): Promise<string[]> =>
  (await room.storage.entries.after(table, 0)).map(({ kind, seat, move }) => `${kind} ${seat} ${move}`);

/** Time goes by, and the house looks at its clocks. */
async function pass(seconds: number): Promise<void> {
  clock.now += seconds * 1000;
  await room.runner.beat();
}

describe('a live clock', () => {
  it('answers for whoever is late with what was shown, when decision and reserve are used up', async () => {
    const table = await begin(['Mina', 'Lucy'], { ...VOLUNTEERS, clock: LIVE });
    await only(table, 0, 1);
    expect(await clockOf(table, 0)).toEqual({
      due: { 0: 1_030_000, 1: 1_030_000 },
      reserve: 20_000,
      atZero: 'decline',
    });
    await pass(29.999);
    expect(await at(table, async (slot) => asked(slot))).toEqual([0, 1]);
    expect(await answer(table, 0, 'volunteer')).toHaveProperty('at');
    await pass(0.001);
    await untilSo(room, table, (slot) => (serialOf(slot, 1) === 1 ? undefined : true));
    expect((await entries(table)).filter((one) => /^move [01]/.test(one)).slice(0, 2)).toEqual([
      'move 0 volunteer',
      'move 1 decline',
    ]);
    expect((await clockOf(table, 0)).reserve).toBe(1);
    expect((await clockOf(table, 1)).reserve).toBe(0);
  });

  it('takes an answer at the last moment, and none after it', async () => {
    const table = await begin(['Mina', 'Lucy'], { ...VOLUNTEERS, clock: LIVE });
    await only(table, 0, 1);
    clock.now += 30_000;
    expect(await answer(table, 0, 'volunteer')).toHaveProperty('at');
    await room.runner.beat();
    await untilSo(room, table, (slot) => (serialOf(slot, 1) === 1 ? undefined : true));
    const late = { seat: 1, serial: 1, said: 0, request: 'late' };
    expect(await at(table, (slot) => room.keeper.move(slot, late))).toMatchObject({
      reason: { why: 'stale' },
    });
  });

  it('is the same after a restart', async () => {
    const table = await begin(['Mina'], { ...VOLUNTEERS, clock: LIVE });
    await only(table, 0);
    const before = await clockOf(table, 0);
    await room.stop();
    clock.now += 15_000;
    await reopen();
    expect(await clockOf(table, 0)).toEqual(before);
    await pass(15);
    await untilSo(room, table, (slot) => (serialOf(slot, 0) === 1 ? undefined : true));
    expect(await entries(table)).toContain('move 0 decline');
  });

  it('costs nothing while a bot plays, and begins anew when the player is back', async () => {
    const table = await begin(['Mina', 'Lucy'], { ...VOLUNTEERS, clock: LIVE, pace: 10_000, atZero: 'bot' });
    await untilSo(room, table, (slot) => (asked(slot).length === 5 ? true : undefined));
    expect((await clockOf(table, 0)).atZero).toBeNull();
    expect((await clockOf(table, 0)).due).toEqual({ 0: 1_030_000, 1: 1_030_000 });
    await at(table, (slot) => setStandIn(room.keeper, slot, 0, true));
    expect((await clockOf(table, 1)).due).toEqual({ 1: 1_030_000 });
    clock.now += 25_000;
    await at(table, (slot) => setStandIn(room.keeper, slot, 0, false));
    expect((await clockOf(table, 0)).due).toEqual({ 0: 1_055_000, 1: 1_030_000 });
    clock.now += 1000;
    expect(await answer(table, 0, 'decline')).toHaveProperty('at');
    expect((await clockOf(table, 0)).reserve).toBe(20_000);
  });

  it('hands a late seat to a bot if that was agreed, until the player is back', async () => {
    const table = await begin(['Mina'], { ...VOLUNTEERS, clock: LIVE, atZero: 'bot' });
    await only(table, 0);
    await pass(30);
    await untilSo(room, table, ({ running }) => (running!.standIn(0) ? true : undefined));
    await untilSo(room, table, ({ kept }) => (kept.status === 'over' ? true : undefined));
    const log = await entries(table);
    expect(log.filter((one) => one.startsWith('stand-in'))).toEqual(['stand-in 0 bot']);
    expect(log.filter((one) => one.startsWith('move 0')).length).toBeGreaterThan(1);
  });

  it('gives back what was spent on moves that are taken back', async () => {
    const table = await begin(['Mina', 'Lucy'], { ...VOLUNTEERS, clock: LIVE });
    await only(table, 0, 1);
    const before = await at(table, async ({ running }) => running!.at());
    clock.now += 15_000;
    await answer(table, 0, 'volunteer');
    expect((await clockOf(table, 0)).reserve).toBe(15_000);
    clock.now += 1000;
    await at(table, (slot) => room.keeper.write(slot, { kind: 'take-back', seat: 0, move: String(before) }));
    expect(await clockOf(table, 0)).toEqual({
      due: { 0: 1_046_000, 1: 1_046_000 },
      reserve: 20_000,
      atZero: 'decline',
    });
  });
});

describe('a slow clock', () => {
  it('waits for hours, also across a restart', async () => {
    const table = await begin(['Mina'], { ...VOLUNTEERS, clock: { kind: 'slow', hours: 24 } });
    await only(table, 0);
    await pass(23 * 3600);
    expect(await at(table, async (slot) => asked(slot))).toEqual([0]);
    await room.stop();
    clock.now += 3600_000;
    await reopen();
    await untilSo(room, table, (slot) => (serialOf(slot, 0) === 1 ? undefined : true));
    expect(await entries(table)).toContain('move 0 decline');
  });
});

describe('bots', () => {
  it('answer at the pace of the table, and their time never runs out', async () => {
    const clocks = { clock: { kind: 'live', perDecision: 5, reserve: 0 }, pace: 8000 };
    const table = await begin(['Mina'], { ...VOLUNTEERS, ...clocks });
    await answer(table, 0, 'decline');
    const answered = (): Promise<number> => at(table, async ({ running }) => 5 - running!.asked().length);
    for (let bots = 1; bots < 5; bots++) {
      await pass(7.999);
      expect(await answered()).toBe(bots);
      await pass(0.001);
      if (bots < 4)
        await untilSo(room, table, (slot) => (asked(slot).length === 4 - bots ? true : undefined));
    }
    expect((await clockOf(table, 1)).due).not.toHaveProperty('1');
  });
});

describe('the pace of a bot', () => {
  it('is none for a pass that nobody knows of, a quarter for one that is known, and whole for the rest', async () => {
    const table = await begin(['Mina'], { game: 'vtes', seats: 4, pace: 10_000 });
    const weights = new Map<string, Set<string>>();
    await at(table, async ({ running }) => {
      for (let moves = 0; moves < 400; moves++) {
        const [{ seat, serial }] = running!.asked() as [{ seat: number; serial: number }];
        const thought = running!.thought(seat, 'heuristic')!;
        const { name, options } = thought.decision as { name: string; options: { do: string }[] };
        const { choice } = await thinkHere().think(thought);
        const said = `${name} ${options[Number(choice)]?.do}`;
        weights.set(said, (weights.get(said) ?? new Set()).add(String(running!.weight(seat, choice))));
        const played = running!.play(seat, serial, choice);
        if ('move' in played) running!.ready(seat, played.move, 0, [])();
      }
    });
    const seen = (said: string): string[] => [...(weights.get(said) ?? [])];
    expect([seen('impulse pass'), seen('impulse no-block')]).toEqual([['0'], ['0']]);
    expect([seen('act end'), seen('master end'), seen('influence end')]).toEqual([
      ['0.25'],
      ['0.25'],
      ['0.25'],
    ]);
    expect([seen('act bleed'), seen('influence transfer'), seen('impulse block')]).toEqual([
      ['1'],
      ['1'],
      ['1'],
    ]);
  });
});

describe('a game on time', () => {
  it('is over when its time is, and says so before; other games have none', async () => {
    const table = await begin(['Mina'], { game: 'vtes', seats: 2, time: 10 });
    await untilSo(room, table, (slot) => (asked(slot).join() === '0' ? true : undefined));
    await pass(599);
    expect(await at(table, async ({ running }) => running!.over())).toBe(false);
    await pass(1);
    const result = await untilSo(room, table, ({ kept }) =>
      kept.status === 'over' ? kept.about.result : undefined,
    );
    expect(result).toMatchObject({ points: [0.5, 0.5] });
    expect((await entries(table)).at(-1)).toBe('call -1 time');
    await expect(begin(['Lucy'], { ...VOLUNTEERS, time: 10 })).rejects.toThrow('no-time-limit');
  });
});
