// The texts of replays.

import { texts } from '../text/texts.ts';

export const useReplayTexts = texts({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  pt: () => import('./text/pt.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
});
