import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { cardMessages } from './languages.ts';
import type { CardMessageKey } from './messages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const KEYS = Object.keys(cardMessages.en) as CardMessageKey[];
const LITERAL = new IntlMessageFormat('text', 'en').getAst()[0]!.type;

/** Every element, those inside the branches of selects and plurals included. */
const all = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options as Options).flatMap(({ value }) => all(value))]
      : [element],
  );
const elementsOf = (language: Language, key: CardMessageKey): Element[] =>
  all(new IntlMessageFormat(cardMessages[language][key], language).getAst());
const named = (elements: readonly Element[]): Set<string> =>
  new Set(elements.flatMap((one) => ('value' in one && one.type !== LITERAL ? [one.value] : [])));

/** A language says the same minion with a preposition or without. */
const ALIKE: Readonly<Record<string, string>> = {
  ofThis: 'this',
  ofTarget: 'target',
  ofMinion: 'minion',
};
const argumentsOf = (language: Language, key: CardMessageKey): string[] =>
  [...new Set([...named(elementsOf(language, key))].map((name) => ALIKE[name] ?? name))]
    // of which grammar may make use
    .filter((name) => !['form', 'user', 'o', 'rank'].includes(name))
    .sort();

describe.each(LANGUAGES)('the texts of cards: %s', (language) => {
  test('take the arguments of the English ones', () => {
    const taken = (one: Language): string[] =>
      KEYS.map((key) => `${key}: ${argumentsOf(one, key).join(', ')}`);
    expect(taken(language)).toEqual(taken('en'));
  });

  test('have typographic signs, no exclamations and no full stop', () => {
    expect(KEYS.filter((key) => /['"!]|[.]$/.test(cardMessages[language][key]))).toEqual([]);
  });

  test('are translated', () => {
    const sentences = KEYS.filter((key) => cardMessages.en[key].replaceAll(/[{].*?[}]/g, '').length > 14);
    const left = sentences.filter((key) => cardMessages[language][key] === cardMessages.en[key]);
    expect(left.length).toBe(language === 'en' ? sentences.length : 0);
  });
});

test('French keeps its spaces unbroken', () => {
  expect(KEYS.filter((key) => / [:;?»]|« |[^\u{a0}][;?»]/u.test(cardMessages.fr[key]))).toEqual([]);
});
