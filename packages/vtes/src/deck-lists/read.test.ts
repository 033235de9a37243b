import { LANGUAGES } from '@nocturne/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckProblems } from '../decks.ts';
import { cardName } from '../text/index.ts';
import { type KnownCard, type KnownVampire, makeCatalogue } from './catalogue.ts';
import { headingIn } from './headings.ts';
import { KNOWN } from './known.ts';
import { type DeckList, readDeckList, readDeckListWith } from './read.ts';
import { type LineReport, needsAttention } from './report.ts';

/** The only entry for a list of one line. */
function entryFor(line: string, list: DeckList = readDeckList(line)): LineReport {
  const [entry, ...more] = list.report;
  expect(more).toEqual([]);
  return entry!;
}

const cardIn = (line: string): [number, string] => {
  const entry = entryFor(line);
  expect(entry).toMatchObject({ status: 'card', guessed: false });
  return entry.status === 'card' ? [entry.count, entry.card] : [0, ''];
};

const troubles = ({ report }: DeckList): LineReport[] => report.filter(needsAttention);

/** Each line that is not empty has an entry. */
function expectNothingLost(text: string, { report }: DeckList): void {
  const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
  expect([...new Set(report.map(({ line }) => line))].toSorted((a, b) => a - b)).toEqual(lines);
}

describe('the number of copies', () => {
  it.each([
    '4x Deflection',
    '4X Deflection',
    '4 x Deflection',
    '4xDeflection',
    '4× Deflection',
    '4 Deflection',
    '04 Deflection',
    '4\tDeflection',
    '4       Deflection',
    '  4  Deflection  ',
    '[4] Deflection',
    '(4x) Deflection',
    'x4 Deflection',
    '4 - Deflection',
    '4 – Deflection',
    '4,Deflection',
    '4: Deflection',
    'Deflection x4',
    'Deflection X 4',
    'Deflection ×4',
    'Deflection 4x',
    'Deflection (4)',
    'Deflection (x4)',
    'Deflection [4]',
    'Deflection 4',
    'Deflection\t4',
    'Deflection, 4',
    'Deflection: 4',
    'Deflection = 4',
    '"Deflection",4',
    '- 4x Deflection',
    '• 4 Deflection',
    '* 4 Deflection',
    '**4x** Deflection',
    '4x Deflection -- the more the better',
    '4x Deflection --the more the better',
    '4x Deflection — the more the better',
    '4 Deflection - 5 would be too many',
    '4x Deflection // 5 would be too many',
    '4x Deflection # 5',
    '4x Deflection (V5)',
    'Deflection (V5) x4',
    '4x Deflection [V5] (promo)',
  ])('%j', (line) => {
    expect(cardIn(line)).toEqual([4, 'Deflection']);
  });

  it('is one if there is none', () => {
    expect(cardIn('Deflection')).toEqual([1, 'Deflection']);
  });

  it.each([
    ['.44 Magnum', 1],
    ['44 Magnum', 1],
    ['2 44 Magnum', 2],
    ['2 .44 Magnum', 2],
    ['2x.44 Magnum', 2],
    ['44 Magnum x2', 2],
    ['Magnum .44 (2)', 2],
    ['Magnum .44', 1],
  ])('is told from a number in the name: %j', (line, count) => {
    expect(cardIn(line)).toEqual([count, '.44 Magnum']);
  });

  it('adds up over lines', () => {
    expect(readDeckList('2 Fame\nFame\nFame x3').deck.library).toEqual({ Fame: 6 });
  });

  it('of zero is told, and no card of the deck', () => {
    const list = readDeckList('0x Fame');
    expect(list.deck).toEqual({ crypt: {}, library: {} });
    expect(entryFor('', list)).toMatchObject({ status: 'ignored', why: 'no-copies' });
  });

  it('of several cards may share a line', () => {
    const { deck, report } = readDeckList(
      '2x Andi Liu, 1x Ashley; 3 Smiling Jack, The Anarch | 2 Nobody There',
    );
    expect(deck).toEqual({ crypt: { 'Andi Liu': 2, Ashley: 1 }, library: { 'Smiling Jack, The Anarch': 3 } });
    expect(report.at(-1)).toMatchObject({ status: 'unknown', name: 'Nobody There', count: 2, line: 1 });
  });
});

