// The hook that says them.

import { texts } from '../../../text/texts.ts';
import type { StageKey } from './messages.ts';

export const useStageText = texts<StageKey>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
