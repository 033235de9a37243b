// The texts of decks, in the reader's language.

import { texts } from '../../text/texts.ts';
import type { DeckMessageKey } from './messages.ts';

export const useDeckTexts = texts<DeckMessageKey>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