describe('names', () => {
  it.each([
    ['GOVERN THE UNALIGNED', 'Govern the Unaligned'],
    ['govern  the   unaligned', 'Govern the Unaligned'],
    ['Flavio Goncalves', 'Flávio Gonçalves'],
    ['Fla\u0301vio Gonc\u0327alves', 'Flávio Gonçalves'],
    ['Horst von Bruhl', 'Horst von Brühl'],
    ['Cats’ Guidance', "Cats' Guidance"],
    ['Cat`s Guidance', "Cats' Guidance"],
    ['“Resist Earth´s Grasp”', "Resist Earth's Grasp"],
    ['Min–seo', 'Min-seo'],
    ['Min seo', 'Min-seo'],
    ['Barrens, The', 'The Barrens'],
    ['Barrens (The)', 'The Barrens'],
    ['the barrens', 'The Barrens'],
    ['Barrens', 'The Barrens'],
    ['Dowager, The', 'The Dowager'],
    ['Smiling Jack The Anarch', 'Smiling Jack, The Anarch'],
    ['Wasserschloss Anif Austria', 'Wasserschloss Anif, Austria'],
    ['Elysium - The Palace of Versailles', 'Elysium: The Palace of Versailles'],
    ['Second Tradition Domain', 'Second Tradition: Domain'],
    ['Pentex Subversion', 'Pentex™ Subversion'],
    ['Pentex(TM) Subversion', 'Pentex™ Subversion'],
    ['PentexTM Subversion', 'Pentex™ Subversion'],
    ['Dr Stephen Norton', 'Dr. Stephen Norton'],
    ['Andi\u00A0Liu', 'Andi Liu'],
    ['Andi\u200B Liu', 'Andi Liu'],
    ['Andi Liu (G6)', 'Andi Liu'],
    ['Andi Liu [G6]', 'Andi Liu'],
    ['Andi Liu (group 6)', 'Andi Liu'],
    ['Andi Liu G6', 'Andi Liu'],
  ])('%j', (name, card) => {
    expect(cardIn(`2x ${name}`)).toEqual([2, card]);
    expect(cardIn(`${name} x2`)).toEqual([2, card]);
    expect(cardIn(`${name} (2)`)).toEqual([2, card]);
  });

  it.each([
    ['Poupée de sang', 'Blood Doll'],
    ['MUNECA DE SANGRE', 'Blood Doll'],
    ['Bambola di Sangue', 'Blood Doll'],
    ['Boneca de Sangue', 'Blood Doll'],
    ['Asile, terrain de chasse', 'Asylum Hunting Ground'],
    ['Zona de caza: manicomio', 'Asylum Hunting Ground'],
    ['Tía Linda', 'Aunt Linda'],
  ])('in other languages: %j', (name, card) => {
    expect(cardIn(`3x ${name}`)).toEqual([3, card]);
  });

  it('of all cards are read, in all languages', () => {
    for (const { printed, card } of KNOWN.spellings) expect(cardIn(`3 ${printed}`)).toEqual([3, card]);
  });

  it('are no headings, in any language', () => {
    for (const { printed } of KNOWN.spellings) expect(headingIn(printed)).toBeUndefined();
  });

  it('may stop at a comma or colon, and that is told', () => {
    const list = readDeckList('2 Smiling Jack');
    expect(list.deck.library).toEqual({ 'Smiling Jack, The Anarch': 2 });
    expect(troubles(list)).toMatchObject([{ status: 'card', guessed: true, text: '2 Smiling Jack' }]);
  });

  it('that several cards begin with are left open', () => {
    const list = readDeckList('2x Zona de caza');
    expect(list.deck.library).toEqual({});
    const entry = entryFor('', list);
    expect(entry).toMatchObject({ status: 'ambiguous', name: 'Zona de caza', count: 2 });
    expect(entry.status === 'ambiguous' && entry.candidates).toContain('Slum Hunting Ground');
    expect(troubles(list)).toEqual([entry]);
  });

  it.each([
    ['4x Deflecton', 'Deflecton', 4, 'Deflection'],
    ['Deflecton', 'Deflecton', 1, 'Deflection'],
    ['2 Govern the Unalined', 'Govern the Unalined', 2, 'Govern the Unaligned'],
    ['6 Wake', 'Wake', 6, "Wake with Evening's Freshness"],
    ['Muñeca de sagre x3', 'Muñeca de sagre', 3, 'Blood Doll'],
    ['2x Andy Lui   6  DOM aus  prince  Malkavian:6', 'Andy Lui (G6)', 2, 'Andi Liu'],
  ])('that are misspelt are not guessed: %j', (line, name, count, best) => {
    const list = readDeckList(line);
    expect(list.deck).toEqual({ crypt: {}, library: {} });
    const entry = entryFor('', list);
    expect(entry).toMatchObject({ status: 'unknown', name, count });
    expect(entry.status === 'unknown' && entry.nearest[0]).toBe(best);
  });

  it('that are like no other get no suggestions', () => {
    expect(entryFor('3x Zzyzx Quux')).toMatchObject({ status: 'unknown', nearest: [] });
    expect(entryFor('1x Alexnder Silverson')).toMatchObject({ nearest: ['Alexander Silverson'] });
  });
});

