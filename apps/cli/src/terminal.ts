// The outside world as the commands see it: streams, environment, size. Tests pass their own.

import type { Readable, Writable } from 'node:stream';

export interface Input extends Readable {
  isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}
export interface Output extends Writable {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
}
export interface Terminal {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const processTerminal = (): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
});

/** Whether a person sits at both ends. */
export const isInteractive = ({ input, output, env }: Terminal): boolean =>
  input.isTTY === true && output.isTTY === true && env['TERM'] !== 'dumb';

/** https://no-color.org */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

export const HIDE_CURSOR = '\u001B[?25l';
export const SHOW_CURSOR = '\u001B[?25h';

const WIDEST = 100;
const NARROWEST = 40;

export const widthOf = ({ output }: Terminal): number =>
  Math.max(NARROWEST, Math.min(output.columns ?? 80, WIDEST));

export const rowsOf = ({ output }: Terminal): number => output.rows ?? 24;

export const print = ({ output }: Terminal, ...lines: readonly string[]): void => {
  for (const line of lines) output.write(`${line}\n`);
};
export const complain = ({ errors }: Terminal, ...lines: readonly string[]): void => {
  for (const line of lines) errors.write(`${line}\n`);
};
