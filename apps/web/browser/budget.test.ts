// Whoever has been asked often in the turns of others sees what is not asked any more, and one press changes that.

import { LANGUAGES } from '@nocturne/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { covered, faults, picture, tooWide } from './browser.ts';
import { laidOut, type Position, sitDownAt } from './laid-out.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

const seats = {
  Ana: { ready: ['Aunt Linda'] },
  Bruno: {
    ready: ['Ryan', { Lauren: { cards: ['Raven Spy'] } }],
    hand: ['Majesty', 'Deflection', 'Blood Doll'],
  },
  Carla: { ready: ['Alexa Draper'] },
  Dino: { ready: ['Colette'] },
  Ela: { ready: ['Kathy Glens'] },
};
/** Ana thinks. */
const THINKING: Position = { seats, table: { turn: 'Ana', phase: 'minion' } };
const BLED: Position = { ...THINKING, play: [['Ana', 'bleed Bruno with Aunt Linda']], asked: 'Bruno' };

/** Bruno sits there, with so many questions behind him. */
async function bruno(
  position: Position,
  questions: number,
  width: number,
  language = 'en',
): Promise<Visitor> {
  const visitor = await nocturne.visitor(width, language);
  await sitDownAt(visitor, laidOut(position), 1);
  await visitor.page.evaluate((kept) => sessionStorage.setItem('yields 1 laid-out 1', JSON.stringify(kept)), {
    attention: 'normal',
    questions,
  });
  await visitor.page.reload();
  await visitor.page.waitForSelector('.prompt-skips');
  return visitor;
}

const pressed = ({ page }: Visitor) => page.locator('.prompt-skips [aria-pressed=true]');

test.each([1440, 390])('at %i px it says so in words, until it is pressed', async (width) => {
  const visitor = await bruno(THINKING, 50, width);
  const { page } = visitor;
  const words = page.locator('.prompt-quiet', { hasText: 'asked only about what hits you' });
  expect(await words.count()).toBe(1);
  expect(await pressed(visitor).innerText()).toBe('what does not hit me');
  await picture(visitor, `budget-quiet-${width}`);
  expect(await faults(visitor, '.prompt')).toEqual([]);
  await pressed(visitor).click();
  expect(await pressed(visitor).count()).toBe(0);
  expect(await words.count()).toBe(0);
  // and it stays so
  await page.reload();
  await page.waitForSelector('.prompt-skips');
  expect(await pressed(visitor).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('it is said where something is asked, too, and only to whom it concerns', async () => {
  const visitor = await bruno(BLED, 50, 1440);
  await visitor.page.waitForSelector('.prompt.asked');
  expect(await pressed(visitor).innerText()).toBe('what does not hit me');
  await picture(visitor, 'budget-asked-1440');
  await visitor.close();
  const other = await bruno(BLED, 39, 390);
  await other.page.waitForSelector('.prompt.asked');
  expect(await pressed(other).count()).toBe(0);
  await other.close();
});

test('when nothing is asked any more the question is answered', async () => {
  const visitor = await bruno(BLED, 60, 1440);
  await visitor.page.waitForSelector('.prompt-quiet');
  expect(await visitor.page.locator('.prompt').innerText()).toContain('Answered for you.');
  expect(await visitor.page.locator('.prompt.asked').count()).toBe(0);
  await visitor.close();
});

test.each(LANGUAGES)('there is room for it on a phone: %s', async (language) => {
  const visitor = await bruno(THINKING, 60, 360, language);
  await picture(visitor, `budget-${language}`);
  expect(await pressed(visitor).count()).toBe(1);
  expect(await tooWide(visitor)).toBe(0);
  expect(await covered(visitor, '.prompt-quiet p, .prompt-skips [aria-pressed=true]')).toEqual([]);
  await visitor.close();
});
