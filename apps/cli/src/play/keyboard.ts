// Asking at a keyboard: a list to move through with the arrows, and a line to type on, which narrows the list.

import { emitKeypressEvents, type Key } from 'node:readline';
import { confirm, isCancel } from '@clack/prompts';
import type { Cli } from '../cli.ts';
import { clip, lettersOf, pad, widthOfText, wrap } from '../style.ts';
import { HIDE_CURSOR, rowsOf, SHOW_CURSOR, type Terminal } from '../terminal.ts';
import { type Asker, Interrupted, type Question } from './asker.ts';
import { commandOf, meant } from './match.ts';

const ERASE_DOWN = '\u001B[J';
const up = (rows: number): string => (rows > 0 ? `\u001B[${rows}A\r` : '\r');

type Pressed = (text: string | undefined, key: Key) => void;

/** Keys one by one until one of them settles the matter. The terminal is left as it was found. */
function keys<Result>(
  { input }: Terminal,
  use: (settle: (result: Result) => void) => { pressed: Pressed; end: (isSettled: boolean) => void },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void, isSettled: boolean): void => {
      input.off('keypress', onKey);
      input.setRawMode?.(false);
      input.pause();
      end(isSettled);
      settle();
    };
    const { pressed, end } = use((result) => finish(() => resolve(result), true));
    const onKey: Pressed = (text, key) => {
      if (key.ctrl === true && key.name === 'c') finish(() => reject(new Interrupted()), false);
      else pressed(text, key);
    };
    emitKeypressEvents(input);
    input.setRawMode?.(true);
    input.on('keypress', onKey);
    input.resume();
  });
}

interface Picker {
  typed: string;
  /** Position in the narrowed list. */
  at: number;
}

/** The moves that the typed text leaves. A command or a move that is not on offer leaves none. */
function leftOf({ typed }: Picker, { offered }: Question): number[] {
  if (typed.trim() === '') return [...offered.keys()];
  return commandOf(typed) === undefined ? meant(typed, offered) : [];
}

/** The part of a long list that is around the cursor. */
function windowOf(left: readonly number[], at: number, room: number): number[] {
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), left.length - room));
  return left.slice(from, from + room);
}

function listLines(
  cli: Cli,
  question: Question,
  left: readonly number[],
  at: number,
  width: number,
): string[] {
  const { style, say } = cli;
  if (left.length === 0) return [style.dim(`  ${say('play.enter-tells')}`)];
  const { offered } = question;
  const labels = Math.max(...offered.map(({ label }) => widthOfText(label)));
  const room = Math.max(3, rowsOf(cli.terminal) - 8);
  return windowOf(left, at, room).map((index) => {
    const { label, notation } = offered[index]!;
    const isChosen = index === left[at];
    const spare = width - labels - 6;
    const hint = spare >= widthOfText(notation) ? `  ${style.dim(notation)}` : '';
    const shown = pad(clip(label, width - 4), hint === '' ? 0 : labels);
    return isChosen ? `${style.accent('❯')} ${style.bold(shown)}${hint}` : `  ${shown}${hint}`;
  });
}

const lineWidth = ({ output }: Terminal): number => Math.max(20, (output.columns ?? 80) - 1);

const promptLines = ({ terminal, style }: Cli, { prompt }: Question): string[] =>
  wrap(prompt, lineWidth(terminal)).map(style.bold);

function frame(cli: Cli, question: Question, picker: Picker): string[] {
  const { style, say, terminal } = cli;
  const width = lineWidth(terminal);
  const left = leftOf(picker, question);
  return [
    ...promptLines(cli, question),
    ...listLines(cli, question, left, picker.at, width),
    ...wrap(say('play.keys'), width).map(style.dim),
    `${style.accent('›')} ${clip(picker.typed, width - 4)}${style.dim('▏')}`,
  ];
}

function edit(picker: Picker, text: string | undefined, key: Key, left: number): void {
  if (key.name === 'up' || key.name === 'down') {
    const step = key.name === 'up' ? left - 1 : 1;
    picker.at = left === 0 ? 0 : (picker.at + step) % left;
    return;
  }
  if (key.name === 'backspace') picker.typed = lettersOf(picker.typed).slice(0, -1).join('');
  else if (key.name === 'escape' || (key.ctrl === true && key.name === 'u')) picker.typed = '';
  else if (text !== undefined && key.ctrl !== true && key.meta !== true && /^[^\p{Cc}]+$/u.test(text))
    picker.typed += text;
  else return;
  picker.at = 0;
}

/** The list and the line, drawn again after each key; what was picked stays on the screen. */
function pick(cli: Cli, question: Question): Promise<string> {
  const { output } = cli.terminal;
  const picker: Picker = { typed: '', at: 0 };
  let drawn = 0;
  const draw = (lines: readonly string[]): void => {
    output.write(`${up(drawn)}${ERASE_DOWN}${lines.join('\n')}\n`);
    drawn = lines.length;
  };
  const redraw = (): void => draw(frame(cli, question, picker));
  output.write(HIDE_CURSOR);
  output.on('resize', redraw);
  redraw();
  return keys(cli.terminal, (settle) => ({
    pressed(text, key) {
      const left = leftOf(picker, question);
      if (key.name !== 'return' && key.name !== 'enter') {
        edit(picker, text, key, left.length);
        redraw();
        return;
      }
      const chosen = left[picker.at];
      settle(chosen === undefined ? picker.typed.trim() : question.offered[chosen]!.notation);
    },
    end: (isSettled) => {
      output.off('resize', redraw);
      const left = leftOf(picker, question);
      const picked = question.offered[left[picker.at] ?? -1]?.label ?? picker.typed.trim();
      draw([...promptLines(cli, question), `${cli.style.accent('›')} ${isSettled ? picked : ''}`]);
      output.write(SHOW_CURSOR);
    },
  }));
}

/** Waits a little; any key goes on at once. */
function rest(terminal: Terminal, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  return keys<void>(terminal, (settle) => {
    timer = setTimeout(() => settle(), milliseconds);
    return { pressed: () => settle(), end: () => clearTimeout(timer) };
  });
}

export function keyboardAsker(cli: Cli, milliseconds: number): Asker {
  const { input, output } = cli.terminal;
  return {
    ask: (question) => pick(cli, question),
    async confirm(message, first) {
      const [active, inactive] = [cli.say('yes'), cli.say('no')];
      const answer = await confirm({ message, active, inactive, input, output, initialValue: first });
      if (isCancel(answer)) throw new Interrupted();
      return answer;
    },
    pause: async () => {
      if (milliseconds > 0) await rest(cli.terminal, milliseconds);
    },
    close: () => input.pause(),
  };
}
