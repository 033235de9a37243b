// Reading what was typed after a command. Whatever cannot be taken is answered with what can.

import { type AnyReason, fold, type GameTypes, nearest } from '@nocturne/kernel';
import type { Cli } from './cli.ts';
import type { CliGame } from './cli-game.ts';
import { type AnyGame, findGame, gameNames } from './games.ts';
import { misused } from './stop.ts';

/** Adds to a list: for options that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

/** Suggestions for a mistyped word: those that are like it. */
function similar(typed: string, among: readonly string[]): string[] {
  const wanted = fold(typed).replace(/^-+/, '');
  return nearest(wanted, among, 2).filter((one) => {
    const name = fold(one).replace(/^-+/, '');
    return name.startsWith(wanted.slice(0, 2)) || wanted.includes(name) || name.includes(wanted);
  });
}

export function didYouMean({ say }: Cli, typed: string, among: readonly string[]): string {
  const found = similar(typed, among);
  return found.length === 0 ? '' : ` ${say('usage.did-you-mean', { nearest: found.join(', ') })}`;
}

export function readGame(cli: Cli, name: string): AnyGame {
  const found = findGame(name.toLowerCase());
  if (found !== undefined) return found;
  const games = gameNames();
  return misused(
    cli.say('usage.unknown-game', { name, games: games.join(', ') }) + didYouMean(cli, name, games),
  );
}

export function readWhole(
  { say }: Cli,
  option: string,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  return misused(
    max < Number.MAX_SAFE_INTEGER
      ? say('usage.number-between', { option, value, min, max })
      : say('usage.number-from', { option, value, min }),
  );
}

export function readOneOf(cli: Cli, option: string, value: string, allowed: readonly string[]): string {
  const found = allowed.find((one) => one === value.toLowerCase());
  if (found !== undefined) return found;
  return misused(
    cli.say('usage.one-of', { option, value, allowed: allowed.join(', ') }) + didYouMean(cli, value, allowed),
  );
}

/** A list is dealt out seat by seat, again and again. */
export const dealt = <One>(list: readonly One[], seats: number): One[] =>
  Array.from({ length: seats }, (_, seat) => list[seat % list.length]!);

const readList = (cli: Cli, option: string, value: string, allowed: readonly string[]): string[] =>
  value.split(',').map((name) => readOneOf(cli, option, name.trim(), allowed));

/** One bot for all seats, or several; if none is named, those that one plays against. */
export function readBots<T extends GameTypes>(
  cli: Cli,
  { bots }: CliGame<T>,
  value: string | undefined,
  seats: number,
): string[] {
  const names = Object.keys(bots);
  return dealt(value === undefined ? names.slice(0, 1) : readList(cli, '--bots', value, names), seats);
}

/** The seats at the table: as many as usual, unless told otherwise. */
export const readSeats = <T extends GameTypes>(
  cli: Cli,
  { game, usualSeats }: CliGame<T>,
  value: string | undefined,
): number => (value === undefined ? usualSeats : readWhole(cli, '--seats', value, game.seats));

const asTree = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** `key=value` pairs, as the game takes them: `counts.night=12` is `{ counts: { night: 12 } }`. */
function optionTree({ say }: Cli, pairs: readonly string[]): Record<string, unknown> {
  // Without a prototype, `__proto__` is a key like any other, and unknown.
  const tree = Object.create(null) as Record<string, unknown>;
  for (const pair of pairs) {
    const [, path = '', text = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? misused(say('usage.pair', { pair }));
    const value = /^\d+$/.test(text) ? Number(text) : text;
    const [, key = '', inner] = /^([^.]*)(?:\.(.*))?$/.exec(path) ?? [];
    tree[key] = inner === undefined ? value : { ...asTree(tree[key]), [inner]: value };
  }
  return tree;
}

/** Checks table options with the game that takes them. */
export function readTableOptions<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  pairs: readonly string[],
  seats: readonly string[],
  decks: readonly unknown[],
): Record<string, unknown> {
  const tree = { ...(decks.length === 0 ? {} : { decks }), ...optionTree(cli, pairs) };
  const checked = entry.game.options(tree, seats.length);
  if ('options' in checked) return tree;
  const voice = entry.voice(seats, cli.language);
  const known = [...Object.keys(entry.options), ...Object.keys(entry.amounts)];
  const hint = (problem: AnyReason<T>): string => {
    const { option } = problem as { option?: unknown };
    const isUnknown = typeof option === 'string' && !known.includes(option);
    return isUnknown ? didYouMean(cli, option, known) : '';
  };
  return misused(checked.problems.map((problem) => voice.reason(problem, null) + hint(problem)).join('\n'));
}
