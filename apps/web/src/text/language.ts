// Which language the reader has chosen, or else the browser prefers.

import { type Language, LANGUAGES } from '@nocturne/kernel';

const KEPT_AS = 'language';
const isLanguage = (text: string | null | undefined): text is Language =>
  (LANGUAGES as readonly (string | null | undefined)[]).includes(text);

export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
  document.documentElement.lang = language;
}
