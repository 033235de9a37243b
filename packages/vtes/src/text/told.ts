// What is told, before it is put into words: the key of a text and its arguments. It knows no language, so that a log can
// be read in any.

import { kernelMessages, type Language, type Seat } from '@nocturne/kernel';
import { cardName } from './card-name.ts';
import { vtesMessages } from './languages.ts';
import type { VtesMessageKey } from './messages.ts';

/** Of several cards in play with one name, `number` is the how-manieth. */
interface Named {
  readonly card: string;
  readonly number?: number;
}
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

function word(value: Value, reader: Reader): string | number {
  if (typeof value !== 'object') return value;
  if ('key' in value) return sentence(value, reader);
  if ('card' in value) {
    const name = cardName(value.card, reader.language);
    return value.number === undefined ? name : `${name} #${value.number}`;
  }
  if ('seat' in value) return reader.seats[value.seat] ?? '—';
  return list(
    value.map((one) => String(word(one, reader))),
    reader,
  );
}

/** Arguments as a formatter takes them: words and numbers. */
export const textArguments = (values: Values, reader: Reader): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value, reader)]));

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
