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

const PRESSES = 40;

/** Whoever is asked presses something, until the game is over or well under way: how often somebody did. */
async function playTogether(people: readonly Visitor[]): Promise<number> {
  const ears = people.map(listening);
  let pressed = 0;
  for (let quiet = 0; quiet < 100 && pressed < PRESSES; quiet++) {
    const asked = people.filter((_, place) => ears[place]!() !== null);
    for (const one of asked)
      if ((await pressNext(one, luck, 1)) === 'pressed') {
        quiet = 0;
        pressed += 1;
      }
    await people[0]!.page.waitForTimeout(A_LOOK);
    if (asked.length === 0 && (await people[0]!.page.$('.nosf-result')) !== null) break;
  }
  return pressed;
}

test('five browsers play at one table, and nobody sees what is another’s', async () => {
  const { table, people } = await fiveAt();
  const watcher = await nocturne.visitor(820);
  await watcher.open(`/tables/${table}`);
  expect(await playTogether(people)).toBeGreaterThan(10);
  const own = people.map(({ heard }) => heard.filter((text) => text.includes('"own":{')).length);
  expect(own.every((count) => count > 0)).toBe(true);
  expect(watcher.heard.filter((text) => /"secret"|"own":\{/.test(text))).toEqual([]);
  for (const one of [...people, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
});
