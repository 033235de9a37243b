// What a game brings to its table. Nothing else at the table knows a game; this is loaded with its board.

import type { Language } from '@nocturne/kernel';
import type { ReasonMessage } from '@nocturne/protocol';
import type { ComponentType } from 'react';
import type { LiveTable } from './live-table.ts';

/** A view or an event of some game: only its client knows the types. */
export interface AnyView {
  readonly table: object;
  readonly own: object | null;
}
export interface AnyEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly secret?: unknown;
}

/** Something that happened, before it is put into words: a log can be read in any language. */
export interface LogLine {
  readonly told: unknown;
  /** Begins a paragraph: a turn, an end. */
  readonly heading: boolean;
}

export interface Words {
  readonly language: Language;
  readonly seats: readonly string[];
  readonly format: (
    message: string,
    language: Language,
    values: Readonly<Record<string, string | number>>,
  ) => string;
}

export interface GameClient {
  readonly follow: (view: AnyView, event: AnyEvent, seat: number | null) => AnyView;
  /** What an event says to whoever had this view before it. */
  readonly tell: (event: AnyEvent, before: AnyView) => readonly LogLine[];
  readonly sentence: (line: LogLine, words: Words) => string;
  readonly reason: (reason: ReasonMessage, view: AnyView | null, words: Words) => string | undefined;
  readonly Board: ComponentType<{ readonly table: LiveTable }>;
}

const CLIENTS: Readonly<Record<string, () => Promise<{ readonly client: GameClient }>>> = {
  vtes: () => import('../vtes/client.tsx'),
  nosferatu: () => import('../nosferatu/client.tsx'),
};

export async function gameClient(game: string): Promise<GameClient> {
  const load = CLIENTS[game];
  if (load === undefined) throw new Error(`there is no client for ${game}`);
  return (await load()).client;
}
