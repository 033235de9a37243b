import { LANGUAGES } from '@nocturne/kernel';
import { nosferatuRules } from '@nocturne/nosferatu';
import { vtesRules } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { readerOf } from '../text/reader.tsx';
import type { WebMessages } from '../text/messages.ts';
import { chaptersOf, leadOf, partsOf, rulesOf } from './articles.ts';
import { found, placesOf } from './finding.ts';
import { glossary } from './glossary/words.ts';
import type { GlossaryKey } from './glossary/entries.ts';
import type { HelpMessageKey } from './text/messages.ts';

type Texts<Key extends string> = Readonly<Record<string, { messages: Readonly<Record<Key, string>> }>>;
const HELP: Texts<HelpMessageKey> = import.meta.glob('./text/{en,it,pt,fr,es}.ts', { eager: true });
const WORDS: Texts<GlossaryKey> = import.meta.glob('./glossary/text/{en,it,pt,fr,es}.ts', { eager: true });

const TITLES: Texts<string> = import.meta.glob('./rules/{it,pt,fr,es}.ts', { eager: true });
const ENGLISH: Readonly<Record<string, string>> = { ...vtesRules, ...nosferatuRules };
const titlesIn = (language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> =>
  TITLES[`./rules/${language}.ts`]?.messages ?? ENGLISH;

const placesIn = (language: (typeof LANGUAGES)[number]) => {
  const say = (key: HelpMessageKey): string =>
    String(
      new IntlMessageFormat(HELP[`./text/${language}.ts`]!.messages[key], language).format({ count: 1 }),
    );
  const words = glossary(
    (key) => WORDS[`./glossary/text/${language}.ts`]!.messages[key],
    readerOf(language, {} as WebMessages),
  );
  return { places: placesOf(say, words, (number) => titlesIn(language)[number]!), words, say };
};

describe('the help', () => {
  it.each(['vtes', 'nosferatu'] as const)('has every rule of %s in a chapter', (game) => {
    const listed = chaptersOf(game).flatMap(({ rules }) => rules);
    expect(listed.length).toBeGreaterThan(80);
    expect(listed).toEqual(rulesOf(game));
    expect(chaptersOf(game).every(({ rules }) => rules.length > 0)).toBe(true);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'calls every rule by its name, in %s',
    (language) => {
      const titles = titlesIn(language);
      expect(Object.keys(titles)).toEqual(Object.keys(ENGLISH));
      const plain = /^[^"'{}!@|?]+$/;
      expect(Object.entries(titles).filter(([, title]) => !plain.test(title) || title.length > 80)).toEqual(
        [],
      );
      // short words may be the same: “Table”, “Prince”; most are not
      const same = Object.entries(titles).filter(([number, title]) => title === ENGLISH[number]);
      expect(same.length).toBeLessThan(20);
    },
  );

  it.each(LANGUAGES)('explains each word once, in %s', (language) => {
    const { words } = placesIn(language);
    expect(words.length).toBeGreaterThan(70);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    expect(new Set(words.map(({ game, name }) => `${game} ${name}`)).size).toBe(words.length);
    expect(words.filter(({ meaning }) => !meaning.endsWith('.'))).toEqual([]);
  });

  it.each(LANGUAGES)('says the word before each step, in %s', (language) => {
    const { say } = placesIn(language);
    const steps = partsOf('vtes').filter(({ form, id }) => form !== 'text' && id !== 'first');
    const leads = steps.flatMap(({ paragraphs }) => paragraphs.map((key) => leadOf(say(key))[0]));
    expect(leads).toHaveLength(15);
    expect(leads.filter((lead) => lead === '' || lead.length > 40)).toEqual([]);
  });
});

describe('a search', () => {
  it('finds rules by number, words by name, and what is said', () => {
    const { places } = placesIn('en');
    expect(found(places, 'V-8.12')[0]).toMatchObject({ href: '/help/vtes#V-8.12' });
    expect(found(places, 'stealth')[0]).toMatchObject({ href: '/help/glossary#stealth' });
    expect(found(places, 'DAWN stake').map(({ href }) => href)).toContain('/help/nosferatu#turn');
    expect(found(placesIn('fr').places, 'discretion')[0]).toMatchObject({ title: 'discrétion' });
    expect(found(places, ' ')).toEqual([]);
    expect(found(places, 'no such words')).toEqual([]);
  });
});
