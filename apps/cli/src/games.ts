// The games of the command line. The commands know none of them.

import type { GameTypes } from '@nocturne/kernel';
import type { Adapters } from '@nocturne/testkit';
import type { CliGame } from './cli-game.ts';
import { nosferatuCli } from './nosferatu/index.ts';
import { vtesCli } from './vtes/index.ts';

/** A game of any types, to be used where its types do not matter. */
export type AnyGame = <Result>(use: <T extends GameTypes>(entry: CliGame<T>) => Result) => Result;

const GAMES: Readonly<Record<string, AnyGame>> = {
  nosferatu: (use) => use(nosferatuCli),
  vtes: (use) => use(vtesCli),
};

/** The games that scenarios can be written for. The runner asks for adapters of no game in particular. */
export const scenarioAdapters = (): Adapters =>
  Object.fromEntries(
    Object.entries(GAMES).map(([name, game]) => [name, game(({ scenarios }) => scenarios as unknown)]),
  ) as Adapters;

export const gameNames = (): string[] => Object.keys(GAMES);
export const findGame = (name: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
/** The decks of all games that have any. */
export const deckNames = (): string[] =>
  gameNames().flatMap((name) => [...findGame(name)!(({ decks }) => decks)]);
