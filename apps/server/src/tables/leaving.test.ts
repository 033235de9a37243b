import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTable } from '@nocturne/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTable, type Clock, leaveRoom, openRoom, type Room } from '../../test/tables.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { replace } from './replacing.ts';
import type { Slot } from './slots.ts';

let folder: string;
let clock: Clock;
let room: Room;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-leaving-'));
  clock = { now: 1_000_000 };
  room = await openRoom(openSqlite(join(folder, 'house.db')), clock);
});
afterEach(() => leaveRoom(room, folder));

const PEOPLE = ['Mina', 'Lucy', 'Arthur', 'John'];
const person = (name: string) => ({ id: name.toLowerCase(), name, account: null });
const VOLUNTEERS = { game: 'nosferatu', seats: 5, options: { renfield: 'volunteer' } };

const begin = (more: object = {}): Promise<string> =>
  beginTable(room, { people: PEOPLE, seed: 'leaving', more: { ...VOLUNTEERS, ...more } });
const at = <Result>(table: string, work: (slot: Slot) => Promise<Result>): Promise<Result> =>
  room.keeper.at(table, work) as Promise<Result>;
const come = (table: string, ...names: string[]) =>
  Promise.all(names.map((name) => room.storage.presences.come(table, name.toLowerCase(), 'here')));
const go = (table: string, name: string) =>
  room.storage.presences.go(table, name.toLowerCase(), 'here', clock.now);
const wants = (table: string, by: number, seat: number) =>
  at(table, (slot) => replace({ ...room, now: () => clock.now }, slot, by, seat));
const standsIn = (table: string, seat: number): Promise<boolean> =>
  at(table, async ({ running }) => running!.standIn(seat));

describe('the seat of somebody who is gone', () => {
  it('is given to a bot by the host after a minute, and not before', async () => {
    const table = await begin();
    await come(table, ...PEOPLE);
    expect(await wants(table, 0, 1)).toEqual({ why: 'player-is-here' });
    clock.now += 10_000;
    await go(table, 'Lucy');
    clock.now += 59_999;
    expect(await wants(table, 0, 1)).toEqual({ why: 'too-early', at: 1_070_000 });
    clock.now += 1;
    expect(await wants(table, 0, 4)).toEqual({ why: 'not-a-player' });
    expect(await wants(table, 0, 0)).toEqual({ why: 'not-a-player' });
    expect(await wants(table, 0, 1)).toBeUndefined();
    expect(await standsIn(table, 1)).toBe(true);
    expect(await wants(table, 0, 1)).toEqual({ why: 'not-a-player' });
  });

  it('is given to a bot by all others who are there, if it is the host who is gone', async () => {
    const table = await begin();
    await come(table, 'Mina', 'Lucy', 'Arthur');
    await go(table, 'Mina');
    clock.now += 60_000;
    expect(await wants(table, 1, 0)).toBeUndefined();
    expect(await wants(table, 1, 0)).toBeUndefined();
    expect(await standsIn(table, 0)).toBe(false);
    // John has never come, and is not asked
    expect(await wants(table, 2, 0)).toBeUndefined();
    expect(await standsIn(table, 0)).toBe(true);
    expect(await standsIn(table, 3)).toBe(false);
  });

  it('is theirs again as soon as they have been there', async () => {
    const table = await begin();
    await come(table, ...PEOPLE);
    await go(table, 'John');
    clock.now += 60_000;
    await wants(table, 1, 3);
    await come(table, 'John');
    expect(await wants(table, 2, 3)).toEqual({ why: 'player-is-here' });
    await go(table, 'John');
    clock.now += 60_000;
    await wants(table, 2, 3);
    expect(await standsIn(table, 3)).toBe(false);
  });

  it('at a slow table waits for as long as a decision may take', async () => {
    const table = await begin({ clock: { kind: 'slow', hours: 2 } });
    await come(table, 'Mina');
    clock.now += 60_000;
    expect(await wants(table, 0, 1)).toEqual({ why: 'too-early', at: 1_000_000 + 2 * 3_600_000 });
  });
});

describe('whoever leaves', () => {
  it('a game is followed by a bot for good, and as host by another', async () => {
    const table = await begin();
    await at(table, (slot) => room.lobby.standUp(slot, person('Mina')));
    const { about } = (await room.storage.tables.find(table))!;
    expect(about.chairs[0]).toMatchObject({ person: null, name: 'Mina', bot: 'heuristic' });
    expect(about.host).toBe('lucy');
    expect(await standsIn(table, 0)).toBe(true);
    expect(await at(table, (slot) => room.lobby.standUp(slot, person('Mina')))).toEqual({
      reason: { why: 'not-seated' },
    });
  });

  it('a table before the game leaves an empty chair; the last one closes it', async () => {
    for (const name of ['Mina', 'Lucy']) await room.storage.people.add(person(name), null, 0);
    const made = await room.lobby.create(person('Mina'), newTable.parse({ game: 'nosferatu', seats: 5 }));
    const { id } = made as { id: string };
    await at(id, (slot) => room.lobby.sit(slot, person('Lucy'), {}));
    await at(id, (slot) => room.lobby.standUp(slot, person('Mina')));
    expect(await room.storage.tables.find(id)).toMatchObject({ status: 'open', about: { host: 'lucy' } });
    await at(id, (slot) => room.lobby.standUp(slot, person('Lucy')));
    expect(await room.storage.tables.find(id)).toMatchObject({ status: 'over' });
    expect(await at(id, (slot) => room.lobby.sit(slot, person('Mina'), {}))).toMatchObject({
      reason: { why: 'begun-already' },
    });
  });
});
