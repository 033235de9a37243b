// Bots that always answer: what takes too long or fails is answered at once, with little thought.

import type { Choice, GameTypes, Open } from '@nocturne/kernel';
import { findGame, type ServerGame } from '../games.ts';
import type { Thought } from '../tables/running.ts';
import { type Answer, think } from './think.ts';
import type { Thinkers } from './thinkers.ts';

/** The answer that does nothing, or else any. */
function anyAnswer(thought: Thought): Answer {
  const { decision, random } = thought;
  const passive = findGame(thought.game)?.(
    <T extends GameTypes>({ game }: ServerGame<T>): Choice | undefined => game.passive?.(decision as Open<T>),
  );
  return passive === undefined ? think({ ...thought, strength: 'random' }) : { choice: passive, random };
}

export const answeringAlways = (
  { think: thinkWell, close }: Thinkers,
  failed: (error: unknown, where: string) => void,
): Thinkers => ({
  async think(thought) {
    try {
      return await thinkWell(thought);
    } catch (error) {
      failed(error, `a ${thought.strength} bot of ${thought.game}`);
      return anyAnswer(thought);
    }
  },
  close,
});
