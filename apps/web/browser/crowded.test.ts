// The table of VTES when much lies on it: cards do not hide what must be read on others.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxesOf, covered, cutOff, meeting, picture, wordsOf } from './browser.ts';
import { laidOut, type Position, sitDownAt } from './laid-out.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';
import { sitDown } from './positions.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** Ana sits there, in a window of that size. */
const ana = (position: Position, size: readonly [number, number]): Promise<Visitor> =>
  sitDown(nocturne, position, size);

const MUCH: Position = {
  seats: {
    Ana: {
      ready: ['Andi Liu', 'Ashley', { Colette: { locked: true, cards: ['.44 Magnum'] } }, 'Donny Kowalczyk'],
      hand: ['Conditioning', 'Bonding', 'Lost in Crowds', 'Blood Doll', 'Majesty', 'Deflection'],
      torpor: ['Gelasia Fotiou'],
      uncontrolled: ['Meaghan', 'Sully'],
      'in play': ['Asylum Hunting Ground', 'Wider View'],
    },
    Bruno: {
      ready: ['The Dowager', 'Ryan', 'Belinde', 'Aunt Linda', 'Crossbreaker'],
      torpor: ['Baixinho'],
      uncontrolled: ['Larissa Moreira', 'Lenny Burkhead', 'Wauneka'],
      'in play': ['The Barrens', 'Slum Hunting Ground', 'The Labyrinth', 'Warsaw Station'],
    },
    Carla: {
      ready: ['Mkhokheli', 'Catalina Vega', 'Bret Stryker', 'Nik Sikko', 'Tamoszius'],
      uncontrolled: ['Min-seo', 'Kathy Glens'],
      'in play': ['Elysium: The Palace of Versailles', 'Creepshow Casino', 'Art Museum'],
    },
    Dino: { ready: ['Ayelech'], 'in play': ['Academic Hunting Ground', 'Chantry', 'Arcane Library'] },
    Ela: { ready: ['Alice Chen'], uncontrolled: ['Madison'] },
  },
  table: { turn: 'Ana' },
  play: [['Ana', 'bleed Bruno with Andi Liu']],
};

/** Words at the sides of regions that go on below a card in play. */
const belowStrips = async (visitor: Visitor): Promise<string[]> => {
  const words = await wordsOf(visitor, '.vtes-region-label');
  expect(words.length).toBeGreaterThan(0);
  return meeting(words, await boxesOf(visitor, '.strip'));
};

test.each([
  [1100, 700],
  [1440, 900],
  [2560, 1440],
] as const)('at %i × %i px no card lies on the name of a minion above', async (...size) => {
  const visitor = await ana(MUCH, size);
  await picture(visitor, `much-${size.join('-')}`);
  expect(await covered(visitor, '.at-top .of-ready .card .name')).toEqual([]);
  // where there is room for three, they are there
  expect(await visitor.page.locator('.at-top .of-table').allInnerTexts()).toEqual([
    expect.stringContaining('+2'),
    expect.stringContaining('Arcane Library'),
  ]);
  // words at the sides of regions end where other cards begin
  expect(await belowStrips(visitor)).toEqual([]);
  await visitor.close();
});

test('at 360 × 640 px the other’s minions are seen though own cards in play are lit', async () => {
  const play = ['Dreams of the Sphinx', 'Asylum Hunting Ground'];
  const seats = { ...MUCH.seats, Ana: { ...MUCH.seats['Ana'], 'in play': play } };
  const visitor = await nocturne.visitor(360, 'pt', { viewport: { width: 360, height: 640 } });
  await sitDownAt(visitor, laidOut({ ...MUCH, seats }), 0);
  await picture(visitor, 'little-height');
  expect(await visitor.page.locator('.at-you .strip.lit').count()).toBe(1);
  expect(await cutOff(visitor, '.in-focus > .vtes-regions', '.of-ready .card')).toEqual([]);
  await visitor.close();
});