describe('marks tell cards apart', () => {
  const vampire = (id: number, name: string, group: number | 'any'): KnownVampire => ({
    pile: 'crypt',
    id,
    name,
    group,
    playable: true,
    clan: 'Malkavian',
    capacity: 5,
    disciplines: {},
  });
  const cards: KnownCard[] = [
    vampire(200901, 'Old Moll (G2)', 2),
    vampire(200902, 'Old Moll (G6)', 6),
    vampire(200903, 'Grey Ned', 2),
    vampire(200904, 'Grey Ned (ADV)', 2),
    vampire(200905, 'Lantern', 'any'),
    {
      pile: 'library',
      id: 100901,
      name: 'Lantern Oil',
      types: ['equipment'],
      trifle: false,
      playable: false,
    },
    { pile: 'library', id: 100902, name: 'Street Lamp', types: ['equipment'], trifle: false, playable: true },
  ];
  const catalogue = makeCatalogue(cards, { 'Street Lamp': { fr: 'Lanterne' }, Lantern: { fr: 'Lanterne' } });
  const read = (text: string): DeckList => readDeckListWith(catalogue, text);
  const cryptOf = (text: string): Readonly<Record<string, number>> => read(text).deck.crypt;

  it('groups', () => {
    expect(cryptOf('2x Old Moll (G6)')).toEqual({ 'Old Moll (G6)': 2 });
    expect(cryptOf('Old Moll x2 (G2)')).toEqual({ 'Old Moll (G2)': 2 });
    expect(cryptOf('2x Old Moll   5  -none-   Malkavian:2')).toEqual({ 'Old Moll (G2)': 2 });
    expect(cryptOf('2x Old Moll 5 -none- Malkavian:6')).toEqual({ 'Old Moll (G6)': 2 });
    expect(cryptOf('2x Lantern   5  -none-  Malkavian:ANY')).toEqual({ Lantern: 2 });
    expect(troubles(read('2x Old Moll'))).toMatchObject([
      { status: 'ambiguous', count: 2, candidates: ['Old Moll (G2)', 'Old Moll (G6)'] },
    ]);
  });

  it('a card of another group is another card', () => {
    for (const line of [
      '2x Old Moll (G4)',
      'Old Moll (G4) x2',
      'Old Moll  5  aus  Malkavian:4',
      '2x Grey Ned G6',
    ]) {
      const list = read(line);
      expect(list.deck.crypt).toEqual({});
      expect(troubles(list)).toMatchObject([{ status: 'unknown' }]);
    }
    expect(troubles(read('2x Grey Ned (G6)'))).toMatchObject([
      { name: 'Grey Ned (G6)', count: 2, nearest: ['Grey Ned', 'Grey Ned (ADV)'] },
    ]);
  });

  it('advanced vampires', () => {
    expect(cryptOf('2x Grey Ned')).toEqual({ 'Grey Ned': 2 });
    for (const name of [
      'Grey Ned (ADV)',
      'Grey Ned (Adv)',
      'Grey Ned (advanced)',
      'Grey Ned (avanzato)',
      'Grey Ned (avancé)',
      'Grey Ned (avanzado)',
      'Grey Ned (avançado)',
      'Grey Ned (Avancado)',
      'Grey Ned [avanzata]',
      'Grey Ned [ADV]',
      'Grey Ned ADV',
    ]) {
      expect(cryptOf(`2x ${name}`)).toEqual({ 'Grey Ned (ADV)': 2 });
      expect(cryptOf(`2x ${name} (G2)`)).toEqual({ 'Grey Ned (ADV)': 2 });
      expect(cryptOf(`${name} (2)`)).toEqual({ 'Grey Ned (ADV)': 2 });
      expect(cryptOf(`2x ${name} (foil)`)).toEqual({ 'Grey Ned (ADV)': 2 });
      expect(cryptOf(`2x ${name}  5  aus  prince  Malkavian:2`)).toEqual({ 'Grey Ned (ADV)': 2 });
    }
    expect(cryptOf('2x Grey Ned   ADV   5  aus  prince  Malkavian:2')).toEqual({ 'Grey Ned (ADV)': 2 });
    for (const language of LANGUAGES) {
      expect(readDeckList(`2x ${cardName('Dylan (ADV)', language)}`).deck.crypt).toEqual({
        'Dylan (ADV)': 2,
      });
    }
    expect(troubles(read('1 Lantern (ADV)'))).toMatchObject([{ status: 'unknown', name: 'Lantern (ADV)' }]);
  });

  it('a name of two cards is that of the pile being listed', () => {
    expect(read('Crypt:\n1 Lanterne\nLibrary:\n2 Lanterne').deck).toEqual({
      crypt: { Lantern: 1 },
      library: { 'Street Lamp': 2 },
    });
    expect(troubles(read('1 Lanterne'))).toMatchObject([{ candidates: ['Lantern', 'Street Lamp'] }]);
  });

  it('a card that is not playable yet is in the deck, and that is told', () => {
    for (const text of ['3x Lantern Oil', 'https://vdb.im/decks/deck#100901=3']) {
      const list = read(text);
      expect(list.deck).toEqual({ crypt: {}, library: { 'Lantern Oil': 3 } });
      expect(troubles(list)).toMatchObject([
        { status: 'unplayable', card: 'Lantern Oil', count: 3, line: 1 },
      ]);
      expect(deckProblems(list.deck)).toContainEqual({ why: 'unknown-card', name: 'Lantern Oil' });
    }
  });
});

