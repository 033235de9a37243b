// One thought of a bot: from what its seat sees to what it answers. Runs in any thread.

import type { Bot } from '@nocturne/bots';
import type { Choice, GameTypes, Open, Random, View } from '@nocturne/kernel';
import { findGame } from '../games.ts';
import type { Thought } from '../tables/running.ts';

export interface Answer {
  readonly choice: Choice;
  /** Its luck, as far as it has been used up. */
  readonly random: Random;
}

export function think({ game, strength, memory, view, decision, random }: Thought): Answer {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  return found(<T extends GameTypes>({ bots }: { bots: Readonly<Record<string, Bot<T>>> }) => {
    const luck = structuredClone(random);
    const choice = bots[strength]!.choose(memory, view as View<T>, decision as Open<T>, luck);
    return { choice, random: luck };
  });
}