test('in a large hand the keys of lit cards are seen', async () => {
  const hand = Array.from({ length: 9 }, () => 'Conditioning');
  const seats = { ...MUCH.seats, Ana: { ...MUCH.seats['Ana'], hand } };
  const visitor = await ana({ ...MUCH, seats }, [1440, 900]);
  await picture(visitor, 'large-hand');
  expect(await visitor.page.locator('.vtes-hand .key').count()).toBeGreaterThan(0);
  expect(await covered(visitor, '.vtes-hand .key')).toEqual([]);
  await visitor.close();
});

/** More minions than have room beside each other, one of them locked, and other cards in play above them. */
const CROWD: Position = {
  seats: {
    ...MUCH.seats,
    Ana: {
      ...MUCH.seats['Ana'],
      ready: [
        { 'Andi Liu': { cards: ['.44 Magnum', 'Blood Doll', 'Vessel'] } },
        'Ashley',
        { Colette: { locked: true, cards: ['Vessel', 'Blood Doll'] } },
        'Donny Kowalczyk',
        'Chelsea Blake',
        'Horace Radcliffe',
        'Alexander Silverson',
        'Massimo Falconi',
      ],
      torpor: ['Gelasia Fotiou', 'Alexa Draper'],
      'in play': ['Asylum Hunting Ground', 'Wider View', 'Dreams of the Sphinx', 'The Barrens'],
    },
  },
  table: { turn: 'Ana' },
};

test.each([
  [390, 844],
  [820, 1180],
  [1100, 700],
  [1440, 900],
  [2560, 1440],
] as const)('at %i × %i px the blood of each of many own minions is seen', async (...size) => {
  const visitor = await ana(CROWD, size);
  const { page } = visitor;
  await picture(visitor, `crowd-${size.join('-')}`);
  expect(await page.locator('.at-you :is(.of-ready, .of-torpor) .card.lit').count()).toBeGreaterThan(5);
  expect(await covered(visitor, '.at-you :is(.of-ready, .of-torpor) .ring b')).toEqual([]);
  // and the cards in play that may be used
  expect(await covered(visitor, '.at-you .strip.lit')).toEqual([]);
  await visitor.close();
});

/** One of Bruno's that lies is awake, and blocks, between others that stand. */
const AWAKE: Position = {
  seats: {
    Ana: { ready: ['Andi Liu'], hand: ['Lost in Crowds'] },
    Bruno: {
      ready: [
        { 'The Dowager': { locked: true } },
        'Ryan',
        { Belinde: { locked: true } },
        'Aunt Linda',
        'Crossbreaker',
      ],
      hand: ['On the Qui Vive'],
    },
    Carla: {},
    Dino: {},
    Ela: {},
  },
  table: { turn: 'Ana' },
  play: [
    ['Ana', 'bleed Bruno with Andi Liu'],
    ['Bruno', 'play On the Qui Vive with Belinde'],
  ],
};
const BLOCKING: Position = {
  ...AWAKE,
  play: [...AWAKE.play!, ['Bruno', 'block with Belinde']],
  asked: 'Ana',
};

test.each([
  ['awake', { ...AWAKE, asked: 'Bruno' }, [390, 844]],
  ['awake', { ...AWAKE, asked: 'Bruno' }, [1440, 900]],
  ['blocking', BLOCKING, [390, 844]],
  ['blocking', BLOCKING, [1440, 900]],
] as const)('that a minion is %s is no mark on another one', async (flag, position, size) => {
  const visitor = await ana(position, size);
  await picture(visitor, `${flag}-${size.join('-')}`);
  expect(await covered(visitor, `.flag.${flag}`)).toEqual([]);
  const flags = await boxesOf(visitor, `.flag.${flag}`);
  const cards = await boxesOf(visitor, `.of-ready .card:not(:has(.flag.${flag}))`);
  expect(cards.length).toBe(5);
  expect(meeting(flags, cards)).toEqual([]);
  await visitor.close();
});

