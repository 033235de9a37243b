// What is told, before it is put into words: the key of a text and its arguments. It knows no language, so that a log can
// be read in any.

import { kernelMessages, type Language, type Seat } from '@nocturne/kernel';
import { cardName } from './card-name.ts';
import { vtesMessages } from './languages.ts';
import type { VtesMessageKey } from './messages.ts';

/** A card; of several in play with one name, `at` is what it is on or whose it is, or if that is the same, `number` the how-manieth. */
interface Named {
  readonly card: string;
  readonly number?: number;
  readonly at?: Place;
}
export type Place = { readonly seat: Seat } | { readonly card: string };
export type Value = string | number | { readonly seat: Seat } | Named | Told | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

type MessageKey = VtesMessageKey | keyof (typeof kernelMessages)['en'];

export interface Told {
  readonly key: MessageKey;
  readonly values: Values;
}

export interface Reader {
  readonly language: Language;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** The reader's own seat, if it is spoken to. */
  readonly you?: Seat | null;
  /** Formats an ICU message. */
  format(
    this: void,
    message: string,
    language: Language,
    values: Readonly<Record<string, string | number>>,
  ): string;
}

/** “Ana, Bruno and Carla”. Spanish has another word before the sound of an i. */
export function list(
  words: readonly string[],
  { language, format }: Pick<Reader, 'language' | 'format'>,
): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? '';
  const key = /^h?[ií](?!e)/i.test(last) ? 'list.and-i' : 'list.and';
  return format(vtesMessages[language][key], language, { first: words.slice(0, -1).join(', '), last });
}

/** Whoever wants to know where cards are named puts a mark behind their names. */
interface Marking extends Reader {
  readonly mark?: (card: string, name: string) => string;
  /** The cards and seats of the whole sentence. */
  readonly said?: readonly Place[];
}

function placesIn(value: Value): readonly Place[] {
  if (typeof value !== 'object') return [];
  if ('key' in value) return Object.values(value.values).flatMap(placesIn);
  return 'card' in value || 'seat' in value ? [value] : value.flatMap(placesIn);
}

const isSame = (one: Place, other: Place): boolean =>
  'seat' in one ? 'seat' in other && one.seat === other.seat : 'card' in other && one.card === other.card;

/** Which one of several it is, unless the sentence says it anyway. */
function whichOne({ number, at }: Named, { language, seats, said = [] }: Marking): string {
  if (number !== undefined) return ` #${number}`;
  if (at === undefined || said.some((one) => isSame(one, at))) return '';
  return ` (${'seat' in at ? (seats[at.seat] ?? '—') : cardName(at.card, language)})`;
}

function nameOf(named: Named, reader: Marking): string {
  const { card } = named;
  const words = cardName(card, reader.language) + whichOne(named, reader);
  return reader.mark === undefined ? words : words + reader.mark(card, words);
}

/** One argument alone. */
export function word(value: Value, reader: Marking): string | number {
  if (typeof value !== 'object') return value;
  if ('key' in value) return sentence(value, reader);
  if ('card' in value) return nameOf(value, reader);
  if ('seat' in value) return reader.seats[value.seat] ?? '—';
  return list(
    value.map((one) => String(word(one, reader))),
    reader,
  );
}

const isSeat = (value: Value, seat: Seat): boolean =>
  typeof value === 'object' && 'seat' in value && value.seat === seat;

/** Which argument is whoever is spoken to; a text may have other words for it. */
function youIn(values: Values, { you }: Reader): string {
  if (you === undefined || you === null) return '';
  return Object.keys(values).find((name) => isSeat(values[name]!, you)) ?? '';
}

/** Arguments as a formatter takes them: words and numbers. */
export function textArguments(values: Values, reader: Marking): Record<string, string | number> {
  const within = { ...reader, said: reader.said ?? Object.values(values).flatMap(placesIn) };
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value, within)])),
    you: youIn(values, reader),
  };
}

/** What is told, in the reader's language. */
export function sentence({ key, values }: Told, reader: Reader): string {
  const { language } = reader;
  const message = key in vtesMessages[language] ? vtesMessages[language] : kernelMessages[language];
  return reader.format(
    (message as Readonly<Record<string, string>>)[key]!,
    language,
    textArguments(values, reader),
  );
}

/** A part of a sentence that names a card. */
export interface CardPart {
  readonly card: string;
  readonly text: string;
}

// never in a text: it ends a name, and a number says which
const MARK = /\u{E000}(\d+)\u{E001}/u;

/** The same in parts: words, and the cards that are named between them. */
export function parts(told: Told, reader: Reader): (string | CardPart)[] {
  const cards: CardPart[] = [];
  const mark = (card: string, text: string): string => `\u{E000}${cards.push({ card, text }) - 1}\u{E001}`;
  const marking: Marking = { ...reader, mark };
  // words, a number, words, a number, … words
  const pieces = sentence(told, marking).split(MARK);
  return pieces
    .flatMap((piece, index) => {
      if (index % 2 === 1) return cards[Number(piece)]!;
      const next = pieces[index + 1];
      return next === undefined ? piece : piece.slice(0, -cards[Number(next)]!.text.length);
    })
    .filter((part) => part !== '');
}
