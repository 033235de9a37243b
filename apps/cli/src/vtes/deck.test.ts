// nocturne deck, and decks of one's own at the table.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nocturne/kernel';
import { DECK_LIST_FORMATS, READY_MADE, readDeckList, writeDeckList } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { newFolder, nocturne, type Ran } from '../test-terminal.ts';

const folder = newFolder();

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const ventrue = READY_MADE['ventrue']!;
const sound = writeDeckList({ ...ventrue, library: { Conditioning: 60 } }, 'text');
const own = fileWith('own.txt', sound);
const named = fileWith('named.txt', `Deck Name: Night and Day\nAuthor: Zoe\n\n${sound}`);
const doubtful = fileWith('doubtful.txt', sound.replace('Conditioning', 'Conditoning'));
const guessed = fileWith('guessed.txt', `${sound.replace('60x', '59x')}\n1x Smiling Jack\n`);
const illegal = fileWith('illegal.txt', '11x Ashley\n60x Conditioning');

/** Words as they are on the page, wherever lines break. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('deck', () => {
  test('alone lists those that are ready-made', async () => {
    const { code, out } = await nocturne('deck');
    expect(code).toBe(0);
    for (const name of Object.keys(READY_MADE)) expect(out).toContain(`  ${name} `);
    expect(out).toContain('12 + 77 cards, average capacity 5.92');
  });

  test.each(['ventrue', 'VENTRUE'])('shows what is in %s', async (name) => {
    const { code, out, err } = await nocturne(`deck ${name}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Ventrue\n/);
    expect(out).toContain('Crypt: 12 cards, group 6, average capacity 5.92\n');
    expect(out).toMatch(/2× Alice Chen +7 {2}FOR PRE dom obf {2}Ventrue {2}prince\n/);
    expect(out).toContain('  Master cards (11; 2 trifles)\n');
    expect(flat(out)).toContain('8× Enchant Kindred · 4× Intimidation');
    expect(out).toMatch(/\nThis deck is legal\.\n$/);
  });

  test('is found by the name of its clan in the reader’s language', async () => {
    const { code, out } = await nocturne('deck toréador --lang fr');
    expect(code).toBe(0);
    expect(out).toMatch(/^Toréador\n/);
    expect(out).toContain('Ce deck est valide.');
  });

  test('is read from a file, from what is piped in, and from a link', async () => {
    const { out } = await nocturne(`deck ${named}`);
    expect(out).toMatch(/^Night and Day · Zoe\n/);
    expect(out).toContain('60×\u00A0Conditioning');
    const piped = await nocturne('deck -', sound.split('\n'));
    expect(piped.out).toBe(out.slice('Night and Day · Zoe\n\n'.length));
    const link = writeDeckList(ventrue, 'vdb');
    for (const form of [link, link.split('#')[1]!])
      expect((await nocturne(`deck ${form}`)).out.split('\n').slice(1)).toEqual(
        (await nocturne('deck ventrue')).out.split('\n').slice(1),
      );
  });

  test('that is not legal is told why, and ends with 1', async () => {
    const { code, out, err } = await nocturne(`deck ${illegal}`);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/This deck is not legal\.\n {2}A crypt has at least 12 cards; this one has 11\.\n$/);
  });

  test('with lines in doubt shows them, and ends with 1', async () => {
    const { code, out } = await nocturne(`deck ${doubtful}`);
    expect(code).toBe(1);
    const line = 1 + sound.split('\n').findIndex((text) => text.includes('Conditioning'));
    expect(out).toContain(`  ${line}  60x Conditoning\n`);
    expect(flat(out)).toContain(
      'There is no card “Conditoning”: 60 copies are left out. Close to it: Conditioning.',
    );
    const guess = await nocturne(`deck ${guessed}`);
    expect(guess.code).toBe(1);
    expect(guess.out).toContain('read as Smiling Jack, The Anarch.');
    expect(guess.out).toContain('but some lines need a look');
  });

  test('tells what it does not read, and lets it pass', async () => {
    const { code, out } = await nocturne('deck -', [
      'Hello there',
      'Goodbye',
      ...sound.split('\n'),
      '0x Deflection',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/\nNot read as a card\.\n +1 {2}Hello there\n +2 {2}Goodbye\n\n/);
    expect(out).toMatch(/\nNo copies, so it is left out\.\n +\d+ {2}0x Deflection\n\n/);
    expect(out).not.toContain('Lines that need a look');
  });

  test('names the line of several cards once', async () => {
    const { code, out } = await nocturne('deck 201532=2;999998=3;999999=1');
    expect(code).toBe(1);
    expect(out.match(/201532=2/g)).toHaveLength(1);
    expect(out).toContain('“999998”: 3 copies are left out.');
    expect(out).toContain('“999999”: 1 copy is left out.');
  });
});

describe('deck --to', () => {
  test.each(DECK_LIST_FORMATS)('writes %s, and nothing else', async (form) => {
    const { code, out, err } = await nocturne(`deck ventrue --to ${form}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/[^\n]\n$/);
    expect(readDeckList(out)).toMatchObject({ deck: ventrue });
  });

  test('keeps what is said of the deck where there is a place for it, and tells where there is none', async () => {
    expect((await nocturne(`deck ${named} --to twd`)).out).toMatch(
      /^Deck Name: Night and Day\nCreated by: Zoe\n/,
    );
    const { code, out, err } = await nocturne(`deck ${named} --to jol`);
    expect(code).toBe(0);
    expect(out).not.toContain('Night');
    expect(flat(err)).toContain('The form jol has no place for name, author and description');
  });

  test('writes what was read, tells the rest to the error stream, and ends with 1', async () => {
    const { code, out, err } = await nocturne(`deck ${doubtful} --to jol`);
    expect(code).toBe(1);
    expect(out).toMatch(/^1x Alexa Draper\n/);
    expect(out).not.toContain('Condit');
    expect(err).toContain('60x Conditoning');
    expect(err).toContain('This deck is not legal.');
  });
});

describe('deck, called wrongly, ends with 2', () => {
  test.each([
    ['deck vampire', 'There is no deck “vampire”: no file, and none of the ready-made ones (malkavian, '],
    ['deck ventreu', 'Did you mean ventrue?'],
    ['deck ./ventrue', '“./ventrue” cannot be read: there is no such file.'],
    ['deck no/such/file', '“no/such/file” cannot be read: there is no such file.'],
    [`deck ${folder}`, 'it is a folder'],
    ['deck ventrue --to xml', '--to takes one of text, jol, lackey, twd, vdb, not “xml”.'],
    ['deck --to jol', 'Something is missing: <deck>.'],
    ['deck ventrue tremere', 'was given more than it takes'],
  ])('%s', async (command, message) => {
    const { code, out, err } = await nocturne(command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('a deck of one’s own', () => {
  const decksIn = (record: string): unknown[] =>
    (JSON.parse(/^options (.*)$/m.exec(record)![1]!) as { decks: unknown[] }).decks;

  test('is played, and the others have ready-made ones', async () => {
    const save = join(folder, 'own.record');
    const { code, out } = await nocturne(
      `play vtes --bots random --seed 4 --seat 3 --deck ${named} --save ${save}`,
    );
    expect(code).toBe(0);
    expect(out).toContain('You play this deck: Night and Day.');
    const decks = decksIn(readFileSync(save, 'utf8'));
    expect(decks[2]).toEqual(readDeckList(sound).deck);
    for (const seat of [0, 1, 3, 4]) expect(Object.values(READY_MADE)).toContainEqual(decks[seat]);
  });

  test('plays against others, by name', async () => {
    const { code, out } = await nocturne(
      `simulate vtes --bots random --games 1 --seats 4 --decks ${own},tremere,${named},${own}`,
    );
    expect(code).toBe(0);
    for (const row of ['Ada (own)', 'Boris (Tremere)', 'Carmen (Night and Day)', 'Dario (own)'])
      expect(out).toContain(`  ${row} `);
  });

  test('is told apart from another of the same name', async () => {
    const other = fileWith('tremere.txt', sound);
    const { out } = await nocturne(
      `simulate vtes --bots random --games 1 --seats 3 --decks tremere,${other},${other} --json`,
    );
    const { decks, roles } = JSON.parse(out) as { decks: string[]; roles: { bot: string; role: string }[] };
    expect(decks).toEqual(['tremere', 'tremere #2', 'tremere #2']);
    expect(roles.map(({ bot, role }) => [bot, role])).toEqual([
      ['random', 'tremere'],
      ['random', 'tremere #2'],
    ]);
  });

  test('is recorded, and the record holds it', async () => {
    const { out } = await nocturne(`record vtes --bots random --seats 2 --decks ${own},ventrue`);
    expect(decksIn(out)).toEqual([readDeckList(sound).deck, ventrue]);
  });

  test.each([
    [illegal, 'A crypt has at least 12 cards; this one has 11.'],
    [doubtful, 'There is no card “Conditoning”'],
    [guessed, 'Only the beginning of a name, read as Smiling Jack, The Anarch.'],
  ])('that is not legal or in doubt is refused with the reasons: %s', async (file, why) => {
    const commands = [`play vtes --deck ${file}`, `simulate vtes --decks ventrue,${file}`];
    for (const command of commands) {
      const { code, out, err } = await nocturne(command);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^The deck “\w+” cannot be played:\n {2}/);
      expect(err).toContain(why);
    }
  });
});

test.each(LANGUAGES)('all is said in %s', async (language) => {
  const told: Ran[] = [];
  for (const command of [
    'deck',
    'deck tremere',
    `deck ${doubtful}`,
    `deck ${guessed} --to jol`,
    'deck --help',
  ])
    told.push(await nocturne(`${command} --lang ${language}`));
  for (const { out, err } of told) expect(out + err).not.toMatch(/undefined|\[object|[{}]/);
});
