// Options that several commands have. What they are when nobody says it depends on the game.

import { Option } from 'commander';
import type { Cli } from './cli.ts';
import { findGame, gameNames } from './games.ts';

/** `nosferatu 6, vtes 5`. */
const byGame = (usual: (name: string) => string): string =>
  gameNames()
    .map((name) => `${name} ${usual(name)}`)
    .join(', ');

export const seatsOption = ({ say }: Cli): Option =>
  new Option('--seats <n>', say('help.seats')).default(
    undefined,
    byGame((name) => findGame(name)!(({ usualSeats }) => String(usualSeats))),
  );

export const botsOption = (flags: string, description: string): Option =>
  new Option(flags, description).default(
    undefined,
    byGame((name) => findGame(name)!(({ bots }) => Object.keys(bots)[0]!)),
  );
