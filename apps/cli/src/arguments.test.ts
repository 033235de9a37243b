import { describe, expect, test } from 'vitest';
import { nocturne } from './test-terminal.ts';

describe('bad arguments end with exit code 2 and say what would do', () => {
  test.each([
    ['plya nosferatu --seats 6', 'Did you mean play?'],
    ['--sets', 'There is no option --sets.'],
    ['play', 'Something is missing: <game>.'],
    ['play nosferat', 'Games: nosferatu, vtes. Did you mean nosferatu?'],
    ['play nosferatu --seats 9', '--seats takes a whole number from 5 to 8, not “9”.'],
    ['play nosferatu --seats six', 'from 5 to 8, not “six”'],
    ['play nosferatu --seat 7', '--seat takes a whole number from 1 to 6'],
    ['play nosferatu --role wolf', 'one of any, renfield, vampire, hunter'],
    ['play nosferatu --name a:b', 'A name may hold only letters'],
    ['play nosferatu --seets 6', 'Did you mean --seats'],
    ['play nosferatu --seats', 'The option --seats <n> needs a value.'],
    ['play --resume /no/such/file', '“/no/such/file” cannot be read: there is no such file.'],
    ['play --resume /', 'it is a folder'],
    ['play nosferatu --lang xx', 'one of en, it, pt, fr, es'],
    ['simulate', 'Something is missing: <game>.'],
    ['simulate nosferatu 6', 'was given more than it takes'],
    ['simulate nosferatu --games 0', '--games takes a whole number from 1'],
    ['simulate nosferatu --bots heuristc', 'Did you mean heuristic?'],
    ['simulate nosferatu --decks tremere', '--decks is for games with decks; nosferatu has none.'],
    ['play nosferatu --deck tremere', '--deck is for games with decks; nosferatu has none.'],
    ['simulate vtes --seats 7', '--seats takes a whole number from 2 to 6'],
    ['simulate vtes --bots robot', '--bots takes one of '],
    ['simulate vtes --decks tremere,ventru', 'Did you mean ventrue'],
    ['play vtes --deck vntrue', 'ready-made ones (malkavian, nosferatu, toreador, tremere, ventrue)'],
    ['play vtes --deck tremere,ventrue', 'There is no deck “tremere,ventrue”'],
    ['simulate vtes --decks tremere,no.txt', '“no.txt” cannot be read: there is no such file.'],
    ['play vtes --role vampire', '--role takes one of any'],
    ['simulate vtes --option first=last', 'The table option “first” does not take this value.'],
    ['simulate vtes --option decks=tremere', 'Ada has no deck.'],
    ['simulate nosferatu --option bite_placed=one', 'Did you mean bites_placed'],
    ['simulate nosferatu --option bites_placed=two', 'one of these: all, one'],
    ['simulate nosferatu --option bites_placed', 'takes key=value'],
    ['simulate nosferatu --option counts.bite=2', 'at least 5 Bites'],
    [
      'simulate nosferatu --option counts.nigth=12',
      'no table option “counts.nigth”. Did you mean counts.night',
    ],
    ['simulate nosferatu --option counts.night.x=12', 'no table option “counts.night.x”'],
    ['simulate nosferatu --option __proto__.x=1', 'no table option “__proto__”'],
    ['simulate nosferatu --option __proto__=1', 'no table option “__proto__”'],
    ['simulate nosferatu --option counts.__proto__=1', 'no table option “counts.__proto__”'],
    ['simulate nosferatu --option toString=1', 'no table option “toString”'],
    ['help plya', 'There is no command “plya”.'],
    ['replay /no/such/file', 'there is no such file'],
    ['verify', 'Something is missing: <files>.'],
  ])('%s', async (command, message) => {
    const { code, out, err } = await nocturne(command);
    expect(err).toContain(message);
    expect(err).toMatch(/More with: npx nocturne.* --help/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('in the reader’s language', async () => {
    const { code, err } = await nocturne('play nosferatu --seats 9', [], { LANG: 'it_IT.UTF-8' });
    expect(code).toBe(2);
    expect(err).toContain('un numero intero da 5 a 8');
  });
});

test.each([
  '',
  'play',
  'simulate',
  'replay',
  'record',
  'verify',
  'scenario',
  'rules',
  'cards',
  'deck',
  'help',
])('%s --help has examples', async (command) => {
  const { code, out } = await nocturne(`${command} --help`);
  expect(code).toBe(0);
  expect(out).toMatch(/Examples:\n {2}npx nocturne /);
});

test.each(['play', 'simulate', 'replay', 'record', 'verify', 'scenario', 'rules', 'cards', 'deck'])(
  'help %s is %s --help',
  async (command) => {
    const { code, out } = await nocturne(`help ${command}`);
    expect({ code, out }).toEqual({ code: 0, out: (await nocturne(`${command} --help`)).out });
  },
);

test('help is --help', async () => {
  const { code, out } = await nocturne('help');
  expect({ code, out }).toEqual({ code: 0, out: (await nocturne('--help')).out });
  expect(out).toContain('help [options] [command]');
});

test('every table option is in the help, numbers of cards too', async () => {
  const { out } = await nocturne('play --help');
  for (const line of [
    'bites_placed=all|one',
    'counts.night=10|N',
    'counts.component=15|N',
    'first=random|given',
  ])
    expect(out).toContain(line);
  expect(out).toContain('How many cards of each kind are there?');
});

test('the version', async () => {
  expect(await nocturne('--version')).toMatchObject({ code: 0, out: '0.1.0\n' });
});

test.each(['', 'welcome'])('“nocturne %s” tells what can be done, without colours', async (command) => {
  const { code, out } = await nocturne(command);
  expect(code).toBe(0);
  expect(out).toContain('npx nocturne play nosferatu');
  expect(out).toContain('npx nocturne play vtes');
  expect(out).not.toContain('\u001B');
});
