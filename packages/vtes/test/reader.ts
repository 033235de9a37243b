// A reader for tests, with the formatter that the apps have.

import type { Language } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { CardReader } from '../src/card-text/reader.ts';

const compiled = new Map<string, IntlMessageFormat>();

export const readerOf = (language: Language): CardReader => ({
  language,
  format(message, to, values) {
    const key = `${to} ${message}`;
    const found = compiled.get(key) ?? new IntlMessageFormat(message, to);
    compiled.set(key, found);
    return String(found.format(values));
  },
});
