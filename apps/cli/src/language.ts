// The reader's language, and messages in it.

import { type Language, LANGUAGES } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number | boolean>>;
export type Messages = Readonly<Record<string, string>>;

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of a locale such as it_IT.UTF-8. */
export function languageOf(locale: string): Language | undefined {
  const [code = ''] = locale.toLowerCase().split(/[_.@-]/);
  return isLanguage(code) ? code : undefined;
}

/** LC_ALL counts before LC_MESSAGES, and that before LANG, as everywhere. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return languageOf(locale) ?? 'en';
}

const compiled = new Map<string, IntlMessageFormat>();

/** Formats an ICU message. */
export function format(message: string, language: Language, values: Values = {}): string {
  const key = `${language} ${message}`;
  let found = compiled.get(key);
  if (found === undefined) {
    found = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    compiled.set(key, found);
  }
  return String(found.format(values));
}
