// A page that is loaded anew goes on where it was: what it knew is kept until then, in this tab alone.

import type { GameClient, TableState } from './types.ts';

type Kept = Pick<TableState, 'about' | 'seat' | 'at' | 'view' | 'chat' | 'log'>;
const KEPT_LINES = 300;
const keyOf = (id: string): string => `table ${id}`;

export function keepTable(id: string, { about, seat, at, view, chat, log }: TableState): void {
  if (view === null || about === null) return;
  const kept: Kept = { about, seat, at, view, chat, log: log.slice(-KEPT_LINES) };
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // no room: the server has it all, but for the log
  }
}

export async function keptTable(
  id: string,
  load: (game: string) => Promise<GameClient>,
): Promise<(Kept & Pick<TableState, 'client'>) | undefined> {
  const text = sessionStorage.getItem(keyOf(id));
  if (text === null) return undefined;
  sessionStorage.removeItem(keyOf(id));
  const kept = JSON.parse(text) as Kept;
  return { ...kept, client: await load(kept.about!.game) };
}
