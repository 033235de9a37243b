// What happened, as it is told: through somebody's eyes, move by move.

import type { GameTypes, Seat, SeatEvent, View } from '@nocturne/kernel';
import type { CliGame } from './cli-game.ts';
import type { Voice } from './voice.ts';

/** What somebody was told of a move, and what they saw before it. */
export interface Told<T extends GameTypes> {
  readonly before: View<T>;
  readonly events: readonly SeatEvent<T>[];
  /** The set-up is seen only when it is over. */
  readonly isSetup: boolean;
}

/** Through whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = Seat | 'all' | null;

/** What happened in one move, as paragraphs of the log. */
export function paragraphs<T extends GameTypes>(
  entry: CliGame<T>,
  voice: Voice<T>,
  { before, events, isSetup }: Told<T>,
  eyes: Eyes,
): string[] {
  const found: string[][] = [[]];
  let seen = before;
  for (const event of events) {
    if (!entry.isQuiet(event)) {
      if (entry.isTurningPoint(event)) found.push([]);
      found.at(-1)!.push(...voice.event(event, seen));
    }
    if (!isSetup) seen = followed(entry, seen, event, eyes);
  }
  return found.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
}

/** Nobody has a view of everything, so it follows what is public. */
function followed<T extends GameTypes>(
  { game }: CliGame<T>,
  seen: View<T>,
  event: SeatEvent<T>,
  eyes: Eyes,
): View<T> {
  if (eyes !== 'all') return game.follow(seen, event, eyes);
  const { type, data } = event;
  return game.follow(seen, { type, data }, null);
}
