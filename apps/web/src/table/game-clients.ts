// The client of each game, loaded with its first table.

import type { GameClient } from './types.ts';

const CLIENTS: Readonly<Record<string, () => Promise<{ readonly client: GameClient }>>> = {
  vtes: () => import('../vtes/client.tsx'),
  nosferatu: () => import('../nosferatu/client.tsx'),
};

export async function gameClient(game: string): Promise<GameClient> {
  const load = CLIENTS[game];
  if (load === undefined) throw new Error(`there is no client for ${game}`);
  return (await load()).client;
}
