import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { language } from '../words.ts';
import { serverMessages, serverReasons } from './index.ts';

const KEYS = serverReasons.map((reason) => `why.${reason}` as const);
const argumentsOf = (message: string): string[] =>
  [...new Set(Array.from(message.matchAll(/\{(\w+)[,}]/g), ([, name]) => name!))].sort();

describe.each(language.options)('what the server says: %s', (spoken) => {
  const messages = serverMessages[spoken];

  test.each(KEYS)('%s reads, and takes the arguments of the English text', (key) => {
    const told = new IntlMessageFormat(messages[key], spoken).format({
      detail: 'none',
      min: '2',
      most: '200',
      max: '5',
      name: 'X',
      line: '3',
      text: 'Y',
      at: '10:00',
    });
    expect(told).not.toMatch(/[{}]/);
    expect(argumentsOf(messages[key])).toEqual(argumentsOf(serverMessages.en[key]));
  });

  test('has typographic signs, no exclamations and no text twice', () => {
    expect(KEYS.filter((key) => /['"!]| {2}/.test(messages[key]))).toEqual([]);
    expect(new Set(Object.values(messages)).size).toBe(KEYS.length);
  });
});
