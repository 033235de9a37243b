// The client's own texts at a table of Nosferatu.

import { texts } from '../text/texts.ts';

export const useTexts = texts({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
});
