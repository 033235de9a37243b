import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { readerOf } from '../../test/reader.ts';
import { type DeckProblem, deckProblems, READY_MADE } from '../decks.ts';
import { makeCatalogue } from './catalogue.ts';
import { KNOWN } from './known.ts';
import { readDeckList, readDeckListWith } from './read.ts';
import type { LineReport } from './report.ts';
import { deckText, lineText, problemText, verdictText } from './tell.ts';
import { type DeckListMessageKey, deckListMessages } from './text/index.ts';

const en = readerOf('en');

/** What is said of each line; of those that were understood nothing. */
const said = (list: string, language: Language = 'en'): (string | undefined)[] =>
  readDeckList(list).report.map((line) => lineText(line, readerOf(language)));

describe('what is said of a line', () => {
  it('nothing, if it was understood', () => {
    const list = 'Deck Name: A\nAuthor: B\nDescription: C\nCrypt (2)\n-----\n2x Ashley\n// one';
    expect(said(list)).toEqual(Array<undefined>(7).fill(undefined));
  });

  it('that there is no such card, with those that are like it in both languages', () => {
    expect(said('2x Deflecton')).toEqual([
      'There is no card “Deflecton”: 2 copies are left out. Close to it: Deflection.',
    ]);
    expect(said('1x Deflecton', 'it')).toEqual([
      'La carta «Deflecton» non esiste: 1 copia resta fuori. Le più simili: Deflettere (Deflection).',
    ]);
    expect(said('3x Zzyzx Quux')).toEqual(['There is no card “Zzyzx Quux”: 3 copies are left out.']);
  });

  it('what only the beginning of a name is taken for', () => {
    expect(said('1x Smiling Jack')).toEqual([
      'Only the beginning of a name, read as Smiling Jack, The Anarch.',
    ]);
  });

  it('that a heading promises other numbers', () => {
    expect(said('Crypt (1 card)\n2x Ashley\nLibrary (3 cards)\nMaster (2)\n1x Blood Doll')).toEqual([
      'It promises 1 card, but 2 follow.',
      undefined,
      'It promises 3 cards, but 1 follows.',
      'It promises 2 cards, but 1 follows.',
      undefined,
    ]);
    expect(said('Crypt (12)')).toEqual(['It promises 12 cards, but none follows.']);
  });

  it('that it is left out', () => {
    expect(said('0x Deflection\nhttps://vdb.im/decks/abc\nhello there')).toEqual([
      'No copies, so it is left out.',
      'The cards of this deck are not in the link itself: nothing can be read here.',
      'Not read as a card.',
    ]);
  });

  it('that it may be several cards, or one that cannot be played yet', () => {
    const ashley = KNOWN.byName.get('Ashley')!;
    const cards = [
      { ...ashley, id: 1, name: 'Ned (G5)' },
      { ...ashley, id: 2, name: 'Ned (G6)' },
      { ...ashley, id: 3, name: 'Zoe', playable: false },
    ];
    const { report } = readDeckListWith(makeCatalogue(cards, {}), '2x Ned\n1x Zoe');
    expect(report.map((line) => lineText(line, en))).toEqual([
      '“Ned” may be any of these: Ned (G5), Ned (G6). 2 copies are left out.',
      'Zoe is known, but the game cannot be played with it yet.',
    ]);
  });
});

test('the mark of an advanced vampire is said once, in the reader’s language', () => {
  const near = (language: Language): string => said('1x Dyla', language)[0]!;
  expect(near('en')).toMatch(/: Dylan, Dylan \(ADV\)\.$/);
  expect(near('it')).toMatch(/: Dylan, Dylan \(avanzato\)\.$/);
});

