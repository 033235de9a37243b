// The table of VTES on a phone: it stays where it is, and what is small can be read.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxesOf, covered, meeting, picture } from './browser.ts';
import type { Position } from './laid-out.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';
import { BLEED, FIGHT, PHONES, sitDown } from './positions.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** Ana sits there, in a window of that size. */
const ana = (position: Position, size: readonly [number, number]): Promise<Visitor> =>
  sitDown(nocturne, position, size);

/** There is height for a table that stays where it is. */
const HIGH = PHONES.filter(([, height]) => height > 700);

async function boxOf(position: Position, size: readonly [number, number], part: string) {
  const visitor = await ana(position, size);
  const box = await visitor.page.locator(part).boundingBox();
  await visitor.close();
  return box!;
}

test.each(HIGH)('at %i × %i px the table stays where it is when something is asked', async (...size) => {
  const play = [['Ela', 'bleed Ana with Kathy Glens']] as const;
  const theirs = { seats: BLEED.seats, table: { turn: 'Ela' } };
  const quiet = await boxOf(theirs, size, '.prompt:not(.asked)');
  const asked = await boxOf({ ...theirs, play, asked: 'Ana' }, size, '.prompt.asked');
  expect(asked).toEqual(quiet);
});

test.each(HIGH)('at %i × %i px whoever locks does not make the others smaller', async (...size) => {
  const [first, ...others] = ['The Dowager', 'Ryan', 'Belinde', 'Aunt Linda'];
  const widthBeside = async (locked: boolean): Promise<number> => {
    const ready = [first, ...others.map((name) => ({ [name]: { locked } }))];
    const seats = { ...BLEED.seats, Bruno: { ready } };
    const { width } = await boxOf({ ...BLEED, seats }, size, `.in-focus .card[aria-label^='${first}']`);
    return width;
  };
  expect(await widthBeside(true)).toBe(await widthBeside(false));
});

test.each(PHONES)('at %i × %i px points keep clear of who is prey, and of a fight', async (...size) => {
  const large = Array.from({ length: 10 }, () => 'Bonding');
  const seats = {
    ...FIGHT.seats,
    Bruno: { ...FIGHT.seats['Bruno'], points: 1 },
    Ela: { points: 2, hand: large },
  };
  const visitor = await ana({ ...FIGHT, seats }, size);
  await picture(visitor, `points-${size.join('-')}`);
  const points = await boxesOf(visitor, '.vtes-plate-stat.of-vp');
  expect(points.length).toBe(2);
  const hands = await boxesOf(visitor, '.vtes-plate-stat.of-hand');
  const pills = await boxesOf(visitor, '.vtes-plate-pill');
  expect(pills.length).toBe(2);
  expect(meeting(points, [...hands, ...pills])).toEqual([]);
  expect(meeting(hands, pills)).toEqual([]);
  // a press on it shows the seat, like one on any part of the plate
  await visitor.page.$$eval('.vtes-plate-cover', (all) => all.forEach((one) => one.remove()));
  expect(await covered(visitor, '.vtes-plate-stat.of-vp b')).toEqual([]);
  await visitor.close();
});

test.each([...PHONES, [844, 390]] as const)(
  'at %i × %i px the first crypt cards have names and capacities',
  async (...size) => {
    const uncontrolled = ['Meaghan', 'Sully', 'Alexander Silverson', 'Horace Radcliffe'];
    for (const ready of [[], ['Ashley']]) {
      const Ana = { ...BLEED.seats['Ana'], ready, uncontrolled };
      const visitor = await ana({ seats: { ...BLEED.seats, Ana }, table: { turn: 'Ana' } }, size);
      await picture(visitor, `waiting-${ready.length}-${size.join('-')}`);
      const cards = await visitor.page.locator('.at-you .of-uncontrolled .card').allInnerTexts();
      expect(cards.map((words) => /[/]\d+/.exec(words)?.[0])).toEqual(['/3', '/4', '/8', '/5']);
      expect(await covered(visitor, '.at-you .of-uncontrolled :is(.name b, .most, .ring)')).toEqual([]);
      await visitor.close();
    }
  },
);
