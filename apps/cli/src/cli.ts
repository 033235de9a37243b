// What every command is given.

import type { Language } from '@nocturne/kernel';
import type { Page } from './cli-game.ts';
import { type Style, styleFor } from './style.ts';
import { hasColour, type Terminal, widthOf } from './terminal.ts';
import { cliText, type Say } from './text/index.ts';

export interface Cli {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly style: Style;
  readonly say: Say;
}

export const newCli = (terminal: Terminal, language: Language): Cli => ({
  terminal,
  language,
  style: styleFor(hasColour(terminal)),
  say: cliText(language),
});

export const pageOf = ({ terminal, language, style }: Cli, seats: readonly string[]): Page => ({
  seats,
  language,
  style,
  width: widthOf(terminal),
});
