import { texts } from '../../text/texts.ts';
import type { LobbyKey } from './messages.ts';

export const useWords = texts<LobbyKey>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
});
