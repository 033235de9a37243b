import { LANGUAGES, seeded } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { newTable, playToEnd, withHouse } from '../../test/with-house.ts';
import { languageOf, messages } from '../text/index.ts';

const { guest, house } = withHouse();

const read = async (path: string, language = 'en'): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${house().url}${path}`, { headers: { 'accept-language': language } });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return { status: answer.status, text: await answer.text() };
};

describe('the first page', () => {
  it.each([...LANGUAGES])('says in %s what this is, and where to go', async (language) => {
    const { status, text } = await read('/', language);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(messages[language]['home.what']);
    expect(text).toContain('npx nocturne play nosferatu');
    expect(text).toContain('href="/api"');
  });
});

it('the language is the one that is wanted most of those that are spoken', () => {
  expect(languageOf(undefined)).toBe('en');
  expect(languageOf('*')).toBe('en');
  expect(languageOf('de-DE, de;q=0.9')).toBe('en');
  expect(languageOf('en;q=0.2, pt-BR;q=0.7, de')).toBe('pt');
  expect(languageOf('fr-CA')).toBe('fr');
  expect(languageOf('es;q=0, it;q=0.1')).toBe('it');
  expect(languageOf(';;,q=,,es;q=x')).toBe('es');
});

it('French keeps its spaces unbroken', () => {
  expect(Object.values(messages.fr).filter((text) => / [:;?»]|« /.test(text))).toEqual([]);
});

describe('the page of a shared game', () => {
  it('has its record, and is not found when it is unknown or withdrawn', async () => {
    const player = await guest('Mina');
    const played = await newTable(player);
    (await playToEnd(player, played, seeded('page'))).close();
    const token = String((await player.ask('POST', `/api/tables/${played}/share`)).json['token']);
    const { status, text } = await read(`/replay/${token}`, 'es');
    expect(status).toBe(200);
    expect(text).toContain('<li>Mina</li>');
    expect(text).toContain(`href="/api/replays/${token}/record"`);
    await player.ask('DELETE', `/api/tables/${played}/share`);
    const [withdrawn, unknown] = [await read(`/replay/${token}`, 'es'), await read('/replay/x', 'es')];
    expect(withdrawn).toEqual(unknown);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain(messages.es['replay.unknown']);
    expect(unknown.text).not.toContain('<li>');
  });
});
