// Answers to a card that is being played: whether it is worth a card to cancel it.

import { cardNamed, type Gain, gainsOfPlay } from '@nocturne/vtes';
import type { PlayOption, Seen, UseOption } from './seen.ts';
import { priceOf } from './under-way.ts';
import { valueOf } from './value.ts';

const NEVER = -50;
/** Something worse may come. */
const KEPT = 0.8;

const cancels = (option: PlayOption | UseOption): boolean => {
  if (option.do !== 'play') return false;
  const card = cardNamed(option.name);
  return card.kind === 'library' && card.modes[option.mode]!.effects.some(({ op }) => op === 'cancel');
};

/** What the card would do to everyone is what its cancellation saves. A wake waits for something to wake for. */
export function meritOfAnswer(seen: Seen, option: PlayOption | UseOption, gains: readonly Gain[]): number {
  const { playing } = seen.memory;
  if (playing === null || playing.seat === seen.seat || !cancels(option)) return NEVER;
  const { seat, target, name, mode, minion } = playing;
  const harm = -valueOf(seen, gainsOfPlay(seen.table, seat, { ...target, do: 'play', name, mode, minion }));
  return harm - priceOf(seen, gains) - KEPT;
}
