import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newCli } from './cli.ts';
import { keeperOf, newGameFile, readNote, unfinishedGames } from './kept-games.ts';
import { nosferatuCli } from './nosferatu/index.ts';
import { newSession } from './session.ts';
import { newFolder, nocturne, testTerminal } from './test-terminal.ts';

// The first move on offer, again and again.
const FIRST = Array<string>(400).fill('1');
const PLAY = 'play nosferatu --bots random --seed';

const recordsIn = (state: string): string[] =>
  readdirSync(join(state, 'nocturne'))
    .filter((name) => name.endsWith('.record'))
    .map((name) => join(state, 'nocturne', name));

const movesIn = (file: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line)).length;

describe('games that are kept', () => {
  test('have a file each: a new one leaves the others alone', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    await nocturne(`${PLAY} 10`, ['1', '1'], env);
    const [first = ''] = recordsIn(env.XDG_STATE_HOME);
    const before = readFileSync(first, 'utf8');
    await nocturne(`${PLAY} 10`, ['1'], env);
    await nocturne(`${PLAY} 9`, [], env);
    expect(recordsIn(env.XDG_STATE_HOME)).toHaveLength(3);
    expect(readFileSync(first, 'utf8')).toBe(before);
  });

  test('never get the name of another, even at the same moment', () => {
    const { terminal } = testTerminal();
    const now = new Date();
    const files = [1, 2, 3].map(() => newGameFile(terminal, 'the same', now));
    expect(new Set(files).size).toBe(3);
  });

  test('are for their owner alone', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    const copy = join(newFolder(), 'copy.record');
    await nocturne(`${PLAY} 10`, [`save ${copy}`], env);
    for (const file of [...recordsIn(env.XDG_STATE_HOME), copy]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(`${file}.json`).mode & 0o777).toBe(0o600);
    }
    expect(statSync(join(env.XDG_STATE_HOME, 'nocturne')).mode & 0o777).toBe(0o700);
  });

  test('--resume goes on with the latest that is not over', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    await nocturne(`${PLAY} 8 --name Zoe`, ['1'], env);
    const [unfinished = ''] = recordsIn(env.XDG_STATE_HOME);
    await nocturne(`${PLAY} 2 --name Yan`, FIRST, env);
    const { code, out } = await nocturne('play --resume', FIRST, env);
    expect(code).toBe(0);
    expect(out).toContain('Zoe (you)');
    expect(readNote(unfinished)?.over).toBe(true);
    const none = await nocturne('play --resume', [], env);
    expect(none.code).toBe(2);
    expect(none.err).toContain('There is no game to go on with');
  });

  test('--resume passes over what it cannot read, and says so', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    await nocturne(`${PLAY} 8 --name Zoe`, ['1'], env);
    writeFileSync(join(env.XDG_STATE_HOME, 'nocturne', 'broken.record'), 'nothing');
    const { code, out, err } = await nocturne('play --resume', [], env);
    expect(code).toBe(0);
    expect(out).toContain('Zoe (you)');
    expect(err).toContain('broken.record: Line 1');
  });

  test('remember the person and the bots, whatever their names', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    await nocturne(`${PLAY} 1 --name Ada --seat 3`, ['1'], env);
    const [file = ''] = recordsIn(env.XDG_STATE_HOME);
    expect(readNote(file)).toEqual({ person: 2, bots: 'random', over: false });
    const { code, out } = await nocturne('play --resume', ['1'], env);
    expect(code).toBe(0);
    expect(out).toContain('Ada (you)');
    expect(readNote(file)).toEqual({ person: 2, bots: 'random', over: false });
    await nocturne('play --resume --bots heuristic --seat 1', ['1'], env);
    expect(readNote(file)).toEqual({ person: 0, bots: 'heuristic', over: false });
  });

  test('a resumed file is the one that goes on', async () => {
    const file = join(newFolder(), 'game.record');
    await nocturne(`${PLAY} 9 --save ${file}`, ['1']);
    const before = movesIn(file);
    const env = { XDG_STATE_HOME: newFolder() };
    const { out } = await nocturne(`play --resume ${file}`, ['1', '1'], env);
    expect(movesIn(file)).toBeGreaterThan(before);
    expect(out).toContain(`--resume ${file}`);
    expect(existsSync(join(env.XDG_STATE_HOME, 'nocturne'))).toBe(false);
    expect((await nocturne(`verify ${file}`)).code).toBe(0);
  });

  test('a finished record is shown, not written to', async () => {
    const file = join(newFolder(), 'over.record');
    await nocturne(`record nosferatu --seats 5 --bots random -o ${file}`);
    const { code, out } = await nocturne(`play --resume ${file} --seat 2`);
    expect(code).toBe(0);
    expect(out).toMatch(/You (win|lose)\./);
    expect(existsSync(`${file}.json`)).toBe(false);
  });

  test('only the latest finished ones stay; unfinished ones always do', async () => {
    const { terminal } = testTerminal();
    const note = { person: 0, bots: 'random' };
    for (let number = 0; number < 50; number++) {
      const file = newGameFile(terminal, String(number));
      writeFileSync(`${file}.json`, JSON.stringify({ ...note, over: number % 2 === 0 }));
    }
    newGameFile(terminal, 'last');
    const left = recordsIn(terminal.env['XDG_STATE_HOME']!);
    expect(left.filter((file) => readNote(file)?.over === true)).toHaveLength(20);
    expect(unfinishedGames(terminal)).toHaveLength(26);
  });
});

