// Nosferatu: five people, five browsers, one table.

import { below, seeded } from '@nocturne/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { A_LOOK, listening, pressNext } from './driving.ts';
import { newTable, type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

const random = seeded('five people');
const luck = (): number => below(random, 1000) / 1000;
const WIDTHS = [390, 820, 1024, 1440, 1920];

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

async function fiveAt(): Promise<{ table: string; people: Visitor[] }> {
  const people = await Promise.all(WIDTHS.map((width) => nocturne.visitor(width)));
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const table = await newTable(host, 'Mina', { game: 'nosferatu', seats: 5, bots: null, start: false });
  for (const [place, one] of others.entries()) {
    await one.ask('POST', '/api/guests', { name: ['Lucy', 'Arthur', 'Quincey', 'John'][place] });
    await one.ask('POST', `/api/tables/${table}/seats`, {});
  }
  await host.ask('POST', `/api/tables/${table}/start`);
  await Promise.all(people.map((one) => one.open(`/tables/${table}`)));
  return { table, people };
}

/** Looks at all five after which somebody must have found something to press. */
const PATIENCE = 300;
const RESULT = '.nosf-result';

const isOver = async ({ page }: Visitor): Promise<boolean> => (await page.$(RESULT)) !== null;

/** Whoever is asked presses something, until the game is over. */
async function playTogether(people: readonly Visitor[]): Promise<void> {
  const ears = people.map(listening);
  for (let quiet = 0; quiet < PATIENCE; quiet++) {
    const asked = people.filter((_, place) => ears[place]!() !== null);
    for (const one of asked) if ((await pressNext(one, luck, 1)) === 'pressed') quiet = 0;
    await people[0]!.page.waitForTimeout(A_LOOK);
    if (asked.length === 0 && (await isOver(people[0]!))) return;
  }
  throw new Error(`nobody finds anything to press: ${ears.map((ear) => JSON.stringify(ear())).join()}`);
}

test('five browsers play one table to its end, and nobody sees what is another’s', async () => {
  const { table, people } = await fiveAt();
  const watcher = await nocturne.visitor(820);
  await watcher.open(`/tables/${table}`);
  await playTogether(people);
  for (const one of [...people, watcher]) await one.page.waitForSelector(RESULT);
  const own = people.map(({ heard }) => heard.filter((text) => text.includes('"own":{')).length);
  expect(own.every((count) => count > 0)).toBe(true);
  expect(watcher.heard.filter((text) => /"secret"|"own":\{/.test(text))).toEqual([]);
  for (const one of [...people, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});
