// The games’ texts come in the language that is read, and in no other until it is.

import { type Language, LANGUAGES } from '@nocturne/kernel';
import { nosferatuMessages } from '@nocturne/nosferatu';
import { vtesMessages } from '@nocturne/vtes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laidOut, sitDownAt } from './laid-out.ts';
import { newTable, type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

/** All scripts that the page has loaded so far. */
function scriptsOf({ page }: Visitor): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** The languages whose words for this are among what was loaded. */
const loaded = (scripts: string, words: (language: Language) => string): Language[] =>
  LANGUAGES.filter((language) => scripts.includes(words(language)));

const inVtes = (language: Language): string => vtesMessages[language]['event.takes-effect'];
const inNosferatu = (language: Language): string => nosferatuMessages[language]['why.renfield'];

test('a table of VTES loads the reader’s language, and another when the reader changes it', async () => {
  const mina = await nocturne.visitor(1440, 'fr');
  const scripts = scriptsOf(mina);
  const seats = { Mina: { ready: ['Andi Liu'], hand: ['Deflection'] }, Ana: {}, Bruno: {}, Carla: {} };
  await sitDownAt(mina, laidOut({ seats, table: { turn: 'Mina' } }), 0);
  const prompt = mina.page.locator('.prompt h2');
  expect(await prompt.innerText()).toContain('Phase de serviteur');
  expect(loaded(await scripts(), inVtes)).toEqual(['fr']);
  expect(loaded(await scripts(), inNosferatu)).toEqual([]);
  await mina.page.locator('.vtes-top-tools select').selectOption('es');
  await mina.page.getByText('Fase servil').first().waitFor();
  expect(await mina.page.innerText('body')).not.toContain('undefined');
  expect(loaded(await scripts(), inVtes)).toEqual(['fr', 'es']);
  expect(mina.complaints).toEqual([]);
  await mina.close();
});

test('so does a table of Nosferatu', async () => {
  const mina = await nocturne.visitor(1440, 'it');
  const scripts = scriptsOf(mina);
  await mina.open(`/tables/${await newTable(mina, 'Mina', { game: 'nosferatu', seats: 5 })}`);
  await mina.page.waitForSelector('.nosf-table');
  expect(loaded(await scripts(), inNosferatu)).toEqual(['it']);
  expect(loaded(await scripts(), inVtes)).toEqual([]);
  expect(mina.complaints).toEqual([]);
  await mina.close();
});

test('whoever is bled is spoken to, and the others are told a name', async () => {
  const seats = { Mina: { ready: ['Andi Liu'] }, Ana: {}, Bruno: {}, Carla: { ready: ['Ryan'] } };
  const play = [['Carla', 'bleed Mina with Ryan']] as const;
  const bled = laidOut({ seats, table: { turn: 'Carla' }, play, asked: 'Mina' });
  const said = async (seat: number): Promise<string> => {
    const visitor = await nocturne.visitor(1440, 'it');
    await sitDownAt(visitor, bled, seat);
    const words = await visitor.page.locator('.stage-sentence, .stage-verdict, .prompt').allInnerTexts();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    return words.join('\n');
  };
  const mine = await said(0);
  expect(mine).toContain('Ryan ti dissangua per 1');
  expect(mine).toContain('Carla manda Ryan a dissanguarti.');
  expect(mine).toContain('bruci 1 punto risorsa.');
  expect(mine).not.toContain('Mina');
  const others = await said(1);
  expect(others).toContain('Ryan dissangua Mina per 1');
  expect(others).toContain('Mina brucia 1 punto risorsa.');
});
