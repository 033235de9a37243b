// The reader's language, and the texts that every page needs in it. Each part of the client brings its own (`texts.ts`),
// those of a game come with the game.

import type { Language } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext } from 'react';
import type { WebMessageKey, WebMessages } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface WebReader {
  readonly language: Language;
  /** Formats an ICU message. */
  readonly format: (this: void, message: string, language: Language, values: Values) => string;
  readonly say: (this: void, key: WebMessageKey, values?: Values) => string;
}

const compiled = new Map<string, IntlMessageFormat>();

function format(message: string, language: Language, values: Values = {}): string {
  const key = `${language} ${message}`;
  let found = compiled.get(key);
  if (found === undefined) {
    found = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    compiled.set(key, found);
  }
  return String(found.format(values));
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
  const { messages } = await LOAD[language]();
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
