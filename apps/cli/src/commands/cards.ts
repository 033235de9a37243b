// nocturne cards: the cards of VTES, found by name, type, clan or words of their text.

import { fold, type Language, nearest } from '@nocturne/kernel';
import { allCards, type Card, cardName, cardTextLines } from '@nocturne/vtes';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { format } from '../language.ts';
import { misused } from '../stop.ts';
import { wrap } from '../style.ts';
import { print, widthOf } from '../terminal.ts';

// So many cards are shown whole; more are listed by name.
const MOST_SHOWN = 6;

/** Accents and signs do not matter when somebody looks for a card. */
const plain = (text: string): string =>
  fold(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} +]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

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

function show(cli: Cli, entries: readonly Entry[]): void {
  const { terminal, style, say } = cli;
  const width = widthOf(terminal);
  if (entries.length > MOST_SHOWN) {
    for (const { lines } of entries)
      print(terminal, `${style.bold(lines[0]!)}  ${style.dim(lines[1] ?? '')}`);
  } else {
    for (const { lines } of entries) {
      const [name = '', ...rest] = lines;
      print(terminal, style.bold(name), ...rest.flatMap((line) => wrap(`  ${line}`, width, '  ')), '');
    }
  }
  print(terminal, say('cards.count', { count: entries.length }));
}

export function registerCards(program: Command, cli: Cli): void {
  program
    .command('cards')
    .description(cli.say('help.cards'))
    .argument('[words...]', cli.say('help.cards.words'))
    .action((words: readonly string[]) => {
      const entries = Array.from(allCards(), (card) => entryOf(card, cli.language)).toSorted((a, b) =>
        a.names[1]!.localeCompare(b.names[1]!, 'en'),
      );
      const wanted = words.join(' ');
      const cards = found(entries, wanted);
      if (cards.length === 0) {
        const near = nearest(
          wanted,
          entries.map(({ lines }) => lines[0]!),
        );
        misused([cli.say('cards.none', { words: wanted }), ...near.map((name) => `  ${name}`)].join('\n'));
      }
      show(cli, cards);
    });
}
