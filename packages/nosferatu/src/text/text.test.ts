import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { KINDS, RITUALS } from '../cards.ts';
import { nosferatuMessages, type NosferatuMessageKey, textArguments } from './index.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Options = Readonly<Record<string, { value: Element[] }>>;

const english = nosferatuMessages.en;
const KEYS = Object.keys(english) as NosferatuMessageKey[];

/** Every element, those inside the branches of selects and plurals included. */
const all = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options as Options).flatMap(({ value }) => all(value))]
      : [element],
  );
const elementsOf = (language: Language, key: NosferatuMessageKey): Element[] =>
  all(new IntlMessageFormat(nosferatuMessages[language][key], language).getAst());

const LITERAL = new IntlMessageFormat('text', 'en').getAst()[0]!.type;
const argumentsOf = (elements: readonly Element[]): string[] =>
  [...new Set(elements.flatMap((one) => ('value' in one && one.type !== LITERAL ? [one.value] : [])))].sort();

/** The ids for which a message has words of its own. */
const branches = (elements: readonly Element[], name: string): string[] =>
  elements.flatMap((one) => ('options' in one && one.value === name ? Object.keys(one.options) : []));

const taken = (language: Language): string[] =>
  KEYS.map((key) => `${key}: ${argumentsOf(elementsOf(language, key)).join(', ')}`);

const IDS: Readonly<Record<string, readonly string[]>> = {
  card: KINDS,
  discard: KINDS,
  give: KINDS,
  character: ['renfield', 'vampire', 'hunter'],
  ritual: RITUALS,
  side: ['thirst', 'lord'],
  phase: ['setup', 'round', 'effects', 'stake', 'end'],
  case: ['1', '2', '3'],
  cause: ['mirror', 'thirst'],
  winner: ['hunters', 'evil'],
};
function idsOf(key: NosferatuMessageKey, name: string): readonly string[] {
  if (key === 'event.clock' && name === 'card') return ['night', 'dawn'];
  return key === 'event.ritual' && name === 'ritual' ? [...RITUALS, 'none'] : (IDS[name] ?? []);
}

const names = { seat: 'Ana', by: 'Bruno', victim: 'Carla', vampire: 'Dino', option: 'edition' };
const ids = Object.fromEntries(Object.entries(IDS).map(([name, [first]]) => [name, first!]));
const numbers = { turn: 1, position: 1, bite: 1, night: 0, rumour: 2, component: 0 };
const SAMPLE = { ...names, ...ids, ...numbers, allowed: '2013' };

const wrong = (language: Language, keys: RegExp, pattern: RegExp): string[] =>
  KEYS.filter((key) => keys.test(key) && !pattern.test(nosferatuMessages[language][key]));

describe.each(LANGUAGES)('the game’s texts: %s', (language) => {
  test('take the arguments of the English ones', () => {
    expect(taken(language)).toEqual(taken('en'));
  });

  test('have words for every id', () => {
    const missing = KEYS.flatMap((key) => {
      const elements = elementsOf(language, key);
      return argumentsOf(elements).flatMap((name) =>
        idsOf(key, name)
          .filter((id) => !branches(elements, name).includes(id))
          .map((id) => `${key} {${name}} ${id}`),
      );
    });
    expect(missing).toEqual([]);
  });

  test.each([0, 1, 2, 7])('can be formatted, with the number %i', (count) => {
    const values = { ...SAMPLE, count, size: count, least: count };
    const texts = KEYS.map((key) =>
      String(new IntlMessageFormat(nosferatuMessages[language][key], language).format(values)),
    );
    expect(texts.filter((text) => !/^[^\s{}#]([^{}#]*[^\s{}#])?$/.test(text) || / {2}/.test(text))).toEqual(
      [],
    );
  });

  test('have typographic signs and no exclamations', () => {
    expect(wrong(language, /./, /^[^'"!]+$/)).toEqual([]);
  });

  test('are sentences, questions or labels', () => {
    expect(wrong(language, /^(event[.](?!phase)|waiting|prompt|why|role|ritual|result)/, /[.?}]$/)).toEqual(
      [],
    );
    expect(wrong(language, /^(table-option|confirm)/, /[?]$/)).toEqual([]);
    expect(wrong(language, /^(option|term|table-value)/, /[^.?]$/)).toEqual([]);
  });

  test('tell nothing about the one who holds the Stake at dawn', () => {
    expect(argumentsOf(elementsOf(language, 'waiting.dawn'))).toEqual(['seat']);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('all are translated: %s', (language) => {
  const sentences = KEYS.filter((key) => english[key].length > 20);
  expect(sentences.filter((key) => nosferatuMessages[language][key] === english[key])).toEqual([]);
});

test('French keeps its spaces unbroken, and elides before no name', () => {
  expect(wrong('fr', /./, /^(?!.*( [:;?»]|« |[^\u{a0}][;?»]))/u)).toEqual([]);
  expect(wrong('fr', /./, /^(?!.*\b(de|que|lorsque|puisque) [{](seat|by|victim|vampire)[}])/)).toEqual([]);
});

describe('arguments', () => {
  const seats = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'];

  test('name the seats', () => {
    const named = { seat: 'Bruno', by: 'Ana', victim: 'Carla', vampire: 'Dino', turn: 4 };
    expect(textArguments(seats, { seat: 1, by: 0, victim: 2, vampire: 3, turn: 4 })).toEqual(named);
    expect(textArguments(seats, named)).toEqual(named);
    expect(textArguments(seats, { seat: -1 })).toEqual({ seat: '—' });
  });

  test('are words and numbers', () => {
    const plain = { ritual: 'none', sure: 'true', card: 'bite' };
    expect(textArguments(seats, { ritual: null, sure: true, card: 'bite', about: undefined })).toEqual(plain);
  });

  test('join lists, spread tallies and leave out the rest', () => {
    const joined = { waiting: 'Ana, Elena', nearest: 'a, b', bitten: 'none' };
    expect(textArguments(seats, { waiting: [0, 4], nearest: ['a', 'b'], bitten: [] })).toEqual(joined);
    const tally = { bite: 1, night: 1 };
    expect(textArguments(seats, { size: 2, cards: tally, reserves: [tally] })).toEqual({ size: 2, ...tally });
  });
});
