// Writing deck lists in the forms that other programs read.

import type { Deck } from '../types.ts';
import type { KnownCard, KnownVampire } from './catalogue.ts';
import { deckContents, disciplinesOf, libraryOf, type Listed, vampiresOf } from './contents.ts';
import { headingIn } from './headings.ts';
import { writeLink } from './link.ts';
import { asciiName } from './names.ts';
import { deckSummary, sectionSummary } from './summary.ts';

export const DECK_LIST_FORMATS = ['text', 'jol', 'lackey', 'twd', 'vdb'] as const;
export type DeckListFormat = (typeof DECK_LIST_FORMATS)[number];

/** Only the forms text, twd and vdb have a place for it. */
export interface DeckListMeta {
  readonly name?: string;
  readonly author?: string;
  readonly description?: string;
}

const lines = (text: readonly string[]): string => text.map((line) => `${line}\n`).join('');

/** Columns as wide as their widest cell; those without any are left out. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .flatMap((cell, column) => (widths[column] === 0 ? [] : [cell.padEnd(widths[column]!)]))
      .join('  ')
      .trimEnd(),
  );
}

function vampireLines(vampires: readonly Listed<KnownVampire>[]): string[] {
  const widest = Math.max(0, ...vampires.map(({ card }) => `${card.capacity}`.length));
  return table(
    vampires.map(({ card, count }) => [
      `${count}x ${card.name}`,
      `${card.capacity}`.padStart(widest),
      disciplinesOf(card) || '-none-',
      card.title?.rank.replaceAll('-', ' ') ?? '',
      `${card.clan}:${card.group === 'any' ? 'ANY' : card.group}`,
    ]),
  );
}

const capitalised = (type: string): string => type.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function libraryLines(deck: Deck, rule: (title: string) => string[]): string[] {
  const title = `Library (${deckSummary(deck).library.cards} cards)`;
  const sections = deckContents(deck).library.map((section) => {
    const { type, cards, trifles } = sectionSummary(section);
    const heading = `${capitalised(type)} (${cards}${trifles > 0 ? `; ${trifles} trifle` : ''})`;
    return [heading, ...rule(heading), ...section.listed.map(({ card, count }) => `${count}x ${card.name}`)];
  });
  return [
    title,
    ...rule(title),
    ...sections.flatMap((section, at) => (at === 0 ? section : ['', ...section])),
  ];
}

const oneLine = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A description must not seem to be the heading of the crypt. */
const quoted = (line: string): string => (headingIn(line)?.part === 'crypt' ? `“${line}”` : line);

function headLines(meta: DeckListMeta, authorField: string): string[] {
  const [name, author] = [oneLine(meta.name), oneLine(meta.author)];
  const description = (meta.description ?? '').trim().split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  const [first = ''] = description;
  const head = [
    ...(name === '' ? [] : [`Deck Name: ${name}`]),
    ...(author === '' ? [] : [`${authorField}: ${author}`]),
    ...(description.length > 1 ? ['Description:', ...description.map(quoted)] : []),
    ...(description.length === 1 && first !== '' ? [`Description: ${first}`] : []),
  ];
  return head.length === 0 ? [] : [...head, ''];
}

function cryptTitle(deck: Deck): string {
  const { cards, min, max, average } = deckSummary(deck).crypt;
  return `Crypt (${cards} cards, min=${min}, max=${max}, avg=${average})`;
}

function text(deck: Deck, meta: DeckListMeta): string {
  const title = cryptTitle(deck);
  return lines([
    ...headLines(meta, 'Author'),
    title,
    '='.repeat(title.length),
    ...vampireLines(deckContents(deck).crypt),
    '',
    ...libraryLines(deck, (heading) => ['-'.repeat(heading.length)]),
  ]);
}

function twd(deck: Deck, meta: DeckListMeta): string {
  const title = cryptTitle(deck);
  const vampires = vampiresOf(deck).toSorted(
    (a, b) => b.count - a.count || b.card.capacity - a.card.capacity,
  );
  return lines([
    ...headLines(meta, 'Created by'),
    title,
    '-'.repeat(title.length),
    ...vampireLines(vampires),
    '',
    ...libraryLines(deck, () => []),
  ]);
}

const jol = (deck: Deck): string =>
  lines([...vampiresOf(deck), ...libraryOf(deck)].map(({ card, count }) => `${count}x ${card.name}`));

const lackeyLine = ({ card, count }: Listed<KnownCard>): string => `${count}\t${asciiName(card.name)}`;

const lackey = (deck: Deck): string =>
  lines([...libraryOf(deck).map(lackeyLine), 'Crypt:', ...vampiresOf(deck).map(lackeyLine)]);

const vdb = (deck: Deck, meta: DeckListMeta): string =>
  writeLink(
    [...vampiresOf(deck), ...libraryOf(deck)].map(({ card, count }) => ({ id: card.id, count })),
    meta,
  );

const WRITERS: Readonly<Record<DeckListFormat, (deck: Deck, meta: DeckListMeta) => string>> = {
  text,
  jol,
  lackey,
  twd,
  vdb,
};

/** A deck of known cards as text; `vdb` is a link. `readDeckList` reads all of them back. */
export const writeDeckList = (deck: Deck, format: DeckListFormat, meta: DeckListMeta = {}): string =>
  WRITERS[format](deck, meta);