describe('what is said of a deck', () => {
  it('each of its problems', () => {
    const library = { Conditioning: 59, Deflektion: 1, Ashley: 1, Bonding: 0 };
    const problems = deckProblems({ crypt: { Ashley: 11 }, library });
    expect(problems.map((problem) => problemText(problem, en))).toEqual([
      '“Deflektion” is not among the cards of the game.',
      'Ashley is in the wrong part of the deck.',
      'The number of copies of Bonding is not a whole number above zero.',
      'A crypt has at least 12 cards; this one has 11.',
    ]);
    expect(problemText({ why: 'library-size', size: 91 }, en)).toBe(
      'A library has 60 to 90 cards; this one has 91.',
    );
    expect(problemText({ why: 'groups', groups: '4, 6' }, en)).toContain('these are of groups 4, 6.');
  });

  it('whether it is legal, and its list without a doubt', () => {
    const problem: DeckProblem = { why: 'crypt-size', size: 11 };
    const clear: LineReport = { status: 'heading', line: 1, text: 'Crypt' };
    const doubtful: LineReport = { ...clear, status: 'miscounted', said: 1, read: 2 };
    expect(verdictText([], [clear], en)).toBe('This deck is legal.');
    expect(verdictText([], [clear, doubtful], en)).toContain('but some lines need a look');
    expect(verdictText([problem], [doubtful], en)).toBe('This deck is not legal.');
  });

  it('what it is made of, in the reader’s language', () => {
    const deck = {
      crypt: { Ashley: 1, 'Andi Liu': 2 },
      library: { 'Wider View': 2, 'The Barrens': 1, 'Swallowed by the Night': 4 },
    };
    expect(deckText(deck, readerOf('fr'))).toEqual({
      crypt: {
        heading: 'Crypte\u00A0: 3 cartes, groupe 6, capacité moyenne 5',
        vampires: [
          {
            count: 2,
            name: 'Andi Liu',
            capacity: 6,
            disciplines: 'DOM aus obf pre',
            clan: 'Malkavien',
            title: 'prince',
          },
          { count: 1, name: 'Ashley', capacity: 3, disciplines: 'dom obf', clan: 'Malkavien', title: '' },
        ],
      },
      library: {
        heading: 'Bibliothèque\u00A0: 7 cartes',
        sections: [
          {
            heading: 'Cartes de maître (3\u00A0; 2 triviales)',
            cards: [
              { count: 1, name: 'La Zone' },
              { count: 2, name: 'Panorama élargi' },
            ],
          },
          {
            heading: 'Modificateurs d’action / Cartes de combat (4)',
            cards: [{ count: 4, name: 'Englouti par la nuit' }],
          },
        ],
      },
    });
  });

  it('even if it has no cards', () => {
    const { crypt, library } = deckText({ crypt: {}, library: {} }, en);
    expect([crypt.heading, library.heading]).toEqual(['Crypt: no cards', 'Library: no cards']);
  });
});

const KEYS = Object.keys(deckListMessages.en) as DeckListMessageKey[];

/** The names of the arguments, those inside the branches of selects and plurals too. */
function argumentsOf(message: string, language: Language): string[] {
  const found = new Set<string>();
  JSON.stringify(new IntlMessageFormat(message, language).getAst(), (_, part: unknown) => {
    // 0 is literal text, 7 is the # of a plural.
    const { type, value } = (part ?? {}) as { type?: number; value?: unknown };
    if (type !== undefined && type > 0 && type !== 7 && typeof value === 'string') found.add(value);
    return part;
  });
  return [...found].toSorted();
}

describe.each(LANGUAGES)('the texts of deck lists: %s', (language) => {
  const texts = deckListMessages[language];

  test('take the arguments of the English ones', () => {
    for (const key of KEYS)
      expect([key, ...argumentsOf(texts[key], language)]).toEqual([
        key,
        ...argumentsOf(deckListMessages.en[key], 'en'),
      ]);
  });

  test('have typographic signs and no exclamations', () => {
    const bad = language === 'fr' ? /['"!]| [:;?»]|« |[^\u{A0}][;?»]/u : /['"!]/;
    expect(KEYS.filter((key) => bad.test(texts[key]))).toEqual([]);
  });

  test('are translated', () => {
    const same = KEYS.filter((key) => texts[key] === deckListMessages.en[key]);
    expect(same).toEqual(language === 'en' ? KEYS : []);
  });

  test('tell of every ready-made deck', () => {
    for (const deck of Object.values(READY_MADE))
      expect(JSON.stringify(deckText(deck, readerOf(language)))).not.toMatch(/undefined|null|type\./);
  });
});