describe('what cannot be saved', () => {
  test.each(['/dev/null', '/proc/nowhere'])(
    'a state folder in %s: told once, and the game goes on',
    async (folder) => {
      const { code, out, err } = await nocturne(`${PLAY} 8`, FIRST, { XDG_STATE_HOME: folder });
      expect(code).toBe(0);
      expect(out).toMatch(/You (win|lose)\./);
      expect(err.match(/This game is not saved by itself/g)).toHaveLength(1);
      expect(out).not.toContain('npx nocturne replay');
    },
  );

  test('saving that fails later is told once, and works again when it can', () => {
    const { terminal, err } = testTerminal();
    const begun = newSession(nosferatuCli, {
      seats: ['A', 'B', 'C', 'D', 'E'],
      options: {},
      seed: '1',
      person: 0,
      bots: 'random',
    });
    if ('problems' in begun) throw new Error('no game');
    const folder = join(newFolder(), 'gone');
    mkdirSync(folder);
    const keeper = keeperOf(newCli(terminal, 'en'), begun.session, join(folder, 'game.record'));
    keeper.keep();
    expect([keeper.isKept(), err]).toEqual([true, []]);
    rmSync(folder, { recursive: true });
    keeper.keep();
    keeper.keep();
    expect(keeper.isKept()).toBe(false);
    expect(err.join('').match(/there is no such folder/g)).toHaveLength(1);
    mkdirSync(folder);
    keeper.keep();
    expect(keeper.isKept()).toBe(true);
  });

  test('“save” complains, and the game goes on', async () => {
    const { code, out, err } = await nocturne(`${PLAY} 8`, ['save /dev/null/x', 'save /', ...FIRST]);
    expect(code).toBe(0);
    expect(err).toContain('“/dev/null/x” cannot be written: there is no such folder.');
    expect(err).toContain('“/” cannot be written');
    expect(out).toMatch(/You (win|lose)\./);
  });

  test('--save into no folder is refused before the game', async () => {
    const { code, out, err } = await nocturne(`${PLAY} 1 --save /no/such/folder/x`, FIRST);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('there is no such folder');
  });

  test.each(['/proc/x/y', '/no/such/folder/x'])('record -o %s fails at once', async (file) => {
    const { code, err } = await nocturne(`record nosferatu --bots random -o ${file}`);
    expect(code).toBe(1);
    expect(err).toContain(`“${file}” cannot be written: there is no such folder.`);
  });

  test('what is no plain file is written to, not replaced', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'real'), '');
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    await nocturne(`record nosferatu --bots random -o ${join(folder, 'link')}`);
    expect(readFileSync(join(folder, 'real'), 'utf8')).toContain('nocturne record');
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  });
});
