// The log in lines: words, cards that can be looked at, and headings.

import { parts, type CardPart, type Table, type Told } from '@nocturne/vtes';
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

/** The first turn is there before anything is told: whose it was, if the log begins with it. */
export function firstTurn(
  log: readonly LogLine[],
  { turn, whose, order }: Pick<Table, 'turn' | 'whose' | 'order'>,
): TurnHeading | null {
  if (log.length === 0) return null;
  const told = log.map(turnOf).find((one) => one !== null);
  if (told === undefined) return turn === 1 ? { turn, seat: whose } : null;
  if (told.turn !== 2) return null;
  const before = order.indexOf(told.seat) - 1;
  return { turn: 1, seat: order.at(before)! };
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
