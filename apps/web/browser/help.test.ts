// The help: read on any screen, in any language, and led to by the number of a rule.

import { LANGUAGES } from '@nocturne/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults, picture, tooWide } from './browser.ts';
import { type Nocturne, startNocturne } from './nocturne.ts';

let nocturne: Nocturne;

beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

test.each(LANGUAGES)('every page of it is whole in %s, on a phone', async (language) => {
  const mina = await nocturne.visitor(360, language);
  for (const path of ['', '/vtes', '/nosferatu', '/glossary', '/marks', '/keys']) {
    await mina.open(`/help${path}`);
    await mina.page.waitForSelector('.help-article h1');
    await picture(mina, `help${path.replace('/', '-')}-${language}`);
    expect([path, await tooWide(mina)]).toEqual([path, 0]);
    // words differ, what they are written in does not
    expect(language === 'en' ? await faults(mina, 'main') : []).toEqual([]);
  }
  expect(mina.complaints).toEqual([]);
  await mina.close();
});

test('the number of a rule leads to it', async () => {
  const mina = await nocturne.visitor(1440);
  await mina.open('/help/vtes#V-8.12');
  await mina.page.waitForSelector('.help-rules .marked');
  expect(await mina.page.innerText('.marked a')).toBe('V-8.12');
  expect(await mina.page.isVisible('.marked')).toBe(true);
  await mina.page.fill('.help-search input', 'N-5.3');
  await mina.page.click('.help-found a');
  await mina.page.waitForSelector('[id="N-5.3"].marked');
  await mina.close();
});
