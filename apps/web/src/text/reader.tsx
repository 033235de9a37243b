// The reader's language, and the client's own texts in it. Those of a game come with the game.

import type { Language } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { WebMessageKey, WebMessages } from './messages.ts';
import { pt } from './pt.ts';

export const webMessages: Readonly<Record<Language, WebMessages>> = { en, it, pt, fr, es };

type Values = Readonly<Record<string, string | number>>;

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

export const readerOf = (language: Language): WebReader => ({
  language,
  format,
  say: (key, values = {}) => format(webMessages[language][key], language, values),
});

const ReaderContext = createContext<WebReader>(readerOf('en'));
export const useReader = (): WebReader => useContext(ReaderContext);

export function Reads({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactNode {
  const reader = useMemo(() => readerOf(language), [language]);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
