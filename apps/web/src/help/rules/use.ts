// What the numbered rules are called, in the reader's language. The games have the English titles.

import { nosferatuRules } from '@nocturne/nosferatu';
import { vtesRules } from '@nocturne/vtes';
import { texts } from '../../text/texts.ts';

/** By number: `V-8.12`. */
export const useRuleTitles = texts<string>({
  en: () => Promise.resolve({ messages: { ...vtesRules, ...nosferatuRules } }),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
