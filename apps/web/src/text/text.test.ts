import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { WebMessageKey } from './messages.ts';
import { webMessages } from './reader.tsx';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const KEYS = Object.keys(webMessages.en) as WebMessageKey[];
const LITERAL = new IntlMessageFormat('text', 'en').getAst()[0]!.type;

function argumentsOf(message: string, language: Language): string[] {
  const found = new Set<string>();
  const visit = (element: Element): void => {
    if ('value' in element && element.type !== LITERAL) found.add(element.value);
    if ('options' in element)
      for (const { value } of Object.values(element.options as Options)) value.forEach(visit);
  };
  new IntlMessageFormat(message, language).getAst().forEach(visit);
  return [...found].sort();
}

describe.each(LANGUAGES)('the client’s texts: %s', (language) => {
  const messages = webMessages[language];

  test.each(KEYS)('%s reads, and takes the arguments of the English text', (key) => {
    expect(argumentsOf(messages[key], language)).toEqual(argumentsOf(webMessages.en[key], 'en'));
  });

  test('have typographic signs and no exclamations', () => {
    expect(KEYS.filter((key) => /['"!]| {2}/.test(messages[key]))).toEqual([]);
  });
});

test('French keeps its spaces unbroken', () => {
  expect(KEYS.filter((key) => / [:;?»]|« /.test(webMessages.fr[key]))).toEqual([]);
});
