import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { format, type Values } from './icu.ts';
import { cardMessages } from './languages.ts';
import type { CardMessageKey } from './messages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const KEYS = Object.keys(cardMessages.en) as CardMessageKey[];
const [LITERAL, PLURAL] = ['text', '{a, plural, other {}}'].map(
  (text) => new IntlMessageFormat(text, 'en').getAst()[0]!.type,
);

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

/** Arguments that lead into every branch once. */
function samples(elements: readonly Element[]): Values[] {
  const words = Object.fromEntries([...named(elements)].map((name) => [name, 'Ana']));
  const counted = elements
    .filter((one) => one.type === PLURAL)
    .map((one) => String('value' in one && one.value));
  const branches = elements.flatMap((one) =>
    'options' in one && one.type !== PLURAL
      ? Object.keys(one.options).map((id) => ({ [one.value]: id }))
      : [],
  );
  return [0, 1, 2, 7].flatMap((count) =>
    [{}, ...branches, Object.assign({}, ...branches.toReversed()) as Values].map((chosen) => ({
      ...words,
      ...chosen,
      ...Object.fromEntries(counted.map((name) => [name, count])),
    })),
  );
}

describe.each(LANGUAGES)('the texts of cards: %s', (language) => {
  test('are formatted as ICU has it', () => {
    for (const key of KEYS) {
      const text = cardMessages[language][key];
      const compiled = new IntlMessageFormat(text, language);
      for (const values of samples(elementsOf(language, key)))
        expect(`${key}: ${format(text, language, values)}`).toBe(
          `${key}: ${String(compiled.format(values))}`,
        );
    }
  });

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

test('a message that lacks an argument or a brace is a fault', () => {
  expect(() => format('{amount} blood', 'en', {})).toThrow('{amount}');
  expect(() => format('{amount', 'en', { amount: 1 })).toThrow('brace');
});
