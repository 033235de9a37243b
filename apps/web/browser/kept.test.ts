// The client as the browser keeps it: installed, opened without a server, and renewed.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;
let mina: Visitor;

beforeAll(async () => {
  nocturne = await startNocturne();
  mina = await nocturne.visitor(390, 'it', { serviceWorkers: 'allow' });
  await mina.open('/');
  await mina.page.evaluate(() => navigator.serviceWorker.ready);
  await mina.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
afterAll(() => nocturne.close());

test('it can be installed: name, icons, and addresses of pages', async () => {
  const manifest = await mina.ask<{
    name: string;
    display: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  }>('GET', '/manifest.webmanifest');
  expect(manifest).toMatchObject({ name: 'Nocturne', display: 'standalone' });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const real = await mina.page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(real).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect(await mina.ask<string>('GET', url)).toContain('<html');
  expect(mina.complaints).toEqual([]);
});

test('without a server it opens from what is kept, in the reader’s language, and says what is what', async () => {
  await nocturne.kill();
  await mina.open('/lobby');
  expect(await mina.page.getAttribute('html', 'lang')).toBe('it');
  await mina.open('/look');
  await mina.page.waitForSelector('.look .card');
  await mina.page.context().setOffline(true);
  await mina.page.waitForSelector('.notices p:text("Il server non è raggiungibile")');
});

test('what the server says of people and tables is not kept', async () => {
  const kept = await mina.page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
});

test('when the server is back, so is everything', async () => {
  await nocturne.restart();
  await mina.page.context().setOffline(false);
  await mina.page.waitForSelector('.notices p', { state: 'detached' });
  expect(mina.complaints).toEqual([]);
});

test('another version is offered', async () => {
  const { page } = mina;
  await mina.open('/look');
  // the page asks for its worker a second after it has come
  await page.waitForTimeout(2000);
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?another'));
  const loaded = page.waitForEvent('load');
  await page.click('.notices button');
  await loaded;
  expect(mina.complaints).toEqual([]);
});