const REPORT = `Winter Gathering
Turku, Finland
January 14th 2034
3R+F
23 players
Ryan Ashley
https://www.example.org/event-calendar/event/77777

-- 2GW8 + 3VP in final

Deck Name: Whisper Campaign
Description: Bleed early, bounce the rest.

I would make these changes:
-2 Bonding
+2 Spying Mission
4x Deflection is right.

Crypt (12 cards, min=13, max=30, avg=5.58)
------------------------------------------
3x Alexander Silverson  8  AUS DOM OBF pre  prince  Malkavian:6
3x Andi Liu             6  DOM aus obf pre  prince  Malkavian:6 -- best of them
2x Gelasia Fotiou       6  AUS DOM obf pre          Malkavian:6
2x Ashley               3  dom obf                  Malkavian:6
1x Meaghan              3  aus obf                  Malkavian:6
1x Sully                4  aus dom obf              Malkavian:6

Library (32 cards)
Master (7; 2 trifle)
3x Blood Doll
1x Barrens, The
1x Pentex(TM) Subversion -- always good
2x Wider View

Action (8)
8x Govern the Unaligned

Action Modifier (8)
4x Bonding
4x Conditioning

Action Modifier/Combat (3)
3x Swallowed by the Night

Reaction (6)
6x Deflection
`;

