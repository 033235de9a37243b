// Whether a text could be a move of this game: its verb is one, and what it names is a card or a seat.

import { fold, type State } from '@nocturne/kernel';
import { allCards } from '../cards/book.ts';
import type { Vtes } from '../types.ts';

const VERBS = [
  'bleed',
  'hunt',
  'take',
  'allocate',
  'choose',
  'shift',
  'lock',
  'unlock',
  'optional',
  'use',
  'leave torpor',
  'rescue',
  'diablerize',
  'spare',
  'become anarch',
  'play',
  'call',
  'equip',
  'employ',
  'recruit',
  'block',
  'no block',
  'pass',
  'end phase',
  'transfer',
  'take back',
  'draw crypt',
  'bring',
  'discard',
  'pay',
  'gain 1 pool from the edge',
  'contest',
  'yield',
  'withdraw',
  'strike',
  'dodge',
  'maneuver',
  'press',
  'prevent',
  'vote',
] as const;

/** The words that follow the last `with`, `on` or `from` must name something. */
export function knowsMove(state: State<Vtes>, move: string): boolean {
  const text = fold(move);
  if (!VERBS.some((verb) => text === verb || text.startsWith(`${verb} `))) return false;
  const named = [...Array.from(allCards(), ({ name }) => name), ...state.seats, 'the edge'].map(fold);
  const tail = /.*\b(?:with|on|from) (.+)$/.exec(text)?.[1];
  return tail === undefined || named.some((name) => tail.startsWith(name));
}
