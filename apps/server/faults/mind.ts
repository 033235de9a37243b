// Somebody who knows of a game what they were sent, and nothing else: a view, kept up to date from events, and a bot that
// answers. A client in any language could do the same.

import { canonical, type Choice, type GameTypes, type Open, type Random, type View } from '@nocturne/kernel';
import type { Question } from '@nocturne/protocol';
import { findGame, type ServerGame } from '../src/games.ts';

export interface Mind {
  /** The whole table, as it is sent. */
  readonly see: (view: unknown) => void;
  readonly notice: (events: readonly unknown[]) => void;
  readonly choose: (question: Question) => Choice;
  /** One text for what is known. */
  readonly view: () => string;
}

function mindOf<T extends GameTypes>({ game, bots }: ServerGame<T>, seat: number | null, luck: Random): Mind {
  const bot = bots.heuristic;
  let view: View<T> | undefined;
  let memory: unknown;
  return {
    see(seen) {
      view = seen as View<T>;
      if (seat !== null) memory = bot.begin(view, seat);
    },
    notice(events) {
      for (const event of events as Parameters<typeof game.follow>[1][]) {
        view = game.follow(view!, event, seat);
        if (seat !== null) memory = bot.notice(memory, event);
      }
    },
    choose: (question) => bot.choose(memory, view!, { ...question, seat } as unknown as Open<T>, luck),
    view: () => canonical(view),
  };
}

/** `null` is a spectator. */
export const newMind = (game: string, seat: number | null, luck: Random): Mind =>
  findGame(game)!((entry) => mindOf(entry, seat, luck));
