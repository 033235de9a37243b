// The languages in their own words, so that everyone finds theirs.

import type { Language } from '@nocturne/kernel';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  pt: 'Português',
  fr: 'Français',
  es: 'Español',
};
