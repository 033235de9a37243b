// A house for every test of a file, and what is needed to play at its tables.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@nocturne/kernel';
import { afterEach, beforeEach } from 'vitest';
import { type Answered, ask, type Client, connect, guest, type House, openHouse } from './house.ts';
import { playOn } from './player.ts';

export interface Guest {
  readonly token: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answered>;
  readonly connect: () => Promise<Client>;
}

export interface HouseOfTest {
  readonly house: () => House;
  readonly guest: (name: string) => Promise<Guest>;
  /** Somebody who has not said who they are. */
  readonly stranger: Guest['ask'];
  /** Stops the server; then the same database is served again. */
  readonly again: (meanwhile?: () => Promise<unknown>) => Promise<void>;
  readonly file: () => string;
}

/** Programs answer faster than people. */
const PATIENT = { messagesASecond: 100_000 };

/** Opens a house before each test, closes it afterwards, and fails the test if anything went wrong inside. */
export function withHouse(): HouseOfTest {
  let folder: string;
  let house: House;
  const file = (): string => join(folder, 'house.db');
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nocturne-house-'));
    house = await openHouse(file(), { config: PATIENT });
  });
  afterEach(async () => {
    await house.stop();
    rmSync(folder, { recursive: true });
    if (house.faults.length > 0) throw new AggregateError(house.faults, String(house.faults[0]));
  });
  return {
    house: () => house,
    async guest(name) {
      const token = await guest(house, name);
      return {
        token,
        ask: (method, path, body) => ask(house, token, method, path, body),
        connect: () => connect(house, token),
      };
    },
    stranger: (method, path, body) => ask(house, undefined, method, path, body),
    async again(meanwhile) {
      await house.stop();
      await meanwhile?.();
      house = await openHouse(file(), { config: PATIENT });
    },
    file,
  };
}

const NEW_TABLE = { game: 'nosferatu', seats: 5, bots: 'heuristic', pace: 0, start: true } as const;

export async function newTable(host: Guest, more: object = {}): Promise<string> {
  const { status, text, json } = await host.ask('POST', '/api/tables', { ...NEW_TABLE, ...more });
  if (status !== 200) throw new Error(text);
  return String(json['id']);
}

/** Watches a table and plays it to its end, by chance. */
export async function playToEnd(player: Guest, table: string, luck: Random): Promise<Client> {
  const client = await player.connect();
  await client.send({ type: 'watch', table });
  await playOn(client, table, luck);
  return client;
}
