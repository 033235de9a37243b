// The games that are played here, as the server tells.

import { use } from 'react';
import { request } from '../net/http.ts';
import type { GameInfo } from './draft.ts';

/** What is known without asking, for a server that does not answer. */
const USUAL: readonly GameInfo[] = [
  {
    name: 'vtes',
    seats: { min: 2, max: 6 },
    usualSeats: 5,
    decks: ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'],
  },
  { name: 'nosferatu', seats: { min: 5, max: 8 }, usualSeats: 6, decks: [] },
];

let asked: Promise<readonly GameInfo[]> | undefined;

/** Suspends until it is known. */
export function useGames(): readonly GameInfo[] {
  asked ??= request<readonly GameInfo[]>('GET', '/api/games').catch(() => {
    asked = undefined;
    return USUAL;
  });
  return use(asked);
}
