// From the first page to a table, as visitors do it: alone and with others. What holds for every page is in pages.test.ts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults, picture, tooWide } from './browser.ts';
import { type Nocturne, startNocturne, type Visitor } from './nocturne.ts';

let nocturne: Nocturne;

beforeAll(async () => {
  nocturne = await startNocturne();
});
afterAll(() => nocturne.close());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a table with the lit button of the lobby, and waits for its chairs. */
async function openTable(host: Visitor, unlisted = false): Promise<string> {
  await host.open('/lobby#new');
  if (unlisted) await host.page.getByLabel('Show it in the lobby').uncheck();
  await button(host, 'Open the table').click();
  await host.page.waitForSelector('.room-chair');
  return new URL(host.page.url()).pathname;
}

describe('the first page', () => {
  test.each([
    ['vtes', 1440],
    ['vtes', 390],
    ['nosferatu', 1440],
    ['nosferatu', 390],
  ] as const)('begins a game of %s against bots with one click, at %i px', async (game, width) => {
    const mina = await nocturne.visitor(width);
    await mina.open('/');
    expect(await mina.page.getByRole('heading', { level: 1 }).textContent()).toContain(
      'The night has rules.',
    );
    await mina.page.locator(`.of-${game} .button.go`).click();
    await mina.page.waitForURL(/[/]tables[/]/);
    await mina.page.waitForSelector('main:not([aria-busy])');
    const { tables } = await mina.ask<{ tables: { status: string; about: { game: string } }[] }>(
      'GET',
      '/api/me/tables',
    );
    expect(tables.map(({ about, status }) => [about.game, status])).toEqual([[game, 'playing']]);
    await mina.open('/');
    await mina.page.locator('.waiting a').click();
    await mina.page.waitForURL(/[/]tables[/]/);
    expect(mina.complaints).toEqual([]);
    await mina.close();
  });

  test('begins with the deck that is clicked', async () => {
    const mina = await nocturne.visitor(1440);
    await mina.open('/');
    await button(mina, 'Tremere').click();
    await mina.page.waitForURL(/[/]tables[/]/);
    const { tables } = await mina.ask<{ tables: { about: { chairs: { you: boolean; deck: unknown }[] } }[] }>(
      'GET',
      '/api/me/tables',
    );
    expect(tables[0]!.about.chairs.find(({ you }) => you)!.deck).toBe('tremere');
    await mina.close();
  });
});

test('the language changes at once, on a phone from its menu', async () => {
  const mina = await nocturne.visitor(360);
  await mina.open('/');
  await button(mina, 'Language: English').click();
  await button(mina, 'Italiano').click();
  await mina.page.waitForSelector('html[lang="it"]');
  await mina.page.getByRole('heading', { name: 'La notte ha regole.' }).waitFor();
  await mina.page.reload();
  await mina.page.getByRole('heading', { name: 'La notte ha regole.' }).waitFor();
  expect(mina.complaints).toEqual([]);
  await mina.close();
});

