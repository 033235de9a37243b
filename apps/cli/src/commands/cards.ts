// nocturne cards: the cards of VTES, found by name, by words of their text and by what they are.

import { type Language, nearest } from '@nocturne/kernel';
import { allCards, type Card, cardName, cardTextLines, type LibraryCard } from '@nocturne/vtes';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { format } from '../language.ts';
import { plain } from '../plain.ts';
import { misused, Stop } from '../stop.ts';
import { wrap } from '../style.ts';
import { print, widthOf } from '../terminal.ts';
import { addFilters, filterOf, type FilterOptions } from './card-filters.ts';

interface CardsOptions extends FilterOptions {
  readonly json?: boolean;
}

// So many cards are shown whole; more are listed by name.
const MOST_SHOWN = 6;

interface Entry {
  card: Card;
  lines: string[];
  names: string[];
  text: string;
}

function entryOf(card: Card, language: Language): Entry {
  const lines = cardTextLines(card, { language, format });
  const names = [card.name, cardName(card.name, language)].map(plain);
  return { card, lines, names, text: plain(lines.join(' ')) };
}

/** The card of that name; else those whose name has these words; else those whose text has them. */
function found(entries: readonly Entry[], words: string): readonly Entry[] {
  const wanted = plain(words);
  if (wanted === '') return entries;
  const by = [
    ({ names }: Entry): boolean => names.includes(wanted),
    ({ names }: Entry): boolean => names.some((name) => name.includes(wanted)),
    ({ text }: Entry): boolean => wanted.split(' ').every((word) => text.includes(word)),
  ];
  return by.map((fits) => entries.filter(fits)).find((some) => some.length > 0) ?? [];
}

/** The Disciplines that a card can be played with, each at its highest level. */
function highestLevels({ modes }: LibraryCard): Record<string, number> {
  const levels = modes.flatMap(({ disciplines }) => Object.entries(disciplines ?? {}));
  return Object.fromEntries(levels.toSorted(([, a], [, b]) => a - b));
}

/** What a card is, without how it is played; its text is in the reader's language. */
function dataOf({ card, lines }: Entry): object {
  const [printed, , ...text] = lines;
  const { kind, id, name } = card;
  const head = { kind, id, name, printed };
  if (card.kind === 'crypt') {
    const { clan, group, capacity, disciplines, sect, title } = card;
    return { ...head, clan, group, capacity, disciplines, sect, title, text };
  }
  const { types, requires, cost, traits } = card;
  return { ...head, types, requires, disciplines: highestLevels(card), cost, traits, text };
}

function show(cli: Cli, entries: readonly Entry[]): void {
  const { terminal, style, say } = cli;
  const width = widthOf(terminal);
  if (entries.length > MOST_SHOWN) {
    for (const { lines } of entries)
      print(terminal, ...wrap(`${style.bold(lines[0]!)}  ${style.dim(lines[1] ?? '')}`, width, '    '));
  } else {
    for (const { lines } of entries) {
      const [name = '', ...rest] = lines;
      print(terminal, style.bold(name), ...rest.flatMap((line) => wrap(`  ${line}`, width, '  ')), '');
    }
  }
  print(terminal, say('cards.count', { count: entries.length }));
}

function refuseWords(cli: Cli, entries: readonly Entry[], words: string): never {
  const near = nearest(
    words,
    entries.map(({ lines }) => lines[0]!),
  );
  return misused([cli.say('cards.none', { words }), ...near.map((name) => `  ${name}`)].join('\n'));
}

function findCards(cli: Cli, words: string, options: CardsOptions): void {
  const entries = Array.from(allCards(), (card) => entryOf(card, cli.language)).toSorted((a, b) =>
    a.names[1]!.localeCompare(b.names[1]!, 'en'),
  );
  const fits = filterOf(cli, options);
  if (found(entries, words).length === 0) refuseWords(cli, entries, words);
  const cards = found(
    entries.filter(({ card }) => fits(card)),
    words,
  );
  if (options.json) print(cli.terminal, JSON.stringify({ cards: cards.map(dataOf) }));
  else if (cards.length === 0) throw new Stop(1, cli.say('cards.none-fit'));
  else show(cli, cards);
}

export function registerCards(program: Command, cli: Cli): void {
  const command = program
    .command('cards')
    .description(cli.say('help.cards'))
    .argument('[words...]', cli.say('help.cards.words'));
  addFilters(command, cli)
    .option('--json', cli.say('help.json'))
    .action((words: readonly string[], options: CardsOptions) => findCards(cli, words.join(' '), options));
}
