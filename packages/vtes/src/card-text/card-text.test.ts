import { type Language, LANGUAGES } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { allCards, cardNamed, mergedCards } from '../cards/book.ts';
import type { Card } from '../cards/printed.ts';
import { cardName, vtesMessages } from '../text/index.ts';
import { cardText, cardTextLines } from './index.ts';
import { readerOf } from '../../test/reader.ts';

const CARDS = [...allCards(), ...mergedCards()];
const others = LANGUAGES.filter((language) => language !== 'en');

/** All but the name. */
const factsAndText = (card: Card, language: Language): string =>
  cardTextLines(card, readerOf(language)).slice(1).join('\n');
const sentencesOf = (card: Card, language: Language): string[] =>
  cardText(card, readerOf(language)).body.flatMap(({ sentences }) => sentences);

/** Names are not everywhere translated. */
const NAMES = CARDS.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
const withoutNames = (text: string, language: Language): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(cardName(name, language), '…'), text);

test('the English texts', async () => {
  const texts = CARDS.map((card) => `${cardTextLines(card, readerOf('en')).join('\n')}\n`);
  await expect(texts.join('\n')).toMatchFileSnapshot('english.txt');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CARDS.map((card) => [card.name, card] as const))('%s', (name, card) => {
    const lines = cardTextLines(card, readerOf(language));
    expect(lines[0]).toBe(cardName(name, language));
    expect(lines.join('\n')).not.toMatch(/[{}#]| {2}|undefined|NaN|none\b|\s,|\s[.](?!\d)|,,|[.][.]/);
    for (const line of lines) expect(line).toBe(line.trim());
    for (const sentence of sentencesOf(card, language)) expect(sentence).toMatch(/^[\p{Lu}Ⓓ+−0-9[.].*[.]$/su);
  });

  test('a library card says what it does', () => {
    const silent = CARDS.filter(
      (card) => card.kind === 'library' && cardText(card, readerOf(language)).body.length === 0,
    );
    expect(silent).toEqual([]);
  });

  test('a vampire says what its definition adds, and nothing else', () => {
    for (const card of CARDS.filter(({ kind }) => kind === 'crypt'))
      expect(cardText(card, readerOf(language)).body.length).toBe(card.does === undefined ? 0 : 1);
  });
});

describe.each(others)('in %s as in English', (language) => {
  const numbers = (card: Card, one: Language): string[] =>
    [...withoutNames(factsAndText(card, one), one).matchAll(/[+−]?\d+|\bX\b/g)]
      .map(([found]) => found)
      .sort();

  test.each(CARDS.map((card) => [card.name, card] as const))('%s', (_name, card) => {
    expect(numbers(card, language)).toEqual(numbers(card, 'en'));
    const outline = (one: Language): unknown =>
      cardText(card, readerOf(one)).body.map(({ needs, types, sentences }) => [
        needs.flatMap((need) => need.match(/\[\w+\]/g)),
        types.length,
        sentences.length,
      ]);
    expect(outline(language)).toEqual(outline('en'));
    expect(withoutNames(factsAndText(card, language), language)).not.toMatch(
      /\b(the|this|that|you|your|with|from|each|only|if|when|minions?|blood|bleed|stealth|intercept|locks?|unlocks?|burns?|press|strike|damage|counters?|hand size|ready|torpid)\b/i,
    );
  });
});

describe('the rulebook’s terms', () => {
  const term = (language: Language, key: keyof (typeof vtesMessages)['en']): string =>
    vtesMessages[language][key];

  test.each(LANGUAGES)('in %s', (language) => {
    const text = (name: string): string => factsAndText(cardNamed(name), language).toLowerCase();
    expect(text('Lost in Crowds')).toContain(term(language, 'term.stealth'));
    expect(text('Precognition')).toContain(term(language, 'term.intercept'));
    expect(text('Blood Doll')).toContain(term(language, 'term.phase.master'));
    expect(text('Arcane Library')).toContain(term(language, 'term.region.uncontrolled'));
    expect(text('Chantry')).toContain(term(language, 'term.region.ready'));
    expect(text('Wider View')).toContain(term(language, 'term.crypt'));
    expect(text('Magic of the Smith')).toContain(term(language, 'term.library'));
    expect(text('Deflection')).toContain(term(language, 'term.Methuselah').toLowerCase());
    expect(text('Revelations')).toContain(term(language, 'term.prey'));
    expect(text('Instinctive Reaction')).toContain(term(language, 'term.predator'));
    expect(text('Immortal Grapple')).toContain(term(language, 'term.range.close'));
    expect(text('Elder Library')).toContain(term(language, 'term.handSize'));
    expect(text('Flávio Gonçalves')).toContain(term(language, 'term.strike.dodge'));
    expect(text('Preternatural Strength')).toContain(term(language, 'term.strength'));
    expect(text('Dreams of the Sphinx')).toContain(term(language, 'term.edge').toLowerCase());
    expect(text('Scalpel Tongue')).toContain(term(language, 'term.side.abstains'));
  });
});

describe('the parts of a text', () => {
  test('levels, types and facts', () => {
    const { head, body } = cardText(cardNamed('Swallowed by the Night'), readerOf('it'));
    expect(head).toEqual({
      name: 'Inghiottito dalla Notte',
      types: ['modificatore di azione', 'carta combattimento'],
      disciplines: [{ symbol: '[obf]', name: 'Oscurazione' }],
      traits: [],
    });
    expect(body).toEqual([
      { needs: ['[obf]'], types: ['modificatore di azione'], sentences: ['+1 furtività.'] },
      { needs: ['[OBF]'], types: ['carta combattimento'], sentences: ['Manovra.'] },
    ]);
  });

  test('several Disciplines; types that are alike are not told apart', () => {
    const [usable, basic, superior] = cardText(cardNamed('Scalpel Tongue'), readerOf('en')).body;
    expect(usable).toMatchObject({ needs: [], types: [] });
    expect(basic).toMatchObject({ needs: ['[cel]', '[pre]'], types: [] });
    expect(superior).toMatchObject({ needs: ['[CEL]', '[PRE]'], types: [] });
  });

  test('a vampire', () => {
    expect(cardText(cardNamed('Alice Chen'), readerOf('es'))).toEqual({
      head: {
        name: 'Alice Chen',
        types: ['vampiro'],
        clan: 'Ventrue',
        sect: 'Camarilla',
        title: 'príncipe de Nairobi',
        capacity: 'capacidad 7',
        group: 'grupo 6',
        disciplines: [
          { symbol: '[dom]', name: 'Dominación' },
          { symbol: '[obf]', name: 'Ofuscación' },
          { symbol: '[FOR]', name: 'Fortaleza' },
          { symbol: '[PRE]', name: 'Presencia' },
        ],
        traits: [],
      },
      body: [],
    });
  });
});