describe('a tournament report', () => {
  const list = readDeckList(REPORT);

  it('is read', () => {
    expect(list.deck).toEqual({
      crypt: {
        'Alexander Silverson': 3,
        'Andi Liu': 3,
        'Gelasia Fotiou': 2,
        Ashley: 2,
        Meaghan: 1,
        Sully: 1,
      },
      library: {
        'Blood Doll': 3,
        'The Barrens': 1,
        'Pentex™ Subversion': 1,
        'Wider View': 2,
        'Govern the Unaligned': 8,
        Bonding: 4,
        Conditioning: 4,
        'Swallowed by the Night': 3,
        Deflection: 6,
      },
    });
    expect(list.name).toBe('Whisper Campaign');
    expect(list.description).toMatch(/^Bleed early.*\n\nI would.*\n-2 Bonding\n[^]*is right\.$/);
  });

  it('with its winner, who is named like two vampires', () => {
    expect(list.author).toBe('Ryan Ashley');
    const report = REPORT.replace('Ryan Ashley', 'Ryan').replace(
      'Description',
      'Created by: Zora\nDescription',
    );
    expect(readDeckList(report)).toMatchObject({ author: 'Zora', deck: list.deck });
    expect(readDeckList(report.replace('Created by: Zora\n', ''))).toMatchObject({
      author: 'Ryan',
      deck: list.deck,
    });
  });

  it('without losing a line or finding fault', () => {
    expectNothingLost(REPORT, list);
    expect(troubles(list)).toEqual([]);
  });

  it('with Windows line ends, tabs for columns, or single spaces', () => {
    expect(readDeckList(REPORT.replaceAll('\n', '\r\n')).deck).toEqual(list.deck);
    expect(readDeckList(REPORT.replace(/ {2,}/g, '\t')).deck).toEqual(list.deck);
    expect(readDeckList(REPORT.replace(/ {2,}/g, ' ')).deck).toEqual(list.deck);
  });

  it('with a link to the same deck, which is not counted twice', () => {
    const linked = REPORT.replace('-- 2GW8', 'https://vdb.im/decks/deck?name=X#201532=3;100518=6\n-- 2GW8');
    expect(readDeckList(linked)).toMatchObject({ deck: list.deck, name: 'Whisper Campaign' });
  });

  it('that lacks a line: the headings tell', () => {
    const cut = readDeckList(REPORT.replace('4x Conditioning\n', '').replace('1x Sully', '2x Sully'));
    expect(troubles(cut)).toMatchObject([
      { status: 'miscounted', said: 12, read: 13, text: 'Crypt (12 cards, min=13, max=30, avg=5.58)' },
      { status: 'miscounted', said: 32, read: 28, text: 'Library (32 cards)' },
      { status: 'miscounted', said: 8, read: 4, text: 'Action Modifier (8)' },
    ]);
  });

  it('with an unknown card: its copies count', () => {
    const other = readDeckList(REPORT.replace('Conditioning', 'Thundering Silence'));
    expect(troubles(other)).toMatchObject([{ status: 'unknown', name: 'Thundering Silence', count: 4 }]);
    expect(other.deck.library).not.toHaveProperty('Conditioning');
  });
});