/** All that could be influenced, beside so many minions. */
const waiting = (uncontrolled: readonly string[], more: object): Position => ({
  seats: { ...MUCH.seats, Ana: { ...MUCH.seats['Ana'], ...more, uncontrolled } },
  table: { turn: 'Ana', phase: 'influence' },
});
const CRYPT = ['Meaghan', 'Sully', 'Alexander Silverson', 'Horace Radcliffe', 'Chelsea Blake'];
const LARGE_CRYPT = [...CRYPT, 'Dr. Stephen Norton', 'Massimo Falconi', 'Alexa Draper'];

test.each([
  [1100, 700],
  [1440, 900],
  [2560, 1440],
] as const)('at %i × %i px the blood on each own uncontrolled card is seen', async (...size) => {
  for (const crypt of [CRYPT, LARGE_CRYPT]) {
    const visitor = await ana(waiting(crypt, {}), size);
    await picture(visitor, `uncontrolled-${crypt.length}-${size.join('-')}`);
    expect(await visitor.page.locator('.at-you .of-uncontrolled .key').count()).toBe(crypt.length);
    expect(await covered(visitor, '.at-you .of-uncontrolled :is(.ring, .key)')).toEqual([]);
    await visitor.close();
  }
});

test.each([
  [1440, 900],
  [2560, 1440],
] as const)('at %i × %i px the first crypt cards have names and capacities', async (...size) => {
  const visitor = await ana(waiting(CRYPT.slice(0, 4), { ready: [], torpor: [], 'in play': [] }), size);
  expect(await visitor.page.locator('.at-you .of-uncontrolled .card').allInnerTexts()).toEqual([
    expect.stringMatching(/Meaghan[^]*0[^]*[/]3/),
    expect.stringMatching(/Sully[^]*0[^]*[/]4/),
    expect.stringMatching(/Alexander Silverson[^]*0[^]*[/]8/),
    expect.stringMatching(/Horace Radcliffe[^]*0[^]*[/]5/),
  ]);
  expect(await covered(visitor, '.at-you .of-uncontrolled :is(.name b, .most, .ring)')).toEqual([]);
  await visitor.close();
});

test('the Edge keeps clear of who is predator', async () => {
  const visitor = await nocturne.visitor(1440, 'pt', { viewport: { width: 1440, height: 900 } });
  await sitDownAt(visitor, laidOut({ ...MUCH, table: { turn: 'Ana', edge: 'Ela' } }), 0);
  await picture(visitor, 'edge');
  const [pill, edge] = await Promise.all(
    ['.vtes-plate-pill', '.vtes-plate-edge'].map((part) =>
      visitor.page.locator(`.at-right ${part}`).boundingBox(),
    ),
  );
  expect(edge!.y).toBeGreaterThanOrEqual(pill!.y + pill!.height);
  await visitor.close();
});

test.each([
  [390, 844],
  [1440, 900],
  [2560, 1440],
] as const)('at %i × %i px the own Edge keeps clear of the numbers beside it', async (...size) => {
  const seats = { ...MUCH.seats, Ana: { ...MUCH.seats['Ana'], points: 1, ash: ['Bonding', 'Majesty'] } };
  const play = [['Ela', 'bleed Ana with Alice Chen']] as const;
  const table = { turn: 'Ela', edge: 'Ana' };
  const visitor = await ana({ seats, table, play, asked: 'Ana' }, size);
  await picture(visitor, `own-edge-${size.join('-')}`);
  const edge = await boxesOf(visitor, '.at-you .vtes-plate-edge');
  const numbers = await wordsOf(visitor, '.at-you :is(.vtes-plate-stat, .vtes-plate-pool)');
  expect([edge.length, numbers.length > 2]).toEqual([1, true]);
  expect(meeting(edge, numbers)).toEqual([]);
  await visitor.close();
});

test.each([
  [360, 740],
  [390, 844],
] as const)('at %i × %i px the last minion’s blood is seen beside crypt cards', async (...size) => {
  const visitor = await ana(MUCH, size);
  await picture(visitor, `much-${size.join('-')}`);
  expect(await covered(visitor, '.in-focus .vtes-spot:last-of-type .ring')).toEqual([]);
  await visitor.close();
});

