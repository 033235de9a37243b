// The log in lines: words, cards that can be looked at, and headings.

import { parts, type CardPart, type Told } from '@nocturne/vtes';
import type { LogLine, Words } from '../../table/types.ts';

/** A turn begins. */
export interface TurnHeading {
  readonly turn: number;
  readonly seat: number;
}

const isSeat = (value: unknown): value is { readonly seat: number } =>
  typeof value === 'object' && value !== null && 'seat' in value;

export function turnOf({ told }: LogLine): TurnHeading | null {
  const { key, values } = told as Told;
  const { turn, seat } = values;
  return key === 'event.turn' && typeof turn === 'number' && isSeat(seat) ? { turn, seat: seat.seat } : null;
}

export const partsOf = ({ told }: LogLine, words: Words): (string | CardPart)[] => parts(told as Told, words);

const keys = new WeakMap<LogLine, number>();
let made = 0;

/** Lines have no number of their own; the same line has the same key. */
export function keyOf(line: LogLine): number {
  const known = keys.get(line);
  if (known !== undefined) return known;
  made += 1;
  keys.set(line, made);
  return made;
}
