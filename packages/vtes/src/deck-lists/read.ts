// Reading deck lists: those that players write, that other programs export, and those of tournament reports. No line is
// lost: the report has each of them.

import type { Deck } from '../types.ts';
import { type CardLine, readCards } from './card-line.ts';
import type { Catalogue, Pile } from './catalogue.ts';
import {
  type Field,
  fieldIn,
  type Heading,
  headingIn,
  isComment,
  isRule,
  tellsEvent,
  tellsPlayers,
} from './headings.ts';
import { KNOWN } from './known.ts';
import { CONTROLS, type DeckLink, readLink } from './link.ts';
import type { CardEntry, LineEntry, LineReport } from './report.ts';

export interface DeckList {
  readonly deck: Deck;
  readonly name?: string;
  readonly author?: string;
  readonly description?: string;
  /** At least one entry for each line that is not empty. */
  readonly report: readonly LineReport[];
}

/** How many cards follow a heading that promises some. */
interface Tally {
  readonly at: number;
  readonly said: number;
  read: number;
}

/** A line that would list a card nobody knows. */
interface Maybe {
  readonly place: number;
  readonly entry: CardEntry;
}

interface Reader {
  readonly catalogue: Catalogue;
  readonly lines: readonly string[];
  /** Whether it has headings. Then a link in it is an aside: the list is the deck. */
  readonly headed: boolean;
  at: number;
  /** In the head, above the first heading or card, only what is surely a card is one. */
  mode: 'head' | 'description' | 'body';
  /** In the head, what the lines directly above may list, by their places in the report; or that they surely list cards. */
  above: 'cards' | readonly Maybe[];
  /** Up to here everything is description: the heading of the crypt, if it is below. */
  fence: number;
  pile: Pile | undefined;
  readonly fields: Partial<Record<Field, string>>;
  winner: string | undefined;
  readonly description: string[];
  readonly piles: Readonly<Record<Pile, Record<string, number>>>;
  readonly report: LineReport[];
  readonly tallies: Tally[];
  ofPart: Tally | undefined;
  ofType: Tally | undefined;
}

function tell(reader: Reader, entry: LineEntry): void {
  reader.report.push({ ...entry, line: reader.at + 1, text: reader.lines[reader.at]! });
}

function list(reader: Reader, entry: CardEntry): void {
  const { count } = entry;
  if (count === 0) return tell(reader, { status: 'ignored', why: 'no-copies' });
  if ('card' in entry) {
    const pile = reader.piles[entry.pile];
    pile[entry.card] = (pile[entry.card] ?? 0) + count;
  }
  for (const tally of [reader.ofPart, reader.ofType]) if (tally !== undefined) tally.read += count;
  tell(reader, entry);
}

function setField(reader: Reader, field: Field, value: string): void {
  if (field === 'description') reader.description.push(value);
  else if (value !== '') reader.fields[field] ??= value;
}

function link(reader: Reader, { fields, cards, unread }: DeckLink): void {
  reader.mode = 'body';
  for (const [field, value] of Object.entries(fields)) setField(reader, field as Field, value);
  for (const { id, count } of cards) {
    const card = reader.catalogue.byId.get(id);
    if (card === undefined) list(reader, { status: 'unknown', name: `${id}`, count, nearest: [] });
    else if (!card.playable) list(reader, { status: 'unplayable', card: card.name, pile: card.pile, count });
    else list(reader, { status: 'card', card: card.name, pile: card.pile, count, guessed: false });
  }
  for (const name of unread) list(reader, { status: 'unknown', name, count: 1, nearest: [] });
}

function heading(reader: Reader, { part, said, rest }: Heading): void {
  const tally = said === undefined ? undefined : { at: reader.report.length, said, read: 0 };
  if (tally !== undefined) reader.tallies.push(tally);
  if (part !== 'type' || reader.pile === 'crypt') reader.ofPart = part === 'type' ? undefined : tally;
  reader.ofType = part === 'type' ? tally : undefined;
  reader.pile = part === 'crypt' ? 'crypt' : 'library';
  reader.mode = 'body';
  tell(reader, { status: 'heading' });
  const { entries, found, sure } = readCards(reader.catalogue, rest, reader.pile);
  if (found || sure === 2) for (const entry of entries) list(reader, entry);
}

function field(reader: Reader, { field: name, value }: { field: Field; value: string }): void {
  setField(reader, name, value);
  tell(reader, { status: name });
  if (name !== 'description') return;
  reader.mode = 'description';
  reader.fence = reader.lines.findIndex((line, at) => {
    const below = at > reader.at ? headingIn(line) : undefined;
    return below?.part === 'crypt' && below.measured;
  });
}

