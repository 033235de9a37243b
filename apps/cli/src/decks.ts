// Decks as they are named on the command line: ready-made ones, files with a list, links that carry one.

import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { canonical, type GameTypes } from '@nocturne/kernel';
import { dealt, didYouMean } from './arguments.ts';
import type { Cli } from './cli.ts';
import type { CliGame } from './cli-game.ts';
import { readText } from './files.ts';
import { plain } from './plain.ts';
import { misused } from './stop.ts';

type DeckSource =
  | { readonly readyMade: string }
  /** The text of a list, and what to call it if it does not say. */
  | { readonly list: string; readonly name: string };

/** Links have the numbers of the cards in them, or lead elsewhere; whoever reads the list says which. */
const isLink = (value: string): boolean => /^https?:|\d{6}(?:=|%3D)\d/i.test(value);

const isPath = (value: string): boolean => /[./\\]/.test(value);

export function findDeck<T extends GameTypes>(cli: Cli, entry: CliGame<T>, value: string): DeckSource {
  const { decks } = entry;
  if (isLink(value)) return { list: value, name: 'VDB' };
  const readyMade = decks.find((deck) =>
    [deck, entry.name(deck, cli.language)].some((one) => plain(one) === plain(value)),
  );
  if (readyMade !== undefined && !isPath(value)) return { readyMade };
  if (isPath(value) || existsSync(value))
    return { list: readText(cli, value), name: basename(value, extname(value)) };
  return misused(
    cli.say('deck.unknown', { deck: value, decks: decks.join(', ') }) + didYouMean(cli, value, decks),
  );
}

/** A deck as the game takes it, and what people call it. */
export interface NamedDeck {
  readonly deck: unknown;
  readonly name: string;
}

export const namedDeck = (readyMade: string): NamedDeck => ({ deck: readyMade, name: readyMade });

/** One deck; it must be legal, and its list without a doubt. */
export function readDeck<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  option: string,
  value: string,
): NamedDeck {
  const { game, readDeckList } = entry;
  if (readDeckList === undefined) return misused(cli.say('usage.no-decks', { game: game.id, option }));
  const found = findDeck(cli, entry, value);
  if ('readyMade' in found) return namedDeck(found.readyMade);
  const read = readDeckList(found.list, cli.language);
  if ('deck' in read) return { deck: read.deck, name: read.name ?? found.name };
  return misused(
    [cli.say('deck.refused', { deck: found.name }), ...read.problems.map((why) => `  ${why}`)].join('\n'),
  );
}

/** Decks that are called alike are told apart. */
const distinct = (decks: readonly NamedDeck[]): NamedDeck[] =>
  decks.map(({ deck, name }) => {
    const alike = decks.filter((one) => one.name === name).map((one) => canonical(one.deck));
    const at = [...new Set(alike)].indexOf(canonical(deck));
    return { deck, name: at === 0 ? name : `${name} #${at + 1}` };
  });

/** The decks of the seats: those named, or the ready-made ones; none in a game without decks. */
export function readDecks<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  option: string,
  value: string | undefined,
  seats: number,
): NamedDeck[] {
  const decks =
    value === undefined
      ? entry.decks.map(namedDeck)
      : distinct(value.split(',').map((one) => readDeck(cli, entry, option, one.trim())));
  return decks.length === 0 ? [] : dealt(decks, seats);
}
