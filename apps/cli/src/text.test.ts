import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { environmentLanguage } from './language.ts';
import { wrap } from './style.ts';
import { newFolder, nocturne } from './test-terminal.ts';
import { cliMessages, type TextKey } from './text/index.ts';

const argumentsOf = (message: string, language: string): string[] => {
  const found = new Set<string>();
  JSON.stringify(
    new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst(),
    (_, value: unknown) => {
      // 0 is literal text, 7 is the # of a plural.
      const { type, value: name } = (value ?? {}) as { type?: number; value?: unknown };
      if (type !== undefined && type > 0 && type !== 7 && typeof name === 'string') found.add(name);
      return value;
    },
  );
  return [...found].toSorted();
};

describe.each(LANGUAGES)('%s', (language) => {
  test('texts take the arguments of the English ones and have typographic signs', () => {
    const badSigns = language === 'fr' ? /'|"| [:;?»]|« / : /'|"/;
    for (const [key, message] of Object.entries(cliMessages[language])) {
      const english = cliMessages.en[key as TextKey];
      expect([key, ...argumentsOf(message, language)]).toEqual([key, ...argumentsOf(english, 'en')]);
      expect(message).not.toMatch(badSigns);
    }
  });

  test('a game is told and shown without a gap', async () => {
    const file = join(newFolder(), 'game.record');
    for (const seed of ['1', '2', '3']) {
      writeFileSync(file, (await nocturne(`record nosferatu --seats 8 --seed ${seed}`)).out);
      const told = [
        await nocturne(`replay ${file} --lang ${language}`),
        await nocturne(`replay ${file} --lang ${language} --as all`),
        await nocturne(`replay ${file} --lang ${language} --at 30 --as all`),
        await nocturne(`replay ${file} --lang ${language} --at 30 --as 2`),
      ];
      for (const { code, out, err } of told) {
        expect({ code, err }).toEqual({ code: 0, err: '' });
        expect(out).not.toMatch(
          /undefined|\bnull\b|NaN|\[object|[{}]|\b(event|term|prompt|why|option|nosferatu)\.[a-z]/,
        );
      }
    }
  });

  test('help, welcome and a whole game against bots', async () => {
    for (const command of ['--help', 'play --help', 'welcome', 'play nosferatu --seed 2 --bots random']) {
      const lines = ['?', ...Array<string>(300).fill('1')];
      const { code, out, err } = await nocturne(`${command} --lang ${language}`, lines);
      expect({ command, code, err }).toEqual({ command, code: 0, err: '' });
      expect(out).not.toMatch(/undefined|\[object/);
    }
  });
});

test('the language of the environment', () => {
  expect(environmentLanguage({ LC_ALL: 'it_IT.UTF-8', LANG: 'fr_FR' })).toBe('it');
  expect(environmentLanguage({ LC_ALL: '', LC_MESSAGES: 'pt-BR', LANG: 'fr_FR' })).toBe('pt');
  expect(environmentLanguage({ LANG: 'de_DE' })).toBe('en');
  expect(environmentLanguage({})).toBe('en');
});

test('lines break at spaces and keep their margin', () => {
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  expect(wrap('one', 2)).toEqual(['one']);
});