const linkedDeck = ({ headed }: Reader, text: string): DeckLink | undefined =>
  headed ? undefined : readLink(text);

/** Whether the description goes on with this line. */
function describes(reader: Reader, text: string): boolean {
  if (reader.mode !== 'description') return false;
  if (reader.fence >= 0) return reader.at < reader.fence;
  if (headingIn(text) !== undefined || linkedDeck(reader, text) !== undefined) return false;
  const { found, sure } = readCards(reader.catalogue, text);
  return !found || sure === 0;
}

/** A number and words in the head list a card only beside others, without a line between them. */
const isMaybe = (text: string, entry: CardEntry | undefined): entry is CardEntry =>
  entry !== undefined && entry.count > 0 && /^\d/.test(text) && !tellsEvent(text);

/** What stands directly above cards is meant as cards, too. */
function listAbove({ report }: Reader, above: Reader['above']): void {
  if (above === 'cards') return;
  for (const { place, entry } of above) {
    const { line, text } = report[place]!;
    report[place] = { ...entry, line, text };
  }
}

/** Whether a line of the head lists cards. */
function listsInHead(reader: Reader, text: string, read: CardLine, above: Reader['above']): boolean {
  const { entries, found, sure } = read;
  if (sure > (found ? 0 : 1)) return true;
  const [entry] = entries;
  if (found || sure === 0 || !isMaybe(text, entry)) return false;
  if (above === 'cards') return true;
  reader.above = [...above, { place: reader.report.length, entry }];
  return false;
}

function cards(reader: Reader, text: string, above: Reader['above']): void {
  const read = readCards(reader.catalogue, text, reader.pile);
  const { entries, found, sure } = read;
  const linked = !found && sure === 0 && /https?:/i.test(text);
  const listed = reader.mode === 'head' ? listsInHead(reader, text, read, above) : !linked;
  if (!listed || entries.length === 0) {
    return tell(reader, { status: 'ignored', why: linked && !reader.headed ? 'link' : 'text' });
  }
  if (reader.mode === 'head') listAbove(reader, above);
  reader.above = 'cards';
  if (found) reader.mode = 'body';
  for (const entry of entries) list(reader, entry);
}

/** Whether the line above tells the number of players, so that this is the winner's. */
const isWinner = ({ mode, lines, at }: Reader): boolean =>
  mode === 'head' && at > 0 && tellsPlayers(lines[at - 1]!) && !/^\d/.test(lines[at]!);

function readLine(reader: Reader): void {
  const text = reader.lines[reader.at]!;
  const { above } = reader;
  reader.above = [];
  if (describes(reader, text)) {
    reader.description.push(text);
    return text === '' ? undefined : tell(reader, { status: 'description' });
  }
  if (text === '') return;
  const linked = linkedDeck(reader, text);
  if (linked !== undefined) return link(reader, linked);
  const title = headingIn(text);
  if (title !== undefined) return heading(reader, title);
  if (isRule(text)) return tell(reader, { status: 'ignored', why: 'rule' });
  if (isComment(text)) return tell(reader, { status: 'ignored', why: 'comment' });
  const told = fieldIn(text);
  if (told !== undefined) return field(reader, told);
  if (!isWinner(reader)) return cards(reader, text, above);
  reader.winner = text;
  tell(reader, { status: 'author' });
}

function newReader(catalogue: Catalogue, text: string): Reader {
  const lines = text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(CONTROLS, '')
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim());
  const headed = lines.some((line) => headingIn(line) !== undefined);
  return {
    catalogue,
    lines,
    headed,
    at: 0,
    mode: headed ? 'head' : 'body',
    above: [],
    fence: -1,
    pile: undefined,
    fields: {},
    winner: undefined,
    description: [],
    piles: { crypt: {}, library: {} },
    report: [],
    tallies: [],
    ofPart: undefined,
    ofType: undefined,
  };
}

export function readDeckListWith(catalogue: Catalogue, text: string): DeckList {
  const reader = newReader(catalogue, text);
  for (; reader.at < reader.lines.length; reader.at++) readLine(reader);
  const { fields, winner, report, piles } = reader;
  for (const { at, said, read } of reader.tallies) {
    const { line, text: written } = report[at]!;
    if (said !== read) report[at] = { status: 'miscounted', said, read, line, text: written };
  }
  const author = fields.author ?? winner;
  const description = reader.description.join('\n').trim();
  return {
    deck: piles,
    ...(fields.name === undefined ? {} : { name: fields.name }),
    ...(author === undefined ? {} : { author }),
    ...(description === '' ? {} : { description }),
    report,
  };
}

/** The deck of a list in any usual form, and what became of each line. */
export const readDeckList = (text: string): DeckList => readDeckListWith(KNOWN, text);
