import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { kernelReasons } from '../reason.ts';
import { type KernelMessages, kernelMessages, type Language, LANGUAGES } from './index.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const KEYS = kernelReasons.map((reason) => `why.${reason}` as const);

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

const format = (language: Language, key: keyof KernelMessages, values: Record<string, string>): string =>
  String(new IntlMessageFormat(kernelMessages[language][key], language).format(values));

describe.each(LANGUAGES)('the kernel’s texts: %s', (language) => {
  const messages = kernelMessages[language];

  test.each(KEYS)('%s reads, and takes the arguments of the English text', (key) => {
    expect(argumentsOf(messages[key], language)).toEqual(argumentsOf(kernelMessages.en[key], 'en'));
  });

  test('have typographic signs and no exclamations', () => {
    expect(KEYS.filter((key) => /['"!]| {2}/.test(messages[key]))).toEqual([]);
  });

  test('say what is wrong with a name', () => {
    const told = ['empty', 'long', 'characters', 'twice'].map((problem) =>
      format(language, 'why.bad-seats', { problem }),
    );
    const beginning = format(language, 'why.bad-seats', { problem: '?' }).split('?')[0]!;
    expect(told.filter((text) => text.startsWith(beginning))).toEqual([]);
  });

  test('leave out an empty list', () => {
    expect(format(language, 'why.unknown-move', { move: 'fly', nearest: 'none' })).not.toContain('none');
    expect(format(language, 'why.unknown-move', { move: 'fly', nearest: 'flee' })).toContain('flee');
    expect(format(language, 'why.not-asked', { seat: 'Ana', waiting: 'none' })).not.toContain('none');
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('all are translated: %s', (language) => {
  expect(KEYS.filter((key) => kernelMessages[language][key] === kernelMessages.en[key])).toEqual([]);
});

test('French keeps its spaces unbroken', () => {
  expect(KEYS.filter((key) => / [:;?»]|« /.test(kernelMessages.fr[key]))).toEqual([]);
});
