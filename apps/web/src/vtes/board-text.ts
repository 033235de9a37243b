// The texts of the board.

import { texts } from '../text/texts.ts';

export const useBoardText = texts({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
});
