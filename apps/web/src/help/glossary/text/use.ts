// What the words of the games mean, in the reader's language.

import { texts } from '../../../text/texts.ts';
import type { GlossaryKey } from '../entries.ts';

export const useGlossaryTexts = texts<GlossaryKey>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