describe('lists of other programs', () => {
  it('of an older one, with brackets', () => {
    const text = `Deck Name : Old Roots
Author : Jo Doe
Description :
Slow but steady.

Crypt [12 vampires] Capacity min: 3 max: 8 average: 5.5
------------------------------------------------------------
7x Aunt Linda                   4 POT obf               Nosferatu:6
5x Belinde                      6 OBF ani aus pot prince Nosferatu :6

Library [10 cards]
------------------------------------------------------------
Action Modifier/Reaction [4]
  4x Mirror Walk

Combat [6]
  6x Immortal Grapple`;
    const list = readDeckList(text);
    expect(list).toMatchObject({ name: 'Old Roots', author: 'Jo Doe', description: 'Slow but steady.' });
    expect(list.deck).toEqual({
      crypt: { 'Aunt Linda': 7, Belinde: 5 },
      library: { 'Mirror Walk': 4, 'Immortal Grapple': 6 },
    });
    expectNothingLost(text, list);
    expect(troubles(list)).toEqual([]);
  });

  it('Lackey: the library first, then “Crypt:”', () => {
    const text =
      '6\tDeflection\n1\tThe Barrens\n2\tNo Such Thing\nCrypt:\n2\tFlavio Goncalves (G6)\n1\tAndi Liu\n';
    const list = readDeckList(text);
    expect(list.deck).toEqual({
      crypt: { 'Flávio Gonçalves': 2, 'Andi Liu': 1 },
      library: { Deflection: 6, 'The Barrens': 1 },
    });
    expectNothingLost(text, list);
    expect(troubles(list)).toMatchObject([{ status: 'unknown', name: 'No Such Thing', count: 2, line: 3 }]);
  });

  it('Lackey with spaces, the first line being unknown', () => {
    const list = readDeckList('2       No Such Thing\n6       Deflection\nCrypt:\n12      Andi Liu');
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 12 }, library: { Deflection: 6 } });
    expect(troubles(list)).toMatchObject([{ status: 'unknown', name: 'No Such Thing', line: 1 }]);
  });

  it('JOL: one card per line', () => {
    expect(readDeckList('2xAndi Liu\n10x Ashley\n7xDeflection\n').deck).toEqual({
      crypt: { 'Andi Liu': 2, Ashley: 10 },
      library: { Deflection: 7 },
    });
  });

  it.each([
    'https://vdb.im/decks/deck?name=Moon+%26%20Sun&author=Zo%C3%AB&description=First.%0ASecond.#201532=2;100518=4;',
    'My deck: https://vdb.im/decks/deck?author=Zo%C3%AB&name=Moon+%26%20Sun&description=First.%0ASecond.#201532=2&100518=4',
    'https://vdb.im/decks/deck#201532=2;100518=4&author=Zo%C3%AB&name=Moon+%26%20Sun&description=First.%0ASecond.',
    'https://vdb.im/decks/deck?name=Moon %26 Sun&author=Zoë&description=First.%0ASecond.#201532%3D2%3B100518%3D4',
    'vdb.im/decks?name=Moon+%26%20Sun&author=Zo%C3%AB&description=First.%0ASecond.&201532=2;100518=4',
  ])('VDB: %j', (text) => {
    const list = readDeckList(text);
    expect(list).toMatchObject({ name: 'Moon & Sun', author: 'Zoë', description: 'First.\nSecond.' });
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: { Deflection: 4 } });
    expect(troubles(list)).toEqual([]);
  });

  it('VDB: the numbers alone, over two lines', () => {
    expect(readDeckList('#201532=2;201533=1;\n100518=4; 100199=3').deck).toEqual({
      crypt: { 'Andi Liu': 2, Ashley: 1 },
      library: { Deflection: 4, 'Blood Doll': 3 },
    });
  });

  it('VDB: broken', () => {
    const list = readDeckList('https://vdb.im/decks/deck?name=100%#201532=2;299999=3;1005=2;100518=x');
    expect(list.name).toBe('100%');
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: {} });
    expect(troubles(list)).toMatchObject([
      { status: 'unknown', name: '299999', count: 3 },
      { status: 'unknown', name: '1005=2' },
      { status: 'unknown', name: '100518=x' },
    ]);
  });

  it('a link to a deck that is not in the link', () => {
    const list = readDeckList('Look: https://vdb.im/decks/3f2a9c4d7');
    expect(list.deck).toEqual({ crypt: {}, library: {} });
    expect(troubles(list)).toMatchObject([{ status: 'ignored', why: 'link' }]);
  });
});

