// A table against bots that begins at once.

import { request } from '../net/http.ts';
import { enter } from '../net/person.ts';

export type GameName = 'vtes' | 'nosferatu';
export const READY_DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const;
export type ReadyDeck = (typeof READY_DECKS)[number];

const anyDeck = (): ReadyDeck => READY_DECKS[Math.floor(Math.random() * READY_DECKS.length)]!;

export interface Wish {
  readonly deck?: ReadyDeck;
  readonly seats?: number;
}

/** The address of the new table. Whoever is nobody yet comes in as a guest of this name. */
export async function quickTable(game: GameName, guest: string, wish: Wish): Promise<string> {
  await enter(guest);
  const { id } = await request<{ id: string }>('POST', '/api/tables', {
    game,
    bots: 'heuristic',
    start: true,
    listed: false,
    ...(game === 'vtes' ? { deck: anyDeck() } : {}),
    ...wish,
  });
  return `/tables/${id}`;
}

/** Fetches what the table will need, while somebody is about to ask for it. */
export function fetchTable(game: GameName): void {
  void import('../table/page.tsx');
  void import('../table/game-clients.ts').then(({ gameClient }) => gameClient(game));
}
