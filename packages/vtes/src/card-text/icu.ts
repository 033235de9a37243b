// Formats ICU messages: arguments, `plural` with exact numbers, `one` and `other`, and `select`. The rules know no
// formatter of the host, and the text of a card needs no more than this.

import type { Language } from '@nocturne/kernel';

export type Values = Readonly<Record<string, string | number>>;

interface Argument {
  readonly name: string;
  /** Absent for an argument that stands for itself; `#` is the number of the plural around it. */
  readonly options?: ReadonlyMap<string, Message>;
  readonly plural?: boolean;
}
type Message = readonly (string | Argument)[];

interface Reading {
  readonly text: string;
  at: number;
}

/** What stands before the next of some signs. */
function until(reading: Reading, signs: RegExp): string {
  const rest = reading.text.slice(reading.at);
  const length = rest.search(signs);
  if (length < 0) throw new Error(`a brace is missing in “${reading.text}”`);
  reading.at += length;
  return rest.slice(0, length);
}

function readArgument(reading: Reading): Argument {
  reading.at += 1;
  const name = until(reading, /[,}]/).trim();
  if (reading.text[reading.at] === '}') {
    reading.at += 1;
    return { name };
  }
  reading.at += 1;
  const plural = until(reading, /,/).trim() === 'plural';
  reading.at += 1;
  const options = new Map<string, Message>();
  for (let id = until(reading, /[{}]/).trim(); id !== ''; id = until(reading, /[{}]/).trim()) {
    reading.at += 1;
    options.set(id, readMessage(reading, plural ? name : undefined));
    reading.at += 1;
  }
  reading.at += 1;
  return { name, options, plural };
}

/** Up to the end, or to the brace that closes it. */
function readMessage(reading: Reading, counted: string | undefined): Message {
  const parts: (string | Argument)[] = [];
  while (reading.at < reading.text.length && reading.text[reading.at] !== '}') {
    const sign = reading.text[reading.at];
    if (sign === '{') parts.push(readArgument(reading));
    else if (sign === '#' && counted !== undefined) {
      parts.push({ name: counted });
      reading.at += 1;
    } else {
      const start = reading.at;
      reading.at += 1;
      while (reading.at < reading.text.length && !/[{}#]/.test(reading.text[reading.at]!)) reading.at += 1;
      parts.push(reading.text.slice(start, reading.at));
    }
  }
  return parts;
}

/** Nothing is `one` in French and Portuguese. */
const isOne = (count: number, language: Language): boolean =>
  count === 1 || (count === 0 && (language === 'fr' || language === 'pt'));

function chosen({ name, options, plural }: Argument, language: Language, values: Values): Message {
  const value = values[name]!;
  const id = String(value);
  const exact = options!.get(plural ? `=${id}` : id);
  const one = plural && isOne(Number(value), language) ? options!.get('one') : undefined;
  return exact ?? one ?? options!.get('other')!;
}

function write(message: Message, language: Language, values: Values): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values[part.name];
      if (value === undefined) throw new Error(`the text wants {${part.name}}`);
      return part.options === undefined
        ? String(value)
        : write(chosen(part, language, values), language, values);
    })
    .join('');
}

const read = new Map<string, Message>();

export function format(text: string, language: Language, values: Values): string {
  const message = read.get(text) ?? readMessage({ text, at: 0 }, undefined);
  read.set(text, message);
  return write(message, language, values);
}
