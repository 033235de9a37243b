import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { allCards } from '../cards/book.ts';
import names from '../cards/names.json' with { type: 'json' };
import { cardName, type VtesMessageKey, vtesMessages } from './index.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const english = vtesMessages.en;
const KEYS = Object.keys(english) as VtesMessageKey[];

/** Every element, those inside the branches of selects and plurals included. */
const all = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options as Options).flatMap(({ value }) => all(value))]
      : [element],
  );

const compiled = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(KEYS.map((key) => [key, new IntlMessageFormat(vtesMessages[language][key], language)])),
  ]),
) as Record<Language, Map<VtesMessageKey, IntlMessageFormat>>;
const elementsOf = (language: Language, key: VtesMessageKey): Element[] =>
  all(compiled[language].get(key)!.getAst());

const [LITERAL, SELECT, PLURAL, NUMBER] = [
  'text',
  '{a, select, other {}}',
  '{a, plural, other {}}',
  '{a, number}',
].map((text) => new IntlMessageFormat(text, 'en').getAst()[0]!.type);

const argumentsOf = (elements: readonly Element[]): string[] =>
  [...new Set(elements.flatMap((one) => ('value' in one && one.type !== LITERAL ? [one.value] : [])))].sort();

/** The ids for which a message has words of its own. */
const branches = (elements: readonly Element[]): string[] =>
  elements
    .flatMap((one) =>
      one.type === SELECT && 'options' in one
        ? Object.keys(one.options as Options).map((id) => `${one.value}: ${id}`)
        : [],
    )
    .sort();

const taken = (language: Language): string[] =>
  KEYS.map((key) => `${key}: ${argumentsOf(elementsOf(language, key)).join(', ')}`);
const chosen = (language: Language): string[] =>
  KEYS.map((key) => `${key}: ${[...new Set(branches(elementsOf(language, key)))].join(', ')}`);

/** Arguments for a message: numbers where it counts, a word elsewhere. */
function sample(elements: readonly Element[], count: number): Record<string, string | number> {
  const counted = elements.filter((one) => one.type === PLURAL || one.type === NUMBER);
  return {
    ...Object.fromEntries(argumentsOf(elements).map((name) => [name, 'Ana'])),
    ...Object.fromEntries(argumentsOf(counted).map((name) => [name, count])),
  };
}

const wrong = (language: Language, keys: RegExp, pattern: RegExp): string[] =>
  KEYS.filter((key) => keys.test(key) && !pattern.test(vtesMessages[language][key]));

describe.each(LANGUAGES)('the game’s texts: %s', (language) => {
  test('are those of the English language', () => {
    expect(Object.keys(vtesMessages[language]).toSorted()).toEqual(KEYS.toSorted());
  });

  test('take the arguments of the English ones, and tell the same ids apart', () => {
    expect(taken(language)).toEqual(taken('en'));
    expect(chosen(language)).toEqual(chosen('en'));
  });

  test.each([0, 0.5, 1, 2, 7])('can be formatted, with the number %d', (count) => {
    const texts = KEYS.map((key) => {
      const values = sample(elementsOf(language, key), count);
      const text = String(compiled[language].get(key)!.format(values));
      // a part of a sentence brings its space along
      return `${key}: ${key.startsWith('part.') ? text.replace(/^ /, '') : text}`;
    });
    expect(texts.filter((text) => !/: [^\s{}#]([^{}#]*[^\s{}#])?$/.test(text) || / {2}/.test(text))).toEqual(
      [],
    );
  });

  test('have typographic signs and no exclamations', () => {
    expect(wrong(language, /./, /^[^'"!]+$/)).toEqual([]);
  });

  test('are sentences, questions or labels', () => {
    expect(wrong(language, /^(event|waiting|prompt|why|result)/, /[.?}]$/)).toEqual([]);
    expect(wrong(language, /^table-option/, /[?]$/)).toEqual([]);
    expect(wrong(language, /^(option|term|part|effect|held|damage|table-value)/, /[^.?]$/)).toEqual([]);
  });

  test('tell nothing of what the seat that is waited for may choose', () => {
    const waiting = KEYS.filter((key) => key.startsWith('waiting.'));
    for (const key of waiting) expect(argumentsOf(elementsOf(language, key))).toEqual(['seat']);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('all are translated: %s', (language) => {
  const sentences = KEYS.filter(
    (key) =>
      // clans keep their names
      !key.startsWith('term.clan.') && english[key].replaceAll(/[{][a-z]+(, number)?[}]/g, '').length > 14,
  );
  expect(sentences.filter((key) => vtesMessages[language][key] === english[key])).toEqual([]);
});

test('French keeps its spaces unbroken, and elides before no name', () => {
  // what a select or plural offers begins and ends with braces, not with signs
  expect(wrong('fr', /./, /^(?!.*( [:;?»]|« |[^\u{a0}][;?»]))/u)).toEqual([]);
  expect(
    wrong('fr', /./, /^(?!.*\b(de|que|lorsque|puisque) [{](?!amount|cost|needed|votes|count)[a-z]+[}])/),
  ).toEqual([]);
});

describe('the names of cards', () => {
  test('are there for every card, and for no other', () => {
    const cards = [...allCards()].map(({ name }) => name);
    expect(Object.keys(names).toSorted()).toEqual(cards.toSorted());
  });

  test('are the translated ones where there are any', () => {
    expect(cardName('Deflection', 'it')).toBe('Deflettere');
    expect(cardName('The Barrens', 'fr')).toBe('La Zone');
    expect(cardName('Parity Shift', 'pt')).toBe('Parity Shift');
    expect(cardName('Ryan', 'es')).toBe('Ryan');
    expect(cardName('The Barrens', 'en')).toBe('The Barrens');
  });

  test('have the marks of advanced and merged vampires in the reader’s language', () => {
    const marked = (name: string): string[] => LANGUAGES.map((language) => cardName(name, language));
    const withTerm = (key: 'term.advanced' | 'term.merged', inEnglish: string): string[] =>
      LANGUAGES.map((language) => `Dylan (${language === 'en' ? inEnglish : vtesMessages[language][key]})`);
    expect(marked('Dylan (ADV)')).toEqual(withTerm('term.advanced', 'ADV'));
    expect(marked('Dylan (merged)')).toEqual(withTerm('term.merged', 'merged'));
    expect(cardName('Dylan (merged)', 'fr')).toBe('Dylan (fusionné)');
    expect(marked('Dylan')).toEqual(LANGUAGES.map(() => 'Dylan'));
  });
});
