import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;
type Messages = Readonly<Record<string, string>>;

const [LITERAL, SELECT] = ['text', '{a, select, other {}}'].map(
  (text) => new IntlMessageFormat(text, 'en').getAst()[0]!.type,
);
/** Every part of the client has its texts in a folder of that name, a file for each language. */
const FILES = import.meta.glob<{ messages: Messages }>('../**/text/{en,it,pt,fr,es}.ts', { eager: true });
const files = Object.entries({ ...FILES, ...import.meta.glob('./{en,it,pt,fr,es}.ts', { eager: true }) }) as [
  string,
  { messages: Messages },
][];
const folderOf = (file: string): string => file.replace(/[^/]+$/, '');
const FOLDERS = [...new Set(files.map(([file]) => folderOf(file)))];
const messagesOf = (folder: string, language: Language): Messages =>
  files.find(([file]) => file === `${folder}${language}.ts`)![1].messages;

function argumentsOf(message: string, language: Language): string[] {
  const found = new Set<string>();
  const visit = (element: Element): void => {
    if ('value' in element && element.type !== LITERAL) found.add(element.value);
    if ('options' in element)
      for (const { value } of Object.values(element.options as Options)) value.forEach(visit);
  };
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst().forEach(visit);
  return [...found].sort();
}

/** The ids for which a message has words of its own. */
function idsOf(message: string, language: Language): string[] {
  const found = new Set<string>();
  const visit = (element: Element): void => {
    if (!('options' in element)) return;
    for (const [id, { value }] of Object.entries(element.options as Options)) {
      if (element.type === SELECT) found.add(`${element.value}: ${id}`);
      value.forEach(visit);
    }
  };
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst().forEach(visit);
  return [...found].sort();
}

test('there are texts', () => {
  expect(FOLDERS).toContain('./');
});

describe.each(FOLDERS)('the texts in %s', (folder) => {
  const english = messagesOf(folder, 'en');

  test.each(LANGUAGES)('in %s read, and take the arguments of the English ones', (language) => {
    const messages = messagesOf(folder, language);
    const wrong = Object.keys(english).filter(
      (key) => String(argumentsOf(messages[key]!, language)) !== String(argumentsOf(english[key]!, 'en')),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test.each(LANGUAGES)('in %s tell the same ids apart as the English ones', (language) => {
    const messages = messagesOf(folder, language);
    const wrong = Object.keys(english).filter(
      (key) => String(idsOf(messages[key]!, language)) !== String(idsOf(english[key]!, 'en')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('in %s have typographic signs and no exclamations', (language) => {
    const messages = Object.entries(messagesOf(folder, language));
    expect(messages.filter(([, text]) => /['"!]| {2}/.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('in French keep their spaces unbroken', () => {
    const french = Object.entries(messagesOf(folder, 'fr'));
    expect(french.filter(([, text]) => / [:;?»]|« /.test(text)).map(([key]) => key)).toEqual([]);
  });
});
