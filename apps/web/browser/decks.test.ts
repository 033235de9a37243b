// Decks as people come by them: a list that is pasted, a ready-made one that is copied, a link that is opened.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { READY_MADE, writeDeckList } from '@nocturne/vtes';
import { faults, picture, tooWide } from './browser.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;

beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

const textOf = ({ page }: Visitor, selector: string): Promise<string> => page.innerText(selector);

/** The deck with which the lobby would open a table. */
const chosenDeck = ({ page }: Visitor): Promise<string> =>
  page
    .getByLabel('Your deck')
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.textContent ?? '');

async function wellMade(visitor: Visitor, name: string): Promise<void> {
  await picture(visitor, name);
  expect(await tooWide(visitor)).toBe(0);
  expect(await faults(visitor, 'body')).toEqual([]);
  expect(visitor.complaints).toEqual([]);
}

test('the deck builder imports a list, tells what it did not understand, and plays the deck', async () => {
  const mina = await nocturne.visitor(1440);
  const { page } = mina;
  await mina.open('/decks');
  await wellMade(mina, 'decks-shelf');
  await page.click('.decks-shelf-head button');
  const list = writeDeckList(READY_MADE['tremere']!, 'text', { name: 'Pyramid' });
  await page.fill('.decks-sheet textarea', `${list}\n3x Nobody At All\n`);
  await page.waitForSelector('.decks-report li');
  expect(await textOf(mina, '.decks-report')).toContain('Nobody At All');
  await page.click('.decks-sheet .button.go');
  await page.waitForURL(/\/decks\/[0-9a-z]{12}$/);
  await page.waitForSelector('.decks-play .go');
  expect(await page.inputValue('.decks-name')).toBe('Pyramid');
  await wellMade(mina, 'decks-builder');
  // one vampire less is one too few, and it says so
  await page.click('.decks-cell.in .decks-stepper button');
  await page.waitForSelector('.decks-legality .no');
  expect(await page.getAttribute('.decks-play button', 'aria-disabled')).toBe('true');
  await page.click('.decks-tools button:has-text("Undo")');
  await page.waitForSelector('.decks-play .go');
  await page.reload();
  await page.click('.decks-play a');
  await page.waitForSelector('.new-table.unfolded');
  expect(await chosenDeck(mina)).toBe('Pyramid');
  await page.goBack();
  await page.click('.decks-play .go');
  await page.waitForURL(/\/tables\//);
  await mina.close();
});

test('a ready-made deck is looked at, copied and changed with the keyboard', async () => {
  const mina = await nocturne.visitor(1440);
  const { page } = mina;
  await mina.open('/decks/ventrue');
  await page.waitForSelector('.decks-cell');
  expect(await page.locator('.decks-cell').count()).toBe(Object.keys(READY_MADE['ventrue']!.crypt).length);
  await page.click('.decks-play a');
  await page.waitForSelector('.new-table.unfolded');
  expect(await chosenDeck(mina)).toBe('Ventrue');
  await page.goBack();
  await page.click('.decks-tools button:has-text("Copy to my decks")');
  await page.waitForURL(/\/decks\/[0-9a-z]{12}$/);
  await page.click('.decks-piles button:nth-child(2)');
  await page.fill('.decks-search input', 'blood doll');
  await page.waitForFunction(() => document.querySelectorAll('.decks-cell').length < 10);
  await page.focus('.decks-cell .card');
  const before = Number(await textOf(mina, '.decks-cell .decks-stepper b span'));
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await page.keyboard.press('-');
  await page.waitForFunction(
    (count) => document.querySelector('.decks-cell .decks-stepper b span')?.textContent === String(count),
    before + 1,
  );
  await page.keyboard.press('i');
  await page.waitForSelector('.decks-card-sheet .large');
  await wellMade(mina, 'decks-card');
  await mina.close();
});

test('a link carries a deck, on a phone, and an account keeps it', async () => {
  const mina = await nocturne.visitor(360, 'it');
  const { page } = mina;
  const cards = writeDeckList(READY_MADE['toreador']!, 'vdb', { name: 'Rosa' }).split('/deck')[2]!;
  await mina.open(`/decks${cards}`);
  await page.waitForSelector('.decks-cell');
  await page.click('.decks-switcher button:nth-child(2)');
  expect(await textOf(mina, '.decks-panel h2')).toBe('Rosa');
  await wellMade(mina, 'decks-shared');
  await page.click('.decks-tools button:has-text("Copia")');
  await page.waitForURL(/\/decks\/[0-9a-z]{12}$/);
  await mina.ask('POST', '/api/accounts', { name: 'Mina', password: 'a long password' });
  await page.evaluate(() => localStorage.setItem('known', 'yes'));
  await mina.open('/decks');
  await page.click('.decks-moving button');
  await page.waitForFunction(() => localStorage.getItem('decks') === '[]');
  expect((await mina.ask<{ decks: { name: string }[] }>('GET', '/api/me/decks')).decks).toMatchObject([
    { name: 'Rosa' },
  ]);
  await wellMade(mina, 'decks-account');
  await mina.close();
});
