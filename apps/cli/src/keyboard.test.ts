// A person at a keyboard: a terminal made of streams, keys as the terminal would send them.

import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { run } from './program.ts';
import { newFolder, type Ran } from './test-terminal.ts';

const DOWN = '\u001B[B';
const ENTER = '\r';
const CTRL_C = '\u0003';
const SHOW_CURSOR = '\u001B[?25h';
const HIDE_CURSOR = '\u001B[?25l';

interface Screen {
  raw: boolean;
  text: string;
  type(keys: string): void;
  /** Waits until the text is on the screen, then forgets what was there. */
  until(text: string | RegExp): Promise<string>;
  ended: Promise<Ran>;
}

function sit(command: string, columns = 100): Screen {
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => (screen.raw = raw),
  });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns, rows: 40 });
  const env = { XDG_STATE_HOME: newFolder(), NO_COLOR: '1', TERM: 'xterm' };
  let whole = '';
  const screen: Screen = {
    raw: false,
    text: '',
    type: (keys) => input.write(keys),
    async until(text) {
      await vi.waitFor(() => expect(screen.text).toMatch(text));
      const { text: seen } = screen;
      screen.text = '';
      return seen;
    },
    ended: Promise.resolve({ code: -1, out: '', err: '' }),
  };
  output.on('data', (chunk: Buffer) => {
    screen.text += chunk.toString();
    whole += chunk.toString();
  });
  screen.ended = run(command.split(' '), { input, output, errors: output, env }).then((code) => ({
    code,
    out: whole,
    err: '',
  }));
  return screen;
}

const PLAY = 'play nosferatu --seed 3 --name Nora --role hunter --fast';
const PROMPT = /Discard one card for all to see[^]*› /;

describe('the keyboard', () => {
  test('arrows choose, Enter confirms', async () => {
    const screen = sit(PLAY);
    const first = /❯ (Discard a \w+, give a \w+)/.exec(await screen.until(PROMPT))![1];
    screen.type(DOWN);
    const second = /❯ (Discard a \w+, give a \w+)/.exec(await screen.until('❯'))![1]!;
    expect(second).not.toBe(first);
    screen.type(ENTER);
    expect(await screen.until('Nora discards')).toContain(`› ${second}`);
    screen.type(CTRL_C);
    await screen.ended;
  });

  test('typing narrows the list; what is no move gets its reason; ? explains', async () => {
    const screen = sit(PLAY);
    await screen.until(PROMPT);
    screen.type('kill Ada');
    await screen.until('Enter tells why');
    screen.type(ENTER);
    await screen.until('The Stake kills only in a turn in which the Dawn was turned up.');
    screen.type('?');
    screen.type(ENTER);
    await screen.until(/Silver Mirror: Renfield shows[^]*›/);
    screen.type(CTRL_C);
    expect((await screen.ended).code).toBe(130);
  });

  test('Ctrl-C keeps the game and leaves the terminal as it was', async () => {
    const screen = sit(PLAY);
    await screen.until(PROMPT);
    expect(screen.raw).toBe(true);
    screen.type(CTRL_C);
    const { code, out } = await screen.ended;
    expect(code).toBe(130);
    expect(out).toMatch(/The game is kept\. Go on with: npx nocturne play --resume \S+\.record\n/);
    expect(screen.raw).toBe(false);
    expect(out.lastIndexOf(SHOW_CURSOR)).toBeGreaterThan(out.lastIndexOf(HIDE_CURSOR));
  });

  test.each([`${PLAY} --seats 8`, 'play vtes --bots random --seed 3 --deck tremere --fast'])(
    'no line is wider than the screen: %s',
    async (command) => {
      const screen = sit(`${command} --lang fr`, 60);
      const seen = await screen.until('› ');
      // oxlint-disable-next-line no-control-regex -- cursor movements
      for (const line of seen.replaceAll(/\u001B\[[?\d]*[A-Za-z]/g, '').split('\n')) {
        expect(line.length).toBeLessThanOrEqual(60);
      }
      screen.type(CTRL_C);
      await screen.ended;
    },
  );

  test('a game of VTES: what is typed narrows the list, and “table” shows all of it', async () => {
    const screen = sit('play vtes --bots random --seed 3 --name Nora --deck tremere --fast');
    expect(await screen.until(/you have 2 transfers[^]*› /)).toContain('Nora (you)');
    screen.type('tra 2 to ros');
    const frames = (await screen.until('❯ Transfer 2 to Rosalina Cortez')).split('Influence phase');
    expect(frames.at(-1)).not.toContain('Trevon Parker');
    screen.type(ENTER);
    const glance = await screen.until(/Discard phase[^]*› /);
    expect(glance).toMatch(/Rosalina\sCortez\s\(blood\s2\/3\)/);
    expect(glance).not.toContain('your prey');
    screen.type(`table${ENTER}`);
    expect(await screen.until(/Your hand[^]*Discard phase[^]*› /)).toContain('Ada (your prey)');
    screen.type(CTRL_C);
    expect((await screen.ended).code).toBe(130);
  });
});

/** Sends a signal to whoever began to listen; what the program would exit with. */
function send(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', before: readonly unknown[]): number {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(String(code));
  });
  const added = process.listeners(signal).filter((one) => !before.includes(one));
  expect(added).toHaveLength(1);
  try {
    added[0]!(signal);
  } catch (error) {
    return Number((error as Error).message);
  } finally {
    exit.mockRestore();
  }
  return -1;
}

describe.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s leaves the terminal as it was', (signal, code) => {
  test('in the list of moves', async () => {
    const before = process.listeners(signal);
    const screen = sit(PLAY);
    const seen = await screen.until(PROMPT);
    expect([screen.raw, seen.includes(HIDE_CURSOR)]).toEqual([true, true]);
    expect(send(signal, before)).toBe(code);
    expect(screen.raw).toBe(false);
    expect(await screen.until('The game is kept')).toContain(SHOW_CURSOR);
    screen.type(CTRL_C);
    await screen.ended;
    expect(process.listeners(signal)).toEqual(before);
  });

  test('beside a progress bar', async () => {
    const before = process.listeners(signal);
    const screen = sit('simulate nosferatu --games 150 --bots random');
    await screen.until('of 150 games');
    expect(send(signal, before)).toBe(code);
    expect((await screen.until(SHOW_CURSOR)).lastIndexOf(HIDE_CURSOR)).toBe(-1);
    await screen.ended;
    expect(process.listeners(signal)).toEqual(before);
  });
});

test('the welcome offers a game; Enter accepts it', async () => {
  const screen = sit('welcome');
  await screen.until('Play Nosferatu now');
  screen.type(ENTER);
  await screen.until('is Renfield');
  screen.type(CTRL_C);
  expect((await screen.ended).code).toBe(130);
});
