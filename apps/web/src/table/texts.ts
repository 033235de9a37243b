// The texts of tables of all games.

import { texts } from '../text/texts.ts';

export const useTableTexts = texts({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
});