describe('a table for friends', () => {
  test('is joined by its link, and begins when the host says so', async () => {
    const [ana, bruno] = await Promise.all([nocturne.visitor(1440), nocturne.visitor(390)]);
    const path = await openTable(ana, true);
    expect(await faults(ana, 'body')).toEqual([]);
    await picture(ana, 'room-1440');
    const link = await ana.page.getByLabel('Invite others').inputValue();
    expect(link).toContain(`${path}?invite=`);

    await bruno.open(link);
    await bruno.page.getByLabel('Your name at the table').fill('Bruno');
    await button(bruno, 'Take this name').click();
    await button(bruno, 'You: Bruno').waitFor();
    await button(bruno, 'Sit down').click();
    await ana.page.locator('.room-chair', { hasText: 'Bruno' }).waitFor();
    await bruno.page.getByText('begins the game.').waitFor();
    expect(await faults(bruno, 'body')).toEqual([]);
    expect(await tooWide(bruno)).toBe(0);
    await picture(bruno, 'room-390');
    await bruno.page.getByLabel('Your deck').selectOption('Ventrue');
    await bruno.page.getByText('At this table: Ventrue.').waitFor();
    await bruno.page.getByLabel('Your deck').selectOption('Any ready-made deck');
    await bruno.page.getByText('At this table: Ventrue.').waitFor({ state: 'detached' });
    await bruno.page.getByLabel('Say something to the table').fill('Good evening');
    await bruno.page.keyboard.press('Enter');
    await ana.page.getByText('Good evening').waitFor();

    await ana.page.getByLabel('Who may have chair 4').selectOption('Clumsy bot');
    await button(ana, 'Fill with bots and begin').click();
    await Promise.all([ana, bruno].map(({ page }) => page.waitForSelector('.room', { state: 'detached' })));
    expect([ana.complaints, bruno.complaints]).toEqual([[], []]);
    await Promise.all([ana.close(), bruno.close()]);
  });

  test('is nobody else’s business: the way on is said', async () => {
    const [ana, eve] = await Promise.all([nocturne.visitor(1440), nocturne.visitor(390)]);
    const path = await openTable(ana, true);
    await eve.open(path);
    await eve.page.getByRole('alert').waitFor();
    expect(await faults(eve, 'body')).toEqual([]);
    await picture(eve, 'nothing-390');
    await eve.page.getByRole('link', { name: 'To the lobby' }).click();
    await eve.page.getByRole('heading', { name: 'New table' }).waitFor();
    expect(await eve.page.locator('.table-card', { hasText: 'Guest' }).count()).toBe(0);
    await Promise.all([ana.close(), eve.close()]);
  });

  test('that is listed appears in the lobby by itself, and a chair is taken from there', async () => {
    const [ana, bruno] = await Promise.all([nocturne.visitor(1440), nocturne.visitor(820)]);
    await bruno.open('/lobby');
    await ana.ask('POST', '/api/guests', { name: 'Ana the host' });
    const path = await openTable(ana);
    const card = bruno.page.locator('.table-card', { hasText: 'Ana the host' });
    await card.getByRole('button', { name: 'Sit down' }).click();
    await bruno.page.waitForURL(`**${path}`);
    await button(bruno, 'Leave the table').click();
    await bruno.page.waitForURL('**/lobby');
    await ana.page.getByText('4 chairs are still free.').waitFor();
    expect([ana.complaints, bruno.complaints]).toEqual([[], []]);
    await Promise.all([ana.close(), bruno.close()]);
  });
});

test('a deck that cannot be played is refused in words', async () => {
  const mina = await nocturne.visitor(1440);
  await mina.open('/lobby');
  await mina.page.getByLabel('Your deck').selectOption('A list from elsewhere');
  await mina.page.getByLabel('List or link').fill('3x Ryan\n2x No Such Card At All');
  await button(mina, 'Open the table').click();
  const alert = mina.page.getByRole('alert');
  await alert.getByText('a crypt has at least 12 cards').waitFor();
  expect(await alert.textContent()).toContain('No Such Card At All');
  await picture(mina, 'refused-1440');
  await mina.close();
});

test('options of Nosferatu are in the words of the game, and are agreed', async () => {
  const mina = await nocturne.visitor(390);
  await mina.open('/lobby#new');
  await mina.page
    .locator('.new-table label')
    .filter({ hasText: /^Nosferatu$/ })
    .click();
  await mina.page.getByText('Rules of the table').click();
  await mina.page.getByLabel('How is Renfield found?').selectOption('Among volunteers');
  await picture(mina, 'options-390');
  expect(await faults(mina, 'body')).toEqual([]);
  await button(mina, 'Open the table').click();
  await mina.page.getByText('Among volunteers').waitFor();
  await mina.close();
});