test.each([
  [740, 360],
  [844, 390],
] as const)('on its side, at %i × %i px, a phone shows the other’s minions and the hand', async (...size) => {
  const visitor = await ana(MUCH, size);
  await picture(visitor, `much-${size.join('-')}`);
  expect(await cutOff(visitor, '.in-focus > .vtes-regions', '.of-ready .card')).toEqual([]);
  expect(await covered(visitor, '.vtes-hand .card, .prompt :is(h2, button)')).toEqual([]);
  await visitor.close();
});

test('a contested vampire’s flag is no wider than its card', async () => {
  const both = (names: readonly string[], torpor: readonly string[]) => ({ ready: names, torpor });
  const seats = {
    Ana: both(['Andi Liu', 'Ashley', 'Sully'], []),
    Bruno: both(['Andi Liu', 'Ryan'], ['Colette']),
    Carla: both(['Sully'], ['Ashley']),
    Dino: both(['Colette'], []),
    Ela: both(['Ryan'], []),
  };
  const visitor = await ana({ seats, table: { turn: 'Ana' } }, [1440, 900]);
  await picture(visitor, 'contested');
  const wider = await visitor.page.$$eval('.flag.contested', (flags) =>
    flags.map(
      (flag) => flag.getBoundingClientRect().width - flag.parentElement!.getBoundingClientRect().width,
    ),
  );
  expect(wider.length).toBe(10);
  expect(Math.max(...wider)).toBeLessThanOrEqual(0.5);
  await visitor.close();
});

test('what each card of a large hand costs is seen', async () => {
  const costly = ['Conditioning', 'Deflection', 'Majesty', 'Govern the Unaligned'];
  const hand = [...costly, 'Bonding', 'Blood Doll', ...costly, 'Deflection'];
  const seats = { Ana: { ready: ['Andi Liu'], hand }, Bruno: { ready: ['Ryan'] }, Carla: {} };
  const visitor = await ana({ seats, table: { turn: 'Ana' } }, [1440, 900]);
  await picture(visitor, 'large-hand');
  expect(await visitor.page.locator('.vtes-hand .cost').count()).toBeGreaterThan(8);
  expect(await covered(visitor, '.vtes-hand .cost')).toEqual([]);
  await visitor.close();
});

test('whoever is out of the game is a line in which nothing runs into anything', async () => {
  const out = { out: true, pool: 0, points: 1, ash: ['Bonding', 'Conditioning', 'Majesty'] };
  const seats = { Ana: { ready: ['Ashley'] }, Bruno: out, Carla: out, Dino: out, Ela: { ready: ['Ryan'] } };
  const visitor = await ana({ seats, table: { turn: 'Ana' } }, [1100, 700]);
  await picture(visitor, 'out');
  const gaps = await visitor.page.$$eval('.at-out .vtes-plate', (plates) =>
    plates.map((plate) => {
      const [who, stats] = ['.vtes-plate-relation', '.vtes-plate-stats'].map((part) =>
        plate.querySelector(part)!.getBoundingClientRect(),
      );
      return stats!.left - who!.right;
    }),
  );
  expect(gaps.length).toBe(3);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  // who ousted Bruno is not to be told from what was laid out here
  expect(await visitor.page.locator('.at-out .vtes-plate-relation').allInnerTexts()).toEqual([
    'out of the game',
    'ousted by Bruno',
    'ousted by Carla',
  ]);
  await visitor.close();
});

test('who is out has no hand any more, also at one’s own seat', async () => {
  const out = { out: true, pool: 0, ash: ['Bonding'] };
  const seats = {
    Ana: out,
    Bruno: { ready: ['Ashley'] },
    Carla: { ready: ['Sully'] },
    Ela: { ready: ['Ryan'] },
  };
  const visitor = await ana({ seats, table: { turn: 'Ela' } }, [1440, 900]);
  const stats = visitor.page.locator('.at-you .vtes-plate-stat:visible');
  expect(await stats.count()).toBe(1);
  expect(await stats.getAttribute('class')).toContain('of-ash');
  await visitor.close();
});