describe('lists written by hand', () => {
  it('with headings in any dress and language', () => {
    const text = `# Mi mazo
Autor: Inés

== Cripta (3) ==
2 Andi Liu
1 Ashley

*** Biblioteca: 11 cartas ***
-- Maestro (3)
Muñeca de sangre x3
## Acción
Govern the Unaligned (4)
Reacción:
4 Deflection`;
    const list = readDeckList(text);
    expect(list.author).toBe('Inés');
    expect(list.deck).toEqual({
      crypt: { 'Andi Liu': 2, Ashley: 1 },
      library: { 'Blood Doll': 3, 'Govern the Unaligned': 4, Deflection: 4 },
    });
    expectNothingLost(text, list);
    expect(troubles(list)).toEqual([]);
  });

  it('with cards beside the headings', () => {
    const list = readDeckList(
      'Crypt: 2x Andi Liu, 10x Ashley\nMaster [4]: 4x Blood Doll\nReaction (5) 5x Deflection',
    );
    expect(list.deck).toEqual({
      crypt: { 'Andi Liu': 2, Ashley: 10 },
      library: { 'Blood Doll': 4, Deflection: 5 },
    });
    expect(troubles(list)).toEqual([]);
  });

  it('with talk between the cards', () => {
    const text = `so this is what i played yesterday:
2 andi liu
ashley (she is great)

and for the rest
deflection x4, not more
3 Blood Dol
// maybe
// 2 Fame
see you!`;
    const list = readDeckList(text);
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2, Ashley: 1 }, library: {} });
    expectNothingLost(text, list);
    expect(list.report.map(({ status }) => status)).toEqual([
      'ignored',
      'card',
      'card',
      'ignored',
      'unknown',
      'unknown',
      'ignored',
      'ignored',
      'ignored',
    ]);
    expect(troubles(list)).toMatchObject([
      { line: 6, status: 'unknown' },
      { line: 7, status: 'unknown', name: 'Blood Dol', count: 3 },
    ]);
  });

  it('with the name of the deck and a description, but without headings', () => {
    const list = readDeckList(
      'Name: Quick\nby: Me\nDescription: Made in a hurry.\nNot tested.\n\n2 Andi Liu\n4 Deflection',
    );
    expect(list).toMatchObject({ name: 'Quick', author: 'Me', description: 'Made in a hurry.\nNot tested.' });
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: { Deflection: 4 } });
  });

  it('with cards above the first heading', () => {
    const list = readDeckList('My deck\n12 players\n2 Andi Liu\n1x Nobody\nLibrary (4)\n4 Deflection');
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: { Deflection: 4 } });
    expect(troubles(list)).toMatchObject([{ status: 'unknown', name: 'Nobody', line: 4 }]);
  });

  it('with cards that nobody knows above the first that somebody does', () => {
    const list = readDeckList('My deck\n\n2 Nobody\n1 Noone at All\n2 Andi Liu\nLibrary (4)\n4 Deflection');
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: { Deflection: 4 } });
    expect(troubles(list)).toMatchObject([
      { status: 'unknown', name: 'Nobody', count: 2, line: 3, text: '2 Nobody' },
      { status: 'unknown', name: 'Noone at All', count: 1, line: 4 },
    ]);
    expectNothingLost('My deck\n\n2 Nobody\n1 Noone at All\n2 Andi Liu\nLibrary (4)\n4 Deflection', list);
  });

  it('with cards that nobody knows beside one that is surely meant as one', () => {
    const list = readDeckList('2 Nobody\n3x Noone\n1 Nothing\nCrypt (2)\n2 Andi Liu');
    expect(troubles(list)).toMatchObject([{ name: 'Nobody' }, { name: 'Noone' }, { name: 'Nothing' }]);
  });

  it.each([
    '3 Rounds\n\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '3 Rounds\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '3 Rondas + Final\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '12 March 2024\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '12 players\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '3 Rings for the Kings\nby Me\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '3 Rings for the Kings\n\nCrypt (2)\n2 Andi Liu\nLibrary (4)\n4 Deflection',
    '3 Rings for the Kings\nCrypt (2)\n2 Andi Liu\nLibrary (4)\n4 Deflection',
  ])('with a number in its head that is none of copies: %j', (text) => {
    const list = readDeckList(text);
    expect(list.deck).toEqual({ crypt: { 'Andi Liu': 2 }, library: { Deflection: 4 } });
    expect(troubles(list)).toEqual([]);
  });

  it('numbered ones are not taken for copies', () => {
    const list = readDeckList('1. Deflection\n2. Blood Doll');
    expect(list.deck.library).toEqual({});
    expect(troubles(list)).toMatchObject([
      { status: 'unknown', name: '1. Deflection', count: 1 },
      { status: 'unknown', name: '2. Blood Doll', count: 1 },
    ]);
  });

  it('nothing at all', () => {
    expect(readDeckList('')).toEqual({ deck: { crypt: {}, library: {} }, report: [] });
    expect(readDeckList(' \n\t\n')).toEqual({ deck: { crypt: {}, library: {} }, report: [] });
  });
});