test('a guest takes another name, makes an account, goes, and comes back', async () => {
  const mina = await nocturne.visitor(390);
  await openTable(mina);
  await button(mina, 'You: Guest').click();
  const sheet = mina.page.getByRole('dialog');
  await sheet.getByLabel('Your name at the table').fill('👻');
  await sheet.getByRole('button', { name: 'Take this name' }).click();
  await sheet.getByText('A name needs a letter or a digit.').waitFor();
  await sheet.getByLabel('Your name at the table').fill('Wilhelmina');
  await sheet.getByRole('button', { name: 'Take this name' }).click();
  // the same guest: the chair is still hers, under the new name
  await mina.page.locator('.room-chair', { hasText: 'Wilhelmina' }).waitFor();
  expect(await mina.page.locator('.room-chair', { hasText: 'Guest' }).count()).toBe(0);
  await button(mina, 'You: Wilhelmina').click();
  await sheet.getByText('Make an account', { exact: true }).first().click();
  await sheet.getByLabel('Name', { exact: true }).fill('Mina Murray');
  await sheet.getByLabel('Password').fill('a long secret');
  expect(await faults(mina, 'dialog')).toEqual([]);
  await picture(mina, 'account-390');
  await sheet.getByRole('button', { name: 'Make an account' }).click();
  await button(mina, 'You: Mina Murray').click();
  await sheet.getByRole('button', { name: 'Sign out', exact: true }).click();
  await button(mina, 'Sign in').click();
  await sheet.getByLabel('Name', { exact: true }).fill('Mina Murray');
  await sheet.getByLabel('Password').fill('not the secret');
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await sheet.getByText('Name or password is wrong.').waitFor();
  await sheet.getByLabel('Password').fill('a long secret');
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await button(mina, 'You: Mina Murray').waitFor();
  // what was the guest's is the account's
  await mina.open('/lobby');
  await mina.page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await mina.close();
});

interface Account {
  readonly name: string;
  readonly password: string;
}

async function signIn(visitor: Visitor, { name, password }: Account): Promise<void> {
  await button(visitor, 'Sign in').click();
  const sheet = visitor.page.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Password').fill(password);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await button(visitor, `You: ${name}`).waitFor();
}

test('whoever signs out everywhere is out in other browsers, too, and may sign in again there', async () => {
  const [lucy, seated, idle] = await Promise.all([390, 1440, 1440].map((width) => nocturne.visitor(width)));
  const account: Account = { name: 'Lucy Westenra', password: 'a long secret' };
  await lucy!.ask('POST', '/api/accounts', account);
  for (const one of [seated!, idle!]) {
    await one.open('/lobby');
    await signIn(one, account);
  }
  await openTable(seated!);
  await lucy!.ask('DELETE', '/api/sessions');

  await seated!.page.getByText('You have signed out.').waitFor();
  await signIn(seated!, account);
  await seated!.page.locator('.room-chair.is-you', { hasText: account.name }).waitFor();

  await button(idle!, 'Open the table').click();
  await idle!.page.getByText('Come in as a guest or sign in first.').first().waitFor();
  await button(idle!, 'Sign in').waitFor();
  expect(await button(idle!, /^You: /).count()).toBe(0);
  await Promise.all([lucy!, seated!, idle!].map((one) => one.close()));
});

test('settings hold at once and stay, and Escape closes their sheet', async () => {
  const mina = await nocturne.visitor(1440);
  await mina.open('/');
  const size = (): Promise<string> =>
    mina.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const before = Number.parseFloat(await size());
  await button(mina, 'Settings').click();
  await mina.page.getByRole('dialog').waitFor();
  expect(await faults(mina, 'dialog')).toEqual([]);
  await picture(mina, 'settings-1440');
  await mina.page.getByText('130%').click();
  await mina.page.getByText('One click', { exact: true }).click();
  await mina.page.keyboard.press('Escape');
  await mina.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await mina.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
  await mina.page.reload();
  expect(Number.parseFloat(await size())).toBeCloseTo(before * 1.3, 1);
  expect(await tooWide(mina)).toBe(0);
  await button(mina, 'Settings').click();
  expect(await mina.page.getByLabel('One click', { exact: true }).isChecked()).toBe(true);
  await mina.close();
});

test('the keyboard alone is enough', async () => {
  const mina = await nocturne.visitor(1440);
  await mina.open('/');
  await mina.page.keyboard.press('Tab');
  expect(await mina.page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page');
  await mina.page.keyboard.press('Enter');
  await mina.page.locator('.of-nosferatu .button.go').focus();
  await mina.page.keyboard.press('Enter');
  await mina.page.waitForURL(/[/]tables[/]/);
  await mina.close();
});
