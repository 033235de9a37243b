// V-4.3: the card that is being played, while others may answer it.

import type { Frame } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import { answersAnywhere, libraryCard, playsAt, usesAt } from '../cards/book.ts';
import type { Mode } from '../cards/printed.ts';
import type { Vtes } from '../types.ts';

type Playing = Frame<Vtes, 'play'>;

/** The card whose as-played window is open: the innermost, if cards answer each other. */
export function beingPlayed({ stack }: Vt): Playing | undefined {
  const at = stack.findLastIndex((frame) => frame.proc === 'window' && frame.moment === 'as-played');
  const frame = stack[at - 1];
  return frame?.proc === 'play' ? frame : undefined;
}

/** Whether anybody holds a card, or has one in play, that answers others: else no window needs to open. */
export function anyAnswer({ board }: Vt): boolean {
  if (usesAt('as-played') !== undefined) return true;
  const { action, combat } = board;
  const answers = action === null || combat !== null ? undefined : playsAt('as-played');
  return board.methuselahs.some(({ hand }) =>
    hand.some((name) => (answers === undefined ? answersAnywhere(name) : answers.has(name))),
  );
}

export const modeOf = ({ play: { name, mode } }: Playing): Mode => libraryCard(name).modes[mode]!;