describe('signs that a terminal would obey', () => {
  it('are left out, in links too', () => {
    const { report } = readDeckList('2x Nobo\u001B[31mdy\u0007\n');
    expect(report).toMatchObject([{ text: '2x Nobo[31mdy', name: 'Nobo[31mdy' }]);
    const link = readDeckList('https://vdb.im/decks/deck?name=A%1B%5B31mB%0AC#201533=1');
    expect(link.name).toBe('A[31mB\nC');
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '2x ',
      ' x3',
      '(4)',
      ' -- ',
      ':',
      'Crypt',
      'Library (3 cards)',
      'Description:',
      '(ADV)',
      '(G6)',
      '#',
      '\t',
    ),
    fc.constantFrom(
      'Deflection',
      'Andi Liu',
      'Malkavian:6',
      '201532=2;',
      'https://',
      '12 players',
      'Zona de caza',
      '\n',
      '\r\n',
    ),
  );

  it('is read without a fault, and no line is lost', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces
          .join('')
          .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\r\v\f\u2028\u2029]|[^\P{Cc}\s]/gu, '');
        const list = readDeckList(text);
        expectNothingLost(text, list);
        const listed = list.report.flatMap((line) => (line.status === 'card' ? [line.count] : []));
        const inDeck = [...Object.values(list.deck.crypt), ...Object.values(list.deck.library)];
        const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
        expect(sum(inDeck)).toBe(sum(listed));
      }),
      { numRuns: 500 },
    );
  });

  it('however long, does not take long', () => {
    const nasty = [
      ' '.repeat(5000),
      '1'.repeat(5000),
      '( '.repeat(2500),
      'a '.repeat(2500),
      '2x a -- '.repeat(600),
      '--'.repeat(2500),
    ];
    const lines = [...nasty, ...nasty.map((line) => `2x ${line.slice(0, 190)} z`)];
    const start = performance.now();
    readDeckList(lines.flatMap((line) => Array.from({ length: 20 }, () => line)).join('\n'));
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
