// A game with a deck, against bots, at once.

import { request } from '../net/http.ts';
import { enter } from '../net/person.ts';

/** The id of the table. */
export async function playWith(list: string, format: string, name: string): Promise<string> {
  await enter(name);
  const { id } = await request<{ id: string }>('POST', '/api/tables', {
    game: 'vtes',
    options: { format },
    listed: false,
    bots: 'heuristic',
    deck: { list },
    start: true,
  });
  return id;
}
