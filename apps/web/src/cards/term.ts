// Words of the game.

import { vtesMessages, type VtesMessageKey } from '@nocturne/vtes';
import type { WebReader } from '../text/reader.tsx';

export const term = (
  { language, format }: WebReader,
  key: Extract<VtesMessageKey, `term.${string}`>,
): string => format(vtesMessages[language][key], language, {});
