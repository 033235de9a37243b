// The reader's language, and the texts that every page needs in it. Each part of the client brings its own (`texts.ts`),
// those of a game come with the game.

import type { Language } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext } from 'react';
import { readTexts } from './kept-texts.ts';
import type { WebMessageKey, WebMessages } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface WebReader {
  readonly language: Language;
  /** Formats an ICU message. */
  readonly format: (this: void, message: string, language: Language, values: Values) => string;
  readonly say: (this: void, key: WebMessageKey, values?: Values) => string;
}

interface Compiled {
  readonly message: IntlMessageFormat;
  /** What it said with which values: a table says the same again and again. */
  readonly said: Map<string, string>;
}
const compiled: Partial<Record<Language, Map<string, Compiled>>> = {};
/** More ways to say one thing than a table needs. */
const MOST_SAID = 200;

/** Most messages say what they say, whatever the values. */
const isPlain = (message: string): boolean => !message.includes('{') && !message.includes("'");

function saidWith({ message, said }: Compiled, values: Values): string {
  const key = JSON.stringify(values);
  const before = said.get(key);
  if (before !== undefined) return before;
  const text = String(message.format(values));
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

function format(message: string, language: Language, values: Values = {}): string {
  if (isPlain(message)) return message;
  const known = (compiled[language] ??= new Map<string, Compiled>());
  let found = known.get(message);
  if (found === undefined) {
    found = {
      message: new IntlMessageFormat(message, language, undefined, { ignoreTag: true }),
      said: new Map(),
    };
    known.set(message, found);
  }
  return saidWith(found, values);
}

export const readerOf = (language: Language, messages: WebMessages): WebReader => ({
  language,
  format,
  say: (key, values = {}) => format(messages[key], language, values),
});

const LOAD: Readonly<Record<Language, () => Promise<{ readonly messages: WebMessages }>>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
};

export async function loadReader(language: Language): Promise<WebReader> {
  const [{ messages }] = await Promise.all([LOAD[language](), readTexts(language)]);
  return readerOf(language, messages);
}

interface Reading {
  readonly reader: WebReader;
  /** Another language from now on. */
  readonly speak: (this: void, language: Language) => void;
}
const ReadingContext = createContext<Reading | null>(null);

function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === null) throw new Error('nobody reads here');
  return reading;
}
export const useReader = (): WebReader => useReading().reader;
export const useSpeak = (): Reading['speak'] => useReading().speak;

export function Reads({ reader, speak, children }: Reading & { readonly children: ReactNode }): ReactNode {
  return <ReadingContext value={{ reader, speak }}>{children}</ReadingContext>;
}
