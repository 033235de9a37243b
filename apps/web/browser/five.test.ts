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

/** Whoever is asked presses something, until the game is over for all. */
async function playTogether(people: readonly Visitor[]): Promise<void> {
  const ears = people.map(listening);
  for (let quiet = 0; quiet < 300; quiet++) {
    const asked = people.filter((_, place) => ears[place]!().question !== null);
    for (const one of asked) if ((await pressNext(one, luck, 1)) === 'pressed') quiet = 0;
    await people[0]!.page.waitForTimeout(A_LOOK);
    if (asked.length === 0 && (await people[0]!.page.$('.nosf-result')) !== null) break;
  }
  await Promise.all(people.map(({ page }) => page.waitForSelector('.nosf-result')));
}

test('five browsers play a game to its end, and nobody sees what is another’s', async () => {
  const { table, people } = await fiveAt();
  const watcher = await nocturne.visitor(820);
  await watcher.open(`/tables/${table}`);
  await playTogether(people);
  const results = await Promise.all(people.map(({ page }) => page.textContent('.nosf-result h2')));
  expect(new Set(results).size).toBe(1);
  const own = people.map(({ heard }) => heard.filter((text) => text.includes('"own":{')).length);
  expect(own.every((count) => count > 0)).toBe(true);
  expect(watcher.heard.filter((text) => /"secret"|"own":\{/.test(text))).toEqual([]);
  for (const one of [...people, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});
