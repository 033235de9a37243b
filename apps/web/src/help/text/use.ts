// The texts of the help, in the reader's language.

import { texts } from '../../text/texts.ts';
import type { HelpMessageKey } from './messages.ts';

export const useHelpTexts = texts<HelpMessageKey>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
