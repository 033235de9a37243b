// What there are many of has one shape inside V8: code that meets a new shape for each table and socket looks up every
// property anew.

import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { aboutOf } from '../test/about.ts';
import { readConfig } from './config.ts';
import { openLines } from './socket/line.ts';
import { greet } from './socket/talk.ts';
import { beginRunning } from './tables/running.ts';
import { keepSlots, type Slot } from './tables/slots.ts';

setFlagsFromString('--allow-natives-syntax');
// V8 alone can tell, in words that only it understands
const isSameShape = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;
const isPlain = runInThisContext('(one) => %HasFastProperties(one)') as (one: object) => boolean;

/** V8 learns how something is made by making it often. */
const MANY = 40;

async function haveOneShape(make: (number: number) => Promise<object> | object): Promise<boolean> {
  const made: object[] = [];
  for (let number = 0; number < MANY; number++) made.push(await make(number));
  const [one, other] = made.slice(-2) as [object, object];
  return isPlain(one) && isSameShape(one, other);
}

test('what tells shapes apart can tell', () => {
  expect(isSameShape({ a: 1 }, { a: 2 })).toBe(true);
  expect(isSameShape({ a: 1 }, { b: 1 })).toBe(false);
  const dictionary: Record<string, number> = { a: 1, b: 2 };
  delete dictionary['a'];
  expect(isPlain(dictionary)).toBe(false);
});

test('games under way have one shape', async () => {
  const about = aboutOf('nosferatu');
  expect(await haveOneShape((number) => beginRunning(`table${number}`, about, `seed ${number}`))).toBe(true);
});

test('tables in memory have one shape', async () => {
  const slots = keepSlots({
    async open(id) {
      const empty = { kept: {} as Slot['kept'], running: undefined, writing: 0, saved: 0, torn: false };
      return { id, ...empty, watchers: new Set<never>() };
    },
    mend: () => Promise.resolve(),
    letGo: () => Promise.resolve(),
    now: () => 0,
  });
  const take = async (number: number) => (await slots.at(`table ${number}`, async (slot) => slot))!;
  expect(await haveOneShape(take)).toBe(true);
});

test('lines and those who talk on them have one shape', async () => {
  const openLine = openLines();
  const config = readConfig({});
  const open = () => openLine({ readyState: 1, OPEN: 1 } as WebSocket, new PassThrough());
  expect(await haveOneShape(open)).toBe(true);
  const meet = (number: number) => {
    const person = { id: `p${number}`, name: 'Ada', account: null };
    return greet(config, { person, session: `s${number}`, network: '::1' }, open(), 0);
  };
  expect(await haveOneShape(meet)).toBe(true);
});
